import CTurboJPEG
import Glibc
import Pictures
import Raster

/// A folder for one test, which removes it at its end.
struct TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/vitrine-pictures-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  func remove() {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." && unlink("\(path)/\(name)") != 0 { rmdir("\(path)/\(name)") }
      }
      closedir(folder)
    }
    rmdir(path)
  }

  /// Writes a file and gives its path.
  func file(_ name: String, _ bytes: [UInt8]) -> String {
    let place = "\(path)/\(name)"
    let file = fopen(place, "wb")!
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return place
  }
}

enum TestFiles {
  /// A file of the committed cases, by its place there.
  static func path(_ name: String) -> String {
    let here = String(describing: #filePath)
    return here.prefix(upTo: here.lastIndex(of: "/")!) + "/cases/" + name
  }

  static func bytes(_ name: String) -> [UInt8] {
    let file = fopen(path(name), "rb")!
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1_000_000)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return bytes
  }

  /// Calls `tjCompress2`.
  static func jpeg(_ bitmap: Bitmap, quality: Int32 = 95, isProgressive: Bool = false) -> [UInt8] {
    let compressor = tjInitCompress()
    defer { tjDestroy(compressor) }
    var target: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let result = bitmap.pixels.withUnsafeBytes { pixels in
      tjCompress2(
        compressor, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.width), 0, Int32(bitmap.height),
        Int32(TJPF_BGRX.rawValue), &target, &size, Int32(TJSAMP_444.rawValue), quality,
        isProgressive ? TJFLAG_PROGRESSIVE : 0)
    }
    precondition(result == 0, "the test's own JPEG could not be made")
    defer { tjFree(target) }
    return Array(UnsafeBufferPointer(start: target, count: Int(size)))
  }

  /// The same JPEG with an EXIF segment of one entry, the orientation.
  static func jpeg(_ jpeg: [UInt8], orientation: Int) -> [UInt8] {
    let exif: [UInt8] =
      Array("Exif\0\0".utf8) + Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0]
      + [UInt8(orientation), 0, 0, 0, 0, 0, 0, 0]
    return jpeg[..<2] + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + jpeg[2...]
  }

  /// Four flat quarters: red, green, blue, white, by reading order.
  static func quarters(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] =
          y < height / 2
          ? (x < width / 2 ? 0xFFFF_0000 : 0xFF00_FF00) : (x < width / 2 ? 0xFF00_00FF : 0xFFFF_FFFF)
      }
    }
    return bitmap
  }
}

/// Whether all channels, alpha too, differ by no more than that.
func isClose(_ one: UInt32, _ other: UInt32, within tolerance: Int = 12) -> Bool {
  [24, 16, 8, 0].allSatisfy { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= tolerance }
}

extension Bitmap {
  /// The pixels in the middle of the four quarters, by reading order.
  var quarterColors: [UInt32] {
    [
      self[width / 4, height / 4], self[width * 3 / 4, height / 4], self[width / 4, height * 3 / 4],
      self[width * 3 / 4, height * 3 / 4],
    ]
  }
}

/// What went wrong, or nil where nothing did.
func failure(_ work: () throws(PictureError) -> Void) -> PictureError? {
  do {
    try work()
    return nil
  } catch {
    return error
  }
}
