import Carousel
import Catalog
import Lettering
import Pictures
import Raster
import SDLBackend
import TemporaryFolder
import Testing
import TileCache

@testable import Kiosk

@Suite("Asset store")
struct AssetStoreTests {
  /// A store with its table, and frames that want what the test says.
  private final class Bench {
    let backend: SDLBackend
    let store: AssetStore
    var table = AssetTable()
    var failures: [String] = []
    let wakes = Mailbox<Void>()

    init(_ delivery: Delivery, budgetBytes: Int = 64 << 20) throws {
      backend = try SDLBackend.open(
        BackendOptions(mode: .offscreen(width: 64, height: 64), renderer: .software, hearsEvents: false, pageSize: 256))
      let loader = Loader(workers: 1, typesetter: try Typesetter(family: nil), wake: { [wakes] in wakes.put(()) })
      store = AssetStore(loader: loader, textures: backend.textures, budgetBytes: budgetBytes, delivery: delivery)
      store.problem = { [unowned self] asset, error in
        failures.append("\(asset.name ?? "?"): \(error.message)")
        return Problem(file: "k.yaml", message: error.message, fix: error.fix)
      }
    }

    deinit { store.loader.stop() }

    func acquire(_ path: String, version: Int = 0) -> AssetID {
      table.acquire(
        .picture(PictureRequest(path: path, width: 32, height: 32, fit: .fill), version: version), name: "picture")
    }

    @discardableResult
    func frame(_ wanted: [AssetID], at time: Double) -> Bool {
      let took = store.collect(at: time, in: &table)
      store.beginFrame()
      for id in wanted { store.want(id, in: &table, urgency: .visible) }
      store.schedule(at: time, in: &table)
      store.sweep(&table)
      return took
    }

    func isShown(_ id: AssetID) -> Bool { table[id].isResident && !table[id].parts.isEmpty }
  }

  /// Flat pictures, each of a colour of its own.
  private func pictures(_ count: Int, in folder: String) throws -> [String] {
    try (0..<count).map { index in
      let path = "\(folder)/\(index).png"
      try PNG.write(Bitmap(width: 8, height: 8, filledWith: MadeUpContent.color(index)), to: path)
      return path
    }
  }

  @Test("complete delivery has all that a frame wants before the frame is drawn")
  func complete() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(.complete)
      let ids = try pictures(20, in: folder).map { bench.acquire($0) }

      bench.frame(ids, at: 0)

