import Catalog
import Lettering
import SDLBackend
import Synchronization

/// The typesetter that a content's theme and direction ask for, kept while they stay the same.
///
/// Finding a family and opening its files takes some milliseconds. Whoever reads the content off the frame thread calls
/// this first, and the frame thread finds it done.
final class Typesetters: Sendable {
  private struct Wish: Equatable {
    var font: String?
    var direction: TextDirection
  }

  private let last = Mutex<(wish: Wish, made: Result<Typesetter, LetteringError>)?>(nil)

  /// - Throws: without any usable font.
  func typesetter(for catalog: Catalog) throws(LetteringError) -> Typesetter {
    let wish = Wish(font: catalog.theme.font, direction: catalog.textDirection)
    return try last.withLock { last in
      if let last, last.wish == wish { return last.made }
      let made = Result { () throws(LetteringError) in
        try Typesetter(family: wish.font, direction: wish.direction)
      }
      switch made {
      case .success(let typesetter):
        if let warning = typesetter.warning { Log.line("font: \(warning.message); \(warning.fix)") }
      case .failure(let error): Log.line("font: \(error.message); \(error.fix)")
      }
      last = (wish, made)
      return made
    }.get()
  }
}
