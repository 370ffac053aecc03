import CSDL2TTF
import Synchronization

/// All open fonts of the process, the least recently used closed first.
///
/// SDL_ttf and the FreeType library under it are not thread-safe, not even between fonts, so there is one shelf and
/// one lock for every `Typesetter`.
final class FontShelf {
  private struct Key: Hashable {
    var file: FontFile
    var pixels: Int
  }

  private struct FallbackKey: Hashable {
    var family: String
    var isBold: Bool
  }

  /// Open fonts at most. The screens take six; each further script takes one more for each size it is seen in.
  static let capacity = 32

  private static let shared = Mutex(FontShelf())

  private var fonts: [Key: (font: Font, lastUse: Int)] = [:]
  private var uses = 0
  private(set) lazy var lineBreaks = LineBreaks()
  private var fallbacks: [FallbackKey: FontFallbacks] = [:]

  private init() {}

  /// Lends the shelf to one thread at a time.
  static func withLock<R: Sendable>(_ body: (borrowing FontShelf) -> R) -> R {
    shared.withLock { body($0) }
  }

  /// Corresponds to `TTF_Init`, once a process; nil when it worked, else SDL's words.
  func start() -> String? {
    guard TTF_WasInit() == 0, TTF_Init() != 0 else { return nil }
    return Self.lastError
  }

  /// The font at a size, opened if it is not on the shelf; nil where the file is no font any more.
  func font(_ file: FontFile, pixels: Int) -> Font? {
    uses += 1
    let key = Key(file: file, pixels: pixels)
    if let open = fonts[key] {
      fonts[key] = (open.font, uses)
      return open.font
    }
    guard let font = Font(file, pixels: pixels) else { return nil }
    if fonts.count >= Self.capacity, let oldest = fonts.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      fonts[oldest.key] = nil
    }
    fonts[key] = (font, uses)
    return font
  }

  /// The font for a cluster that the family's own face lacks; nil where no font has it.
  func fallback(for cluster: Character, family: String, isBold: Bool, pixels: Int) -> Font? {
    let key = FallbackKey(family: family, isBold: isBold)
    let list = fallbacks[key] ?? FontFallbacks(family: family, isBold: isBold)
    fallbacks[key] = list
    while let file = list.font(for: cluster) {
      if let font = font(file, pixels: pixels) { return font }
      list.drop(file)
    }
    return nil
  }

  var openFonts: Int { fonts.count }

  static var lastError: String { String(cString: SDL_GetError()) }
}
