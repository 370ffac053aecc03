import CZlib

/// Where a file keeps its colour profile (ICC.1).
struct ProfilePlace: Equatable {
  /// In the file, in order; JPEG cuts a profile into pieces of 64 kB.
  var pieces: [Range<Int>]
  /// PNG stores it deflated.
  var isDeflated = false

  /// The largest profiles of print shops take some 3 MB.
  static let mostBytes = 4 << 20

  /// The profile; nil where it is cut short, too large or damaged, which counts as none.
  func read(_ file: borrowing PictureFile) throws(PictureError) -> [UInt8]? {
    guard pieces.reduce(0, { $0 + $1.count }) <= Self.mostBytes else { return nil }
    var bytes: [UInt8] = []
    for piece in pieces {
      let part = try file.bytes(at: piece.lowerBound, count: piece.count)
      guard part.count == piece.count else { return nil }
      bytes += part
    }
    return isDeflated ? Self.inflated(bytes) : bytes
  }

  /// Calls `uncompress`, into at most four megabytes: a bomb gets no more.
  private static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
    // Most take less than 64 kB, so the large block is rarely needed.
    for room in [1 << 16, mostBytes] {
      var length = uLongf(room)
      var status = Z_OK
      let result = [UInt8](unsafeUninitializedCapacity: room) { target, count in
        status = uncompress(target.baseAddress, &length, bytes, uLong(bytes.count))
        count = status == Z_OK ? Int(length) : 0
      }
      if status == Z_OK { return result }
      if status != Z_BUF_ERROR { return nil }
    }
    return nil
  }
}
