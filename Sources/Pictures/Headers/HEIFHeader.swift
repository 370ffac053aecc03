import Raster

/// HEIC and AVIF: boxes within boxes, of which the first ones say how large the picture is.
///
/// Turning and cutting are the container's own here, and the decoder has done them already: the size is that of the
/// picture as seen.
enum HEIFHeader {
  /// Of all that describes the picture; a phone's takes about 5 kB.
  private static let mostBytes = 1 << 20
  private static let mostBoxes = 4096

  /// A box in memory: its kind, and its content.
  private struct Box {
    var kind: ArraySlice<UInt8>
    var content: Range<Int>
    func isOf(_ name: StaticString) -> Bool { name.withUTF8Buffer { kind.elementsEqual($0) } }
  }

  static func read(_ file: borrowing PictureFile, format: PictureFormat) throws(PictureError) -> PictureHeader {
    let bytes = try metadata(file)
    let boxes = boxes(in: bytes, 4..<bytes.count)
    guard let primaryBox = boxes.first(where: { $0.isOf("pitm") })?.content,
      let primary = bytes.number(primaryBox.lowerBound + 4, bytes.version(primaryBox) == 0 ? 2 : 4, isBig: true),
      let properties = boxes.first(where: { $0.isOf("iprp") })?.content
    else { throw PictureHeader.cutShort }
    let parts = Self.boxes(in: bytes, properties)
    guard let list = parts.first(where: { $0.isOf("ipco") })?.content else { throw PictureHeader.cutShort }
    let items = Self.boxes(in: bytes, list)
    var header = PictureHeader(format: format, width: 0, height: 0)
    var sampleBytes = 1
    for association in parts where association.isOf("ipma") {
      for index in associations(of: primary, in: bytes, association.content) where items.indices.contains(index - 1) {
        apply(items[index - 1], bytes, to: &header, sampleBytes: &sampleBytes)
      }
    }
    if header.width == 0 || header.height == 0 { throw PictureHeader.cutShort }
    // Before decoding nothing of the size is taken for granted, and `longestSide` is checked by the caller.
    if max(header.width, header.height) <= PictureHeader.longestSide {
      header.hasHalfColors = sampleBytes == 1 && hasHalfColors(items, bytes)
      header.decoderBytes =
        header.hasHalfColors
        // The file and the part of it that is decoded; the planes of the decoder, what it smooths them in, and libheif's
        // own: measured with libheif 1.15 as 4.5 bytes a pixel from libde265 and 7.9 from dav1d.
        ? 2 * file.size + header.width * header.height * (format == .heic ? 9 : 16) / 2
          // The whole file; the planes of the decoder, which may keep a second picture; colour as it is converted.
        : file.size + header.width * header.height * (3 * sampleBytes + 3)
    }
    return header
  }

  /// Whether all coded pictures in the file are of that kind, or grey as a phone's maps of depth are, and none is alpha.
  private static func hasHalfColors(_ items: [Box], _ bytes: [UInt8]) -> Bool {
    var hasColor = false
    for item in items {
      let start = item.content.lowerBound
      if item.isOf("hvcC"), let chroma = bytes.number(start + 16, 1, isBig: true), item.content.count > 17 {
        // 0 is grey, 1 half, 2 and 3 are more; the next two bytes are depths beyond eight bits.
        if chroma & 3 > 1 || bytes[start + 17] & 7 > 0 { return false }
        if chroma & 3 == 1 { hasColor = true }
      } else if item.isOf("av1C"), let flags = bytes.number(start + 2, 1, isBig: true) {
        // From the fourth lowest bit on: halved down, halved across, grey, twelve bits, ten bits.
        if flags & 0x60 != 0 || (flags & 0x10 == 0 && flags & 0x0C != 0x0C) { return false }
        if flags & 0x10 == 0 { hasColor = true }
      } else if item.isOf("auxC") {
        let name = bytes[item.content.dropFirst(4)]
        let isAlpha = [Array("auxid:1\0".utf8), Array("auxiliary:alpha\0".utf8)].contains { name.ends(with: $0) }
        if isAlpha { return false }
      }
    }
    return hasColor
  }

