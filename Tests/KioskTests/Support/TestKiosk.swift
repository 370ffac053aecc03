import Carousel
import Catalog
import Lettering
import Pictures
import Raster
import SDLBackend

@testable import Kiosk

/// A stage on a display in memory, with a clock that the test moves.
final class TestKiosk {
  let backend: SDLBackend
  let stage: Stage
  private let loader: Loader

  init(
    _ catalog: Catalog, problems: [Problem] = [], width: Int = 640, height: Int = 400, delivery: Delivery = .complete,
    budgetBytes: Int = 64 << 20, workers: Int = 1
  ) throws {
    backend = try SDLBackend.open(
      BackendOptions(mode: .offscreen(width: width, height: height), renderer: .software, hearsEvents: false))
    let typesetter = try Typesetter(family: nil, direction: catalog.textDirection)
    loader = Loader(workers: workers, typesetter: typesetter)
    let geometry = ScreenGeometry(width: width, height: height, catalog: catalog)
    let store = AssetStore(
      loader: loader, textures: backend.textures, budgetBytes: budgetBytes, delivery: delivery)
    stage = try Stage(
      content: Content(name: "kiosk.yaml", catalog: catalog, problems: problems), geometry: geometry,
      typesetter: typesetter, store: store)
  }

  deinit { loader.stop() }

  /// Shows frames, 60 a second, up to a time.
  func run(from start: Double = 0, to end: Double) { run(from: start, to: end) { _ in } }

  /// The same, with something to look at after each frame.
  func run(from start: Double = 0, to end: Double, _ eachFrame: (Double) throws -> Void) rethrows {
    var frame = 0
    while true {
      let time = min(start + Double(frame) / 60, end)
      stage.frame(at: time)
      try eachFrame(time)
      if time >= end { return }
      frame += 1
    }
  }

  /// A finger that comes down, goes evenly to another place and lifts, in points.
  func swipe(from: Point, to: Point, at start: Double, lasting: Double) {
    let steps = 12
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      finger(
        step == 0 ? .began : .moved, Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share),
        at: start + lasting * share)
    }
    finger(.ended, to, at: start + lasting)
  }

  func tap(_ place: Point, at time: Double) {
    finger(.began, place, at: time)
    finger(.ended, place, at: time + 0.08)
  }

  func finger(_ phase: PointerSample.Phase, _ place: Point, at time: Double) {
    stage.handle(.pointer(PointerSample(pointer: 1, phase: phase, position: place, time: time)))
  }

  /// A key pressed and let go.
  func key(_ key: Key, at time: Double) {
    stage.handle(.key(key, isDown: true, time: time))
    stage.handle(.key(key, isDown: false, time: time + 0.06))
  }

  /// What the last frame looks like.
  func picture() throws -> Bitmap {
    backend.beginFrame(clear: stage.look.ground)
    stage.list.withRuns { run, quads in
      backend.submit(page: Int(run.page), isBlended: run.isBlended, quads: quads)
    }
    let picture = try backend.capture()
    backend.present()
    return picture
  }

  var report: StateReport {
    StateReport(stage: stage, counts: backend.frameCounts, textureBytes: backend.textures.textureBytes, origin: 0)
  }
}