      #expect(ids.allSatisfy(bench.isShown) && bench.store.isIdle)
      #expect(ids.indices.allSatisfy { bench.table[ids[$0]].averageColor == MadeUpContent.color($0) })
      #expect(ids.allSatisfy { bench.table[$0].fadeStart == nil }, "what was never missed does not fade in")
    }
  }

  @Test("a picture that cannot be shown is reported once, and the others are shown")
  func failure() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(.complete)
      let good = try bench.acquire(pictures(1, in: folder)[0])
      let bad = bench.acquire(folder + "/nowhere.png")

      for frame in 0..<5 { bench.frame([bad, good], at: Double(frame) / 60) }

      #expect(bench.failures == ["picture: there is no such file"])
      #expect(
        bench.table[bad].problem?.message == "there is no such file" && !bench.isShown(bad) && bench.isShown(good))
    }
  }

  @Test("delayed delivery comes when its time has come, not sooner and not later, and fades in what was missed")
  func delayed() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(.delayed(seconds: 0.05))
      let ids = try pictures(2, in: folder).map { bench.acquire($0) }

      bench.frame([ids[0]], at: 1)
      bench.frame(ids, at: 1.02)
      bench.table[ids[0]].wasMissed = true
      #expect(!bench.frame(ids, at: 1.049) && !bench.isShown(ids[0]))
      #expect(bench.frame(ids, at: 1.05) && bench.isShown(ids[0]) && !bench.isShown(ids[1]))
      #expect(bench.frame(ids, at: 1.08) && bench.isShown(ids[1]))

      #expect(bench.table[ids[0]].fadeStart == 1.05 && bench.table[ids[1]].fadeStart == nil)
    }
  }

  @Test("a picture that comes when another is wanted goes to the asset it was asked for")
  func late() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(.delayed(seconds: 0.1))
      let ids = try pictures(3, in: folder).map { bench.acquire($0) }

      bench.frame([ids[0]], at: 0)
      bench.frame([ids[1]], at: 0.05)
      bench.frame([ids[1]], at: 0.1)
      bench.frame([ids[2]], at: 0.15)
      bench.frame([ids[2]], at: 0.3)

      for index in ids.indices where bench.isShown(ids[index]) {
        #expect(bench.table[ids[index]].averageColor == MadeUpContent.color(index))
      }
      #expect(bench.isShown(ids[2]))
    }
  }

  @Test("live delivery uploads no more in a frame than it may, and the rest in the next ones")
  func live() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(.live(bytesPerFrame: 1))
      let ids = try pictures(2, in: folder).map { bench.acquire($0) }

      #expect(!bench.frame(ids, at: 0))
      bench.wakes.take()
      bench.wakes.take()
      #expect(bench.store.hasResults)
      #expect(bench.frame(ids, at: 0.1) && ids.filter(bench.isShown).count == 1)
      #expect(bench.frame(ids, at: 0.2) && ids.filter(bench.isShown).count == 2)
      #expect(!bench.store.hasResults && bench.store.isIdle)
    }
  }

  @Test("what is not wanted goes when the budget is spent, and what is visible stays")
  func budget() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(.complete, budgetBytes: 10 * 32 * 32 * 4)
      let ids = try pictures(30, in: folder).map { bench.acquire($0) }

      for start in 0...25 { bench.frame(Array(ids[start..<start + 5]), at: Double(start)) }
      // It is kept to between frames, not within one.
      bench.frame(Array(ids[25...]), at: 26)

      #expect(ids[25...].allSatisfy(bench.isShown))
      #expect(ids.filter(bench.isShown).count <= 10)
      #expect(bench.table[ids[0]].averageColor == MadeUpContent.color(0), "the average colour is kept")
    }
  }

  @Test("an id that is given out again has nothing of the asset it stood for before")
  func reusedID() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(.complete)
      let style = TextStyle(sizePixels: 18, isBold: false)
      let others = (0..<4200).map {
        bench.table.acquire(.line(LineRequest(text: "\($0)", style: style, maxWidth: 100)))
      }
      let bad = bench.acquire(folder + "/nowhere.png")
      bench.frame([bad], at: 0)
      for id in others + [bad] { bench.table.release(id) }
      bench.frame([], at: 1)

      let good = try bench.acquire(pictures(1, in: folder)[0])
      bench.frame([good], at: 2)

      #expect(good == bad, "the test means to meet the same id")
      #expect(bench.isShown(good))
    }
  }

  @Test("a file that changed is decoded anew, and what it showed before stands in for it until then")
  func changed() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(.delayed(seconds: 0.1))
      let path = try pictures(1, in: folder)[0]
      let before = bench.acquire(path)
      bench.frame([before], at: 0)
      bench.frame([before], at: 0.1)
      try PNG.write(Bitmap(width: 8, height: 8, filledWith: MadeUpContent.color(77)), to: path)

      let after = bench.acquire(path, version: 1)
      bench.table[after].standIn = before
      bench.frame([after], at: 0.2)
      #expect(bench.table[standInOf: after] == before && bench.isShown(before) && !bench.isShown(after))
      bench.frame([after], at: 0.31)

      #expect(bench.isShown(after) && bench.table[after].averageColor == MadeUpContent.color(77))
      #expect(bench.table[standInOf: after] == nil && bench.table[before].references == 0)
    }
  }

  @Test("lost textures are made again")
  func lost() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(.complete)
      let ids = try pictures(3, in: folder).map { bench.acquire($0) }
      bench.frame(ids, at: 0)

      bench.store.loseTextures(in: &bench.table)
      #expect(!ids.contains(where: bench.isShown))
      bench.frame(ids, at: 1)

      #expect(ids.allSatisfy(bench.isShown))
    }
  }

  @Test("emoji are a picture of their own over the white letters; laid on paper they are one with them")
  func colored() throws {
    let bench = try Bench(.complete)
    let style = TextStyle(sizePixels: 18, isBold: false)
    let clear = bench.table.acquire(.line(LineRequest(text: "Hi \u{1F600}", style: style, maxWidth: 200)))
    let laid = bench.table.acquire(
      .line(
        LineRequest(
          text: "Hi \u{1F600}", style: style, maxWidth: 200, paper: Paper(ink: 0xFF00_FF00, ground: 0xFF10_1010))))

    bench.frame([clear, laid], at: 0)

    #expect(bench.table[clear].parts.map(\.isColored) == [false, true])
    #expect(bench.table[laid].parts.map(\.isColored) == [false])
  }

  @Test("lines that run from right to left stand at the right of their block")
  func rightToLeft() throws {
    let bench = try Bench(.complete)
    let style = TextStyle(sizePixels: 18, isBold: false)
    let id = bench.table.acquire(
      .block(
        BlockRequest(
          text: "שלום עולם\nשלום\nAb", style: style, maxWidth: 200, lineHeight: 30, paragraphSpacing: 0, maxLines: nil))
    )

    bench.frame([id], at: 0)

    let asset = bench.table[id]
    #expect(asset.isRightToLeft)
    #expect(asset.parts.count == 3)
    #expect(asset.parts[0].x == 0 && asset.parts[2].x == 0)
    #expect(asset.parts[1].x + asset.parts[1].slot.width == asset.width)
  }

  @Test("text without ink is there, and draws nothing")
  func blank() throws {
    let bench = try Bench(.complete)
    let style = TextStyle(sizePixels: 18, isBold: false)
    let id = bench.table.acquire(.line(LineRequest(text: " ", style: style, maxWidth: 100)))

    bench.frame([id], at: 0)

    #expect(bench.table[id].isResident && bench.table[id].parts.isEmpty && bench.failures.isEmpty)
  }
}
