import Testing

@testable import Kiosk

@Suite("Silence of a loop")
struct SilenceTests {
  @Test("a loop that is found in the same round too often is stuck")
  func stuck() {
    var silence = Silence(patience: 3)
    silence.beginRound()

    #expect((0..<4).map { _ in silence.look() } == [false, false, false, true])
  }

  @Test("a loop that goes round is not, however seldom")
  func rounds() {
    var silence = Silence(patience: 2)
    for _ in 0..<50 {
      silence.beginRound()
      #expect([silence.look(), silence.look()] == [false, false])
    }
  }

  @Test("rest lasts as long as it likes, and patience begins anew after it")
  func rest() {
    var silence = Silence(patience: 2)
    silence.beginRound()
    #expect(!silence.look() && !silence.look())
    silence.rest()
    #expect((0..<100).allSatisfy { _ in !silence.look() })

    silence.beginRound()
    #expect([silence.look(), silence.look(), silence.look()] == [false, false, true])
  }

  @Test("a loop that has not begun is at rest")
  func start() {
    var silence = Silence(patience: 1)

    #expect(!silence.look() && !silence.look())
  }
}
