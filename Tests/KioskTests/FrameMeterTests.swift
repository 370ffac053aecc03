import Testing

@testable import Kiosk

@Suite("Frame meter")
struct FrameMeterTests {
  /// A clock and a counter that the test moves.
  private final class Machine {
    var seconds = 0.0
    var allocations = 0
  }

  @Test("each phase gets what passes while it lasts, and a phase that comes twice both parts")
  func phases() {
    let machine = Machine()
    let meter = FrameMeter(clock: { machine.seconds }, allocations: { machine.allocations })

    meter.begin()
    machine.seconds += 1
    meter.enter(.layout)
    machine.seconds += 2
    meter.enter(.bind)
    machine.seconds += 4
    machine.allocations += 3
    meter.enter(.layout)
    machine.seconds += 8
    meter.end()

    let costs = FramePhase.allCases.map { meter.costs[$0.rawValue] }
    #expect(costs.map(\.seconds) == [1, 0, 0, 10, 4, 0, 0, 0])
    #expect(costs.map(\.allocations) == [0, 0, 0, 0, 3, 0, 0, 0])
  }

  @Test("a new frame begins at nothing")
  func anew() {
    let machine = Machine()
    let meter = FrameMeter(clock: { machine.seconds }, allocations: { machine.allocations })
    meter.begin()
    machine.seconds += 1
    meter.end()

    meter.begin()
    meter.end()

    #expect(meter.costs.allSatisfy { $0.seconds == 0 && $0.allocations == 0 })
  }
}
