import Carousel
import Catalog
import Foundation
import TemporaryFolder
import Testing

@testable import Kiosk

@Suite("State report")
struct StateReportTests {
  private func object(_ kiosk: TestKiosk) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(kiosk.report.text.utf8)) as? [String: Any])
  }

  private func keys(_ value: Any?) -> Set<String> { Set((value as? [String: Any])?.keys.map { $0 } ?? []) }

  private func catalog(_ folder: String) throws -> Catalog {
    var category = try MadeUpContent.category("One", rows: 3, count: 8, missing: 1, in: folder)
    category.rows[0].title = "First"
    category.rows[0].tiles[1].title = "Named"
    category.rows[0].tiles[2].image = nil
    return Catalog(categories: [category, Category(id: "two", title: "Two")])
  }

  @Test("every field of the contract is there, and no other")
  func fields() throws {
    try withTemporaryFolder { folder in
      let problem = Problem(file: "kiosk.yaml", mark: SourceMark(line: 3, column: 4), message: "wrong", fix: "mend it")
      let kiosk = try TestKiosk(try catalog(folder), problems: [problem])
      kiosk.run(to: 0.2)
      _ = try kiosk.picture()

      let state = try object(kiosk)

      #expect(
        keys(state) == [
          "screen", "size", "time", "category", "strip", "page", "rows", "focus", "gallery", "detail", "session",
          "problems", "cells", "draw",
        ])
      #expect(state["screen"] as? String == "home" && state["time"] as? Double == 0.2)
      #expect(keys(state["category"]) == ["index", "id", "title", "count"])
      #expect(keys(state["strip"]) == ["offset", "selected", "phase", "labels"])
      let labels = (state["strip"] as? [String: Any])?["labels"] as? [[String: Any]]
      #expect(labels?.count == 2 && keys(labels?[0]) == ["index", "title", "x", "width"])
      #expect(keys(state["page"]) == ["offset", "velocity", "phase", "content"])
      let rows = try #require(state["rows"] as? [[String: Any]])
      #expect(rows.count == 3)
      for row in rows {
        #expect(
          keys(row) == [
            "id", "title", "layout", "y", "height", "offset", "velocity", "phase", "content", "visible", "header",
            "tiles",
          ])
      }
      let tiles = try #require(rows[0]["tiles"] as? [[String: Any]])
      for tile in tiles {
        #expect(
          keys(tile) == [
            "id", "index", "title", "x", "y", "width", "height", "picture", "source", "selected", "pressed", "liked",
            "options",
          ])
      }
      #expect(tiles.prefix(4).map { $0["picture"] as? String } == ["failed", "ready", "none"])
      #expect(tiles[1]["title"] as? String == "Named" && tiles[1]["source"] as? String == "One-0-1.png")
      #expect(tiles[0]["source"] is NSNull && tiles[0]["title"] is NSNull)
      #expect(state["focus"] is NSNull && state["gallery"] is NSNull && state["detail"] is NSNull)
      #expect(keys(state["session"]) == ["state", "idle"])
      let problems = try #require(state["problems"] as? [[String: Any]])
      #expect(problems.count >= 2 && problems.allSatisfy { keys($0) == ["file", "line", "column", "message", "fix"] })
      #expect(problems[0]["line"] as? Int == 3 && problems[0]["message"] as? String == "wrong")
      #expect(keys(state["cells"]) == ["bound", "pooled", "created"])
      #expect(keys(state["draw"]) == ["calls", "quads", "overdraw", "blended", "uploadedBytes", "textureBytes"])
    }
  }

  @Test("tiles off the screen are not listed, and the visible range is theirs")
  func visible() throws {
    try withTemporaryFolder { folder in
      let kiosk = try TestKiosk(try catalog(folder))
      kiosk.run(to: 0)

      let rows = try #require(try object(kiosk)["rows"] as? [[String: Any]])

      let size = kiosk.stage.geometry.size
      for row in rows {
        let tiles = try #require(row["tiles"] as? [[String: Any]])
        for tile in tiles {
          #expect((tile["x"] as! Double) < size.width && (tile["y"] as! Double) < size.height)
        }
        if !tiles.isEmpty {
          let range = try #require(row["visible"] as? [Int])
          #expect(tiles.map { $0["index"] as! Int } == Array(range[0]..<range[1]))
        }
      }
    }
  }

  @Test("a picture that is on its way is loading, without a source")
  func loading() throws {
    try withTemporaryFolder { folder in
      let kiosk = try TestKiosk(try catalog(folder), delivery: .delayed(seconds: 9))
      kiosk.run(to: 0.1)

      let rows = try #require(try object(kiosk)["rows"] as? [[String: Any]])
      let tile = try #require((rows[0]["tiles"] as? [[String: Any]])?[1])

      #expect(tile["picture"] as? String == "loading" && tile["source"] is NSNull)
    }
  }

  @Test("the page of a tile is told, and home again as soon as it closes")
  func detail() throws {
    try withTemporaryFolder { folder in
      let kiosk = try TestKiosk(try catalog(folder))
      kiosk.run(to: 0)
      kiosk.tap(Point(x: 500, y: 250), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      let open = try object(kiosk)
      kiosk.key(.escape, at: 1.1)
      kiosk.run(from: 1.1, to: 1.2)
      let closing = try object(kiosk)

      #expect(open["screen"] as? String == "detail" && keys(open["detail"]) == ["tile", "title", "offset", "content"])
      #expect((open["detail"] as? [String: Any])?["tile"] as? String == "One-0-1")
      #expect(closing["screen"] as? String == "home" && closing["detail"] is NSNull)
    }
  }

  @Test("the focus is a row and a tile")
  func focus() throws {
    try withTemporaryFolder { folder in
      let kiosk = try TestKiosk(try catalog(folder))
      kiosk.run(to: 0)
      for (index, key) in [Key.down, .down, .right].enumerated() { kiosk.key(key, at: 0.1 + Double(index) * 0.1) }
      kiosk.run(from: 0.5, to: 1)

      let focus = try #require(try object(kiosk)["focus"] as? [String: Any])

      #expect(keys(focus) == ["row", "tile"] && focus["tile"] is String && focus["row"] is Int)
    }
  }
}
