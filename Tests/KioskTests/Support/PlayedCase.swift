import Carousel
import Catalog
import Foundation
import SDLBackend

@testable import Kiosk

/// A recorded session played through the program in virtual time, on rows of tiles without pictures.
///
/// On a screen of 1280 × 720, where a point is a pixel, the first two rows of tiles stand at 14 to 214 and at 244 to 444,
/// and so on; tiles are 356 wide.
struct PlayedCase {
  /// How frames fall; all must come to the same end.
  enum Pace: CaseIterable {
    case sixty, thirty, many, ragged

    var frames: FrameTimes {
      switch self {
      case .sixty: .even(hz: 60)
      case .thirty: .even(hz: 30)
      case .many: .even(hz: 144)
      case .ragged: .ragged(seed: 1)
      }
    }
  }

  /// What a visitor would call the end of it.
  struct End: Equatable {
    /// The tile whose page is open.
    var opened: String?
    var category = 0
    var page = 0.0
    var rows: [Double] = []
    var strip = 0.0
    var isSettled = true

    /// Whether both are the same to the eye.
    func isLike(_ other: End) -> Bool {
      opened == other.opened && category == other.category && isSettled == other.isSettled
        && rows.count == other.rows.count
        && zip([page, strip] + rows, [other.page, other.strip] + other.rows).allSatisfy { abs($0 - $1) <= 0.5 }
    }
  }

  var steps: [ReplayStep]
  var snap = Row.Snap.none
  var categories = 1
  var display = Display()
  var size = (width: 1280, height: 720)

  init(_ steps: [ReplayStep]) { self.steps = steps }

  /// One of the recorded cases beside the tests.
  init(_ name: String, snap: Row.Snap = .none) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    steps = try Replay.read(path: folder.appendingPathComponent("cases/\(name).jsonl").path).steps
    self.snap = snap
  }

  private var catalog: Catalog {
    let all = (0..<categories).map { category in
      Category(
        id: "\(category)", title: "Category \(category)",
        rows: (0..<8).map { row in
          Row(
            id: "\(category)-\(row)", tile: TileStyle(height: 200), snap: snap,
            tiles: (0..<30).map { Tile(id: "\(category)-\(row)-\($0)") })
        })
    }
    return Catalog(display: display, categories: all)
  }

  /// Plays it to a time, or to its end.
  func play(
    at pace: Pace = .sixty, until end: Double? = nil, eachFrame: (Showing, Double) throws -> Void = { _, _ in }
  ) throws -> End {
    let backend = try SDLBackend.open(
      BackendOptions(
        mode: .offscreen(width: size.width, height: size.height), renderer: .software,
        rotation: QuarterTurn(degrees: display.rotate), touchRotation: display.touchTurn, hearsEvents: false))
    let showing = try Showing(
      content: Content(name: "case.yaml", catalog: catalog, problems: []), backend: backend, delivery: .complete,
      replay: Replay(steps: steps), rotation: nil, origin: 0)
    var frames = pace.frames
    _ = try showing.playOut(frames: &frames, end: end) { try eachFrame(showing, $0) }
    showing.stage.engine.checkInvariants()
    return Self.end(of: showing)
  }

  static func end(of showing: Showing) -> End {
    let engine = showing.stage.engine
    let rows = engine.rowReports
    let detail = showing.stage.detail.flatMap { $0.isClosing ? nil : $0 }
    return End(
      opened: detail?.tile.id, category: engine.selected, page: engine.pageReport?.offset ?? 0,
      rows: rows.map(\.offset), strip: engine.stripReport.offset,
      isSettled: engine.pageReport?.phase == .settled && rows.allSatisfy { $0.phase == .settled }
        && engine.stripReport.phase == .settled)
  }
}

// MARK: Siblings of a case

extension PlayedCase {
  /// The same with another's steps added, in order of time.
  func adding(_ more: [ReplayStep]) -> PlayedCase {
    var changed = self
    let all = steps + more
    changed.steps = all.indices.sorted { (all[$0].time, $0) < (all[$1].time, $1) }.map { all[$0] }
    return changed
  }

  /// The same with each touch as `change` makes it: none, itself, or more.
  func mapTouches(
    _ change: (ReplayStep, ReplayStep.Action.Stroke, _ id: Int, _ x: Double, _ y: Double) -> [ReplayStep]
  ) -> PlayedCase {
    var changed = self
    changed.steps = steps.flatMap { step -> [ReplayStep] in
      guard case .touch(let stroke, let id, let x, let y) = step.action else { return [step] }
      return change(step, stroke, id, x, y)
    }
    return changed.adding([])
  }

  static func tap(_ x: Double, _ y: Double, at time: Double, id: Int = 9) -> [ReplayStep] {
    [
      ReplayStep(time: time, action: .touch(.down, id: id, x: x, y: y)),
      ReplayStep(time: time + 0.06, action: .touch(.up, id: id, x: x, y: y)),
    ]
  }
}
