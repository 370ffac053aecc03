import CarouselTestSupport
import Testing

@testable import SDLBackend

@Suite("Frame pacer")
struct FramePacerTests {
  /// Runs frames that follow each other after `interval` seconds and returns the time of the last.
  @discardableResult
  private func run(_ pacer: inout FramePacer, frames: Int, every interval: Double, from start: Double = 100) -> Double {
    var time = start
    for _ in 0..<frames {
      pacer.frameBegins(at: time)
      time += interval
      pacer.framePresented(at: time)
    }
    return time
  }

  @Test("a display that flips far faster than it says is limited to what it says")
  func noticesFalsePacing() {
    var pacer = FramePacer(refreshRate: 75, displayPaces: true)
    run(&pacer, frames: 60, every: 1 / 700.0)
    #expect(!pacer.isLimiting)

    let last = run(&pacer, frames: 1, every: 1 / 700.0, from: 100 + 60 / 700.0)

    #expect(pacer.isLimiting)
    #expect(pacer.nextFrame == last - 1 / 700.0 + 1 / 75.0)
  }

  @Test("a display that waits is left alone, at any of the usual rates", arguments: [30, 50, 60, 75, 120, 144])
  func trustsTruePacing(rate: Int) {
    var pacer = FramePacer(refreshRate: rate, displayPaces: true)

    run(&pacer, frames: 300, every: 1 / Double(rate))

    #expect(!pacer.isLimiting)
    #expect(pacer.nextFrame == nil)
  }

  @Test("a few quick frames among paced ones are no proof")
  func toleratesBursts() {
    var pacer = FramePacer(refreshRate: 60, displayPaces: true)
    var time = 0.0

    for _ in 0..<30 {
      time = run(&pacer, frames: 1, every: 0.002, from: time)
      time = run(&pacer, frames: 2, every: 1 / 60.0, from: time)
    }

    #expect(!pacer.isLimiting)
  }

  @Test("rests between frames are not counted as slow frames")
  func ignoresRests() {
    var pacer = FramePacer(refreshRate: 60, displayPaces: true)
    var time = 0.0

    for _ in 0..<100 {
      time = run(&pacer, frames: 2, every: 0.001, from: time + 5)
    }

    #expect(pacer.isLimiting)
  }

  @Test("without a display that paces, frames begin a period apart and do not drift with small delays")
  func keepsTheGrid() throws {
    var pacer = FramePacer(refreshRate: 50, displayPaces: false)
    #expect(pacer.nextFrame == nil)
    pacer.frameBegins(at: 10)
    pacer.framePresented(at: 10.004)

    for frame in 1...100 {
      let due = try #require(pacer.nextFrame)
      #expect(abs(due - (10 + Double(frame) * 0.02)) < 1e-9)
      pacer.frameBegins(at: due + 0.001)
      pacer.framePresented(at: due + 0.005)
    }
  }

  @Test("after a stall the grid begins anew instead of catching up")
  func doesNotCatchUp() {
    var pacer = FramePacer(refreshRate: 50, displayPaces: false)
    pacer.frameBegins(at: 10)

    pacer.frameBegins(at: 10.4)

    #expect(pacer.nextFrame == 10.4 + 0.02)
  }

  @Test("rates that cannot be are taken for 60", arguments: [(0, 60), (-1, 60), (720, 60), (75, 75), (240, 240)])
  func believes(said: Int, used: Int) {
    #expect(FramePacer.believable(said) == used)
  }

  @Test("a frame is shown at the next blanking after it began, and never before an earlier one", arguments: 1...20)
  func showTimesNeverGoBack(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var pacer = FramePacer(refreshRate: 60, displayPaces: true)
    var time = 50.0
    var last = 0.0
    for _ in 0..<200 {
      time += Double.random(in: 0...0.05, using: &random)
      pacer.frameBegins(at: time)
      let shown = pacer.showTime(forFrameAt: time)
      #expect(shown >= time && shown <= time + pacer.period + 1e-9)
      #expect(shown >= last, "seed \(seed)")
      last = shown
      time += Double.random(in: 0...0.03, using: &random)
      pacer.framePresented(at: time)
    }
  }

  @Test("the rate is measured once, over the first frames that follow each other", arguments: [50, 60, 75])
  func measures(rate: Int) {
    var pacer = FramePacer(refreshRate: 60, displayPaces: true)
    var time = run(&pacer, frames: 40, every: 1 / Double(rate))
    #expect(pacer.measuredRate == nil)

    // A rest, and a frame that came late.
    time = run(&pacer, frames: 1, every: 0.045, from: time + 5)
    time = run(&pacer, frames: 40, every: 1 / Double(rate), from: time)
    run(&pacer, frames: 100, every: 1 / 30.0, from: time)

    #expect(pacer.measuredRate.map { abs($0 - Double(rate)) < 0.01 } ?? false)
  }

  @Test("where a timer paces from the beginning there is nothing to measure")
  func measuresNoTimer() {
    var pacer = FramePacer(refreshRate: 60, displayPaces: false)

    run(&pacer, frames: 200, every: 1 / 60.0)

    #expect(pacer.measuredRate == nil)
  }
}
