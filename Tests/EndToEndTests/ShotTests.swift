import CTurboJPEG
import Glibc
import Pictures
import ProgramSupport
import Raster
import TemporaryFolder
import Testing

@Suite("vitrine shot")
struct ShotTests {
  @Test("the demo twice gives the same bytes, and every visible tile is ready")
  func sameBytes() throws {
    try withTemporaryFolder { folder in
      let first = try Shot(Vitrine.demo, in: folder, "--size", "1280x720")
      let second = try Shot(Vitrine.demo, in: folder, "--size", "1280x720")

      #expect(first.bytes == second.bytes)
      #expect(first.outcome.errors == "")
      #expect((first.picture.width, first.picture.height) == (1280, 720))
      #expect(!first.state.tiles.isEmpty && first.state.tiles.allSatisfy { $0.picture == "ready" })
      #expect(first.state.problems.isEmpty)
      #expect(first.state.screen == "home" && first.state.size == [1280, 720] && first.state.isSettled)
    }
  }

  @Test("a tile shows its own picture", arguments: ["1280x720", "720x1280", "800x480", "1920x1080"])
  func ownPictures(size: String) throws {
    try withTemporaryFolder { folder in
      let shot = try Shot(Museum.write(to: folder), in: folder, "--size", size)

      let scale = Double(shot.picture.width) / shot.state.size[0]
      for tile in shot.state.tiles where tile.x >= 0 && tile.x + tile.width <= shot.state.size[0] {
        let source = try #require(tile.source)
        let index = try #require(source.dropFirst("picture-".count).first?.wholeNumberValue)
        let place = tile.center
        guard place.y < shot.state.size[1] else { continue }
        let word = shot.picture[Int(place.x * scale), Int(place.y * scale)]
        let expected = Museum.picture(index)[48, 27]
        for shift in [16, 8, 0] as [UInt32] {
          #expect(abs(Int(word >> shift & 255) - Int(expected >> shift & 255)) <= 6, "tile \(tile.id) of \(size)")
        }
      }
    }
  }

  @Test("a folder of three folders is three rows of their names")
  func folders() throws {
    try withTemporaryFolder { folder in
      let names = ["Alps", "Beach 2019", "Città vecchia"]
      for name in names {
        mkdir("\(folder)/\(name)", 0o755)
        for index in 0..<3 { try PNG.write(Museum.picture(index), to: "\(folder)/\(name)/photo \(index).png") }
      }

      let shot = try withTemporaryFolder { try Shot(folder, in: $0, "--size", "1280x720") }

      #expect(shot.state.rows.map(\.title) == names)
      #expect(shot.state.rows.allSatisfy { $0.content > 3 * 300 })
      #expect(shot.state.tiles.allSatisfy { $0.picture == "ready" })
      #expect(shot.state.problems.isEmpty)
    }
  }

  @Test("photos of 12 megapixels need less than 200 MB of memory")
  func memory() throws {
    try withTemporaryFolder { folder in
      for (index, isProgressive) in [false, false, true].enumerated() {
        mkdir("\(folder)/\(index)", 0o755)
        let photo = Self.photo(isProgressive: isProgressive)
        for copy in 0..<4 { write(photo, to: "\(folder)/\(index)/\(copy).jpg") }
      }

      let shot = try withTemporaryFolder { try Shot(folder, in: $0, "--size", "1920x1080") }

      #expect(shot.state.tiles.count >= 12 && shot.state.tiles.allSatisfy { $0.picture == "ready" })
      #expect(shot.outcome.peakResidentBytes < 200 << 20)
      #expect(shot.outcome.peakResidentBytes > 10 << 20, "nothing was measured")
    }
  }

  /// 4000 × 3000 pixels as JPEG. Calls `tjCompress2`.
  private static func photo(isProgressive: Bool) -> [UInt8] {
    let (width, height) = (4000, 3000)
    var line = [UInt8](repeating: 0, count: width * 3 + 256)
    for index in line.indices { line[index] = UInt8(truncatingIfNeeded: index &* index >> 9) }
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 3)
    defer { pixels.deallocate() }
    line.withUnsafeBufferPointer { line in
      for y in 0..<height {
        (pixels + y * width * 3).initialize(from: line.baseAddress! + y % 256, count: width * 3)
      }
    }
    let compressor = tjInitCompress()
    defer { tjDestroy(compressor) }
    var target: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let result = tjCompress2(
      compressor, pixels, Int32(width), 0, Int32(height), Int32(TJPF_RGB.rawValue), &target, &size,
      Int32(TJSAMP_420.rawValue), 90, isProgressive ? TJFLAG_PROGRESSIVE : 0)
    precondition(result == 0, "the test's own photo could not be made")
    defer { tjFree(target) }
    return Array(UnsafeBufferPointer(start: target, count: Int(size)))
  }

  @Test("broken content is a page that says so", arguments: ["categories: [", "", "- a\n- b\n"])
  func notice(text: String) throws {
    try withTemporaryFolder { folder in
      write(text, to: folder + "/kiosk.yaml")

      let shot = try Shot(folder + "/kiosk.yaml", in: folder)

      #expect(shot.state.rows.isEmpty && shot.state.category == nil && shot.state.page == nil)
      #expect(!shot.state.problems.isEmpty && shot.outcome.errors.contains("kiosk.yaml"))
      #expect(shot.picture.pixels.contains { $0 != shot.picture[0, 0] }, "nothing is written on it")
    }
  }

  @Test("content that is not there is a page that says so")
  func missing() throws {
    try withTemporaryFolder { folder in
      let shot = try Shot(folder + "/nowhere.yaml", in: folder)

      #expect(shot.state.problems.map(\.message) == ["No such file or directory"])
      #expect(shot.picture.pixels.contains { $0 != shot.picture[0, 0] })
    }
  }

  @Test("--time shows that moment of the session")
  func time() throws {
    try withTemporaryFolder { folder in
      let content = try Museum.write(to: folder)
      var strokes = Strokes()
      strokes.swipe(from: (0.8, 0.4), to: (0.4, 0.4), lasting: 0.4)

      let shot = try Shot(content, in: folder, strokes: strokes, "--time", "0.4")

      #expect(shot.state.time == 0.4)
      let row = try #require(shot.state.rows.first)
      #expect(row.phase == "dragging")
      // Half of the way, as far as the slop lets it.
      #expect((200...256).contains(row.offset))
    }
  }
}
