import Carousel
import Glibc
import ProgramSupport
import Raster
import TemporaryFolder
import Testing

@testable import Kiosk

/// What no single picture of the screen would show: each frame is looked at.
@Suite("Every frame")
struct EveryFrameTests {
  private func content(_ pictures: [(title: String, picture: Int)], perRow: Int = 30) -> String {
    var text = "categories:\n  - title: Numbers\n    rows:\n"
    for (index, tile) in pictures.enumerated() {
      if index % perRow == 0 { text += "      - title: from \(index)\n        tiles:\n" }
      text += "          - { id: n\(tile.title), title: \"\(tile.title)\", image: \(tile.picture).png }\n"
    }
    return text
  }

  /// 300 pictures; some are missing, some are broken.
  private func paintAll(in folder: String) throws {
    for number in 0..<300 where number % 11 != 10 {
      let path = "\(folder)/\(number).png"
      try PictureWall.paint(number, to: path)
      if number % 13 == 12 { truncate(path, 40) }
    }
  }

  private func isWhole(_ number: Int) -> Bool { number % 11 != 10 && number % 13 != 12 }

  @Test("no picture is ever drawn under another's title, however late it comes", arguments: [0.0, 0.05, 0.4])
  func numbers(delay: Double) throws {
    try withTemporaryFolder { folder in
      try paintAll(in: folder)
      write(content((0..<300).map { ("\($0)", $0) }), to: folder + "/kiosk.yaml")
      let strokes = try Strokes(path: input("stale-image-in-reused-tile/fling-right-then-back.jsonl"))
      let wall = try PictureWall(in: folder, delay: delay, strokes: strokes)
      var seen = Set<String>()

      while wall.time < strokes.time + 2.5 {
        let picture = try wall.frame()
        for (title, color) in wall.samples(of: picture) {
          let number = try #require(Int(title))
          if isWhole(number), PictureWall.isClose(color, PictureWall.color(number)) { seen.insert(title) }
          let isOwn = isWhole(number) && PictureWall.isClose(color, PictureWall.color(number))
          guard !isOwn, !PictureWall.isClose(color, wall.panel) else { continue }
          Issue.record("at \(wall.time) tile \(title) shows \(String(color, radix: 16))")
          return
        }
      }

      #expect(seen.count > 20)
    }
  }

  @Test("also when the pictures change places while they fly by", arguments: [0.05, 0.4])
  func permuted(delay: Double) throws {
    try withTemporaryFolder { folder in
      try paintAll(in: folder)
      let strokes = try Strokes(path: input("stale-image-in-reused-tile/fling-right-then-back.jsonl"))
      write(content((0..<300).map { ("\($0)", $0) }), to: folder + "/kiosk.yaml")
      let wall = try PictureWall(in: folder, delay: delay, strokes: strokes)
      var shift = 0
      var frames = 0

      while wall.time < strokes.time + 2.5 {
        if frames % 20 == 19 {
          shift += 7
          write(content((0..<300).map { ("\($0)", ($0 + shift) % 300) }), to: folder + "/kiosk.yaml")
          wall.reload()
        }
        frames += 1
        let picture = try wall.frame()
        for (title, color) in wall.samples(of: picture) {
          let number = (try #require(Int(title)) + shift) % 300
          let isOwn = isWhole(number) && PictureWall.isClose(color, PictureWall.color(number))
          guard !isOwn, !PictureWall.isClose(color, wall.panel) else { continue }
          Issue.record("at \(wall.time) tile \(title) shows \(String(color, radix: 16))")
          return
        }
      }
    }
  }

  @Test("the same again, rewritten twenty times, and touched pictures change not one pixel of any frame")
  func same() throws {
    try withTemporaryFolder { folder in
      try paintAll(in: folder)
      let text = content((0..<60).map { ("\($0)", $0) })
      write(text, to: folder + "/kiosk.yaml")
      let wall = try PictureWall(in: folder, delay: 0.1)
      let still = try wall.settle()

      for round in 0..<20 {
        write(round % 2 == 0 ? text : "# a comment\n" + text, to: folder + "/kiosk.yaml")
        wall.reload()
        for frame in 0..<4 { #expect(try wall.frame() == still, "round \(round), frame \(frame)") }
      }
      for number in [0, 1, 31] { try PictureWall.paint(number, to: "\(folder)/\(number).png") }
      var times = [timespec(tv_sec: 1000, tv_nsec: 0), timespec(tv_sec: 1000, tv_nsec: 0)]
      utimensat(AT_FDCWD, folder + "/2.png", &times, 0)
      wall.reload()
      for frame in 0..<20 { #expect(try wall.frame() == still, "touched, frame \(frame)") }
      #expect(wall.showing.stage.store.isIdle)
    }
  }

  @Test(
    "a picture replaced under its name is shown anew, the old one until then and nothing between",
    arguments: ["rename", "rename, same time", "in place, same time"])
  func replaced(way: String) throws {
    try withTemporaryFolder { folder in
      try paintAll(in: folder)
      write(content((0..<60).map { ("\($0)", $0) }), to: folder + "/kiosk.yaml")
      let path = folder + "/1.png"
      var times = [timespec(tv_sec: 1000, tv_nsec: 0), timespec(tv_sec: 1000, tv_nsec: 0)]
      utimensat(AT_FDCWD, path, &times, 0)
      let wall = try PictureWall(in: folder, delay: 0.2)
      let before = try wall.settle()

      try PictureWall.paint(200, to: folder + "/other.png")
      if way != "rename" { utimensat(AT_FDCWD, folder + "/other.png", &times, 0) }
      if way.hasPrefix("rename") {
        rename(folder + "/other.png", path)
      } else {
        // So that the kernel's clock of such times has ticked.
        poll(nil, 0, 20)
        write(try FileBytes.read(folder + "/other.png"), to: path)
        utimensat(AT_FDCWD, path, &times, 0)
      }
      wall.reload()
      var colors: [UInt32] = []
      var after = before
      for _ in 0..<40 {
        after = try wall.frame()
        let sample = try #require(wall.samples(of: after).first { $0.title == "1" })
        if colors.last != sample.color { colors.append(sample.color) }
      }

      #expect(colors.count == 2, "\(colors.map { String($0, radix: 16) })")
      #expect(
        PictureWall.isClose(colors[0], PictureWall.color(1)) && PictureWall.isClose(colors[1], PictureWall.color(200)))
      let tile = try #require(wall.tile("1"))
      let scale = wall.showing.stage.geometry.scale
      for y in 0..<before.height {
        for x in 0..<before.width where before[x, y] != after[x, y] {
          #expect(
            tile.contains(Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)), "\(x), \(y) changed")
        }
      }
    }
  }

  @Test("a picture that comes only later, or goes, is shown and told as it is")
  func late() throws {
    try withTemporaryFolder { folder in
      try PictureWall.paint(0, to: folder + "/0.png")
      write(content([("0", 0), ("1", 1)]), to: folder + "/kiosk.yaml")
      let wall = try PictureWall(in: folder, delay: 0.02)
      _ = try wall.settle()
      #expect(wall.showing.stage.problems.count == 1)

      try PictureWall.paint(1, to: folder + "/1.png")
      wall.reload()
      let both = try wall.settle()

      let color = try #require(wall.samples(of: both).first { $0.title == "1" }?.color)
      #expect(PictureWall.isClose(color, PictureWall.color(1)))
      #expect(wall.showing.stage.problems.isEmpty)
    }
  }
}
