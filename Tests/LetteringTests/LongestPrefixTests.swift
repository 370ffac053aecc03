import Testing

@testable import Lettering

@Suite("Longest prefix")
struct LongestPrefixTests {
  @Test("the answer is exact whatever the guess")
  func exact() {
    for limit in 0...40 {
      for answer in 0...limit {
        for guess in [0, 1, 2, 7, 20, 100] {
          let found = longestPrefix(limit: limit, guess: guess, lookahead: 0) {
            #expect((1...max(1, limit)).contains($0) || limit == 0)
            return $0 <= answer
          }
          #expect(found == answer, "limit \(limit), answer \(answer), guess \(guess)")
        }
      }
    }
  }

  @Test("a longer prefix that fits again within the lookahead is found, and every one up to it")
  func irregular() {
    let fitting: Set = [1, 2, 3, 4, 5, 8, 9, 12]

    #expect(longestPrefix(limit: 50, guess: 4, lookahead: 4) { fitting.contains($0) } == 12)
    #expect(longestPrefix(limit: 50, guess: 4, lookahead: 0) { fitting.contains($0) } == 5)
  }

  @Test("a good guess costs few calls, and nothing far past the answer is tried")
  func cost() {
    var calls = 0
    var furthest = 0
    let found = longestPrefix(limit: 100_000, guess: 30, lookahead: 4) {
      calls += 1
      furthest = max(furthest, $0)
      return $0 <= 33
    }

    #expect(found == 33)
    #expect(calls <= 12)
    #expect(furthest < 66)
  }
}
