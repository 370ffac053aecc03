import Glibc

extension Canvas {
  /// Fibres and mottling of paper; `strength` 1 is plainly visible at full size.
  func paper(_ seed: Int, strength: Double = 1) {
    let noise = Noise(seed)
    adjust { c, p in
      let cloud = noise.fractal(p.x / 130, p.y / 130, octaves: 3)
      let fibre = noise(p.x / 2.6, p.y / 3.4, 7.5) * 0.5 + noise(p.x / 9, p.y / 2.2, 3.5) * 0.4
      let k = 1 + strength * (cloud * 0.022 + fibre * 0.011)
      return Colour(c.x * Float(k), c.y * Float(k), c.z * Float(k * 0.998), c.w)
    }
  }

  /// Darkens towards the corners.
  func vignette(_ strength: Double) {
    let c0 = centre
    adjust { c, p in
      let d = (p - c0) / Point(self.w * 0.5, self.h * 0.5)
      let r = (d.x * d.x + d.y * d.y) / 2
      return c.scaled(1 - strength * r * r)
    }
  }

  /// Straight 8-bit RGBA, dithered so that slow gradients show no steps.
  func bytes() -> [UInt8] {
    var random = Random(width &* 7919 &+ height)
    var out: [UInt8] = []
    out.reserveCapacity(width * height * 4)
    for p in pixels {
      let a = p.w
      for channel in 0..<3 {
        let v = a > 0 ? min(max(p[channel] / a, 0), 1) * 255 : 0
        let noise = Float((random.unit() + random.unit()) / 2)
        out.append(UInt8(min(v + (a > 0 ? noise : 0), 255)))
      }
      out.append(UInt8(min(max(a * 255 + 0.5, 0), 255)))
    }
    return out
  }

  /// Writes a PAM, which ImageMagick and every netpbm reader takes, alpha kept.
  func write(_ path: String) {
    guard let file = fopen(path, "wb") else {
      perror(path)
      exit(1)
    }
    let head = "P7\nWIDTH \(width)\nHEIGHT \(height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    fputs(head, file)
    let data = bytes()
    fwrite(data, 1, data.count, file)
    fclose(file)
  }
}
