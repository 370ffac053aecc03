import Glibc

enum Cap { case butt, round }
enum Join { case miter, round }

extension Path {
  /// The outline of a line of this width along the path; the pieces overlap and are meant to be united.
  func stroked(_ width: Double, cap: Cap = .butt, join: Join = .miter) -> Path {
    outlined(cap: cap, join: join) { _ in width }
  }

  /// The same with a width that changes along each contour (0…1 from its start to its end).
  func outlined(cap: Cap = .round, join: Join = .round, width: (Double) -> Double) -> Path {
    var out = Path()
    for contour in contours {
      var points: [Point] = []
      for p in contour.points where points.last.map({ length($0 - p) > 1e-6 }) ?? true { points.append(p) }
      if contour.closed, points.count > 2, length(points[0] - points[points.count - 1]) < 1e-6 { points.removeLast() }
      guard points.count > 1 else {
        if let p = points.first, cap == .round { out.add(.circle(p, width(0) / 2)) }
        continue
      }
      let n = points.count
      let segments = contour.closed ? n : n - 1
      for i in 0..<segments {
        let a = points[i]
        let b = points[(i + 1) % n]
        let side = normal(unit(b - a))
        let wa = width(Double(i) / Double(segments)) / 2
        let wb = width(Double(i + 1) / Double(segments)) / 2
        out.add(Path([a + side * wa, b + side * wb, b - side * wb, a - side * wa]))
        if i + 1 < segments || contour.closed {
          let c = points[(i + 2) % n]
          out.join(a, b, c, wb, join)
        }
      }
      if !contour.closed, cap == .round {
        out.add(.circle(points[0], width(0) / 2))
        out.add(.circle(points[n - 1], width(1) / 2))
      }
    }
    return out
  }

  private mutating func join(_ a: Point, _ b: Point, _ c: Point, _ half: Double, _ kind: Join) {
    let d1 = unit(b - a)
    let d2 = unit(c - b)
    let cross = d1.x * d2.y - d1.y * d2.x
    let dot = d1.x * d2.x + d1.y * d2.y
    if abs(cross) < 1e-4, dot > 0 { return }
    if kind == .round, dot < 0.9 {
      add(.circle(b, half))
      return
    }
    let sign = cross > 0 ? -1.0 : 1.0
    let n1 = normal(d1) * (half * sign)
    let n2 = normal(d2) * (half * sign)
    var wedge = [b, b + n1]
    if dot > -0.85 {
      let middle = unit(n1 + n2)
      let reach = half / max(((1 + dot) / 2).squareRoot(), 0.2)
      wedge.append(b + middle * reach)
    }
    wedge.append(b + n2)
    add(Path(wedge))
  }

  /// Cuts the path into dashes.
  func dashed(_ on: Double, _ off: Double) -> Path {
    var out = Path()
    for contour in contours {
      var points = contour.points
      if contour.closed, let first = points.first { points.append(first) }
      guard points.count > 1 else { continue }
      var drawing = true
      var left = on
      out.move(points[0])
      for i in 1..<points.count {
        var a = points[i - 1]
        let b = points[i]
        var rest = length(b - a)
        while rest > left {
          a = mix(a, b, left / rest)
          rest -= left
          if drawing { out.line(a) } else { out.move(a) }
          drawing.toggle()
          left = drawing ? on : off
        }
        left -= rest
        if drawing { out.line(b) }
      }
    }
    return out
  }
}
