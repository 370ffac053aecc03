import Carousel
import Catalog
import Glibc
import Lettering
import Pictures
import Raster
import SDLBackend
import TileCache

/// When finished pictures and letters reach the screen.
enum Delivery: Equatable, Sendable {
  /// As workers finish, at most so many bytes uploaded a frame.
  case live(bytesPerFrame: Int)
  /// Every frame waits for all it wants: pictures that do not depend on the machine's speed.
  case complete
  /// Each so many seconds of the frames' own time after it was asked for.
  case delayed(seconds: Double)

  /// What a frame can upload and still be on time.
  static let liveBytesPerFrame = 4 << 20
}

/// Brings pictures and letters to textures: asks the tile cache what to make, gives it to the workers, uploads what
/// comes back and frees what goes.
final class AssetStore {
  let loader: Loader
  let textures: TextureStore
  let delivery: Delivery
  /// Makes a problem of an asset that could not be made, once for each time it was tried.
  var problem: (Asset, PictureError) -> Problem? = { _, _ in nil }
  private var cache: TileCache<AssetID, AssetID>
  /// What workers are making.
  private var inFlight = Set<AssetID>()
  /// With delayed delivery: when each is due, in the order they were asked for, and what has come early.
  private var due: [(id: AssetID, time: Double)] = []
  private var early: [AssetID: LoadResult] = [:]

  init(loader: Loader, textures: TextureStore, budgetBytes: Int, idleBudgetBytes: Int = .max, delivery: Delivery) {
    self.loader = loader
    self.textures = textures
    self.delivery = delivery
    cache = TileCache(budgetBytes: budgetBytes)
    cache.idleBudgetBytes = idleBudgetBytes
    cache.idleFrames = Self.idleFrames
  }

  /// How many bytes of textures to keep: a page of tiles beyond the screen and its neighbours.
  static func defaultBudget(for geometry: ScreenGeometry) -> Int {
    max(64 << 20, geometry.width * geometry.height * 4 * 10)
  }

  /// How many bytes of textures to fill before anything goes that has not been seen for `idleFrames`: what one page of
  /// the texture store holds, letters and gaps apart, or three screens where that is more.
  static func defaultIdleBudget(for geometry: ScreenGeometry) -> Int {
    max(12 << 20, geometry.width * geometry.height * 4 * 3)
  }

  /// Ten seconds of motion at 60 frames a second: within them nothing is made twice.
  private static let idleFrames = 600

  func beginFrame() { cache.beginFrame() }

  /// Says that this frame needs an asset.
  func want(_ id: AssetID, in table: inout AssetTable, urgency: TileUrgency) {
    _ = cache.want(id, expectedBytes: table[id].expectedBytes, urgency: urgency)
    // What stands in for it must not go before it is there.
    if let standIn = table[standInOf: id] {
      _ = cache.want(standIn, expectedBytes: table[standIn].expectedBytes, urgency: urgency)
    }
  }

  /// After the frame's wants: frees what must go and starts what is needed most.
  func schedule(at time: Double, in table: inout AssetTable) {
    for id in cache.evictions() { free(id, in: &table) }
    if case .live = delivery { withdrawUnwanted() }
    start(at: time, in: table)
    if delivery == .complete {
      while !inFlight.isEmpty, let result = loader.take() {
        accept(result, at: time, in: &table)
        start(at: time, in: table)
      }
    }
  }

  /// What has left the screen before a worker came to it must not keep it from what is there now.
  private func withdrawUnwanted() {
    for id in cache.cancelUnwanted() where loader.withdraw(id) {
      cache.didCancel(id)
      inFlight.remove(id)
    }
  }

  /// How many jobs wait for each worker at most: enough for the time between two frames, as most are letters and small
  /// pictures; few enough to keep the order of need fresh.
  private static let jobsPerWorker = 8

  private func start(at time: Double, in table: AssetTable) {
    // With delays all begin at once, as their times are made up.
    let room = if case .delayed = delivery { Int.max } else { loader.workers * Self.jobsPerWorker - inFlight.count }
    guard room > 0 else { return }
    for id in cache.nextToDecode(limit: room) {
      cache.didStart(id)
      inFlight.insert(id)
      if case .delayed(let seconds) = delivery { due.append((id, time + seconds)) }
      loader.start(LoadJob(id: id, key: table[id].key))
    }
  }

  /// Takes in what has been finished by `time`; returns whether there was anything.
  func collect(at time: Double, in table: inout AssetTable) -> Bool {
    var took = false
    switch delivery {
    case .complete: break
    case .live(let bytes):
      let before = textures.uploadedBytes
      while textures.uploadedBytes - before < bytes, let result = loader.poll() {
        accept(result, at: time, in: &table)
        took = true
      }
    case .delayed:
      while let next = due.first, next.time <= time {
        due.removeFirst()
        while early[next.id] == nil, let result = loader.take() { early[result.id] = result }
        if let result = early.removeValue(forKey: next.id) { accept(result, at: time, in: &table) }
        took = true
      }
    }
    return took
  }

