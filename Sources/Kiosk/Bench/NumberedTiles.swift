import Catalog

/// A row of made-up tiles that share a few pictures, as long as wanted.
struct NumberedTiles: TileSeries {
  let row: Int
  let count: Int
  let images: [ImageReference]

  func tile(at index: Int) -> Tile {
    Tile(id: String(index), title: "Item \(row)-\(index)", image: images[(37 * row + index) % images.count])
  }
}
