import Testing

@testable import Carousel

// Content that changes under a body.
extension ScrollBodyTests {
  @Test("what is seen stays when content is put before it: at rest, in a glide, under a finger")
  func shifts() {
    func grow(_ body: inout ScrollBody, at time: Double) {
      body.setExtent(content: 6_840, viewport: 1_280, shiftedBy: 1_840, at: time, tuning: Self.tuning)
    }
    var resting = Self.body()
    grow(&resting, at: 1)
    #expect(resting.offset == 2_840)

    var gliding = Self.released(velocity: 1_200)
    var undisturbed = gliding
    grow(&gliding, at: 0.3)
    for step in 31...600 {
      gliding.advance(to: Double(step) / 100)
      undisturbed.advance(to: Double(step) / 100)
      #expect(abs(gliding.offset - undisturbed.offset - 1_840) < 1e-9)
      #expect(abs(gliding.velocity - undisturbed.velocity) < 1e-9)
    }

    var held = Self.body()
    held.hold(at: 0)
    held.beginDrag(at: 0)
    held.drag(by: 100)
    grow(&held, at: 0.2)
    #expect(held.offset == 2_940)
    held.drag(by: 110)
    #expect(held.offset == 2_950)
  }

  @Test("the same extent again changes nothing", arguments: [-900.0, 0, 900])
  func sameExtent(translation: Double) {
    var dragged = Self.body(at: 0)
    dragged.hold(at: 0)
    dragged.beginDrag(at: 0)
    dragged.drag(by: translation)
    let before = dragged

    dragged.setExtent(content: 5_000, viewport: 1_280, at: 0, tuning: Self.tuning)
    #expect(dragged == before)
    dragged.drag(by: translation + 10)

    var other = before
    other.drag(by: translation + 10)
    #expect(abs(dragged.offset - other.offset) < 1e-9)
  }

  @Test("content that shrinks under a resting body leaves at most a quarter of the viewport empty, then nothing")
  func shrinksAtRest() {
    var body = Self.body(at: 3_720)

    body.setExtent(content: 1_400, viewport: 1_280, at: 1, tuning: Self.tuning)
    #expect(body.overscroll > 0 && body.overscroll <= 320)
    for frame in 61...200 {
      body.advance(to: Double(frame) / 60)
      #expect(body.overscroll <= 320)
    }

    #expect(body.isSettled && body.offset == 120)
  }

  @Test("content that shrinks under a finger is at its end at once, and the finger goes on from there")
  func shrinksUnderFinger() {
    var body = Self.body(at: 3_000)
    body.hold(at: 0)
    body.beginDrag(at: 0)
    body.drag(by: 300)

    body.setExtent(content: 1_400, viewport: 1_280, at: 1, tuning: Self.tuning)
    #expect(body.offset == 120)
    body.drag(by: 250)
    #expect(body.offset == 70)
    body.release(velocity: 0, at: 2, rate: Self.rate, tuning: Self.tuning)

    #expect(body.isSettled && body.offset == 70)
  }

  @Test("content that shrinks under a glide ends it within the new limits")
  func shrinksUnderGlide() {
    for pitch in [nil, 368.0] {
      var body = Self.released(from: 1_104, velocity: 1_800, pitch: pitch)

      body.setExtent(content: 2_700, viewport: 1_280, at: 0.05, tuning: Self.tuning)
      for frame in 4...300 {
        body.advance(to: Double(frame) / 60)
        #expect(body.overscroll < 320)
      }

      #expect(body.isSettled && body.offset == 1_420)
    }
  }
}
