import CarouselTestSupport
import Testing

@testable import Carousel

/// Of each row the second item has options: four buttons in two columns.
@Suite("Engine: options by keys")
struct EngineOptionKeysTests {
  private func stage(_ cadence: FrameDriver.Cadence = .steady(60)) -> Stage {
    let source = GridSource(categories: 2, rows: 3, items: 12)
    source.options = { id in id.hasSuffix("-1") ? OptionView(count: 3, columns: 2, width: 200) : nil }
    return Stage(source, cadence: cadence)
  }

  /// With the focus on the item that has options.
  private func focused(_ cadence: FrameDriver.Cadence = .steady(60)) -> Stage {
    var stage = stage(cadence)
    stage.press(.right, .right)
    return stage
  }

  private func options(_ stage: Stage) -> [Int] {
    stage.events.compactMap { if case .optionSelected(_, _, let option) = $0 { option } else { nil } }
  }

  @Test("the menu key opens them, arrows go over the buttons and stop at their edges, enter chooses")
  func menu() {
    var stage = focused()
    #expect(stage.engine.focusedItem?.id == "0-0-1" && stage.engine.focusedOption == nil)
    stage.press(.menu)
    #expect(stage.engine.openOptions?.item == "0-0-1" && stage.engine.focusedOption == 0)
    var seen: [Int?] = []
    for key in [Key.left, .right, .right, .down, .right, .up, .end, .home] {
      stage.press(key)
      seen.append(stage.engine.focusedOption)
    }
    #expect(seen == [0, 1, 1, 2, 2, 0, 2, 0])
    stage.press(.right, .enter)

    #expect(options(stage) == [1] && stage.opened.isEmpty)
    #expect(stage.engine.focusedItem?.id == "0-0-1" && stage.rowOffsets[0] == 0)
  }

  @Test("escape and menu close them, and the ring is on the tile again")
  func closes() {
    for key in [Key.escape, .menu] {
      var stage = focused()
      stage.press(.menu, .right, key)
      #expect(stage.engine.openOptions == nil && stage.engine.focusedOption == nil)
      #expect(stage.engine.focusedItem?.id == "0-0-1")
      stage.press(.menu)
      #expect(stage.engine.focusedOption == 0)
    }
  }

  @Test("enter that is held opens them after half a second, whenever frames fall", arguments: FrameDriver.Cadence.all)
  func longEnter(cadence: FrameDriver.Cadence) {
    var stage = focused(cadence)
    let start = stage.time
    stage.play([.key(.enter, isDown: true, time: start)], until: start + 0.49)
    #expect(stage.engine.openOptions == nil && !stage.engine.isQuiet)
    #expect(abs((stage.engine.nextWake ?? 0) - start - 0.5) < 1e-9)
    stage.play([.key(.enter, isDown: false, time: start + 1)])

    #expect(stage.opened.isEmpty && stage.engine.openOptions?.item == "0-0-1" && stage.engine.focusedOption == 0)
  }

  @Test("enter that is let go opens the tile, at its release; where there are no options, at once")
  func shortEnter() {
    var stage = focused()
    let start = stage.time
    stage.play([.key(.enter, isDown: true, time: start)], until: start + 0.2)
    #expect(stage.opened.isEmpty)
    stage.play([.key(.enter, isDown: false, time: start + 0.3)])
    #expect(stage.opened == ["0-0-1"])
    stage.press(.right)
    stage.play([.key(.enter, isDown: true, time: stage.time)], until: stage.time)
    #expect(stage.opened == ["0-0-1", "0-0-2"])
  }

  @Test("another key, a touch or a lost keyboard ends the hold")
  func interrupted() {
    let ends: [(Double) -> InputEvent] = [
      { .key(.right, isDown: true, time: $0) }, { .interrupted(time: $0) },
      { .pointer(PointerSample(pointer: 1, phase: .began, position: Point(x: 100, y: 700), time: $0)) },
    ]
    for end in ends {
      var stage = focused()
      let start = stage.time
      stage.play([.key(.enter, isDown: true, time: start), end(start + 0.2)], until: start + 0.9)
      stage.play([.key(.enter, isDown: false, time: stage.time)], until: stage.time + 0.1)
      #expect(stage.engine.openOptions == nil && stage.opened.isEmpty)
    }
  }

  @Test("a touch takes ring and buttons away, and menu does nothing where there are none")
  func touch() {
    var stage = focused()
    stage.press(.menu)
    stage.play(ScriptedFinger.tap(at: Point(x: 640, y: 700), time: stage.time))
    #expect(stage.engine.focusedOption == nil && stage.engine.openOptions == nil && stage.engine.focusedItem == nil)
    stage.press(.right, .menu)
    #expect(stage.engine.openOptions == nil && stage.engine.focusedItem != nil)
  }

  @Test("when the focused tile goes, its neighbour takes the ring; at the end of a row the one before")
  func hides() {
    var stage = focused()
    stage.press(.menu)
    stage.source.categories[0].rows[0].items.remove(at: 1)
    stage.reload()
    #expect(stage.engine.focusedItem?.id == "0-0-2" && stage.engine.focusedOption == nil)
    stage.press(.end)
    stage.source.categories[0].rows[0].items.removeLast()
    stage.reload()
    #expect(stage.engine.focusedItem?.id == "0-0-10")
    stage.source.categories[0].rows[0].items.removeAll()
    stage.reload()
    #expect(stage.engine.focusedItem == nil)
  }

  @Test("up, down and page keys close them and go on where there is no button that way")
  func leaves() {
    for (keys, id) in [([Key.down, .down], "0-1-"), ([.pageDown], "0-1-"), ([.down, .up, .up], nil)]
      as [([Key], String?)]
    {
      var stage = focused()
      stage.press(.menu)
      for key in keys { stage.press(key) }
      #expect(stage.engine.openOptions == nil && stage.engine.focusedOption == nil)
      let focused = stage.engine.focusedItem?.id
      #expect(
        id.map { focused?.hasPrefix($0) ?? false } ?? stage.engine.isStripFocused,
        "\(keys) lead to \(focused ?? "none")")
    }
  }
}
