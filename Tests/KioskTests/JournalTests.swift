import Carousel
import Foundation
import TemporaryFolder
import Testing

@testable import Kiosk

@Suite("Journal")
struct JournalTests {
  private let tile = ItemIdentity(category: "one", row: "new", item: "vase")

  private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  @Test("likes are kept over restarts, in a folder that is made")
  func kept() {
    withTemporaryFolder { folder in
      let path = folder + "/state/vitrine/journal.json"
      let journal = Journal(path: path)
      journal.add(1, to: tile)
      journal.add(1, to: tile)
      journal.close()

      #expect(text(path) == "{\"likes\": {\"one\": {\"new\": {\"vase\": 2}}}}\n")
      #expect(Journal(path: path).likes(of: tile) == 2)
    }
  }

  @Test("it is written at most once a minute, and at the end")
  func seldom() {
    withTemporaryFolder { folder in
      let journal = Journal(path: folder + "/journal.json")
      #expect(journal.dueTime == nil)
      journal.add(1, to: tile)
      journal.saveIfDue(at: 100)
      #expect(journal.dueTime == nil)
      journal.add(1, to: tile)
      #expect(journal.dueTime == 160)
      journal.saveIfDue(at: 159)
      #expect(journal.dueTime == 160)
      journal.close()
      #expect(Journal(path: folder + "/journal.json").likes(of: tile) == 2)
    }
  }

  @Test("a like is taken back, and there are never fewer than none")
  func back() {
    let journal = Journal(path: "/nowhere/journal.json")
    journal.add(-1, to: tile)
    #expect(journal.likes(of: tile) == 0)
    journal.add(1, to: tile)
    journal.add(-1, to: tile)
    #expect(journal.likes(of: tile) == 0)
  }

  @Test(
    "a damaged file is put aside, and counting begins anew",
    arguments: [
      "", String(repeating: "\0", count: 300), "{\"likes\": {\"one\":", "[]",
      "{\"category\":99,\"row\":-1,\"offset\":1e309}",
      "{\"likes\": {\"one\": {\"new\": {\"vase\": -4}}}}", "{\"likes\": {\"one\": {\"new\": {\"vase\": \"many\"}}}}",
    ])
  func damaged(content: String) {
    withTemporaryFolder { folder in
      let path = folder + "/journal.json"
      write(content, to: path)
      var aside: [String] = []

      let journal = Journal(path: path) { aside.append($0) }
      journal.add(1, to: tile)
      journal.close()

      #expect(aside == [path + ".damaged"])
      #expect(text(path + ".damaged") == content)
      #expect(Journal(path: path).likes(of: tile) == 1)
    }
  }

  @Test("where it cannot be written nothing else stops")
  func unwritable() {
    let journal = Journal(path: "/proc/nowhere/journal.json")
    journal.add(1, to: tile)
    journal.saveIfDue(at: 0)
    journal.close()
    #expect(journal.likes(of: tile) == 1)
  }
}
