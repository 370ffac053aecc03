import Glibc

/// The average colour of every picture that was ever prepared, by its path: what its tile shows until it is there.
///
/// Kept in one small file beside the prepared pictures. A colour that is out of date does no harm.
public struct PlaceholderColors: Sendable {
  private var colors: [UInt64: UInt32] = [:]
  /// How many have been noted or changed since the file was read or written.
  public private(set) var changes = 0

  private static let mark = Array("VTC1".utf8)
  private static let name = "colors"
  private static let headBytes = 12
  private static let recordBytes = 12
  /// 64 thousand paths, three quarters of a megabyte.
  private static let most = 65_536

  public init() {}

  public var count: Int { colors.count }

  /// `0xFFRRGGBB`. Costs a hash of the path; allocates nothing.
  public subscript(path: String) -> UInt32? { colors.isEmpty ? nil : colors[Self.hash(path)] }

  public mutating func note(_ color: UInt32, of path: String) {
    let key = Self.hash(path)
    guard colors[key] != color, colors.count < Self.most || colors[key] != nil else { return }
    colors[key] = color
    changes += 1
  }

  /// Those of a file in that folder; none where there is no file or it is damaged.
  public static func read(in folder: String) -> PlaceholderColors {
    var result = PlaceholderColors()
    guard let bytes = DiskFolder(path: folder).read(name)?.bytes, bytes.starts(with: mark), bytes.count > headBytes
    else { return result }
    bytes.withUnsafeBytes { raw in
      let body = UnsafeRawBufferPointer(rebasing: raw[headBytes...])
      let sum = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: mark.count, as: UInt64.self))
      guard sum == Digest(body).high, body.count <= most * recordBytes else { return }
      for offset in stride(from: 0, to: body.count - recordBytes + 1, by: recordBytes) {
        let key = UInt64(littleEndian: body.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        result.colors[key] = UInt32(littleEndian: body.loadUnaligned(fromByteOffset: offset + 8, as: UInt32.self))
      }
    }
    return result
  }

  /// Writes the file; what another process has noted meanwhile is kept. A failure leaves what was there.
  public mutating func write(in folder: String) {
    let disk = DiskFolder(path: folder)
    for (key, color) in Self.read(in: folder).colors where colors[key] == nil && colors.count < Self.most {
      colors[key] = color
    }
    var body: [UInt8] = []
    body.reserveCapacity(colors.count * Self.recordBytes)
    for (key, color) in colors {
      withUnsafeBytes(of: key.littleEndian) { body += $0 }
      withUnsafeBytes(of: color.littleEndian) { body += $0 }
    }
    let sum = body.withUnsafeBytes { Digest($0).high }
    let bytes = Self.mark + withUnsafeBytes(of: sum.littleEndian) { [UInt8]($0) } + body
    if disk.write(bytes, name: Self.name) == nil { changes = 0 }
  }

  private static func hash(_ path: String) -> UInt64 {
    var digest = Digest()
    for byte in path.utf8 { digest.add(UInt64(byte)) }
    return digest.high
  }
}
