import Raster

/// Sets lines in one style: text → runs → shaped runs → line. Lives for one call, while the shelf is locked.
struct LineComposer {
  private let shelf: FontShelf
  private let family: String
  let style: TextStyle
  let main: Font
  /// How much was asked of SDL_ttf, so that tests can hold the cost to its bound.
  private(set) var work = Work()

  struct Work: Equatable, Sendable {
    var measurements = 0
    var clusters = 0
  }

  init?(shelf: FontShelf, family: String, file: FontFile, style: TextStyle) {
    guard let main = shelf.font(file, pixels: style.wholePixels) else { return nil }
    self.shelf = shelf
    self.family = family
    self.style = style
    self.main = main
  }

  /// Cuts text where the font changes. The style's own font is taken wherever it can be, else the first that has the
  /// whole cluster; a cluster that no font has becomes one replacement mark.
  func runs(of clusters: some Sequence<Character>) -> [TextRun] {
    var runs: [TextRun] = []
    for cluster in clusters {
      let (font, text) = choice(for: cluster)
      if let last = runs.indices.last, runs[last].font === font {
        runs[last].text.append(text)
      } else {
        runs.append(TextRun(font: font, text: String(text)))
      }
    }
    return runs
  }

  private func choice(for cluster: Character) -> (Font, Character) {
    if main.provides(cluster) { return (main, cluster) }
    let fallback = shelf.fallback(
      for: cluster, family: family, isBold: style.isBold, pixels: style.wholePixels)
    if let fallback, fallback.provides(cluster) { return (fallback, cluster) }
    // No font has the letter with all its marks: the letter counts more than they do.
    if let base = cluster.unicodeScalars.first, base.needsGlyph {
      if main.provides(base) { return (main, cluster) }
      if let fallback, fallback.provides(base) { return (fallback, cluster) }
    }
    return (main, cluster.isBlank ? " " : "\u{FFFD}")
  }

  /// Pixels of the line as `draw` sets it; 0 where there is nothing to draw.
  mutating func width(of clusters: some Collection<Character>) -> Int {
    let runs = runs(of: clusters)
    work.measurements += runs.count
    work.clusters += clusters.count
    return max(0, runs.reduce(0) { $0 + $1.font.width(of: $1.text) } - indent(of: runs))
  }

  /// The line with its ink at most one pixel from the left edge, as high as every line of the style; nil where the
  /// text leaves no ink.
  func draw(_ line: FittedLine, maxWidth: Int) -> TextBitmap? {
    let runs = runs(of: line.clusters)
    let shaped = runs.compactMap { $0.font.draw($0.text) }
    let indent = indent(of: runs)
    let width = min(shaped.reduce(0) { $0 + $1.bitmap.width } - indent, maxWidth)
    guard width > 0 else { return nil }
    var bitmap = Bitmap(width: width, height: main.height, filledWith: 0x00FF_FFFF)
    var x = -indent
    for run in shaped {
      bitmap.lay(run.bitmap, x: x, y: main.ascent - run.ascent)
      x += run.bitmap.width
    }
    guard bitmap.pixels.contains(where: { $0 >> 24 != 0 }) else { return nil }
    return TextBitmap(bitmap: bitmap, ascent: main.ascent, isShortened: line.isShortened)
  }

  /// Columns without ink before the first letter, less one. Left out, so that a title stands flush with the picture
  /// over it whatever its size; a bold 42-pixel H would stand 4 pixels to the right. Only for alphabets whose first
  /// letter is always drawn first and alone.
  private func indent(of runs: [TextRun]) -> Int {
    guard let first = runs.first, let cluster = first.text.first, let letter = cluster.unicodeScalars.first,
      letter.value < 0x590, cluster.unicodeScalars.count == 1
    else { return 0 }
    return max(0, first.font.leftBearing(of: letter) - 1)
  }
}

extension Bitmap {
  /// Lays coverage over coverage; what reaches over the edge is cut.
  fileprivate mutating func lay(_ other: Bitmap, x: Int, y: Int) {
    let columns = max(0, -x)..<max(max(0, -x), min(other.width, width - x))
    let rows = max(0, -y)..<max(max(0, -y), min(other.height, height - y))
    for row in rows {
      for column in columns {
        let target = (y + row) * width + x + column
        let (over, under) = (other.pixels[row * other.width + column] >> 24, pixels[target] >> 24)
        let alpha = over + under * (255 - over) / 255
        pixels[target] = 0x00FF_FFFF | alpha << 24
      }
    }
  }
}
