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

  @Test("a file written bit by bit is waited for, though not for ever")
  func slowWriter() {
    var debounce = Debounce()
    for step in 0..<20 {
      debounce.note(now: Double(step) * 0.15, isWhole: true)
      #expect(debounce.take(now: Double(step) * 0.15) == false)
    }
    debounce.note(now: 2.9)
    #expect(debounce.take(now: 3.04) == false)
    #expect(debounce.take(now: 3.06) == true)

    var acted: [Int] = []
    for step in 0..<40 {
      debounce.note(now: 10 + Double(step) * 0.15, isWhole: true)
      if debounce.take(now: 10 + Double(step) * 0.15) { acted.append(step) }
    }

    #expect(acted == [34])
  }

  @Test("while a writer has the file open, other changes wait for it")
  func openWriter() {
    var debounce = Debounce()
    debounce.isWriting = true
    #expect(debounce.deadline == nil)
    debounce.note(now: 1)
    #expect(debounce.deadline == 6)

    debounce.isWriting = false
    debounce.note(now: 2, isWhole: true)

    #expect(debounce.deadline == 2.2)
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
