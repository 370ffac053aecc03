import CTurboJPEG
public import Raster

/// Writes pictures as JPEG files: photos that are made up, to measure decoding with.
public enum JPEG {
  /// The bytes of a file as cameras write it, its colours at half the width and height. Alpha is ignored.
  ///
  /// Calls `tjCompress2`.
  /// - Parameter quality: 1…100.
  public static func encode(_ bitmap: Bitmap, quality: Int = 90) -> [UInt8] {
    let compressor = tjInitCompress()
    defer { tjDestroy(compressor) }
    var target: UnsafeMutablePointer<UInt8>?
    defer { tjFree(target) }
    var count: UInt = 0
    let result = bitmap.pixels.withUnsafeBytes { pixels in
      tjCompress2(
        compressor, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.width), 0, Int32(bitmap.height),
        Int32(TJPF_BGRX.rawValue), &target, &count, Int32(TJSAMP_420.rawValue), Int32(quality), 0)
    }
    guard result == 0 else { fatalError("a JPEG could not be made in memory") }
    return Array(UnsafeBufferPointer(start: target, count: Int(count)))
  }
}
