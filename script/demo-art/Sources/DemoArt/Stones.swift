import Glibc

/// The shadow that a cut-out casts on its shelf.
func shelfShadow(_ c: Canvas, _ path: Path) {
  c.layer(blur: 10) { $0.fill(path.moved(Point(7, 11)), hex(0x000000, 0.45)) }
}

/// A stone's uneven outline.
func pebble(_ o: Point, _ rx: Double, _ ry: Double, _ seed: Int, rough: Double = 0.12) -> Path {
  let noise = Noise(seed)
  return Path.smooth(
    (0..<26).map { i in
      let a = Double(i) / 26 * 2 * .pi
      let k = 1 + rough * noise.fractal(cos(a) * 1.4 + 3, sin(a) * 1.4, octaves: 3) * 1.7
      return o + Point(cos(a) * rx, sin(a) * ry) * k
    }, closed: true, steps: 8)
}

/// Depth below a stone's skin, 0 at the rim and 1 in its heart, by rays from the middle.
func stoneDepth(_ p: Point, _ o: Point, _ rx: Double, _ ry: Double, _ noise: Noise, rough: Double = 0.12) -> Double {
  let q = (p - o) / Point(rx, ry)
  let a = atan2(q.y, q.x)
  let k = 1 + rough * noise.fractal(cos(a) * 1.4 + 3, sin(a) * 1.4, octaves: 3) * 1.7
  return 1 - length(q) / k
}

func agate(
  _ c: Canvas, _ seed: Int, _ ramp: Ramp, heart: UInt32, sparkle: Bool, rx: Double = 228, ry: Double = 196
) {
  let o = Point(c.w / 2, c.h / 2 - 4)
  let noise = Noise(seed)
  let outline = pebble(o, rx, ry, seed)
  shelfShadow(c, outline)
  c.fill(
    outline,
    .custom { p in
      let d = stoneDepth(p, o, rx, ry, noise)
      let warp = noise.fractal(p.x / 120, p.y / 120, 1.5, octaves: 4) * 0.16 * smooth(0, 0.3, d)
      let t = d + warp
      if d < 0.045 { return hex(0x5A4A3A).lit(noise(p.x / 5, p.y / 5) * 0.12) }
      if t > 0.74 {
        let q = p / 17
        var near = 9.0
        var second = 9.0
        var id = 0.0
        for j in -1...1 {
          for i in -1...1 {
            let x = Int(floor(q.x)) + i
            let y = Int(floor(q.y)) + j
            let s = Point(Double(x) + 0.5 + noise.cell(x, y) * 0.42, Double(y) + 0.5 + noise.cell(x, y, 4) * 0.42)
            let l = length(s - q)
            if l < near {
              second = near
              near = l
              id = noise.cell(x, y, 9)
            } else if l < second {
              second = l
            }
          }
        }
        let facet = sparkle ? id * 0.34 + (second - near) * 0.3 - 0.08 : id * 0.06
        return hex(heart).lit(clamp(facet - (0.84 - t) * 1.6 * (t < 0.84 ? 1 : 0), -0.6, 0.6))
      }
      let fine = noise.fractal(t * 26, 0.5, 2.5, octaves: 4)
      let broad = noise.fractal(t * 7, 0.5, 5.5, octaves: 2)
      return ramp(clamp(0.5 + broad * 0.75 + fine * 0.4)).lit(fine * 0.06)
    })
  // A polished face.
  c.fill(
    outline,
    .custom { p in
      let g = exp(-pow(((p.x - o.x) + (p.y - o.y) * 0.9 + 170) / 60, 2))
      return hex(0xFFFFFF, g * 0.16)
    })
}
