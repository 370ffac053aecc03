internal import Catalog

/// The bytes of a keeper's file, checked to be text, with its lines for messages.
struct SourceText {
  /// UTF-8 without anything YAML forbids.
  let bytes: [UInt8]
  /// What was left out of the file for that.
  let strays: [Stray]

  /// Takes UTF-8, or UTF-16 with a byte order mark.
  ///
  /// Errors: a byte that is not text, with its position. Linear.
  init(_ raw: [UInt8]) throws(YAMLFault) {
    let bytes = try Self.utf8(raw)
    guard let first = Self.firstForbidden(in: bytes, from: 0) else {
      self.init(checked: bytes)
      return
    }
    try self.init(bytes, firstForbidden: first)
  }

  /// Takes bytes that are known to be text.
  init(checked bytes: [UInt8], without strays: [Stray] = []) {
    self.bytes = bytes
    self.strays = strays
  }

  /// The line with this number, from 1, without its line break; empty past the end. Linear.
  func line(_ number: Int) -> String {
    var current = 1
    var start = 0
    while current < number {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return "" }
      start = end + 1
      current += 1
    }
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    let line = bytes[start..<end]
    return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }

  private static func utf8(_ raw: [UInt8]) throws(YAMLFault) -> [UInt8] {
    guard raw.count >= 2, (raw[0] == 0xFF && raw[1] == 0xFE) || (raw[0] == 0xFE && raw[1] == 0xFF) else { return raw }
    let low = raw[0] == 0xFF ? 0 : 1
    let units = stride(from: 2, to: raw.count - 1, by: 2).map { UInt16(raw[$0 + low]) | UInt16(raw[$0 + 1 - low]) << 8 }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Why what stands at an offset is no text at all.
  static func fault(in bytes: [UInt8], at offset: Int, _ mark: SourceMark) -> YAMLFault {
    let byte = bytes[offset]
    guard byte > 0 else {
      return YAMLFault(
        mark: mark, message: "byte \(offset) is zero", fix: "the file is damaged: put its last good copy back")
    }
    return YAMLFault(
      mark: mark, message: "byte \(offset) (0x\(hex(byte))) is not UTF-8",
      fix: "save the file as UTF-8, or run: iconv -f LATIN1 -t UTF-8")
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// The offset of the first byte that is not UTF-8, or begins a character outside YAML's printable set.
  static func firstForbidden(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte < 0x80 {
          guard byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return offset }
          offset += 1
        } else {
          guard let (value, length) = decode(bytes, at: offset), isPrintable(value) else { return offset }
          offset += length
        }
      }
      return nil
    }
  }

  private static func isPrintable(_ value: UInt32) -> Bool {
    value == 0x85 || value >= 0xA0 && value != 0xFEFF && value != 0xFFFE && value != 0xFFFF
  }

  /// The character of more than one byte that begins at `offset`; nil when it is cut, overlong, a surrogate or too large.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (value: UInt32, length: Int)? {
    let lead = UInt32(bytes[offset])
    let (length, least, head): (Int, UInt32, UInt32)
    switch lead {
    case 0xC2...0xDF: (length, least, head) = (2, 0x80, lead & 0x1F)
    case 0xE0...0xEF: (length, least, head) = (3, 0x800, lead & 0x0F)
    case 0xF0...0xF4: (length, least, head) = (4, 0x10000, lead & 0x07)
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    var value = head
    for next in bytes[(offset + 1)..<(offset + length)] {
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
    return (value, length)
  }
}