  /// The content of the `meta` box.
  private static func metadata(_ file: borrowing PictureFile) throws(PictureError) -> [UInt8] {
    var offset = 0
    for _ in 0..<64 {
      let start = try file.bytes(at: offset, count: 16)
      guard let small = start.big32(0) else { throw PictureHeader.cutShort }
      let isLarge = small == 1
      let head = isLarge ? 16 : 8
      guard let length = isLarge ? start.big32(12) : small, !isLarge || start.big32(8) == 0,
        length == 0 || length >= head
      else { throw PictureHeader.cutShort }
      if start.holds("meta", at: 4) {
        let count = length == 0 ? file.size - offset - head : length - head
        guard count <= mostBytes else { throw .damaged("its description is too long") }
        let bytes = try file.bytes(at: offset + head, count: count)
        guard bytes.count == count, count > 4 else { throw PictureHeader.cutShort }
        return bytes
      }
      guard length > 0 else { throw PictureHeader.cutShort }
      offset += length
    }
    throw PictureHeader.cutShort
  }

  private static func boxes(in bytes: [UInt8], _ range: Range<Int>) -> [Box] {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, boxes.count < mostBoxes, let length = bytes.big32(offset) {
      let end = length == 0 ? range.upperBound : offset + length
      guard length == 0 || length >= 8, end <= range.upperBound else { break }
      boxes.append(Box(kind: bytes[offset + 4..<offset + 8], content: offset + 8..<end))
      offset = end
    }
    return boxes
  }

  /// The numbers, from 1, of what is said about an item, in the order in which it is to be applied.
  private static func associations(of item: Int, in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    guard let count = bytes.big32(range.lowerBound + 4), let flags = bytes.number(range.lowerBound + 1, 3, isBig: true)
    else { return [] }
    let idBytes = bytes.version(range) == 0 ? 2 : 4
    let indexBytes = flags & 1 == 1 ? 2 : 1
    var offset = range.lowerBound + 8
    for _ in 0..<min(count, mostBoxes) {
      guard offset < range.upperBound, let id = bytes.number(offset, idBytes, isBig: true),
        let length = bytes.number(offset + idBytes, 1, isBig: true)
      else { return [] }
      offset += idBytes + 1
      if id == item {
        return (0..<length).compactMap { place in
          // The highest bit says that a reader must know the property.
          bytes.number(offset + place * indexBytes, indexBytes, isBig: true)
            .map { $0 & (indexBytes == 2 ? 0x7FFF : 0x7F) }
        }
      }
      offset += length * indexBytes
    }
    return []
  }

  private static func apply(_ box: Box, _ bytes: [UInt8], to header: inout PictureHeader, sampleBytes: inout Int) {
    let start = box.content.lowerBound
    guard box.content.count >= 1 else { return }
    if box.isOf("ispe"), header.width == 0 {
      header.width = bytes.big32(start + 4) ?? 0
      header.height = bytes.big32(start + 8) ?? 0
    } else if box.isOf("irot"), bytes[start] & 1 == 1 {
      (header.width, header.height) = (header.height, header.width)
    } else if box.isOf("clap"), let across = bytes.big32(start), let acrossDivisor = bytes.big32(start + 4),
      let down = bytes.big32(start + 8), let downDivisor = bytes.big32(start + 12), acrossDivisor > 0, downDivisor > 0
    {
      // Less than before, or it is a fault.
      header.width = min(header.width, max(1, across / acrossDivisor))
      header.height = min(header.height, max(1, down / downDivisor))
    } else if box.isOf("pixi"), let bits = bytes.number(start + 5, 1, isBig: true), bits > 8 {
      sampleBytes = 2
    }
  }
}

extension [UInt8] {
  /// Of a box that has one.
  fileprivate func version(_ content: Range<Int>) -> Int { number(content.lowerBound, 1, isBig: true) ?? 0 }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
}
