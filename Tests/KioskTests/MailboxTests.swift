import Glibc
import Testing

@testable import Kiosk

@Suite("Mailbox")
struct MailboxTests {
  @Test("values come out as they went in")
  func order() {
    let box = Mailbox<Int>()
    #expect(box.isEmpty && box.poll() == nil)

    for value in 0..<5 { box.put(value) }

    #expect(!box.isEmpty)
    #expect((0..<5).map { _ in box.take() } == [0, 1, 2, 3, 4])
    #expect(box.isEmpty && box.poll() == nil)
  }

  @Test("a taker waits for a putter on another thread, and every value is taken once")
  func threads() {
    let work = Mailbox<Int>(), done = Mailbox<Int?>()
    for _ in 0..<4 {
      startThread {
        while let value = work.take() { done.put(value) }
        done.put(nil)
      }
    }

    for value in 0..<1000 { work.put(value) }
    var seen: [Int] = []
    while seen.count < 1000, case let value?? = done.take() { seen.append(value) }
    work.close()
    let ends = (0..<4).map { _ in done.take() }

    #expect(seen.sorted() == Array(0..<1000))
    #expect(ends.allSatisfy { $0 == .some(nil) })
  }

  @Test("a value that was not taken yet can be taken back, once")
  func withdraw() {
    let box = Mailbox<Int>()
    for value in 0..<4 { box.put(value) }

    #expect(box.withdraw { $0 == 2 } == 2)
    #expect(box.withdraw { $0 == 2 } == nil)
    #expect((0..<3).map { _ in box.take() } == [0, 1, 3])
  }

  @Test("values of one thread keep their order")
  func oneThread() {
    let box = Mailbox<Int>()
    startThread { for value in 0..<500 { box.put(value) } }

    #expect((0..<500).map { _ in box.take() } == Array(0..<500))
  }

  @Test("a closed mailbox drops what is in it and lets takers go")
  func close() {
    let box = Mailbox<Int>()
    box.put(1)

    box.close()

    #expect(box.take() == nil && box.isEmpty)
  }
}
