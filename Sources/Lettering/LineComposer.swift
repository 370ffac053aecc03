import Raster

/// Sets lines in one style: text → runs → shaped runs → line. Lives for one call, while the shelf is locked.
struct LineComposer {
  private let shelf: FontShelf
  private let family: String
  let style: TextStyle
  let main: Font
  /// How much was asked of SDL_ttf, so that tests can hold the cost to its bound.
  private(set) var work = Work()

  /// How much wider lines are than their letters' estimated widths.
  var stretch = 1.0

  struct Work: Equatable, Sendable {
    var measurements = 0
    var clusters = 0
  }

  /// What draws a cluster, and what is drawn for it.
  private struct Choice {
    var font: Font
    var text: Character
  }

  // Known choices, of single scalars and of longer clusters.
  private var choices: [UInt32: Choice] = [:]
  private var longChoices: [Character: Choice] = [:]

  init?(shelf: FontShelf, family: String, file: FontFile, style: TextStyle) {
    guard let main = shelf.font(file, pixels: style.wholePixels) else { return nil }
    self.shelf = shelf
    self.family = family
    self.style = style
    self.main = main
  }

  /// Where lines may end.
  var lineBreaks: LineBreaks { shelf.lineBreaks }

  // MARK: Runs

  /// Cuts text, in its own order, where the font, the script or the direction changes. The style's own font is taken
  /// wherever it can be, else the first that has the whole cluster; a cluster that no font has becomes one replacement
  /// mark. Each picture in colour is a run of its own: they come large, and a row of them would be a large bitmap.
  mutating func runs(of clusters: some Sequence<Cluster>) -> [TextRun] {
    var runs: [TextRun] = []
    for cluster in clusters {
      if let scalar = cluster.scalar, main.hasPlain(scalar) {
        append(cluster.text, cluster, main, to: &runs)
      } else {
        let choice = choice(for: cluster)
        append(choice.text, cluster, choice.font, to: &runs)
      }
    }
    return runs
  }

  private func append(_ text: Character, _ cluster: Cluster, _ font: Font, to runs: inout [TextRun]) {
    let last = runs.count - 1
    if last >= 0, runs[last].font === font, !font.isColored, runs[last].level == cluster.level,
      runs[last].script == cluster.script
    {
      runs[last].text.append(text)
    } else {
      runs.append(
        TextRun(
          font: font, text: String(text), script: font.isColored ? .common : cluster.script, level: cluster.level))
    }
  }

  private mutating func choice(for cluster: Cluster) -> Choice {
    if let scalar = cluster.scalar {
      if let known = choices[scalar] { return known }
      let choice = choice(for: cluster.text)
      choices[scalar] = choice
      return choice
    }
    if let known = longChoices[cluster.text] { return known }
    let choice = choice(for: cluster.text)
    longChoices[cluster.text] = choice
    return choice
  }

  private func choice(for cluster: Character) -> Choice {
    let isEmoji = cluster.isEmoji
    if !isEmoji, main.provides(cluster) { return Choice(font: main, text: cluster) }
    let fallback = shelf.fallback(
      for: cluster, family: family, isBold: style.isBold, pixels: style.wholePixels)
    let fonts = isEmoji && fallback?.isColored == true ? [fallback, main] : [main, fallback]
    for case let font? in fonts where font.provides(cluster) { return Choice(font: font, text: cluster) }
    // No font has the letter with all its marks: the letter counts more than they do.
    if let base = cluster.unicodeScalars.first, base.needsGlyph {
      for case let font? in fonts where font.provides(base) { return Choice(font: font, text: cluster) }
    }
    return Choice(font: main, text: cluster.isBlank ? " " : "\u{FFFD}")
  }

  /// Pixels of the line as `draw` sets it; 0 where there is nothing to draw.
  mutating func width(of clusters: some Collection<Cluster>) -> Int {
    let runs = runs(of: clusters)
    work.measurements += runs.count
    work.clusters += clusters.count
    return max(0, runs.reduce(0) { $0 + $1.font.width(of: $1) } - indent(of: runs.inVisualOrder.first))
  }

  // MARK: Drawing