  /// Whether nothing is on its way.
  var isIdle: Bool { inFlight.isEmpty }
  /// Whether `collect` would find something at once.
  var hasResults: Bool { loader.hasResults }

  // MARK: Results

  private func accept(_ result: LoadResult, at time: Double, in table: inout AssetTable) {
    inFlight.remove(result.id)
    let id = result.id
    switch result.outcome {
    case .failed(let error):
      cache.didFail(id)
      table[id].problem = problem(table[id], error)
      table.dropStandIn(of: id)
    case .picture(let picture, let info):
      if let info, case .picture(let request, let version) = result.key {
        table.infos[PictureVersion(path: request.path, version: version)] = info
      }
      table[id].averageColor = picture.averageColor
      store(
        [Piece(bitmap: picture.bitmap)], isBlended: !picture.isOpaque,
        size: (picture.bitmap.width, picture.bitmap.height), for: id, at: time, in: &table)
      // What can be read of it is shown; its keeper should know all the same.
      if let error = picture.flaws.error { table[id].problem = problem(table[id], error) }
    case .line(let line):
      table[id].isRightToLeft = line?.isRightToLeft ?? false
      store(
        line?.pieces(x: 0, y: 0) ?? [], isBlended: !result.key.isLaidOnPaper,
        size: (line?.bitmap.width ?? 0, line?.bitmap.height ?? 0), for: id, at: time, in: &table)
    case .size(let info):
      if let info, case .size(let picture) = result.key { table.infos[picture] = info }
      store([], isBlended: false, size: (info?.width ?? 0, info?.height ?? 0), for: id, at: time, in: &table)
    case .block(let block):
      table[id].isRightToLeft = block?.lines.first?.text.isRightToLeft ?? false
      store(
        block?.pieces ?? [], isBlended: !result.key.isLaidOnPaper, size: (block?.width ?? 0, block?.height ?? 0),
        for: id, at: time,
        in: &table)
    case .code(let code):
      store(
        code.map { [Piece(bitmap: $0)] } ?? [], isBlended: true, size: (code?.width ?? 0, code?.height ?? 0), for: id,
        at: time, in: &table)
    }
  }

  private func store(
    _ pieces: [Piece], isBlended: Bool, size: (width: Int, height: Int), for id: AssetID,
    at time: Double, in table: inout AssetTable
  ) {
    let bytes = pieces.reduce(0) { $0 + $1.bitmap.pixels.count * 4 }
    var parts: [AssetPart] = []
    if cache.accepts(id, bytes: bytes) {
      for piece in pieces {
        let bitmap = piece.bitmap
        guard let slot = textures.allocate(width: bitmap.width, height: bitmap.height, isBlended: isBlended),
          (try? textures.upload(bitmap, to: slot)) != nil
        else { continue }
        parts.append(AssetPart(slot: slot, x: piece.x, y: piece.y, isColored: piece.isColored))
      }
    }
    guard cache.didFinish(id, token: id, bytes: bytes) else {
      for part in parts { textures.free(part.slot) }
      return
    }
    table[id].parts = parts
    table[id].width = size.width
    table[id].height = size.height
    table[id].isResident = true
    table[id].problem = nil
    table[id].fadeStart = table[id].wasMissed ? time : nil
    table.dropStandIn(of: id)
    table[id].wasMissed = false
  }

  private func free(_ id: AssetID, in table: inout AssetTable) {
    for part in table[id].parts { textures.free(part.slot) }
    table[id].parts = []
    table[id].isResident = false
    table[id].fadeStart = nil
  }

  /// All textures are gone, as after a lost device: everything is made again.
  func loseTextures(in table: inout AssetTable) {
    for id in cache.evictAll() { free(id, in: &table) }
  }

  func sweep(_ table: inout AssetTable) {
    let swept = table.sweep { [inFlight] in inFlight.contains($0) }
    // Their ids are given out again, and what the cache knows is not of the next one: that it failed, above all.
    for id in swept { _ = cache.forget(id) }
  }
}

/// What one texture of an asset is made of.
private struct Piece {
  var bitmap: Bitmap
  var x = 0
  var y = 0
  var isColored = false
}

extension TextBitmap {
  /// The letters, and over them what keeps its own colours.
  fileprivate func pieces(x: Int, y: Int) -> [Piece] {
    let letters = Piece(bitmap: bitmap, x: x, y: y)
    guard let colors else { return [letters] }
    return [letters, Piece(bitmap: colors, x: x, y: y, isColored: true)]
  }
}

extension TextBlock {
  fileprivate var pieces: [Piece] {
    lines.flatMap { line in
      line.text.pieces(x: line.text.isRightToLeft ? width - line.text.bitmap.width : 0, y: line.y)
    }
  }
}

extension Asset {
  /// Its size in memory as far as it is known before it is made.
  var expectedBytes: Int {
    switch key {
    case .picture(let request, _): request.width * request.height * 4
    case .line(let line): max(0, line.maxWidth) * Int(line.style.sizePixels * 1.4) * 2 * line.lines
    case .size: 0
    case .block(let block): max(0, block.maxWidth) * block.lineHeight * 8
    case .code(let code): code.side * code.side * 5
    }
  }
}
