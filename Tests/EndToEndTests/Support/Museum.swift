import Glibc
import Pictures
import Raster
import TemporaryFolder

/// Content for tests: three categories of four rows of twelve tiles, with six small pictures.
enum Museum {
  static let categories = ["Ships", "Clocks", "Maps"]
  static let rows = 4
  static let tiles = 12
  /// Tiles that are wide and 198 high, with the space between two, in points.
  static let pitch = 368.0

  /// Writes it and returns the path of the content file.
  static func write(to folder: String, style: String = "dark", rotate: Int = 0) throws -> String {
    for index in 0..<6 { try PNG.write(picture(index), to: "\(folder)/picture-\(index).png") }
    var text = "title: Test museum\ntheme: { style: \(style) }\ndisplay: { rotate: \(rotate) }\ncategories:\n"
    for (category, title) in categories.enumerated() {
      text += "  - title: \(title)\n    rows:\n"
      for row in 0..<rows {
        text += "      - title: \(title) \(row + 1)\n        tile: { height: 198 }\n        tiles:\n"
        for tile in 0..<tiles {
          text += "          - image: picture-\((category + row + tile) % 6).png\n"
          text += "            title: \(title) \(row + 1).\(tile + 1)\n            text: Words about it.\n"
        }
      }
    }
    let path = folder + "/kiosk.yaml"
    TemporaryFolder.write(text, to: path)
    return path
  }

  /// No two are alike, and none looks the same when it is turned or mirrored.
  static func picture(_ index: Int) -> Bitmap {
    var bitmap = Bitmap(width: 96, height: 54)
    for y in 0..<54 {
      for x in 0..<96 {
        let isCorner = x < 20 && y < 12
        let red = UInt32(40 + index * 35), green = UInt32(x * 2), blue = UInt32(y * 4)
        bitmap[x, y] = isCorner ? 0xFFFF_FFFF : 0xFF00_0000 | red << 16 | green << 8 | blue
      }
    }
    return bitmap
  }
}
