internal import CQREncode
public import Raster

/// A text as a code that a phone's camera reads.
public enum QRCode {
  /// Modules of white around the code; readers look for it (ISO/IEC 18004).
  public static let quietZone = 4

  /// Black on white, its quiet zone included, every module the same whole number of pixels.
  ///
  /// Calls `QRcode_encodeString8bit` with error correction M, which mends 15 %: enough for a reflection on a screen,
  /// and its modules stay larger than those of a stronger one.
  /// - Parameter side: the least width and height, in pixels; the code is the next size that its modules divide.
  /// - Returns: nil for text that is empty, or longer than a code holds (2,331 bytes).
  public static func bitmap(_ text: String, side: Int) -> Bitmap? {
    guard !text.isEmpty, let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
    defer { QRcode_free(code) }
    let modules = Int(code.pointee.width)
    let count = modules + 2 * quietZone
    let pixels = max(1, (side + count - 1) / count)
    var bitmap = Bitmap(width: count * pixels, height: count * pixels, filledWith: 0xFFFF_FFFF)
    for row in 0..<modules {
      // The lowest bit of a module says whether it is black.
      for column in 0..<modules where code.pointee.data[row * modules + column] & 1 == 1 {
        let left = (column + quietZone) * pixels
        for y in (row + quietZone) * pixels..<(row + quietZone + 1) * pixels {
          for x in left..<left + pixels { bitmap[x, y] = 0xFF00_0000 }
        }
      }
    }
    return bitmap
  }
}
