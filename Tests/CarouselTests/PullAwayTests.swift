import Carousel
import Testing

@Suite("Pull away")
struct PullAwayTests {
  private func pulled(x: Double = 0, y: Double) -> PullAway {
    var pull = PullAway(length: 720, tuning: Tuning())
    pull.beginDrag(at: 1)
    pull.drag(by: Point(x: x, y: y))
    return pull
  }

  @Test("it follows the finger down and to the sides, and upward less and less")
  func follows() {
    #expect(pulled(x: 30, y: 120).offset == Point(x: 30, y: 120))
    #expect(pulled(y: -200).offset.y > -100 && pulled(y: -200).offset.y < -20)
  }

  @Test("the further down, the smaller: 0.7 of its size where it closes")
  func shrinks() {
    let box = Rect(x: 0, y: 0, width: 1000, height: 600)
    let half = pulled(y: 108)

    #expect(abs(half.progress - 0.5) < 1e-9)
    #expect(abs(half.frame(of: box).width - 850) < 1e-6 && abs(half.frame(of: box).center.y - 408) < 1e-6)
    #expect(abs(pulled(y: 600).frame(of: box).width - 700) < 1e-6)
    #expect(pulled(y: -50).progress == 0)
  }

  @Test("let go fast or far down it closes, and stays where it was let go")
  func closes() {
    var fast = pulled(y: 60)
    var far = pulled(y: 300)

    let closes1 = fast.release(velocity: Point(x: 0, y: 900), at: 1.2)
    #expect(closes1)
    let closes2 = far.release(velocity: .zero, at: 1.2)
    #expect(closes2)
    far.advance(to: 2)
    #expect(far.offset.y == 300 && !far.isMoving)
  }

  @Test(
    "let go slowly, or on its way up again, it comes back", arguments: [(150.0, 0.0), (400.0, -300.0), (-90.0, 900.0)])
  func comesBack(y: Double, velocity: Double) {
    var pull = pulled(x: 40, y: y)

    let closes3 = pull.release(velocity: Point(x: 0, y: velocity), at: 1.2)
    #expect(!closes3)
    #expect(pull.phase == .bouncing && pull.isMoving)
    pull.advance(to: 2.5)
    #expect(pull.offset == .zero && pull.phase == .settled)
  }

  @Test("its way back does not depend on how often it is asked")
  func closedForm() {
    var often = pulled(y: 150)
    var once = often
    _ = often.release(velocity: .zero, at: 1.2)
    _ = once.release(velocity: .zero, at: 1.2)
    for step in 1...12 { often.advance(to: 1.2 + Double(step) / 120) }
    once.advance(to: 1.3)

    #expect(abs(often.offset.y - once.offset.y) < 1e-9)
  }

  @Test("a touch that is taken away lets it come back")
  func cancelled() {
    var pull = pulled(y: 500)
    pull.cancel(at: 1.2)
    pull.advance(to: 3)

    #expect(pull.offset == .zero)
  }
}
