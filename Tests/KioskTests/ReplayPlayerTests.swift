import Carousel
import SDLBackend
import Testing

@testable import Kiosk

@Suite("Replay player")
struct ReplayPlayerTests {
  private func player(_ steps: [ReplayStep]) -> ReplayPlayer { ReplayPlayer(Replay(steps: steps)) }

  /// A screen of 400 × 200 points, two pixels each.
  private func transform(_ turn: QuarterTurn) -> PanelTransform {
    let isSideways = turn.swapsSides
    return PanelTransform(
      panelWidth: isSideways ? 400 : 800, panelHeight: isSideways ? 800 : 400, rotation: turn, pixelsPerPoint: 2)
  }

  private func outputs(
    _ player: inout ReplayPlayer, through time: Double, origin: Double = 0, _ turn: QuarterTurn = .none
  ) -> [ReplayPlayer.Output] {
    var outputs: [ReplayPlayer.Output] = []
    player.play(through: time, origin: origin, transform: { transform(turn) }) { outputs.append($0) }
    return outputs
  }

  @Test(
    "a place on the raw panel is led to the turned screen as the contract says",
    arguments: [
      (QuarterTurn.none, 0.25, 0.1), (.right, 1 - 0.1, 0.25), (.half, 1 - 0.25, 1 - 0.1), (.left, 0.1, 1 - 0.25),
    ])
  func turns(turn: QuarterTurn, x: Double, y: Double) throws {
    var player = player([ReplayStep(time: 0, action: .touch(.down, id: 7, x: 0.25, y: 0.1))])

    guard case .event(.pointer(let sample))? = outputs(&player, through: 0, turn).first else {
      Issue.record("no touch")
      return
    }

    #expect(abs(sample.position.x - x * 400) < 1e-9 && abs(sample.position.y - y * 200) < 1e-9)
    #expect(sample.pointer == 7 && sample.phase == .began)
  }

  @Test("a mouse turns as the picture does, to a pixel's middle")
  func mouse() throws {
    var player = player([ReplayStep(time: 0, action: .mouse(.up, x: 0.25, y: 0.5))])

    guard case .event(.pointer(let sample))? = outputs(&player, through: 0, .right).first else {
      Issue.record("no mouse")
      return
    }

    #expect(sample.pointer == ReplayPlayer.mousePointer && sample.phase == .ended)
    #expect(abs(sample.position.x - 200) <= 0.5 && abs(sample.position.y - 50) <= 0.5)
  }

  @Test("steps are played once, in order, when their time has come, on the clock of the events")
  func pacing() {
    var player = player([0.1, 0.2, 0.2, 0.5].map { ReplayStep(time: $0, action: .key("up", isDown: true)) })

    #expect(player.nextTime == 0.1 && !player.isFinished)
    #expect(outputs(&player, through: 0.05, origin: 10).isEmpty)
    #expect(
      outputs(&player, through: 0.3, origin: 10)
        == [10.1, 10.2, 10.2].map { .event(.key(.up, isDown: true, time: $0)) })
    #expect(player.nextTime == 0.5)
    #expect(outputs(&player, through: 9).count == 1)
    #expect(player.isFinished && player.nextTime == nil && outputs(&player, through: 99).isEmpty)
  }

  @Test("what interrupts a visitor interrupts, what does not does nothing")
  func interruptions() {
    var player = player([
      ReplayStep(time: 1, action: .focus(false)), ReplayStep(time: 2, action: .focus(true)),
      ReplayStep(time: 3, action: .device("removed")), ReplayStep(time: 4, action: .device("added")),
      ReplayStep(time: 5, action: .content("/a.yaml")),
    ])

    #expect(
      outputs(&player, through: 9)
        == [.event(.interrupted(time: 1)), .event(.interrupted(time: 3)), .content("/a.yaml")])
  }

  @Test("every key and button that is known means something, in any case")
  func keys() {
    for (name, key) in ReplayKey.names {
      var player = player([ReplayStep(time: 0, action: .key(name.uppercased(), isDown: false))])
      #expect(outputs(&player, through: 0) == [.event(.key(key, isDown: false, time: 0))])
    }
    for (name, key) in ReplayKey.padNames {
      var player = player([ReplayStep(time: 0, action: .pad(name))])
      #expect(
        outputs(&player, through: 0)
          == [.event(.key(key, isDown: true, time: 0)), .event(.key(key, isDown: false, time: 0))])
    }
    #expect(Set(ReplayKey.names.values) == Set(Key.allCases))
  }

  @Test("a touch that the panel takes back is cancelled")
  func cancel() {
    var player = player([ReplayStep(time: 0, action: .touch(.cancel, id: 1, x: 0, y: 0))])

    guard case .event(.pointer(let sample))? = outputs(&player, through: 0).first else {
      Issue.record("no touch")
      return
    }
    #expect(sample.phase == .cancelled)
  }
}
