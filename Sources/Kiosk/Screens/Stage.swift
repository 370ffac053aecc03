import Carousel
import Catalog
import Glibc
import Lettering
import Pictures
import SDLBackend
import TileCache

/// Everything that is on the screen: home with its carousel, and the page that may lie over it.
///
/// Feed it events in order of time, ask for a frame at a time, and draw its list. It reads no clock.
final class Stage {
  let geometry: ScreenGeometry
  let typesetter: Typesetter
  let store: AssetStore
  private(set) var look: Look
  private(set) var engine: Engine
  private(set) var source: ShowcaseSource
  private(set) var detail: DetailScreen?
  private(set) var list: DrawList
  /// Problems of the content, and of pictures that were wanted and failed.
  private(set) var problems: [Problem]
  /// Called for each new problem with a picture.
  var onProblem: (Problem) -> Void = { _ in }

  private(set) var shapes: Shapes
  private let contentName: String
  private(set) var time = 0.0
  private var isDirty = true

  /// - Parameter content: what to show, and what is wrong with it.
  /// - Throws: `SDLError` when the renderer has no room for the shapes.
  init(
    content: Content, geometry: ScreenGeometry, typesetter: Typesetter, store: AssetStore
  ) throws(SDLError) {
    self.geometry = geometry
    self.typesetter = typesetter
    self.store = store
    contentName = content.name
    problems = content.problems
    look = Look(theme: content.catalog.theme)
    shapes = try Shapes(geometry: geometry, look: look, textures: store.textures)
    source = ShowcaseSource(
      catalog: content.catalog, geometry: geometry, look: look, typesetter: typesetter, assets: AssetTable())
    engine = Engine(measures: Self.measures(of: source))
    list = DrawList(width: geometry.width, height: geometry.height, scale: geometry.scale)
    list.white = shapes.white
    engine.reload(source: source)
    store.onFailure = { [unowned self] asset, error in note(asset, error) }
  }

  private static func measures(of source: ShowcaseSource) -> Measures {
    let geometry = source.geometry
    let look = source.look
    return Measures(
      viewport: geometry.size, stripHeight: geometry.snapped(look.stripHeight), labelPitch: source.labelPitch,
      topInset: geometry.snapped(look.titleGap), bottomInset: geometry.snapped(30), rowGap: geometry.snapped(30))
  }

  // MARK: Events

  func handle(_ event: InputEvent) {
    isDirty = true
    if let detail, !detail.isClosing {
      self.detail!.handle(event)
      engine.advance(to: event.time)
    } else {
      engine.handle(event, source: source)
      engine.takeEvents { event in
        if case .selected(let path, let id, let frame) = event { open(path, id: id, from: frame) }
      }
    }
  }

  private func open(_ path: ItemPath, id: String, from frame: Rect) {
    let tile = source.tile(at: path)
    guard tile.open == .detail else { return }
    detail?.release(source)
    detail = DetailScreen(
      tile: tile, small: source.pictureAsset(at: path), from: frame, source: source, at: engine.time)
  }

  // MARK: Frames

  /// Whether a frame would show anything new.
  var needsFrame: Bool { isDirty || engine.isAnimating || detail?.isAnimating ?? false || isFading || store.hasResults }

  private var isFading = false

  /// Makes the draw list of the frame that is shown at `time`.
  func frame(at time: Double) {
    self.time = time
    isDirty = false
    _ = store.collect(at: time, in: &source.assets)
    engine.advance(to: time)
    engine.layout(source: source)
    engine.takeEvents { _ in }
    detail?.advance(to: time, source: source)
    if detail?.isClosed ?? false {
      detail?.release(source)
      detail = nil
    }
    want()
    store.schedule(at: time, in: &source.assets)
    store.sweep(&source.assets)
    paint()
  }

  private func want() {
    store.beginFrame()
    for label in source.labels { store.want(label, in: &source.assets, urgency: .visible) }
    if let message = source.emptyMessage { store.want(message, in: &source.assets, urgency: .visible) }
    engine.forEachRow { row in
      let letters = source.letters(ofRow: row.index, inCategory: row.category)
      if let title = letters.title { store.want(title, in: &source.assets, urgency: .visible) }
      if let subtitle = letters.subtitle { store.want(subtitle, in: &source.assets, urgency: .visible) }
    }
    engine.forEachCell { cell in
      guard let content = source.cells[cell.slot] else { return }
      let urgency =
        cell.isVisible
        ? TileUrgency.visible
        : .ahead(distance: cell.distance, closingSpeed: cell.closingSpeed / max(geometry.size.width, 1))
      if let title = content.title { store.want(title, in: &source.assets, urgency: urgency) }
      if let subtitle = content.subtitle { store.want(subtitle, in: &source.assets, urgency: urgency) }
      if let words = content.words { store.want(words, in: &source.assets, urgency: urgency) }
      if let picture = content.picture { store.want(picture, in: &source.assets, urgency: urgency) }
    }
    if let detail {
      for asset in detail.assets { store.want(asset, in: &source.assets, urgency: .visible) }
    }
  }

  private func paint() {
    list.removeAll()
    var painter = Painter(
      geometry: geometry, look: look, shapes: shapes, source: source, list: list, time: time)
    painter.paintHome(engine)
    if let detail { painter.paint(detail) }
    list = painter.list
    isFading = painter.isFading
    list.finish()
  }

  // MARK: Problems

  private func note(_ asset: Asset, _ error: PictureError) {
    guard case .picture(let request) = asset.key else { return }
    let problem = Problem(
      file: contentName, mark: source.mark(ofPicture: request.path),
      message: "\(asset.name ?? request.path): \(error.message)", fix: error.fix)
    guard !problems.contains(problem) else { return }
    problems.append(problem)
    onProblem(problem)
  }

  /// The textures were lost with the renderer's device: all is made again.
  func loseTextures() throws(SDLError) {
    store.loseTextures(in: &source.assets)
    shapes = try Shapes(geometry: geometry, look: look, textures: store.textures)
    list.white = shapes.white
    isDirty = true
  }
}
