import Glibc

/// A monoline alphabet of straight lines and arcs, drawn for the museum's posters, charts and labels.
///
/// Each letter stands on the baseline with a cap height of 1, y upwards: `M x y` lifts the pen, `L x y` draws,
/// `A cx cy rx ry from to` draws an arc in degrees.
enum Letters {
  private static let forms: [Character: (Double, String)] = [
    "A": (0.78, "M 0 0 L .39 1 L .78 0 M .13 .33 L .65 .33"),
    "B": (
      0.6, "M 0 0 L 0 1 L .3 1 A .3 .76 .24 .24 90 -90 L 0 .52 M .3 .52 A .32 .26 .28 .26 90 -90 L 0 0"
    ),
    "C": (0.84, "A .5 .5 .5 .5 48 312"),
    "D": (0.76, "M 0 0 L 0 1 L .26 1 A .26 .5 .5 .5 90 -90 L 0 0"),
    "E": (0.54, "M .54 1 L 0 1 L 0 0 L .54 0 M 0 .52 L .46 .52"),
    "F": (0.52, "M .52 1 L 0 1 L 0 0 M 0 .5 L .44 .5"),
    "G": (0.92, "A .5 .5 .5 .5 48 360 L .56 .5"),
    "H": (0.7, "M 0 0 L 0 1 M .7 0 L .7 1 M 0 .52 L .7 .52"),
    "I": (0.0, "M 0 0 L 0 1"),
    "J": (0.44, "M .44 1 L .44 .22 A .22 .22 .22 .22 0 -180"),
    "K": (0.64, "M 0 0 L 0 1 M .6 1 L .02 .42 M .2 .6 L .64 0"),
    "L": (0.5, "M 0 1 L 0 0 L .5 0"),
    "M": (0.88, "M 0 0 L .08 1 L .44 .2 L .8 1 L .88 0"),
    "N": (0.72, "M 0 0 L 0 1 L .72 0 L .72 1"),
    "O": (1.0, "A .5 .5 .5 .5 0 360"),
    "P": (0.56, "M 0 0 L 0 1 L .28 1 A .28 .73 .28 .27 90 -90 L 0 .46"),
    "Q": (1.0, "A .5 .5 .5 .5 0 360 M .6 .26 L .94 -.06"),
    "R": (0.6, "M 0 0 L 0 1 L .28 1 A .28 .74 .27 .26 90 -90 L 0 .48 M .3 .48 L .6 0"),
    "S": (0.54, "A .27 .75 .25 .25 40 270 A .27 .25 .27 .25 90 -142"),
    "T": (0.66, "M 0 1 L .66 1 M .33 1 L .33 0"),
    "U": (0.68, "M 0 1 L 0 .34 A .34 .34 .34 .34 180 360 L .68 1"),
    "V": (0.74, "M 0 1 L .37 0 L .74 1"),
    "W": (1.12, "M 0 1 L .28 0 L .56 .9 L .84 0 L 1.12 1"),
    "X": (0.68, "M 0 0 L .66 1 M .02 1 L .68 0"),
    "Y": (0.68, "M 0 1 L .34 .48 L .68 1 M .34 .48 L .34 0"),
    "Z": (0.62, "M 0 1 L .62 1 L 0 0 L .62 0"),
    "0": (0.64, "A .32 .5 .32 .5 0 360"),
    "1": (0.22, "M 0 .8 L .22 1 L .22 0"),
    "2": (0.56, "A .28 .72 .28 .28 170 -38 L 0 0 L .56 0"),
    "3": (0.56, "A .28 .75 .25 .25 150 -90 A .28 .25 .28 .25 90 -150"),
    "4": (0.64, "M .5 0 L .5 1 L 0 .26 L .64 .26"),
    "5": (0.56, "M .5 1 L .1 1 L .05 .55 A .27 .31 .28 .31 130 -140"),
    "6": (0.6, "M .46 1 L .06 .46 A .3 .3 .3 .3 150 510"),
    "7": (0.56, "M 0 1 L .56 1 L .16 0"),
    "8": (0.56, "A .28 .76 .24 .24 -90 270 A .28 .26 .28 .26 90 450"),
    "9": (0.6, "M .14 0 L .54 .54 A .3 .7 .3 .3 -30 330"),
    ".": (0.0, "M 0 0 L 0 .13"), ",": (0.06, "M .06 .03 L 0 -.14"), "-": (0.34, "M 0 .48 L .34 .48"),
    "'": (0.0, "M 0 1 L 0 .8"),
    "&": (
      0.72, "M .72 0 L .16 .66 A .32 .8 .2 .2 220 -40 L .12 .42 A .28 .24 .28 .24 130 350 L .68 .46"
    ),
    "/": (0.4, "M 0 -.1 L .4 1.1"), ":": (0.0, "M 0 .08 L 0 .21 M 0 .54 L 0 .67"),
    "+": (0.5, "M 0 .5 L .5 .5 M .25 .25 L .25 .75"),
    "°": (0.24, "A .12 .86 .12 .12 0 360"), "•": (0.1, "M .05 .43 L .05 .57"),
    "!": (0.0, "M 0 1 L 0 .34 M 0 0 L 0 .13"),
  ]

