import Catalog
import Pictures
import Raster

/// Catalogs for tests, with pictures made on the spot.
enum MadeUpContent {
  /// Four flat quarters of a colour that is the tile's own.
  static func quarters(_ index: Int, width: Int = 64, height: Int = 36) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    let hues: [UInt32] = [0xFFB0_3A2E, 0xFF21_618C, 0xFF1E_8449, 0xFFB7_950B, 0xFF6C_3483, 0xFF1A_5276]
    for y in 0..<height {
      for x in 0..<width {
        let isLeft = x < width / 2, isTop = y < height / 2
        bitmap[x, y] =
          isLeft == isTop ? hues[index % hues.count] : isLeft ? 0xFFE8_E4DA : 0xFF20_262E
      }
    }
    return bitmap
  }

  /// A colour for each number up to 4096, no two alike.
  static func color(_ index: Int) -> UInt32 {
    let red = UInt32(index & 15) * 16 + 8, green = UInt32(index >> 4 & 15) * 16 + 8
    let blue = UInt32(index >> 8 & 15) * 16 + 8
    return 0xFF00_0000 | red << 16 | green << 8 | blue
  }

  /// A tile without words whose picture is written to the folder; nil leaves its file missing.
  static func tile(_ name: String, _ picture: Bitmap?, in folder: String) throws -> Tile {
    if let picture { try PNG.write(picture, to: "\(folder)/\(name).png") }
    return Tile(id: name, image: ImageReference(path: "\(folder)/\(name).png", name: "\(name).png"))
  }

  /// Rows of `count` tiles without words, the first `missing` of each without a file.
  static func category(_ title: String, rows: Int, count: Int, missing: Int = 0, in folder: String) throws -> Category {
    Category(
      id: title, title: title,
      rows: try (0..<rows).map { row in
        Row(
          id: "row \(row)", tile: TileStyle(height: 198),
          tiles: try (0..<count).map { index in
            try tile(
              "\(title)-\(row)-\(index)", index < missing ? nil : quarters(row * 2 + index), in: folder)
          })
      })
  }
}
