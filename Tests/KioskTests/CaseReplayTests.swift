import Carousel
import Catalog
import Testing

@testable import Kiosk

/// Reports about other programs' touch, each played through this one, at every frame rate. The finger's first 12 points
/// are the slop.
@Suite("Recorded cases")
struct CaseReplayTests {
  /// The end of a case, which must not depend on when frames fall.
  private func end(of play: PlayedCase, _ name: String) throws -> PlayedCase.End {
    let reference = try play.play()
    for pace in PlayedCase.Pace.allCases.dropFirst() {
      let end = try play.play(at: pace)
      #expect(end.isLike(reference), "\(name) at \(pace): \(end) and \(reference)")
    }
    #expect(reference.isSettled, "\(name)")
    return reference
  }

  private func end(of name: String) throws -> PlayedCase.End { try end(of: PlayedCase(name), name) }

  // MARK: A pause before the lift (flutter/flutter#97761)

  @Test(
    "a finger that rests before it lifts leaves no glide",
    arguments: [("hold-800ms-then-lift", 628.0), ("hold-with-1px-jitter", 500)])
  func pause(name: String, offset: Double) throws {
    let end = try end(of: "pause-before-lift/" + name)
    #expect(abs(end.rows[1] - offset) <= 1.5 && end.page == 0, "\(end)")
  }

  @Test("neither does one that goes up, and one that lifts 40 ms after its last report flings")
  func pauseVertical() throws {
    let vertical = try end(of: "pause-before-lift/vertical-hold-then-lift")
    #expect(abs(vertical.page - 348) <= 0.5 && vertical.rows.allSatisfy { $0 == 0 })
    let fling = try end(of: "pause-before-lift/control-lift-after-40ms-must-fling")
    #expect(fling.rows[1] > 628 + 200)
  }

  // MARK: Gaps inside a drag (MalpenZibo/guido#248)

  @Test(
    "content goes exactly with a finger that is read seldom, pauses, or lifts late",
    arguments: [
      "slow-drag-120ms-between-events", "up-comes-4s-late",
    ])
  func gaps(name: String) throws {
    let play = try PlayedCase("gap-inside-drag/" + name)
    let lift = play.steps.last!.time
    _ = try play.play { showing, time in
      guard time < lift else { return }
      #expect(showing.stage.engine.rowReports[1].offset <= 372.01, "\(time)")
    }
    let end = try end(of: play, name)
    #expect(abs(end.rows[1] - 372) <= 0.5 && end.page == 0, "\(end)")
  }

  @Test("a finger that goes on after a pause flings by its last stroke, and reports of one time by a finite speed")
  func bursts() throws {
    let goesOn = try end(of: "gap-inside-drag/stop-600ms-then-go-on")
    #expect(goesOn.rows[1] >= 372 && goesOn.page == 0)
    let batch = try end(of: "gap-inside-drag/ten-moves-in-one-batch-same-timestamp")
    // A fling at the cap of 8,000 points a second ends 4,000 further on.
    #expect(batch.rows[1] >= 371.5 && batch.rows[1] <= 4_400 && batch.page == 0)
  }

  // MARK: Slightly diagonal (cgeo/cgeo#3359)

  @Test("up to 40 degrees from straight up moves the page alone", arguments: [10, 20, 30, 40])
  func upward(degrees: Int) throws {
    let end = try end(of: "slightly-diagonal/\(degrees)-degrees-from-vertical")
    #expect(end.page > 100 && end.rows.allSatisfy { $0 == 0 }, "\(end)")
  }

  @Test("from 50 degrees on it moves the row alone", arguments: [50, 60, 80])
  func sideways(degrees: Int) throws {
    var play = try PlayedCase("slightly-diagonal/\(degrees)-degrees-from-vertical")
    // To the right there is nothing to scroll to: the row is moved away from its start first.
    play.steps = play.steps.map { ReplayStep(time: $0.time + 5, action: $0.action) }
    play = play.adding(try PlayedCase("pause-before-lift/hold-800ms-then-lift").steps.map(Self.onRowBelow))
    let before = try play.play(until: 4.9)
    let end = try end(of: play, "\(degrees)")
    #expect(end.page == 0 && before.rows[2] - end.rows[2] > 50, "\(before) \(end)")
    #expect(end.rows.enumerated().allSatisfy { $0.offset == 2 || $0.element == 0 })
  }

  private static func onRowBelow(_ step: ReplayStep) -> ReplayStep {
    guard case .touch(let stroke, let id, let x, _) = step.action else { return step }
    return ReplayStep(time: step.time, action: .touch(stroke, id: id, x: x, y: 0.8))
  }

  @Test(
    "the axis is locked until the lift", arguments: ["L-shape-up-then-right", "first-8px-sideways-then-straight-up"])
  func locked(name: String) throws {
    let end = try end(of: "slightly-diagonal/" + name)
    #expect(end.page > 100 && end.rows.allSatisfy { $0 == 0 }, "\(end)")
  }

  // MARK: A tap stops a fling (flutter/flutter#5023)

  @Test("the stopping touch opens nothing", arguments: ["fling-tap-at-400ms", "row-fling-tap-same-row"])
  func stops(name: String) throws {
    let end = try end(of: "tap-stops-fling/" + name)
    #expect(end.opened == nil && (end.page > 0 || end.rows[1] > 0))
  }

