/// What the interface itself says to visitors; the keeper may say it in another language.
///
/// Messages for the keeper are not among it.
public struct Words: Equatable, Sendable {
  /// Beside the code of a tile's link; may have several lines.
  public var scan = "Take it with you:\nscan with your phone"
  /// Which picture of how many a gallery shows, with `{n}` and `{count}` for the numbers.
  public var counter = "{n} of {count}"
  /// Where there is no tile.
  public var empty = "Nothing to see here yet"
  /// Over what is wrong with content that cannot be shown.
  public var broken = "This showcase cannot be shown yet"
  /// Of the options that have no title.
  public var like = "Like"
  public var goto = "Show"
  public var link = "Link"
  public var hide = "Hide"
  public var run = "Start"

  public init() {}

  /// The counter's words for a picture, both numbers from 1.
  public func counter(_ number: Int, of count: Int) -> String {
    var text = ""
    var rest = counter[...]
    // One pass, so that what is put in is never taken for a place itself.
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[open...]
      if rest.hasPrefix("{n}") {
        text += String(number)
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("{count}") {
        text += String(count)
        rest = rest.dropFirst(7)
      } else {
        text.append(rest.removeFirst())
      }
    }
    return text + rest
  }

  /// What an option's button says: its own title, else what it does.
  public func label(of option: TileOption) -> String {
    if let title = option.title { return title }
    return switch option.action {
    case .like: like
    case .goto: goto
    case .link: link
    case .hide: hide
    case .run: run
    }
  }
}
