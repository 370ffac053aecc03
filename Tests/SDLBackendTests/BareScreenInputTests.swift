import Carousel
import Testing

@testable import SDLBackend

@Suite("Bare screen input")
struct BareScreenInputTests {
  @Test("what two devices did is put in order of time, and what came before this frame is left alone")
  func orders() {
    var input = [9.0, 5, 6, 7, 4, 6, 8].map { InputEvent.interrupted(time: $0) }

    BareScreenInput.order(&input, from: 1)

    #expect(input.map(\.time) == [9, 4, 5, 6, 6, 7, 8])
  }

  @Test("events of one moment keep their order")
  func isStable() {
    var input: [InputEvent] = [
      .key(.left, isDown: true, time: 2), .key(.left, isDown: false, time: 2), .key(.up, isDown: true, time: 1),
      .key(.right, isDown: true, time: 2),
    ]

    BareScreenInput.order(&input, from: 0)

    #expect(
      input == [
        .key(.up, isDown: true, time: 1), .key(.left, isDown: true, time: 2), .key(.left, isDown: false, time: 2),
        .key(.right, isDown: true, time: 2),
      ])
  }
}
