import Carousel
import Catalog
import Pictures

/// One texture of an asset and where it stands in it, in pixels from its top left.
struct AssetPart: Sendable {
  var slot: TextureSlot
  var x: Int
  var y: Int
  /// Whether it keeps its own colours, as emoji do; else it is white and drawn in any colour.
  var isColored = false
}

/// What is known of one asset, resident or not.
struct Asset: Sendable {
  var key: AssetKey
  /// How many cells and screens hold it.
  var references = 0
  /// Its textures; empty when it is not resident, and for text without any ink.
  var parts: [AssetPart] = []
  var isResident = false
  /// In pixels.
  var width = 0
  var height = 0
  /// Whether it is letters that run from right to left, so that they stand at the right of their room.
  var isRightToLeft = false
  /// 0xFFRRGGBB, known from the first decoding on and kept when the texture is evicted.
  var averageColor: UInt32?
  /// A frame was shown without it, so that it fades in when it comes.
  var wasMissed = false
  /// Since when it fades in.
  var fadeStart: Double?
  /// Why it cannot be shown.
  var problem: Problem?
  /// The picture of the same name before its file changed, held and shown until this one is there.
  var standIn: AssetID?
  /// The picture's name as the keeper wrote it.
  var name: String?
}

/// All assets by key, with dense ids, so that a frame looks up by index and never hashes a path.
struct AssetTable {
  private var ids: [AssetKey: AssetID] = [:]
  private(set) var assets = ContiguousArray<Asset?>()
  private var free: [AssetID] = []
  /// Width over height of pictures whose size was asked for.
  var aspects: [PictureVersion: Double] = [:]
  /// What the files of pictures say of themselves, as far as they were looked into.
  var infos: [PictureVersion: PictureInfo] = [:]
  /// Average colours that earlier starts have found.
  var knownColors = PlaceholderColors()
  /// How many of those are kept for their average colour before they are swept.
  private let keptUnused = 4096

  subscript(id: AssetID) -> Asset {
    get { assets[id]! }
    _modify { yield &assets[id]! }
  }

  /// What is shown in place of an asset that is not there yet.
  subscript(standInOf id: AssetID) -> AssetID? {
    let asset = assets[id]!
    return asset.isResident ? nil : asset.standIn
  }

  /// The id of an asset, held until it is released as often.
  mutating func acquire(_ key: AssetKey, name: String? = nil) -> AssetID {
    if let id = ids[key] {
      assets[id]!.references += 1
      return id
    }
    var asset = Asset(key: key)
    asset.references = 1
    asset.name = name
    if case .picture(let request, _) = key { asset.averageColor = knownColors[request.path] }
    let id: AssetID
    if let reused = free.popLast() {
      id = reused
      assets[id] = asset
    } else {
      id = assets.count
      assets.append(asset)
    }
    ids[key] = id
    return id
  }

  /// The id of an asset that is known, without holding it.
  func id(of key: AssetKey) -> AssetID? { ids[key] }

  /// Holds one more time what is known.
  mutating func retain(_ id: AssetID) { assets[id]!.references += 1 }

  /// Lets go of what was shown in place of an asset.
  mutating func dropStandIn(of id: AssetID) {
    guard let standIn = assets[id]!.standIn else { return }
    assets[id]!.standIn = nil
    release(standIn)
  }

  mutating func release(_ id: AssetID) {
    precondition(assets[id]!.references > 0, "an asset is released as often as it was acquired")
    assets[id]!.references -= 1
  }

  /// Lets letters be made anew when they are next asked for, as in another font. Those there are keep their ids until
  /// they are swept.
  mutating func disownLetters() {
    ids = ids.filter { key, _ in if case .picture = key { true } else { false } }
  }

  /// Forgets assets that nothing holds and that are not resident, when there are many. `isBusy` names those that a
  /// worker still makes.
  mutating func sweep(isBusy: (AssetID) -> Bool) -> [AssetID] {
    guard assets.count - free.count > keptUnused else { return [] }
    var swept: [AssetID] = []
    for id in assets.indices {
      guard let asset = assets[id], asset.references == 0, !asset.isResident, !isBusy(id) else { continue }
      dropStandIn(of: id)
      if ids[asset.key] == id { ids[asset.key] = nil }
      assets[id] = nil
      free.append(id)
      swept.append(id)
    }
    return swept
  }

  /// What is wrong with pictures that are held.
  var problems: [Problem] {
    assets.compactMap { asset in asset.flatMap { $0.references > 0 ? $0.problem : nil } }
  }
}