  /// The pen's way through one line of text and its width; `size` is the cap height, `at` the baseline's start.
  static func line(_ text: String, at: Point, size: Double, spacing: Double = 0.28, slant: Double = 0) -> (
    path: Path, width: Double
  ) {
    var path = Path()
    var x = 0.0
    for character in text.uppercased() {
      guard let (advance, form) = forms[character] else {
        x += 0.42
        continue
      }
      draw(form, into: &path) { p in
        at + Point((x + p.x + p.y * slant) * size, -p.y * size)
      }
      x += advance + spacing
    }
    return (path, max(0, x - spacing) * size)
  }

  private static func draw(_ form: String, into path: inout Path, _ place: (Point) -> Point) {
    let parts = form.split(separator: " ")
    var i = 0
    var pen = false
    func number() -> Double {
      i += 1
      var text = String(parts[i])
      if text.hasPrefix(".") { text = "0" + text }
      if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
      return Double(text) ?? 0
    }
    while i < parts.count {
      switch parts[i] {
      case "M":
        path.move(place(Point(number(), number())))
        pen = true
      case "L": path.line(place(Point(number(), number())))
      default:
        let c = Point(number(), number())
        let r = Point(number(), number())
        let from = number() * .pi / 180
        let to = number() * .pi / 180
        for s in 0...28 {
          let a = from + (to - from) * Double(s) / 28
          let p = place(c + Point(cos(a) * r.x, sin(a) * r.y))
          if s == 0, !pen { path.move(p) } else { path.line(p) }
          pen = true
        }
      }
      i += 1
    }
  }
}

enum Align { case left, centre, right }

extension Canvas {
  /// Letters one line of text; `weight` is the pen's width as a share of the cap height.
  @discardableResult
  func text(
    _ text: String, _ at: Point, size: Double, _ colour: Colour, weight: Double = 0.12, align: Align = .left,
    spacing: Double = 0.28, slant: Double = 0, turned: Double = 0, cap: Cap = .butt
  ) -> Double {
    let (path, width) = Letters.line(text, at: at, size: size, spacing: spacing, slant: slant)
    let shift = align == .left ? 0 : align == .centre ? -width / 2 : -width
    var placed = path.moved(Point(shift, 0))
    if turned != 0 { placed = placed.turned(turned, about: at) }
    stroke(placed, size * weight, colour, cap: cap, join: cap == .round ? .round : .miter)
    return width
  }

  /// Letters a line so that it fills `width` exactly; gives the cap height it took.
  @discardableResult
  func fitted(
    _ text: String, _ at: Point, width: Double, _ colour: Colour, weight: Double = 0.12, spacing: Double = 0.28,
    tallest: Double = 1e9
  ) -> Double {
    let natural = Letters.line(text, at: .zero, size: 1, spacing: spacing).width + weight
    let size = min(width / natural, tallest)
    self.text(
      text, at + Point(size * weight / 2, 0), size: size, colour, weight: weight, spacing: spacing)
    return size
  }
}
