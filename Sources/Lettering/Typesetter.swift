import Synchronization

/// Turns text into pictures in the regular and bold of one family, with other fonts for letters that it lacks.
///
/// May be used from several threads; they take turns, because SDL_ttf must not be entered twice.
public final class Typesetter: Sendable {
  /// Taken where no family is named.
  public static let defaultFamily = "Noto Sans"
  /// Wider than any texture; a larger `maxWidth` is taken as this.
  public static let widestLine = 16_384

  /// The family that is used, which need not be the one that was asked for.
  public let family: String
  /// Which way paragraphs run where no other direction is asked for.
  public let direction: TextDirection
  /// What is wrong with the fonts, where letters are drawn all the same: the family asked for is not installed.
  public let warning: LetteringError?

  private let regular: FontFile
  private let bold: FontFile
  /// Apart from the shelf's lock, so that asking for a line's height never waits for a long text.
  private let boxes = Mutex<[TextStyle: LineBox]>([:])
  /// As the boxes are: of words that were measured before.
  private let widths = Mutex<[WidthKey: Int]>([:])
  let stacks = Mutex<[TextStyle: [String: InkExtent]]>([:])

  private struct WidthKey: Hashable {
    var text: String
    var style: TextStyle
  }

  /// Finds the family's files and opens one, so that a broken installation is known at the start.
  ///
  /// - Parameter family: as fontconfig knows it; nil for the default. A family that is not there costs a `warning`.
  /// - Throws: when there is no usable font at all.
  public init(family: String?, direction: TextDirection = .automatic) throws(LetteringError) {
    self.direction = direction
    let wanted = family ?? Self.defaultFamily
    var match: (name: String, found: FontFinder.Match)?
    for name in [wanted, Self.defaultFamily, "sans-serif"] where match == nil {
      match = FontFinder.match(family: name, isBold: false).map { (name, $0) }
    }
    guard let match else {
      throw LetteringError(message: "no font is installed", fix: Self.installDefault)
    }
    self.family =
      match.found.families.first { $0.lowercased() == match.name.lowercased() }
      ?? match.found.families.first ?? match.name
    let regular = match.found.file
    self.regular = regular
    bold = FontFinder.match(family: match.name, isBold: true)?.file ?? regular.thickened
    warning = match.name == wanted ? nil : Self.missing(wanted, used: self.family)

    let fault = FontShelf.withLock { shelf -> String? in
      if let fault = shelf.start() { return fault }
      return shelf.font(regular, pixels: 16) == nil ? FontShelf.lastError : nil
    }
    if let fault {
      throw LetteringError(message: "the font \(regular.path) cannot be opened: \(fault)", fix: Self.installDefault)
    }
  }

  /// One line, shortened with an ellipsis at the longest beginning that fits. Line ends and tabs in the text are
  /// spaces, blanks at its ends are left out.
  ///
  /// - Parameters:
  ///   - maxWidth: in pixels; the picture is never wider.
  ///   - box: how high the picture is; ink beyond it is cut. Nil is the style's own, with room for ink of other fonts.
  /// - Returns: nil for text without ink, and where not even the ellipsis fits.
  /// - Complexity: of measuring, linear in what fits, whatever the length of the text.
  public func line(
    _ text: String, style: TextStyle, maxWidth: Int, box: LineBox? = nil, direction: TextDirection? = nil
  ) -> TextBitmap? {
    let maxWidth = min(maxWidth, Self.widestLine)
    guard maxWidth > 0 else { return nil }
    let (clusters, isCut) = CleanText.line(text, within: maxWidth)
    guard CleanText.isVisible(clusters) else { return nil }
    let paragraph = Paragraph(clusters, direction: direction ?? self.direction)
    return compose(style) { composer in
      composer.fit(paragraph, within: maxWidth, isCut: isCut)
        .flatMap { composer.draw($0, maxWidth: maxWidth, in: box) }
    }
  }

  /// Pixels of the text on one line, unshortened; 0 for text without ink. Linear in its length, when it is asked for the
  /// first time.
  public func width(of text: String, style: TextStyle) -> Int {
    let key = WidthKey(text: text, style: style)
    if let known = widths.withLock({ $0[key] }) { return known }
    let clusters = CleanText.line(text)
    guard CleanText.isVisible(clusters) else { return 0 }
    let width = compose(style) { $0.width(of: Paragraph(clusters, direction: direction).clusters) } ?? 0
    widths.withLock { widths in
      // A strip's and the groups' words; a feed's many headers must not grow this for ever.
      if widths.count >= 1024 { widths.removeAll(keepingCapacity: true) }
      widths[key] = width
    }
    return width
  }

  /// Pixels from top to bottom of a line in this style; the font's own line height.
  public func lineHeight(of style: TextStyle) -> Int { box(of: style).height }

  /// Pixels from the top of a line to its base line.
  public func ascent(of style: TextStyle) -> Int { box(of: style).ascent }

  /// The box of a line of the style's own letters.
  func box(of style: TextStyle) -> LineBox {
    if let known = boxes.withLock({ $0[style] }) { return known }
    // Without its file a style still takes the room that Noto Sans would.
    let found =
      compose(style) { $0.main.box }
      ?? LineBox(ascent: style.wholePixels * 107 / 100, height: style.wholePixels * 136 / 100 + 1)
    boxes.withLock { $0[style] = found }
    return found
  }

  /// Lends a composer for the style; nil where the font's file is no longer there.
  func compose<R: Sendable>(_ style: TextStyle, _ body: (inout LineComposer) -> R?) -> R? {
    let file = style.isBold ? bold : regular
    return FontShelf.withLock { shelf in
      guard var composer = LineComposer(shelf: shelf, family: family, file: file, style: style) else { return nil }
      return body(&composer)
    }
  }

  private static let installDefault = "apt install fonts-noto-core"

  private static func missing(_ family: String, used: String) -> LetteringError {
    let fix =
      family == defaultFamily
      ? installDefault : "install a package that has it, or name one that `fc-list : family` lists"
    return LetteringError(message: "the font family \"\(family)\" is not installed, \"\(used)\" is used", fix: fix)
  }
}
