import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Scroll body")
struct ScrollBodyTests {
  static let tuning = Tuning()
  static let rate = Tuning().glideRate

  /// At `offset` in 5,000 points of content over a viewport of 1,280.
  static func body(at offset: Double = 1_000, content: Double = 5_000) -> ScrollBody {
    var body = ScrollBody()
    body.setExtent(content: content, viewport: 1_280, at: 0, tuning: tuning)
    body.jump(to: offset)
    return body
  }

  /// Dragged by `translation` and let go with `velocity`, at time 0.
  static func released(
    from offset: Double = 1_000, by translation: Double = 0, velocity: Double, pitch: Double? = nil
  ) -> ScrollBody {
    var body = body(at: offset)
    body.hold(at: 0)
    body.beginDrag(at: 0)
    body.drag(by: translation)
    body.release(
      velocity: velocity, at: 0, rate: rate, tuning: tuning,
      snap: { landing in pitch.map { (landing / $0).rounded() * $0 } })
    return body
  }

  static func path(_ body: ScrollBody, times: [Double]) -> [Double] {
    var body = body
    return times.map {
      body.advance(to: $0)
      return body.offset
    }
  }

  // MARK: Time

  @Test("one step of 16 ms equals two of 8", arguments: 0..<200)
  func doesNotDependOnSteps(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let body = Self.released(
      from: .random(in: 0...3_720, using: &random), by: .random(in: -900...900, using: &random),
      velocity: .random(in: -6_000...6_000, using: &random), pitch: Bool.random(using: &random) ? 368 : nil)
    let whole = stride(from: 0.016, through: 5, by: 0.016).map { $0 }
    let halves = whole.flatMap { [$0 - 0.008, $0] }

    let once = Self.path(body, times: whole)
    let twice = Self.path(body, times: halves)

    for (index, offset) in once.enumerated() { #expect(abs(offset - twice[2 * index + 1]) < 1e-9) }
  }

  @Test("comes to rest at the same place for any frame rate, within its limits", arguments: 0..<200)
  func sameEnd(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let body = Self.released(
      from: .random(in: 0...3_720, using: &random), by: .random(in: -900...900, using: &random),
      velocity: .random(in: -6_000...6_000, using: &random), pitch: Bool.random(using: &random) ? 368 : nil)
    var ragged: [Double] = []
    var time = 0.0
    while time < 8 {
      time += .random(in: 0.002...0.4, using: &random)
      ragged.append(time)
    }
    var even = body
    var uneven = body

    for frame in 1...480 { even.advance(to: Double(frame) / 60) }
    for time in ragged { uneven.advance(to: time) }

    #expect(even.isSettled && uneven.isSettled)
    #expect(even.offset == uneven.offset)
    #expect(even.limits.contains(even.offset))
    #expect(abs(even.offset - body.destination) < 0.01 || body.phase == .decelerating)
  }

  @Test("time does not run backward")
  func backward() {
    var body = Self.released(velocity: 2_000)
    body.advance(to: 0.5)
    let offset = body.offset

    body.advance(to: 0.2)

    #expect(body.offset == offset)
  }

  // MARK: The finger

  @Test("follows the finger point for point within its limits, by the rubber band beyond")
  func drags() {
    var body = Self.body(at: 1_000)
    body.hold(at: 0)
    body.beginDrag(at: 0)

    body.drag(by: 123.25)
    #expect(body.offset == 1_123.25)
    #expect(body.phase == .dragging)
    body.drag(by: -1_200)
    #expect(abs(body.overscroll + RubberBand(stiffness: 0.55, length: 1_280).stretch(forPull: 200)) < 1e-9)
    body.drag(by: 0)
    #expect(body.offset == 1_000)
  }

  @Test("a held body does not move by itself, and tells the speed it had")
  func holds() {
    var body = Self.released(velocity: 2_000)

    let speed = body.hold(at: 0.1)
    let offset = body.offset
    body.advance(to: 3)

    #expect(abs(speed - 2_000 * 0.998.power(100)) < 1e-6)
    #expect(body.offset == offset)
    #expect(body.velocity == 0)
  }

  @Test("the glide starts where the finger left with the finger's speed")
  func continues() {
    var body = Self.released(by: 200, velocity: 900)

    #expect(body.offset == 1_200)
    #expect(body.velocity == 900)
    body.advance(to: 0.008)
    #expect(body.offset > 1_200 + 0.008 * 890 && body.offset < 1_200 + 0.008 * 900)
  }

  @Test("a slow release does not glide, a mad one is capped")
  func limitsSpeed() {
    #expect(Self.released(velocity: 49).isSettled)
    #expect(Self.released(velocity: -49).isSettled)
    #expect(Self.released(velocity: 51).phase == .decelerating)
    #expect(Self.released(velocity: 90_000).velocity == 8_000)
    #expect(Self.released(velocity: -90_000).velocity == -8_000)
  }

  @Test("what no finger holds is not let go")
  func releasesOnlyHeld() {
    var body = Self.released(velocity: 2_000)
    body.advance(to: 0.1)
    let before = body

    body.cancel(at: 0.1, rate: Self.rate, tuning: Self.tuning)

    #expect(body == before)
  }

  @Test("a touch without a drag hands over no speed")
  func touchHasNoSpeed() {
    var body = Self.body()
    body.hold(at: 0)

    body.release(velocity: 3_000, at: 0.1, rate: Self.rate, tuning: Self.tuning)

    #expect(body.isSettled)
  }

  @Test("a second flick adds to the glide it caught, an opposite one turns at once")
  func flywheel() {
    var same = Self.released(velocity: 1_500)
    same.hold(at: 0.2)
    same.beginDrag(at: 0.25)
    var opposite = same

    same.release(velocity: 1_500, at: 0.3, rate: Self.rate, tuning: Self.tuning)
    opposite.release(velocity: -1_500, at: 0.3, rate: Self.rate, tuning: Self.tuning)

    #expect(abs(same.velocity - (1_500 + 1_500 * 0.998.power(200))) < 1e-6)
    #expect(opposite.velocity == -1_500)
  }

  @Test("a glide caught long ago, or the pull of an edge, adds nothing")
  func flywheelForgets() {
    var late = Self.released(velocity: 1_500)
    late.hold(at: 0.2)
    late.beginDrag(at: 0.25)
    late.release(velocity: 700, at: 0.7, rate: Self.rate, tuning: Self.tuning)
    #expect(late.velocity == 700)

    var pulled = Self.released(from: 0, by: -600, velocity: 0)
    pulled.hold(at: 0.05)
    pulled.beginDrag(at: 0.06)
    pulled.drag(by: 2_000)
    pulled.release(velocity: 700, at: 0.1, rate: Self.rate, tuning: Self.tuning)
    #expect(pulled.velocity == 700)
  }

  // MARK: The edges

  @Test("comes back to the edge and never passes it", arguments: [-3_000.0, -900, 0, 900, 3_000])
  func springsBack(velocity: Double) {
    for translation in [-40.0, -400, -4_000] {
      var body = Self.released(from: 0, by: translation, velocity: velocity)
      #expect(body.phase == .bouncing)
      for frame in 1...240 {
        body.advance(to: Double(frame) / 60)
        #expect(body.offset <= 0)
      }
      #expect(body.isSettled && body.offset == 0)
    }
  }

  @Test("a fling into the edge is one movement: its speed never jumps up", arguments: [-8_000.0, -3_000, -800])
  func bounces(velocity: Double) {
    var body = Self.released(from: 300, velocity: velocity)
    var last = body.velocity
    var lowest = body.offset
    let strongestPull: Double = 2.5 * Self.tuning.springFrequency * abs(velocity)
    for step in 1...3_000 {
      body.advance(to: Double(step) / 1_000)
      // Outward it only loses speed; inward it gains no more than the spring can give in a millisecond.
      if last < 0 { #expect(body.velocity >= last) }
      #expect(body.velocity - last < strongestPull / 1_000)
      last = body.velocity
      lowest = min(lowest, body.offset)
    }
    #expect(lowest < 0)
    #expect(body.isSettled && body.offset == 0)
  }

  @Test("at the edge an outward fling bounces, and content that fits stays where it is")
  func nothingToScroll() {
    var fits = Self.body(at: 0, content: 600)
    fits.hold(at: 0)
    fits.beginDrag(at: 0)
    fits.drag(by: 80)
    fits.release(velocity: 2_000, at: 0, rate: Self.rate, tuning: Self.tuning, snap: { $0 })
    #expect(fits.phase == .bouncing)

    fits.advance(to: 2)

    #expect(fits.isSettled && fits.offset == 0)
  }

  // MARK: Snapping

  @Test("ends at the snap position nearest to its landing, and starts with the finger's speed", arguments: 0..<100)
  func snaps(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let velocity = Double.random(in: -1_500...1_500, using: &random)
    let offset = Double.random(in: 1_500...2_000, using: &random)
    let speed = abs(velocity) < 50 ? 0 : velocity
    let landing = Glide.landing(from: offset, velocity: speed, rate: Self.rate, endSpeed: 10)

    var body = Self.released(from: offset, velocity: velocity, pitch: 368)

    #expect(body.offset == offset || body.isSettled)
    if !body.isSettled { #expect(body.velocity == speed) }
    body.advance(to: 6)
    #expect(body.isSettled)
    #expect(abs(body.offset - (landing / 368).rounded() * 368) < 1e-6)
  }

  @Test("a fling that is bent to a snap position only slows down")
  func bends() {
    var body = Self.released(from: 1_104, velocity: 1_500, pitch: 368)
    var last = body.velocity

    for step in 1...400 {
      body.advance(to: Double(step) / 100)
      #expect(body.velocity <= last)
      last = body.velocity
    }

    #expect(body.isSettled && abs(body.offset - 1_840) < 1e-6)
  }

  @Test("snapping at a snap position moves nothing")
  func snapsTwice() {
    let body = Self.released(from: 736, velocity: 0, pitch: 368)

    #expect(body.isSettled && body.offset == 736)
  }

  // MARK: The program

  @Test("scrolls to a place within its limits")
  func scrolls() {
    var body = Self.body()

    body.scroll(to: 9_999, at: 0, tuning: Self.tuning)
    #expect(body.phase == .snapping && body.destination == 3_720)
    body.advance(to: 2)

    #expect(body.isSettled && body.offset == 3_720)
  }

  @Test("a program does not take a drag from the finger, but can put content under it")
  func programUnderFinger() {
    var body = Self.body()
    body.hold(at: 0)
    body.beginDrag(at: 0)
    body.drag(by: 50)

    body.scroll(to: 0, at: 0.1, tuning: Self.tuning)
    #expect(body.phase == .dragging && body.offset == 1_050)
    body.jump(to: 2_000)
    body.drag(by: 60)

    #expect(body.offset == 2_010)
  }

  @Test("finishing ends a motion at its destination")
  func finishes() {
    var body = Self.released(velocity: 1_500, pitch: 368)
    let destination = body.destination

    body.finish()

    #expect(body.isSettled && abs(body.offset - destination) < 1e-9)
  }
}

extension Double {
  fileprivate func power(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= self }
    return result
  }
}
