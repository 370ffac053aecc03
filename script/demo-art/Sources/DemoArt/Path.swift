import Glibc

/// A point in pixels of the picture, y downwards.
typealias Point = SIMD2<Double>

func length(_ p: Point) -> Double { (p.x * p.x + p.y * p.y).squareRoot() }
func unit(_ p: Point) -> Point {
  let l = length(p)
  return l > 1e-12 ? p / l : Point(1, 0)
}
func normal(_ p: Point) -> Point { Point(-p.y, p.x) }
func polar(_ angle: Double, _ radius: Double = 1) -> Point { Point(cos(angle), sin(angle)) * radius }
func turn(_ p: Point, _ angle: Double) -> Point {
  Point(p.x * cos(angle) - p.y * sin(angle), p.x * sin(angle) + p.y * cos(angle))
}
func mix(_ a: Point, _ b: Point, _ t: Double) -> Point { a + (b - a) * t }

/// Outlines, flattened to short straight pieces as they are built.
struct Path {
  struct Contour {
    var points: [Point]
    var closed: Bool
  }

  var contours: [Contour] = []

  init() {}

  init(_ points: [Point], closed: Bool = true) { contours = [Contour(points: points, closed: closed)] }

  static func circle(_ centre: Point, _ r: Double) -> Path { ellipse(centre, r, r) }

  static func ellipse(_ centre: Point, _ rx: Double, _ ry: Double, turned: Double = 0) -> Path {
    let n = max(12, Int(max(rx, ry).squareRoot() * 9))
    return Path(
      (0..<n).map { i in
        let a = Double(i) / Double(n) * 2 * .pi
        return centre + turn(Point(cos(a) * rx, sin(a) * ry), turned)
      })
  }

  static func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Path {
    Path([Point(x, y), Point(x + w, y), Point(x + w, y + h), Point(x, y + h)])
  }

  static func regular(_ n: Int, _ centre: Point, _ r: Double, turned: Double = 0) -> Path {
    Path((0..<n).map { centre + polar(turned + Double($0) / Double(n) * 2 * .pi, r) })
  }

  /// A smooth closed or open curve through the points (Catmull-Rom).
  static func smooth(_ p: [Point], closed: Bool = false, steps: Int = 10) -> Path {
    guard p.count > 2 else { return Path(p, closed: closed) }
    let n = p.count
    var out: [Point] = []
    for i in 0..<(closed ? n : n - 1) {
      let at = { (k: Int) -> Point in closed ? p[(k + n) % n] : p[min(max(k, 0), n - 1)] }
      let a = at(i - 1)
      let b = at(i)
      let c = at(i + 1)
      let d = at(i + 2)
      for s in 0..<steps {
        let t = Double(s) / Double(steps)
        let t2 = t * t
        let t3 = t2 * t
        let linear: Point = b * 2 + (c - a) * t
        let square: Point = (a * 2 - b * 5 + c * 4 - d) * t2
        let cube: Point = (b * 3 - a - c * 3 + d) * t3
        out.append((linear + square + cube) * 0.5)
      }
    }
    if !closed { out.append(p[n - 1]) }
    return Path(out, closed: closed)
  }

  mutating func move(_ p: Point) { contours.append(Contour(points: [p], closed: false)) }
  mutating func line(_ p: Point) { contours[contours.count - 1].points.append(p) }
  mutating func close() { contours[contours.count - 1].closed = true }

  mutating func curve(_ c1: Point, _ c2: Point, _ end: Point) {
    guard let a = contours.last?.points.last else { return }
    let n = max(6, Int((length(c1 - a) + length(c2 - c1) + length(end - c2)) / 4))
    for i in 1...n {
      let t = Double(i) / Double(n)
      let m = 1 - t
      line(a * (m * m * m) + c1 * (3 * m * m * t) + c2 * (3 * m * t * t) + end * (t * t * t))
    }
  }

  mutating func quad(_ c: Point, _ end: Point) {
    guard let a = contours.last?.points.last else { return }
    curve(mix(a, c, 2 / 3), mix(end, c, 2 / 3), end)
  }

  /// An elliptic arc from angle `from` to `to` (radians), joined to what went before.
  mutating func arc(_ centre: Point, _ rx: Double, _ ry: Double, _ from: Double, _ to: Double) {
    let n = max(6, Int(abs(to - from) * max(rx, ry).squareRoot() * 1.6))
    for i in 0...n {
      let a = from + (to - from) * Double(i) / Double(n)
      let p = centre + Point(cos(a) * rx, sin(a) * ry)
      if contours.isEmpty || contours[contours.count - 1].closed { move(p) } else { line(p) }
    }
  }

  mutating func add(_ other: Path) { contours += other.contours }

  func mapped(_ f: (Point) -> Point) -> Path {
    var out = self
    for c in out.contours.indices { out.contours[c].points = out.contours[c].points.map(f) }
    return out
  }

  func moved(_ by: Point) -> Path { mapped { $0 + by } }
  func scaled(_ s: Double, about c: Point = .zero) -> Path { mapped { c + ($0 - c) * s } }
  func turned(_ angle: Double, about c: Point = .zero) -> Path { mapped { c + turn($0 - c, angle) } }
}
