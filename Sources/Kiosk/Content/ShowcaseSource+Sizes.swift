import Carousel
import Catalog
import Glibc
import Pictures

/// Rows of free shapes: a tile is as wide as its picture wants, which a worker reads from the file's header.
extension ShowcaseSource {
  func itemWidth(at path: ItemPath) -> Double {
    let plan = plans[path.category][path.row]
    if let width = plan.description.itemWidth { return width }
    let known = tile(at: path).image.flatMap(aspect(of:))
    // A strip of film must leave room to see that the row goes on, a bookmark room for its words.
    let widest = geometry.size.width - 4 * look.margin
    let aspect = min(max(known ?? RowMeasures.aspect(of: .free), 0.5), widest / plan.pictureHeight)
    return geometry.snapped(plan.pictureHeight * aspect)
  }

  /// Width over height of a picture, once it is known.
  func aspect(of image: ImageReference) -> Double? {
    assets.aspects[PictureVersion(path: image.path, version: version(of: image))]
  }

  /// What a picture's file says of itself; nil where it cannot be read.
  ///
  /// Workers have found it with the picture itself. Only a file that no worker has been at yet is looked into at once, a
  /// few small reads: where its picture stands must not wait.
  func info(of image: ImageReference) -> PictureInfo? {
    let picture = PictureVersion(path: image.path, version: version(of: image))
    if let known = assets.infos[picture] { return known }
    let info = try? PictureDecoder().probe(path: image.path)
    assets.infos[picture] = info
    return info
  }

  /// What brings a tile's width, held until it is released.
  func sizeAsset(at path: ItemPath) -> AssetID? {
    guard let image = tile(at: path).image else { return nil }
    let id = assets.acquire(.size(PictureVersion(path: image.path, version: version(of: image))), name: image.name)
    unmeasured.append(UnmeasuredTile(path: path, size: id))
    return id
  }

  /// Takes in the sizes that have come; says which rows they change, each once.
  func learnSizes() -> [(category: Int, row: Int)] {
    guard unmeasured.contains(where: { assets.isKnown($0.size) }) else { return [] }
    var rows: [(category: Int, row: Int)] = []
    for tile in unmeasured {
      guard let size = assets.size(of: tile.size) else { continue }
      assets.aspects[size.picture] = size.aspect ?? RowMeasures.aspect(of: .free)
      if !rows.contains(where: { $0 == (tile.path.category, tile.path.row) }) {
        rows.append((tile.path.category, tile.path.row))
      }
    }
    unmeasured.removeAll { assets.isKnown($0.size) }
    return rows
  }
}

/// A tile whose picture's size is on its way.
struct UnmeasuredTile {
  var path: ItemPath
  var size: AssetID
}

extension AssetTable {
  func isKnown(_ id: AssetID) -> Bool { assets[id]?.isResident ?? true }

  /// The picture that a `size` asset measures, and its width over its height; nil until it is known. A file that cannot
  /// be read has no aspect.
  func size(of id: AssetID) -> (picture: PictureVersion, aspect: Double?)? {
    guard let asset = assets[id], asset.isResident, case .size(let picture) = asset.key else { return nil }
    return (picture, asset.height > 0 ? Double(asset.width) / Double(asset.height) : nil)
  }
}
