import Catalog

/// What a bound cell shows; every field is set anew by each binding.
struct CellContent {
  var tile: Tile
  var picture: AssetID?
  var title: AssetID?
  var subtitle: AssetID?
  /// The words inside a tile that has no picture.
  var words: AssetID?
  /// The picture's own size, where that decides the tile's and is not known yet.
  var size: AssetID?
  /// The words of its options.
  var options: [AssetID] = []
}
