import Synchronization
import Testing

@testable import Pictures

@Suite("Decode budget")
struct DecodeBudgetTests {
  private final class Giants: Sendable {
    let running = Atomic(0)
    let most = Atomic(0)
  }

  @Test("however many ask, no more is in use than there is, and of the giants one", arguments: UInt64(1)...6)
  func bounded(seed: UInt64) async throws {
    let budget = DecodeBudget(totalBytes: 100, giantBytes: 40)
    let giants = Giants()

    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          for step in 0..<50 {
            let bytes = Int((seed &* 7_919 &+ UInt64(worker * 131 + step * 31)) % 90) + 1
            try? budget.with(bytes: bytes) { () throws(PictureError) in
              if bytes > 40 {
                let now = giants.running.add(1, ordering: .sequentiallyConsistent).newValue
                _ = giants.most.max(now, ordering: .sequentiallyConsistent)
                giants.running.subtract(1, ordering: .sequentiallyConsistent)
              }
            }
          }
        }
      }
    }

    #expect(budget.peakBytes <= 100 && budget.peakBytes > 0)
    #expect(giants.most.load(ordering: .sequentiallyConsistent) == 1)
  }

  @Test("what needs more than there is runs alone, and what fails gives back")
  func alone() {
    let budget = DecodeBudget(totalBytes: 100, giantBytes: 40)

    let error = failure { () throws(PictureError) in
      try budget.with(bytes: 500) { () throws(PictureError) in throw PictureError.missing }
    }
    let next: Int? = try? budget.with(bytes: 100) { () throws(PictureError) in 7 }

    #expect(error == .missing && next == 7)
  }
}
