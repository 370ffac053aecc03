import Carousel
import Catalog
import Foundation
import Testing

@testable import Kiosk

/// The recorded cases with more wrong with them: trembling fingers, lost lifts, doubled touches, a second hand.
@Suite("Recorded cases: siblings")
struct CaseSiblingsTests {
  private static let names: [String] = [
    "slightly-diagonal/40-degrees-from-vertical", "tap-stops-fling/row-fling-tap-other-row-opens",
    "lost-finger-up/down-move-never-up-then-new-finger-taps",
  ]

  private enum Fault: String, CaseIterable {
    case trembles, losesLifts, doublesDowns, secondFinger, cancelsInstead, losesEveryOther
  }

  private func with(_ fault: Fault, _ play: PlayedCase) -> PlayedCase {
    var count = 0
    let changed = play.mapTouches { step, stroke, id, x, y in
      count += 1
      switch fault {
      case .trembles:
        // 4 points to and fro, as a large finger's middle wanders.
        let shake = (count % 3 - 1) * 4
        guard stroke == .move else { return [step] }
        let moved = (x + Double(shake) / 1280, y - Double(shake) / 720)
        return [ReplayStep(time: step.time, action: .touch(stroke, id: id, x: moved.0, y: moved.1))]
      case .losesLifts: return stroke == .up ? [] : [step]
      case .doublesDowns:
        return stroke == .down ? [step, ReplayStep(time: step.time + 0.004, action: step.action)] : [step]
      case .secondFinger:
        // Another hand does the same a little later, mirrored.
        return [step, ReplayStep(time: step.time + 0.03, action: .touch(stroke, id: id + 50, x: 1 - x, y: 1 - y))]
      case .cancelsInstead:
        return [ReplayStep(time: step.time, action: .touch(stroke == .up ? .cancel : stroke, id: id, x: x, y: y))]
      case .losesEveryOther: return stroke == .move && count % 2 == 0 ? [] : [step]
      }
    }
    // What a visitor does afterwards: closes what may be open, waits, and taps a tile.
    let end = (changed.steps.last?.time ?? 0) + 8
    return changed.adding([
      ReplayStep(time: end, action: .key("Escape", isDown: true)),
      ReplayStep(time: end + 0.06, action: .key("Escape", isDown: false)),
    ])
  }

  @Test(
    "whatever is wrong with the touches, it ends alike at every frame rate, and the next tap opens one page",
    arguments: names)
  func endsAlike(name: String) throws {
    for fault in Fault.allCases {
      var play = with(fault, try PlayedCase(name, snap: .tile))
      let last = play.steps.last!.time
      let rest = try play.play(until: last + 6)
      #expect(rest.isSettled && rest.opened == nil, "\(fault) \(rest)")
      // In the middle of a tile, wherever the page stands.
      let pitch = 230.0
      let row = ((rest.page + 360 - 114) / pitch).rounded()
      let y = (14 + row * pitch + 100 - rest.page) / 720
      play = play.adding(PlayedCase.tap(0.5, y, at: last + 6))
      var opened = Set<String>()
      let end = try play.play { showing, _ in
        if let detail = showing.stage.detail { opened.insert("\(detail.tile.id)") }
      }
      #expect(end.opened?.hasPrefix("0-\(Int(row))-") ?? false, "\(fault) \(end)")
      let other = try play.play(at: .ragged)
      #expect(other.isLike(end), "\(fault): \(other) and \(end)")
    }
  }

  @Test("a second finger never moves more than the first one has", arguments: [0.0, 0.03, 0.2])
  func firstOwns(delay: Double) throws {
    let first = try PlayedCase("pause-before-lift/hold-800ms-then-lift")
    let alone = try first.play()
    let both = try first.adding(
      first.steps.compactMap { step in
        guard case .touch(let stroke, _, let x, _) = step.action else { return nil }
        return ReplayStep(time: step.time + delay, action: .touch(stroke, id: 2, x: x, y: 0.8))
      }
    ).play()
    #expect(both.rows[1] == alone.rows[1] && both.page == 0 && both.opened == nil)
    #expect(both.rows.enumerated().allSatisfy { $0.offset == 1 || $0.element == 0 })
  }

  @Test("flings over several categories end alike, and the page that is shown is the one of the label")
  func strip() throws {
    var play = PlayedCase([])
    play.categories = 6
    for flick in 0..<2 {
      let start = 0.2 + Double(flick) * 0.4
      for step in 0...8 {
        let stroke: ReplayStep.Action.Stroke = step == 0 ? .down : step == 8 ? .up : .move
        play.steps.append(
          ReplayStep(
            time: start + Double(step) * 0.012, action: .touch(stroke, id: 1, x: 0.7 - Double(step) * 0.05, y: 0.05)))
      }
    }
    let reference = try play.play()
    #expect(reference.category > 0 && reference.isSettled && reference.rows.count == 8)
    for pace in PlayedCase.Pace.allCases.dropFirst() {
      #expect(try play.play(at: pace).isLike(reference), "\(pace)")
    }
  }
}