  /// The line with its ink at most one pixel from the left edge; nil where the text leaves no ink.
  ///
  /// - Parameter box: what it is drawn in, ink beyond it cut; nil is the style's own, with room for what other fonts draw.
  mutating func draw(_ line: FittedLine, maxWidth: Int, in box: LineBox? = nil) -> TextBitmap? {
    let runs = runs(of: line.clusters).inVisualOrder
    let drawn = runs.compactMap { run in run.font.draw(run).map { (font: run.font, shape: $0) } }
    let shaped = drawn.map(\.shape)
    let box = box ?? main.box.fitting(drawn.reduce(into: InkExtent()) { $0.formUnion(ink(of: $1.shape, in: $1.font)) })
    let indent = indent(of: runs.first)
    let width = min(shaped.reduce(0) { $0 + $1.bitmap.width } - indent, maxWidth)
    guard width > 0 else { return nil }
    var white = Bitmap(width: width, height: box.height, filledWith: 0x00FF_FFFF)
    var colors = shaped.contains(where: \.isColored) ? Bitmap(width: width, height: box.height) : nil
    // What does not fit, as one letter on a line narrower than it, is cut where the line ends.
    var x = line.isRightToLeft ? width - shaped.reduce(0) { $0 + $1.bitmap.width } : -indent
    for run in shaped {
      let y = box.ascent - run.ascent
      if run.isColored { colors?.place(cutting: run.bitmap, x: x, y: y) } else { white.lay(run.bitmap, x: x, y: y) }
      x += run.bitmap.width
    }
    guard colors?.hasInk ?? false || white.hasInk else { return nil }
    return TextBitmap(
      bitmap: white, colors: colors, ascent: box.ascent, isShortened: line.isShortened,
      isRightToLeft: line.isRightToLeft)
  }

  /// How far a text's ink reaches.
  mutating func ink(of text: String) -> InkExtent {
    var ink = InkExtent()
    for run in runs(of: Paragraph(Array(text)[...], direction: .automatic).clusters) {
      if let shape = run.font.draw(run) { ink.formUnion(self.ink(of: shape, in: run.font)) }
    }
    return ink
  }

  /// The style's own font has room for its own letters, so that marks on them do not part lines.
  private func ink(of shape: ShapedRun, in font: Font) -> InkExtent {
    guard let rows = shape.bitmap.inkedRows else { return InkExtent() }
    let above = shape.ascent - rows.lowerBound
    return InkExtent(
      above: font === main ? min(above, main.ascent) : above,
      below: font === main ? 0 : rows.upperBound - shape.ascent)
  }

  /// Columns without ink before the first letter, less one. Left out, so that a title stands flush with the picture
  /// over it whatever its size; a bold 42-pixel H would stand 4 pixels to the right. Only for alphabets whose first
  /// letter is always drawn first and alone.
  private func indent(of first: TextRun?) -> Int {
    guard let first, !first.isRightToLeft, !first.font.isColored, let cluster = first.text.first,
      let letter = cluster.unicodeScalars.first, letter.value < 0x590, cluster.unicodeScalars.count == 1
    else { return 0 }
    return max(0, first.font.leftBearing(of: letter) - 1)
  }
}

extension Bitmap {
  fileprivate var hasInk: Bool { pixels.contains { $0 >> 24 != 0 } }

  /// From the first row with ink to behind the last.
  fileprivate var inkedRows: Range<Int>? {
    guard let first = pixels.firstIndex(where: { $0 >> 24 != 0 }),
      let last = pixels.lastIndex(where: { $0 >> 24 != 0 })
    else { return nil }
    return first / width..<last / width + 1
  }

  /// Lays coverage over coverage; what reaches over the edge is cut.
  fileprivate mutating func lay(_ other: Bitmap, x: Int, y: Int) {
    forEachShared(with: other, x: x, y: y) { pixel, laid in
      let (over, under) = (laid >> 24, pixel >> 24)
      pixel = 0x00FF_FFFF | (over + under * (255 - over) / 255) << 24
    }
  }

  /// Puts a picture where there is none yet; what reaches over the edge is cut.
  fileprivate mutating func place(cutting other: Bitmap, x: Int, y: Int) {
    forEachShared(with: other, x: x, y: y) { pixel, placed in pixel = placed }
  }

  private mutating func forEachShared(
    with other: Bitmap, x: Int, y: Int, _ body: (inout UInt32, UInt32) -> Void
  ) {
    let columns = max(0, -x)..<max(max(0, -x), min(other.width, width - x))
    let rows = max(0, -y)..<max(max(0, -y), min(other.height, height - y))
    for row in rows {
      for column in columns {
        body(&pixels[(y + row) * width + x + column], other.pixels[row * other.width + column])
      }
    }
  }
}
