import Raster

/// Which font draws each cluster of one style: the style's own wherever it can, else the first that has all of it.
///
/// Asked for every cluster of a text, several times: what is known is found without hashing the text again.
struct FontChoices {
  struct Choice {
    /// Index in `fonts`.
    var font = 0
    /// What is drawn for a cluster that no font has.
    var substitute: Character?
  }

  /// The style's own is the first.
  private(set) var fonts: [Font]
  private let shelf: FontShelf
  private let family: String
  private let style: TextStyle
  /// By the low bits of a cluster's key; made for the first cluster that is not of ASCII.
  private var known: [(key: UInt64, choice: Choice)] = []
  /// Pixels of pictures in colour, which are runs of their own, by a cluster's key.
  private var pictureWidths: [UInt64: Int] = [:]
  /// Those that were drawn: a line of one picture draws it once.
  private var pictures: [UInt64: ShapedRun?] = [:]

  /// Letters of a script or two; of Han the most frequent.
  private static let places = 1024
  /// Some hundred kinds; a text of all there are must not keep them all.
  private static let mostPictures = 256

  init(main: Font, shelf: FontShelf, family: String, style: TextStyle) {
    fonts = [main]
    self.shelf = shelf
    self.family = family
    self.style = style
  }

  mutating func choice(for cluster: Cluster) -> Choice {
    if let scalar = cluster.scalar, fonts[0].hasPlain(scalar) { return Choice() }
    if known.isEmpty { known = Array(repeating: (.max, Choice()), count: Self.places) }
    let place = Int(cluster.key % UInt64(Self.places))
    if known[place].key == cluster.key { return known[place].choice }
    let choice = found(cluster.text)
    known[place] = (cluster.key, choice)
    return choice
  }

  /// The width of a cluster that is a run of its own.
  mutating func pictureWidth(of cluster: Cluster, _ choice: Choice, measure: (Font) -> Int) -> Int {
    if let known = pictureWidths[cluster.key] { return known }
    let width = measure(fonts[choice.font])
    pictureWidths[cluster.key] = width
    return width
  }

  /// A picture as it was drawn before, or as it is drawn now.
  mutating func picture(_ run: TextRun) -> ShapedRun? {
    guard let key = run.text.first.map({ Cluster($0).key }) else { return nil }
    if let known = pictures[key] { return known }
    if pictures.count >= Self.mostPictures { pictures.removeAll(keepingCapacity: true) }
    let drawn = run.font.draw(run)
    pictures[key] = .some(drawn)
    return drawn
  }

  private mutating func found(_ cluster: Character) -> Choice {
    let main = fonts[0]
    let isEmoji = cluster.isEmoji
    if !isEmoji, main.provides(cluster) { return Choice() }
    let fallback = shelf.fallback(
      for: cluster, family: family, isBold: style.isBold, pixels: style.wholePixels)
    let wanted = isEmoji && fallback?.isColored == true ? [fallback, main] : [main, fallback]
    for case let font? in wanted where font.provides(cluster) { return Choice(font: index(of: font)) }
    // No font has the letter with all its marks: the letter counts more than they do.
    if let base = cluster.unicodeScalars.first, base.needsGlyph {
      for case let font? in wanted where font.provides(base) { return Choice(font: index(of: font)) }
    }
    return Choice(substitute: cluster.isBlank ? " " : "\u{FFFD}")
  }

  private mutating func index(of font: Font) -> Int {
    if let index = fonts.firstIndex(where: { $0 === font }) { return index }
    fonts.append(font)
    return fonts.count - 1
  }
}
