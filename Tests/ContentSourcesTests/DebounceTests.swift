import ContentSources
import Testing

@Suite("Debounce")
struct DebounceTests {
  @Test("one change is acted on after the quiet time, once")
  func one() {
    var debounce = Debounce()
    #expect(debounce.deadline == nil)
    #expect(debounce.take(now: 10) == false)

    debounce.note(now: 10)

    #expect(debounce.deadline == 10.2)
    #expect(debounce.take(now: 10.19) == false)
    #expect(debounce.take(now: 10.2) == true)
    #expect(debounce.take(now: 11) == false)
    #expect(debounce.deadline == nil)
  }

  @Test("changes that go on are acted on a second after the first")
  func burst() {
    var debounce = Debounce()
    var acted: [Int] = []

    for step in 0..<250 {
      let now = Double(step) / 100
      debounce.note(now: now)
      if debounce.take(now: now) { acted.append(step) }
    }

    #expect(acted == [100, 201])
  }

  @Test("a change after acting begins anew")
  func again() {
    var debounce = Debounce()
    debounce.note(now: 0)
    #expect(debounce.take(now: 5) == true)

    debounce.note(now: 5)

    #expect(debounce.deadline == 5.2)
  }
}
