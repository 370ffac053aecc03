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
  private(set) var geometry: ScreenGeometry
  private(set) var typesetter: Typesetter
  let store: AssetStore
  private(set) var look: Look
  var engine: Engine
  private(set) var source: ShowcaseSource
  private(set) var detail: DetailScreen?
  private var painter: Painter
  var gallery: GalleryScreen?
  /// Why the content as it is on disk now cannot be shown; empty when it is shown.
  private var readProblems: [Problem] = []
  /// Called for each problem when it is first met.
  var onProblem: (Problem) -> Void = { _ in }

  private(set) var shapes: Shapes
  /// What is shown, as it was given: before rows without tiles were left out.
  private(set) var content: Content
  private(set) var time = 0.0
  private var isDirty = true
  /// Told of each phase of a frame; nil measures nothing.
  var meter: FrameMeter? { didSet { source.meter = meter } }

  /// - Parameters:
  ///   - content: what to show, and what is wrong with it.
  ///   - look: in place of what the content's theme says, until other content is shown.
  /// - Throws: `SDLError` when the renderer has no room for the shapes.
  init(
    content: Content, geometry: ScreenGeometry, typesetter: Typesetter, store: AssetStore, look: Look? = nil
  ) throws(SDLError) {
    let look = look ?? Look(theme: content.catalog.theme)
    self.geometry = geometry
    self.typesetter = typesetter
    self.store = store
    self.content = content
    self.look = look
    shapes = try Shapes(geometry: geometry, look: look, textures: store.textures)
    source = ShowcaseSource(
      content: content, geometry: geometry, look: look, typesetter: typesetter,
      assets: AssetTable())
    engine = Engine(measures: Self.measures(of: source))
    painter = Painter(geometry: geometry, look: look, shapes: shapes, source: source)
    engine.reload(source: source)
    store.problem = { [unowned self] asset, error in note(asset, error) }
  }

  private static func measures(of source: ShowcaseSource) -> Measures {
    let geometry = source.geometry
    let look = source.look
    return Measures(
      viewport: geometry.size, stripHeight: geometry.snapped(look.stripHeight), labelPitch: source.labelPitch,
      labelGap: source.catalog.strip.width == .content ? geometry.snapped(look.labelGap) : nil,
      topInset: geometry.snapped(look.topInset), bottomInset: geometry.snapped(look.bottomInset),
      rowGap: geometry.snapped(look.rowGap))
  }

  // MARK: Events

  func handle(_ event: InputEvent) {
    let event = geometry.isMirrored ? event.mirrored(in: geometry.size.width) : event
    repeatKeys(through: event.time)
    keyRepeat.handle(event)
    if case .pointer(let sample) = event { deliver(sample) } else { deliver(event) }
  }

  var touches = StageTouches()
  private var keyRepeat = KeyRepeat()

  /// A key that is held goes on pressing.
  private func repeatKeys(through time: Double) {
    while let event = keyRepeat.take(through: time) { deliver(event) }
  }

  func deliver(_ event: InputEvent) {
    isDirty = true
    // Changed in place: while a copy is held their storage would be copied too.
    if isGalleryOpen {
      gallery!.handle(event)
      followGallery()
      if gallery!.isClosing { gallery!.origin = galleryTarget() }
      detail?.advance(to: event.time, source: source)
      engine.advance(to: event.time)
    } else if isDetailOpen {
      detail!.handle(event)
      engine.advance(to: event.time)
      if detail!.takeGalleryRequest() { openGallery(of: detail!) }
    } else {
      engine.handle(event, source: source)
      while let event = engine.nextEvent() {
        switch event {
        case .selected(let path, _, let frame): open(path, from: frame)
        case .optionSelected(let path, _, let option): perform(option, of: path)
        case .categoryChanged: break
        }
      }
    }
    engine.isCovered = isCovered
  }

  private func open(_ path: ItemPath, from frame: Rect) {
    let tile = source.tile(at: path)
    if tile.open == .gallery { return openGallery(at: path, from: source.pictureFrame(at: path, in: frame)) }
    guard tile.open == .detail else { return }
    openDetail(path, from: frame)
  }

  /// Opens a tile's page, which shows its link as well.
  func openDetail(_ path: ItemPath, from frame: Rect) {
    let tile = source.tile(at: path)
    detail?.release(source)
    detail = DetailScreen(
      tile: tile, identity: source.identity(of: path), small: source.pictureAsset(at: path),
      from: source.pictureFrame(at: path, in: frame),
      source: source, at: engine.time)
    detail?.displayLead = engine.displayLead
  }

  // MARK: Options

  var visitor = Visitor()
  /// Counts likes; nil counts nothing.
  var journal: Journal?
  /// Starts a command that the keeper has declared.
  var onCommand: (DeclaredCommand) -> Void = { _ in }

  /// Moves content without a finger.
  func moveContent(_ body: (inout Engine) -> Void) {
    isDirty = true
    body(&engine)
  }

  /// Lays a gallery over what is shown.
  func show(_ screen: GalleryScreen) {
    gallery?.release(source)
    gallery = screen
    gallery?.displayLead = engine.displayLead
  }

  // MARK: Content

  /// Shows other content from the next frame on. What is in both, by id, keeps its place on the screen.
  ///
  /// - Parameters:
  ///   - geometry: the screen's, where the new theme changes it.
  ///   - typesetter: that of the new theme's font; nil keeps the one in use.
  /// - Returns: whether anything is shown otherwise than before, or could not be read before.
  /// - Throws: `SDLError` when the renderer has no room for the shapes of another theme.
  @discardableResult func show(
    _ content: Content, geometry: ScreenGeometry, typesetter newTypesetter: Typesetter? = nil
  ) throws(SDLError) -> Bool {
    let isSame =
      content.catalog == self.content.catalog && content.pictureVersions == self.content.pictureVersions
      && geometry == self.geometry && newTypesetter == nil && source.hidden == visitor.hidden
    let known = self.content.problems
    for problem in content.problems where !known.contains(problem) { onProblem(problem) }
    let look = Look(theme: content.catalog.theme)
    if look != self.look || geometry != self.geometry {
      // Before anything else changes: without room for them all stays as it is.
      let fresh = try Shapes(geometry: geometry, look: look, textures: store.textures)
      shapes.free(in: store.textures)
      shapes = fresh
      self.look = look
      self.geometry = geometry
    }
    self.content = content
    let wasUnreadable = !readProblems.isEmpty
    readProblems = []
    guard !isSame else { return wasUnreadable }
    isDirty = true
    let identity = detail.map { ($0.identity, $0.isClosing) }
    detail?.release(source)
    gallery?.release(source)
    var assets = source.releaseAll()
    if let newTypesetter {
      typesetter = newTypesetter
      store.loader.use(newTypesetter)
      assets.disownLetters()
    }
    source = ShowcaseSource(
      content: content, geometry: geometry, look: look, typesetter: typesetter, assets: assets,
      hidden: visitor.hidden)
    source.meter = meter
    painter = Painter(geometry: geometry, look: look, shapes: shapes, source: source)
    engine.reload(source: source, measures: Self.measures(of: source))
    restoreDetail(identity)
    restoreGallery()
    engine.isCovered = isCovered
    return true
  }

  /// Whether no category is on the screen: there is no content.
  var isEmpty: Bool { engine.visibleCategories.isEmpty }

  /// What could not be read: what is on the screen stays.
  func report(_ problems: [Problem]) {
    for problem in problems where !readProblems.contains(problem) { onProblem(problem) }
    readProblems = problems
  }

  /// Opens the page that was open before again, if its tile is still there.
  private func restoreDetail(_ open: (identity: ItemIdentity, isClosing: Bool)?) {
    let before = detail
    detail = nil
    guard let open, !open.isClosing, let before, let path = source.path(of: open.identity) else { return }
    let tile = source.tile(at: path)
    guard tile.open == .detail else { return }
    var page = DetailScreen(
      tile: tile, identity: open.identity, small: source.pictureAsset(at: path),
      from: source.pictureFrame(at: path, in: engine.frame(of: path)),
      source: source, at: time)
    page.takeOver(before, source: source)
    detail = page
  }

  // MARK: Frames

  /// What the last frame shows.
  var list: DrawList { painter.list }

  /// Whether a frame would show anything new.
  var needsFrame: Bool {
    isDirty || keyRepeat.key != nil || engine.isAnimating || detail?.isAnimating ?? false
      || gallery?.gallery.isAnimating ?? false || painter.isFading || store.hasResults
  }

  /// How far frames' times lie ahead of their input's, in seconds; see `Engine.displayLead`.
  var displayLead: Double {
    get { engine.displayLead }
    set {
      engine.displayLead = newValue
      detail?.displayLead = newValue
      gallery?.displayLead = newValue
    }
  }

  /// Something outside has spoiled what was drawn.
  func setNeedsFrame() { isDirty = true }

  /// Makes the draw list of the frame that is shown at `time`.
  func frame(at time: Double) {
    repeatKeys(through: time)
    self.time = time
    isDirty = false
    meter?.enter(.upload)
    _ = store.collect(at: time, in: &source.assets)
    meter?.enter(.motion)
    engine.advance(to: time)
    meter?.enter(.layout)
    learnSizes()
    engine.layout(source: source)
    while engine.nextEvent() != nil {}
    detail?.advance(to: time, source: source)
    if detail?.isClosed ?? false {
      detail?.release(source)
      detail = nil
    }
    gallery?.advance(to: time, source: source)
    followGallery()
    if gallery?.gallery.isClosed ?? false {
      gallery?.release(source)
      gallery = nil
    }
    meter?.enter(.upload)
    want()
    store.schedule(at: time, in: &source.assets)
    // With a delivery that waits, sizes have come meanwhile: the pictures that they let in belong to this frame.
    while store.delivery == .complete, learnSizes() {
      engine.layout(source: source)
      want()
      store.schedule(at: time, in: &source.assets)
    }
    store.sweep(&source.assets)
    journal?.saveIfDue(at: time)
    meter?.enter(.paint)
    paint()
  }

  /// Gives tiles the widths that have become known; returns whether there were any.
  @discardableResult private func learnSizes() -> Bool {
    let rows = source.learnSizes()
    for (category, row) in rows {
      engine.remeasure(
        row: row, inCategory: category, source: source,
        isOutdated: { slot in source.cells[slot]?.size.map { source.assets.isKnown($0) } ?? false })
    }
    return !rows.isEmpty
  }

  /// Whether nothing that a visitor has begun is still under way: what turns by itself does not count.
  var isQuiet: Bool {
    !isDirty && keyRepeat.key == nil && engine.isQuiet && !(detail?.isAnimating ?? false)
      && !(gallery?.gallery.isAnimating ?? false) && !painter.isFading
      && !store.hasResults
  }

  /// When something begins by itself next, in seconds; nil where nothing will.
  var nextWake: Double? {
    guard let due = journal?.dueTime else { return engine.nextWake }
    return min(engine.nextWake ?? .infinity, due)
  }

  private func paint() {
    painter.begin(at: time)
    painter.liked = visitor.liked
    // A page that is open covers home wholly.
    let galleryCovers = gallery.map { $0.gallery.cover >= 1 } ?? false
    if !galleryCovers {
      if !(detail.map { $0.cover >= 1 } ?? false) {
        painter.lifted = liftedTile
        painter.paintHome(engine)
      }
      if let detail { painter.paint(detail) }
    }
    if let gallery { painter.paint(gallery) }
    painter.list.finish()
  }

  // MARK: Problems

  /// Problems of the content, of what could not be read since, and of pictures on or near the screen.
  var problems: [Problem] {
    var seen = Set<Problem>()
    return (content.problems + readProblems + source.assets.problems).filter { seen.insert($0).inserted }
  }

  private func note(_ asset: Asset, _ error: PictureError) -> Problem? {
    guard case .picture(let request, _) = asset.key else { return nil }
    let problem = Problem(
      file: content.name, mark: source.mark(ofPicture: request.path),
      message: "\(asset.name ?? request.path): \(error.message)", fix: error.fix)
    if noted.insert(problem).inserted { onProblem(problem) }
    return problem
  }

  /// Problems with pictures that were said: a picture may be tried again many times.
  private var noted = Set<Problem>()

  /// The textures were lost with the renderer's device: all is made again.
  func loseTextures() throws(SDLError) {
    store.loseTextures(in: &source.assets)
    let fresh = try Shapes(geometry: geometry, look: look, textures: store.textures)
    shapes.free(in: store.textures)
    shapes = fresh
    painter = Painter(geometry: geometry, look: look, shapes: shapes, source: source)
    isDirty = true
  }
}
