internal import Glibc

/// Makes the paths that a file names absolute.
struct Paths {
  /// Absolute; what relative paths are relative to.
  let folder: String

  init(folder: String) {
    self.folder = Self.absolute(folder)
  }

  /// The folder that a file lies in, absolute.
  static func folder(of path: String) -> String {
    let whole = absolute(path)
    guard let slash = whole.lastIndex(of: "/") else { return "/" }
    return slash == whole.startIndex ? "/" : String(whole[..<slash])
  }

  /// Where `name` leads: absolute, `~/…`, `file:///…`, or relative to the folder.
  ///
  /// Names are names: `#`, `%`, spaces and brackets stand for themselves, except in a `file:` URL.
  func resolve(_ name: String) -> String {
    if name.utf8.starts(with: "file://".utf8) {
      let rest = name.dropFirst("file://".count)
      return Self.tidy(Self.percentDecoded(rest.drop { $0 != "/" }))
    }
    if name == "~" || name.utf8.starts(with: "~/".utf8), let home = Self.home {
      return Self.tidy(home + name.dropFirst())
    }
    return Self.tidy(name.utf8.first == UInt8(ascii: "/") ? name : "\(folder)/\(name)")
  }

  private static var home: String? {
    getenv("HOME").map { String(cString: $0) }
  }

  private static func absolute(_ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return tidy(path) }
    guard let working = getcwd(nil, 0) else { return tidy("/" + path) }
    defer { free(working) }
    return tidy(String(cString: working) + "/" + path)
  }

  /// Without `//` and `/./`; `..` stays, because behind a link it is not what it looks like.
  private static func tidy(_ path: String) -> String {
    var path = path
    let bytes = path.utf8
    var isTidy = bytes.last != UInt8(ascii: "/")
    var previous = UInt8(ascii: "a")
    for byte in bytes {
      if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") { isTidy = false }
      previous = byte
    }
    if isTidy { return path }
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    path = "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
    return path
  }

  private static func percentDecoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
