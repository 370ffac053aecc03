import Carousel
import Catalog
import Glibc
import Lettering
import Pictures
import SDLBackend

/// A stage on a display, with the session that is played on it: what `run` and `shot` share.
final class Showing {
  let backend: SDLBackend
  let loader: Loader
  let typesetters = Typesetters()
  private(set) var stage: Stage
  /// Set while it was opened with an angle of its own, not the content's.
  private let rotation: Int?
  private var player: ReplayPlayer?
  private var reader = ContentReader()
  private let origin: Double

  /// - Parameters:
  ///   - origin: the time that counts as 0 in replays and reports.
  ///   - wake: called on worker threads when something is ready.
  ///   - look: in place of what the content's theme says.
  ///   - disk: where prepared pictures are kept; nil is nowhere.
  /// - Throws: `LetteringError` without any font, `SDLError` without room for textures.
  init(
    content: Content, backend: SDLBackend, delivery: Delivery, replay: Replay?, rotation: Int?, origin: Double,
    wake: @escaping @Sendable () -> Void = {}, look: Look? = nil, disk: DiskWriter? = nil
  ) throws {
    self.backend = backend
    self.rotation = rotation
    self.origin = origin
    let typesetter = try typesetters.typesetter(for: content.catalog)
    loader = Loader(typesetter: typesetter, disk: disk, wake: wake)
    let size = backend.pixelSize
    let geometry = ScreenGeometry(width: size.width, height: size.height, catalog: content.catalog)
    backend.pixelsPerPoint = geometry.scale
    let store = AssetStore(
      loader: loader, textures: backend.textures, budgetBytes: AssetStore.defaultBudget(for: geometry),
      idleBudgetBytes: AssetStore.defaultIdleBudget(for: geometry),
      delivery: delivery)
    stage = try Stage(content: content, geometry: geometry, typesetter: typesetter, store: store, look: look)
    if replay?.changesContent ?? false { reader.note(content) }
    player = replay.map { ReplayPlayer($0) }
  }

  deinit { loader.stop() }

  /// Counts likes in the journal at its usual place; one that is damaged is said to be, and put aside.
  func keepJournal() {
    guard let path = Journal.standardPath else { return }
    stage.journal = Journal(path: path) { Log.line("\(path) was damaged: it is \($0) now, and likes count from none") }
  }

  /// Shows the colours of pictures that earlier starts have prepared until they are there.
  func useKnownColors(of disk: DiskWriter) { stage.source.assets.knownColors = .read(in: disk.tier.path) }

  // MARK: The session

  /// When the next recorded step is due, on the clock of frames; nil when the replay is over.
  var nextReplayTime: Double? { player?.nextTime.map { origin + $0 } }

  /// Plays what was recorded up to `time`.
  func play(through time: Double) {
    player?.play(through: time - origin, origin: origin, transform: { backend.transform }) { output in
      switch output {
      case .event(let event): stage.handle(event)
      case .content(let path): show(path)
      }
    }
  }

  /// Shows another content file; what cannot be read leaves what is on the screen, and is reported.
  func show(_ path: String) {
    do {
      take(.content(try reader.read(path)))
    } catch {
      take(.problems(error.problems))
    }
  }

  /// Takes over what was read from disk, between two frames.
  func take(_ outcome: ContentReloader.Outcome) {
    switch outcome {
    case .problems(let problems): stage.report(problems)
    case .content(let content):
      do {
        try turn(for: content)
        let geometry = geometry(of: content)
        backend.pixelsPerPoint = geometry.scale
        if try stage.show(content, geometry: geometry, typesetter: typesetter(for: content)) {
          Log.line("content: \(content.catalog.summary)")
        }
      } catch {
        Log.line("content: \(error)")
      }
    }
  }

  /// Turns the screen where the content asks for another angle, unless the command line gave one.
  private func turn(for content: Content) throws(SDLError) {
    let before = stage.content.catalog.display
    let display = content.catalog.display
    guard display != before else { return }
    if rotation == nil, display.rotate != before.rotate { stage.handle(.interrupted(time: stage.time)) }
    let texturesLost = try backend.turn(
      to: QuarterTurn(degrees: rotation ?? display.rotate), touchRotation: display.touchTurn)
    if texturesLost { try stage.loseTextures() }
  }

  /// Another typesetter where the content asks for another font or direction; nil where the one in use will do.
  private func typesetter(for content: Content) -> Typesetter? {
    guard let typesetter = try? typesetters.typesetter(for: content.catalog) else { return nil }
    let used = stage.typesetter
    return typesetter.family == used.family && typesetter.direction == used.direction ? nil : typesetter
  }

  private func geometry(of content: Content) -> ScreenGeometry {
    let size = backend.pixelSize
    return ScreenGeometry(width: size.width, height: size.height, catalog: content.catalog)
  }

  /// The window has another size, or the device was lost: what is on the screen is made anew.
  func refit(texturesLost: Bool) throws(SDLError) {
    if texturesLost { try stage.loseTextures() }
    let geometry = geometry(of: stage.content)
    backend.pixelsPerPoint = geometry.scale
    if geometry != stage.geometry { try stage.show(stage.content, geometry: geometry) }
  }

  // MARK: Drawing

  /// Draws the stage's list; the caller presents it.
  func draw() {
    backend.beginFrame(clear: stage.look.ground)
    stage.list.withRuns { run, quads in
      backend.submit(page: Int(run.page), isBlended: run.isBlended, quads: quads)
    }
  }

  /// - Parameter tellsSources: whether to say where pictures came from, which is another matter each time.
  func report(uploadedBytes: Int, tellsSources: Bool = false) -> StateReport {
    var counts = backend.frameCounts
    counts.uploadedBytes = uploadedBytes
    return StateReport(
      stage: stage, counts: counts, textureBytes: backend.textures.textureBytes, origin: origin,
      pictures: tellsSources ? loader.pictureCounts : nil)
  }
}

/// Lines for the operator, on standard error.
enum Log {
  static func line(_ text: String) { Console.error("vitrine: \(text)\n") }
}

extension Catalog {
  /// How much there is, in words.
  fileprivate var summary: String {
    let tiles = categories.reduce(0) { $1.rows.reduce($0) { $0 + $1.tiles.count } }
    return "\(categories.count) \(categories.count == 1 ? "category" : "categories"), "
      + "\(tiles) \(tiles == 1 ? "tile" : "tiles")"
  }
}

extension QuarterTurn {
  /// - Precondition: 0, 90, 180 or 270 degrees clockwise.
  init(degrees: Int) { self = QuarterTurn(rawValue: degrees)! }
}
