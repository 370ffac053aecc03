import Glibc

/// What a shape is filled with.
enum Paint {
  case flat(Colour)
  /// Along the line from a to b.
  case linear(Point, Point, Ramp)
  case radial(Point, Double, Ramp)
  case custom((Point) -> Colour)
}

enum FillRule { case union, evenOdd }

/// A picture being drawn: premultiplied colour in floats, dithered to bytes only at the end.
final class Canvas {
  let width: Int
  let height: Int
  var pixels: [Colour]
  private var cover: [Float]

  var w: Double { Double(width) }
  var h: Double { Double(height) }
  var centre: Point { Point(w / 2, h / 2) }

  init(_ width: Int, _ height: Int, _ ground: Colour = Colour(0, 0, 0, 0)) {
    self.width = width
    self.height = height
    let a = ground.w
    pixels = Array(repeating: Colour(ground.x * a, ground.y * a, ground.z * a, a), count: width * height)
    cover = Array(repeating: 0, count: (width + 3) * height)
  }

  /// Colour for every pixel, the mean of `samples`² places in it.
  func shade(samples: Int = 2, _ f: (Point) -> Colour) {
    let step = 1 / Double(samples)
    let share = Float(step * step)
    for y in 0..<height {
      for x in 0..<width {
        var sum = Colour(0, 0, 0, 0)
        for j in 0..<samples {
          for i in 0..<samples {
            let c = f(Point(Double(x) + (Double(i) + 0.5) * step, Double(y) + (Double(j) + 0.5) * step))
            sum += Colour(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
          }
        }
        blend(y * width + x, sum * share, 1)
      }
    }
  }

  @inline(__always) private func blend(_ index: Int, _ premultiplied: Colour, _ coverage: Float) {
    let c = premultiplied * coverage
    pixels[index] = c + pixels[index] * (1 - c.w)
  }

  func fill(_ path: Path, _ colour: Colour, _ rule: FillRule = .union) { fill(path, .flat(colour), rule) }

  func fill(_ path: Path, _ paint: Paint, _ rule: FillRule = .union) {
    paintCovered(path, rule) { index, coverage, x, y in
      var c: Colour
      switch paint {
      case .flat(let colour): c = colour
      case .linear(let a, let b, let ramp):
        let d = b - a
        let p = Point(Double(x) + 0.5, Double(y) + 0.5) - a
        c = ramp((p.x * d.x + p.y * d.y) / (d.x * d.x + d.y * d.y))
      case .radial(let centre, let r, let ramp):
        c = ramp(length(Point(Double(x) + 0.5, Double(y) + 0.5) - centre) / r)
      case .custom(let f): c = f(Point(Double(x) + 0.5, Double(y) + 0.5))
      }
      c = Colour(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
      blend(index, c, coverage)
    }
  }

  func stroke(_ path: Path, _ width: Double, _ colour: Colour, cap: Cap = .round, join: Join = .round) {
    fill(path.stroked(width, cap: cap, join: join), .flat(colour))
  }

  /// Draws with a canvas of the same size and lays the result on this one where the path is.
  func clip(_ path: Path, _ rule: FillRule = .union, _ draw: (Canvas) -> Void) {
    let layer = Canvas(width, height)
    draw(layer)
    paintCovered(path, rule) { index, coverage, _, _ in blend(index, layer.pixels[index], coverage) }
  }

  /// A layer as large as the picture, laid on with an opacity, perhaps blurred.
  func layer(opacity: Double = 1, blur: Double = 0, _ draw: (Canvas) -> Void) {
    let layer = Canvas(width, height)
    draw(layer)
    if blur > 0 { layer.blur(blur) }
    for i in 0..<pixels.count { blend(i, layer.pixels[i], Float(opacity)) }
  }

  /// Changes every pixel that is there; the colour given and taken is straight.
  func adjust(_ f: (Colour, Point) -> Colour) {
    for y in 0..<height {
      for x in 0..<width {
        let p = pixels[y * width + x]
        guard p.w > 0 else { continue }
        let straight = Colour(p.x / p.w, p.y / p.w, p.z / p.w, p.w)
        let c = f(straight, Point(Double(x) + 0.5, Double(y) + 0.5))
        pixels[y * width + x] = Colour(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
      }
    }
  }

  /// Three box blurs, near enough to a bell.
  func blur(_ radius: Double) {
    let r = max(1, Int((radius * 0.9).rounded()))
    for _ in 0..<3 {
      boxBlur(r, count: width, lines: height, step: 1, lineStep: width)
      boxBlur(r, count: height, lines: width, step: width, lineStep: 1)
    }
  }

  private func boxBlur(_ r: Int, count: Int, lines: Int, step: Int, lineStep: Int) {
    var line = [Colour](repeating: .zero, count: count)
    let share = 1 / Float(2 * r + 1)
    for l in 0..<lines {
      let base = l * lineStep
      for i in 0..<count { line[i] = pixels[base + i * step] }
      var sum = Colour(0, 0, 0, 0)
      for i in -r...r { sum += line[min(max(i, 0), count - 1)] }
      for i in 0..<count {
        pixels[base + i * step] = sum * share
        sum += line[min(i + r + 1, count - 1)] - line[max(i - r, 0)]
      }
    }
  }

  // Exact area coverage by signed accumulation, a row's running sum being the coverage.
  private func paintCovered(_ path: Path, _ rule: FillRule, _ put: (Int, Float, Int, Int) -> Void) {
    var top = height
    var bottom = 0
    var left = width
    var right = 0
    let stride = width + 3
    for contour in path.contours {
      let p = contour.points
      guard p.count > 2 else { continue }
      var area = 0.0
      for i in 0..<p.count {
        let a = p[i]
        let b = p[(i + 1) % p.count]
        area += a.x * b.y - b.x * a.y
        top = min(top, Int(max(0, floor(a.y))))
        bottom = max(bottom, Int(min(h, ceil(a.y))))
        left = min(left, Int(max(0, floor(a.x))))
        right = max(right, Int(min(w, ceil(a.x) + 1)))
      }
      let flip = rule == .union && area < 0
      for i in 0..<p.count {
        let a = p[i]
        let b = p[(i + 1) % p.count]
        if flip { edge(b, a, stride) } else { edge(a, b, stride) }
      }
    }
    guard top < bottom else { return }
    for y in top..<bottom {
      var sum: Float = 0
      let base = y * stride
      for x in min(left, max(width - 1, 0))..<max(min(right, width), min(left, max(width - 1, 0))) {
        sum += cover[base + x]
        var a = abs(sum)
        if rule == .evenOdd {
          a = a.truncatingRemainder(dividingBy: 2)
          if a > 1 { a = 2 - a }
        } else {
          a = min(a, 1)
        }
        if a > 0.002 { put(y * width + x, a, x, y) }
      }
      for x in 0..<stride { cover[base + x] = 0 }
    }
  }

  private func edge(_ from: Point, _ to: Point, _ stride: Int) {
    if from.y == to.y { return }
    let direction: Double = from.y < to.y ? 1 : -1
    let a = from.y < to.y ? from : to
    let b = from.y < to.y ? to : from
    if b.y <= 0 || a.y >= h { return }
    let slope = (b.x - a.x) / (b.y - a.y)
    var x = a.y < 0 ? a.x - a.y * slope : a.x
    let first = Int(max(0, floor(a.y)))
    let last = Int(min(h, ceil(b.y)))
    guard first < last else { return }
    for y in first..<last {
      let dy = min(Double(y + 1), b.y) - max(Double(y), a.y)
      let next = x + slope * dy
      let d = dy * direction
      let x0 = min(max(min(x, next), 0), w)
      let x1 = min(max(max(x, next), 0), w)
      x = next
      let i0 = Int(x0)
      let i1 = Int(ceil(x1))
      let base = y * stride
      if i1 <= i0 + 1 {
        let m = (x0 + x1) / 2 - Double(i0)
        cover[base + i0] += Float(d - d * m)
        cover[base + i0 + 1] += Float(d * m)
      } else {
        let s = 1 / (x1 - x0)
        var before = 0.0
        var lastSum = 0.0
        for i in i0..<i1 {
          // Share of the piece's area right of it that lies in column i, then the difference to the column before.
          let l = max(Double(i), x0)
          let r = min(Double(i + 1), x1)
          let full = lastSum + (r - l) * s * (Double(i + 1) - (l + r) / 2)
          cover[base + i] += Float(d * (full - before))
          before = full
          lastSum += (r - l) * s
        }
        cover[base + i1] += Float(d * (1 - before))
      }
    }
  }
}
