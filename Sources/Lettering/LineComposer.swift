import Raster

/// Sets lines in one style: text → runs → shaped runs → line. Lives for one call, while the shelf is locked.
struct LineComposer {
  private let shelf: FontShelf
  let style: TextStyle
  let main: Font
  var choices: FontChoices
  /// How much was asked of SDL_ttf, so that tests can hold the cost to its bound.
  var work = Work()
  /// Of the run that is being measured.
  var letters = LetterBytes()

  /// How much wider lines are than their letters' estimated widths.
  var stretch = 1.0

  struct Work: Equatable, Sendable {
    var measurements = 0
    var clusters = 0
  }

  init?(shelf: FontShelf, family: String, file: FontFile, style: TextStyle) {
    guard let main = shelf.font(file, pixels: style.wholePixels) else { return nil }
    self.shelf = shelf
    self.style = style
    self.main = main
    choices = FontChoices(main: main, shelf: shelf, family: family, style: style)
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
      let choice = choices.choice(for: cluster)
      let font = choices.fonts[choice.font]
      let text = choice.substitute ?? cluster.text
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
    return runs
  }

  // MARK: Drawing

  /// The line with its ink at most one pixel from the left edge; nil where the text leaves no ink.
  ///
  /// - Parameter box: what it is drawn in, ink beyond it cut; nil is the style's own, with room for what other fonts draw.
  mutating func draw(_ line: FittedLine, maxWidth: Int, in box: LineBox? = nil) -> TextBitmap? {
    let runs = runs(of: line.clusters).inVisualOrder
    let drawn = runs.compactMap { run in
      (run.font.isColored ? choices.picture(run) : run.font.draw(run)).map { (font: run.font, shape: $0) }
    }
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
  func indent(of first: TextRun?) -> Int {
    guard let first, let cluster = first.text.first else { return 0 }
    return indent(of: cluster, in: first.font, isRightToLeft: first.isRightToLeft)
  }

  func indent(of first: Character, in font: Font, isRightToLeft: Bool) -> Int {
    guard !isRightToLeft, !font.isColored, let letter = first.unicodeScalars.first, letter.value < 0x590,
      first.unicodeScalars.count == 1
    else { return 0 }
    return max(0, font.leftBearing(of: letter) - 1)
  }
}
