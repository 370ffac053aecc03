import Glibc
import Pictures
import Raster

/// Photos of 12 megapixels in a folder of their own, until it is gone.
final class MadeUpPhotos {
  static let width = 4000
  static let height = 3000

  let folder: String
  private let names: [String]
  private static let differentOnes = 2

  /// - Parameter count: how many files; they share the content of a few.
  /// - Throws: `UsageError` when there is no room for them.
  init(count: Int) throws {
    var template = "/tmp/vitrine-bench-XXXXXX".utf8CString.map { $0 }
    guard mkdtemp(&template) != nil else { throw Self.noRoom }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let names = (0..<count).map { "photo \($0).jpg" }
    self.names = names
    for index in 0..<count {
      let path = "\(folder)/\(names[index])"
      if index < Self.differentOnes {
        guard Self.write(JPEG.encode(Self.photo(index)), to: path) else { throw Self.noRoom }
      } else if link("\(folder)/\(names[index % Self.differentOnes])", path) != 0 {
        throw Self.noRoom
      }
    }
  }

  deinit {
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  func path(_ index: Int) -> String { "\(folder)/\(names[index])" }

  private static var noRoom: UsageError {
    UsageError(message: "no room for photos in /tmp: \(String(cString: strerror(errno)))")
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let written = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && written == bytes.count
  }

  /// Slopes with grain, which take about as many bytes as a camera's picture.
  private static func photo(_ index: Int) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    var grain: UInt32 = 2_463_534_242 &+ UInt32(index)
    for y in 0..<height {
      let green: Int = y * 220 / height
      for x in 0..<width {
        grain ^= grain << 13
        grain ^= grain >> 17
        grain ^= grain << 5
        let red: Int = x * 220 / width
        let blue: Int = (x / 40 + y / 30 + 60 * index) & 127
        pixels.append(word(red, green, blue, grain: grain))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Each channel with four bits of grain of its own.
  private static func word(_ red: Int, _ green: Int, _ blue: Int, grain: UInt32) -> UInt32 {
    var word: UInt32 = 0xFF
    word = word << 8 | UInt32(red) &+ (grain & 15)
    word = word << 8 | UInt32(green) &+ (grain >> 8 & 15)
    return word << 8 | UInt32(blue) &+ (grain >> 16 & 15)
  }
}
