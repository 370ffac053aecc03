/// What a screen says about itself in the 128 bytes of its EDID base block (VESA E-EDID 1.4, section 3).
public struct EDID: Equatable, Sendable {
  /// Extent of the preferred mode in pixels.
  public var preferredWidth: Int
  public var preferredHeight: Int
  /// The product's name, where it gives one.
  public var name: String?

  /// - Parameter bytes: As in `/sys/class/drm/<connector>/edid`. `nil` where they are no EDID, or the first detailed
  ///   descriptor is no progressive mode. Checksums are not looked at: cheap panels get them wrong.
  public init?(_ bytes: [UInt8]) {
    let header: [UInt8] = [0, 255, 255, 255, 255, 255, 255, 0]
    guard bytes.count >= 128, bytes.starts(with: header) else { return nil }
    let descriptor = Array(bytes[54..<72])
    let hasClock = descriptor[0] != 0 || descriptor[1] != 0
    let isInterlaced = descriptor[17] & 0x80 != 0
    preferredWidth = Int(descriptor[2]) | Int(descriptor[4] >> 4) << 8
    preferredHeight = Int(descriptor[5]) | Int(descriptor[7] >> 4) << 8
    guard hasClock, !isInterlaced, preferredWidth > 0, preferredHeight > 0 else { return nil }
    name = Self.productName(in: bytes)
  }

  /// The text of the display descriptor with tag 0xFC: up to 13 characters, ended by a line feed.
  private static func productName(in bytes: [UInt8]) -> String? {
    for start in stride(from: 54, through: 108, by: 18)
    where bytes[start] == 0 && bytes[start + 1] == 0 && bytes[start + 3] == 0xFC {
      let text = bytes[(start + 5)..<(start + 18)].prefix { $0 != 0x0A }
      let trimmed = String(decoding: text.filter { (0x20..<0x7F).contains($0) }, as: UTF8.self)
        .split(separator: " ").joined(separator: " ")
      return trimmed.isEmpty ? nil : trimmed
    }
    return nil
  }
}
