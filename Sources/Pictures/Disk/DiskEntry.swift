import Raster

/// A prepared picture as bytes: a mark, a check sum of the rest, fixed fields, the key, the packed pixels.
///
/// A power cut may leave any part of a file on a memory card, so nothing of an entry counts until its sum is right.
enum DiskEntry {
  private static let mark = Array("VTP1".utf8)
  /// Up to where the sum stands, and up to where the fields do.
  private static let sumEnd = 12
  private static let fieldsEnd = 44
  private static let opaqueFlag: UInt32 = 1
  /// The flaws stand above it.
  private static let flawShift: UInt32 = 8

  static func encode(_ picture: PreparedPicture, key: DiskKey) -> [UInt8] {
    var bytes = mark + [UInt8](repeating: 0, count: sumEnd - mark.count)
    let bitmap = picture.bitmap
    let flags = (picture.isOpaque ? opaqueFlag : 0) | UInt32(picture.flaws.rawValue) << flawShift
    let fields = [
      UInt32(key.content.count), UInt32(bitmap.width), UInt32(bitmap.height), picture.averageColor, flags, 0,
    ]
    for field in fields { withUnsafeBytes(of: field.littleEndian) { bytes += $0 } }
    withUnsafeBytes(of: UInt64(picture.decodeBytes).littleEndian) { bytes += $0 }
    bytes += key.content
    bytes += bitmap.packed()
    let sum = sum(of: bytes)
    withUnsafeBytes(of: sum.littleEndian) { bytes.replaceSubrange(mark.count..<sumEnd, with: $0) }
    return bytes
  }

  /// Nil for an entry that is damaged, or of another key.
  static func decode(_ bytes: [UInt8], key: DiskKey) -> PreparedPicture? {
    guard bytes.count > fieldsEnd, bytes.starts(with: mark) else { return nil }
    return bytes.withUnsafeBytes { raw -> PreparedPicture? in
      func field(_ index: Int) -> UInt32 {
        UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: sumEnd + 4 * index, as: UInt32.self))
      }
      guard UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: mark.count, as: UInt64.self)) == sum(of: bytes)
      else { return nil }
      let keyEnd = fieldsEnd + Int(field(0))
      guard keyEnd <= raw.count, raw[fieldsEnd..<keyEnd].elementsEqual(key.content) else { return nil }
      let width = Int(field(1))
      let height = Int(field(2))
      let packed = UnsafeRawBufferPointer(rebasing: raw[keyEnd...]).bindMemory(to: UInt8.self)
      // Packed bytes say at most 62 pixels each: no memory is taken for what cannot be there.
      guard width > 0, height > 0, width <= 16_384, height <= 16_384, width * height <= 62 * packed.count,
        let bitmap = Bitmap(width: width, height: height, packed: packed)
      else { return nil }
      let decodeBytes = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: fieldsEnd - 8, as: UInt64.self))
      return PreparedPicture(
        bitmap: bitmap, averageColor: field(3), isOpaque: field(4) & opaqueFlag != 0,
        flaws: PictureFlaws(rawValue: UInt8(truncatingIfNeeded: field(4) >> flawShift)),
        decodeBytes: Int(truncatingIfNeeded: decodeBytes))
    }
  }

  private static func sum(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { Digest(UnsafeRawBufferPointer(rebasing: $0[sumEnd...])).high }
  }
}
