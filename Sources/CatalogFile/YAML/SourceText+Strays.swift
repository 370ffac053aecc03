internal import Catalog

extension SourceText {
  /// A character that libyaml refuses with the whole file, though it is invisible and means nothing: a control, or the
  /// byte order mark that an editor left where two files were joined.
  struct Stray: Equatable {
    /// Where it stands in the file.
    var mark: SourceMark
    var value: UInt32

    var message: String { "an invisible character (\(name)) is left out" }
    static let fix = "delete it"

    private var name: String {
      let digits = String(value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  /// Takes UTF-8 without the strays in it.
  ///
  /// Errors: a zero, or bytes that are no text. Linear.
  init(_ bytes: [UInt8], firstForbidden: Int) throws(YAMLFault) {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var strays: [Stray] = []
    var mark = SourceMark(line: 1, column: 1)
    var copied = 0
    var forbidden: Int? = firstForbidden
    while let offset = forbidden {
      mark.advance(over: bytes[copied..<offset], atStart: copied == 0)
      guard let (value, length) = Self.stray(in: bytes, at: offset) else {
        throw Self.fault(in: bytes, at: offset, mark)
      }
      kept += bytes[copied..<offset]
      strays.append(Stray(mark: mark, value: value))
      mark.column += 1
      copied = offset + length
      forbidden = Self.firstForbidden(in: bytes, from: copied)
    }
    self.init(checked: kept + bytes[copied...], without: strays)
  }

  /// What is forbidden at an offset and yet a character; not a zero, which disks write that lost their power.
  private static func stray(in bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int)? {
    if bytes[offset] < 0x80 { return bytes[offset] == 0 ? nil : (UInt32(bytes[offset]), 1) }
    return bytes.withUnsafeBufferPointer { decode($0, at: offset) }
  }

  /// The place in the file of a place in the text. Logarithmic in the number of strays, linear in those of the line.
  func original(_ mark: SourceMark) -> SourceMark {
    guard !strays.isEmpty else { return mark }
    var (low, high) = (0, strays.count)
    while low < high {
      let middle = (low + high) / 2
      if strays[middle].mark.line < mark.line { low = middle + 1 } else { high = middle }
    }
    var mark = mark
    while low < strays.count, strays[low].mark.line == mark.line, strays[low].mark.column <= mark.column {
      mark.column += 1
      low += 1
    }
    return mark
  }
}

extension SourceMark {
  /// Moves over text as libyaml counts: by characters, a byte order mark at the start left out.
  fileprivate mutating func advance(over bytes: ArraySlice<UInt8>, atStart: Bool) {
    let bytes = atStart && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    for byte in bytes {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}

extension SourceText {
  /// What is said of the strays.
  func problems(file: String, atMost limit: Int) -> [Problem] {
    strays.prefix(limit).map { Problem(file: file, mark: $0.mark, message: $0.message, fix: Stray.fix) }
  }
}