  @Test(
    "what follows the stop, what is in another row, wobbles, comes late in the glide or rests opens one page",
    arguments: [
      "fling-tap-stop-then-tap-again-opens-one", "row-fling-tap-other-row-opens", "tap-in-the-last-slow-pixels",
      "tap-with-5px-wobble-is-a-tap", "long-press-1500ms",
    ])
  func opens(name: String) throws {
    #expect(try end(of: "tap-stops-fling/" + name).opened != nil, "\(name)")
  }

  // MARK: A lost lift (libsdl-org/SDL#1498)

  @Test(
    "strays open exactly one page",
    arguments: [
      "down-move-never-up-then-new-finger-taps", "down-twice-same-finger", "move-without-down", "up-without-down",
    ])
  func strays(name: String) throws {
    #expect(try end(of: "lost-finger-up/" + name).opened != nil, "\(name)")
  }

  @Test("a cancelled touch taps nothing and flings nothing")
  func cancelled() throws {
    let end = try end(of: "lost-finger-up/cancelled")
    #expect(end.opened == nil && abs(end.rows[1] - 372) <= 0.5)
  }

  // MARK: Taps (libsdl-org/SDL#755, SDL#2394)

  @Test("a tap opens one page, and the second of a double tap presses nothing on it")
  func taps() throws {
    let one = try end(of: "touch-plus-mouse-double/one-tap")
    let double = try end(of: "touch-plus-mouse-double/double-tap")
    #expect(one.opened == "0-1-1" && double.opened == "0-1-1")
    // A mouse as well, on a tile of its own.
    let mouse = try PlayedCase("touch-plus-mouse-double/one-tap").steps.map { step in
      guard case .touch(let stroke, _, let x, let y) = step.action else { return step }
      return ReplayStep(time: step.time, action: .mouse(stroke, x: x, y: y))
    }
    #expect(try end(of: PlayedCase(mouse), "mouse").opened == "0-1-1")
  }

  @Test("a panel that drops out ends the drag, and works again when it is back")
  func replug() throws {
    let play = try PlayedCase("touch-usb-replug/tap-unplug-at-3s-replug-at-8s-tap-at-12s").adding([
      ReplayStep(time: 1, action: .key("Escape", isDown: true)),
      ReplayStep(time: 1.06, action: .key("Escape", isDown: false)),
      ReplayStep(time: 2.8, action: .touch(.down, id: 4, x: 0.5, y: 0.6)),
      ReplayStep(time: 2.9, action: .touch(.move, id: 4, x: 0.3, y: 0.6)),
      ReplayStep(time: 3, action: .device("removed")), ReplayStep(time: 8, action: .device("added")),
    ])
    let between = try play.play(until: 7)
    #expect(between.opened == nil && between.isSettled && between.rows[1] > 100)
    #expect(try end(of: play, "replug").opened != nil)
  }

  // MARK: Turned panels (pimoroni/hyperpixel4#233)

  @Test(
    "the tile under the finger opens however panel and digitiser hang", arguments: [0, 90, 180, 270], [true, false])
  func turned(degrees: Int, isRaw: Bool) throws {
    var play = PlayedCase([])
    play.display = Display(rotate: degrees, touch: isRaw ? .auto : .degrees(0))
    let isUpright = degrees % 180 == 0
    play.size = isUpright ? (1280, 720) : (720, 1280)
    // In the second row's second tile, as the screen is seen: a raw panel turns with the picture, the other has turned
    // already.
    let seen = (x: 0.5, y: 0.5)
    let (x, y): (Double, Double) =
      switch isRaw ? degrees : 0 {
      case 90: (seen.y, 1 - seen.x)
      case 180: (1 - seen.x, 1 - seen.y)
      case 270: (1 - seen.y, seen.x)
      default: seen
      }
    play.steps = PlayedCase.tap(x, y, at: 0.2)
    #expect(try end(of: play, "\(degrees)").opened == "0-1-1")
  }

  @Test(
    "a swipe to the right moves what it is on, to the right, on a panel turned any way", arguments: [0, 90, 180, 270])
  func turnedSwipe(degrees: Int) throws {
    var play = try PlayedCase("rotated-panel-mismatch/swipe-to-the-right")
    play.display = Display(rotate: degrees)
    play.size = degrees % 180 == 0 ? (1280, 720) : (720, 1280)
    var middle = [PlayedCase.End]()
    _ = try play.play { showing, time in if time > 0.25, time < 0.3 { middle.append(PlayedCase.end(of: showing)) } }
    let seen = try #require(middle.last)
    switch degrees {
    // At its start the row gives way: what is moved to the right has a negative offset.
    case 0: #expect(seen.rows[1] < -50 && seen.page == 0)
    case 180: #expect(seen.rows[1] > 100 && seen.page == 0)
    case 90: #expect(seen.page < -50 && seen.rows.allSatisfy { $0 == 0 })
    default: #expect(seen.page > 100 && seen.rows.allSatisfy { $0 == 0 })
    }
    _ = try end(of: play, "\(degrees)")
  }

  @Test("taps in the four corners open at most one page each and end nothing", arguments: [0, 90, 180, 270])
  func corners(degrees: Int) throws {
    var play = try PlayedCase("rotated-panel-mismatch/tap-four-corners-clockwise")
    play.display = Display(rotate: degrees)
    _ = try end(of: play, "\(degrees)")
  }
}
