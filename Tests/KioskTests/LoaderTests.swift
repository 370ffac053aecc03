import Lettering
import Pictures
import TemporaryFolder
import Testing

@testable import Kiosk

@Suite("Loader")
struct LoaderTests {
  @Test("pictures and letters come back under their own ids and keys, each with a wake")
  func results() throws {
    try withTemporaryFolder { folder in
      try PNG.write(MadeUpContent.quarters(0), to: folder + "/a.png")
      let wakes = Mailbox<Void>()
      let loader = Loader(workers: 3, typesetter: try Typesetter(family: nil), wake: { wakes.put(()) })
      defer { loader.stop() }
      let style = TextStyle(sizePixels: 18, isBold: false)
      let keys: [AssetKey] = [
        .picture(PictureRequest(path: folder + "/a.png", width: 20, height: 10), version: 0),
        .picture(PictureRequest(path: folder + "/b.png", width: 20, height: 10), version: 0),
        .line(LineRequest(text: "Words", style: style, maxWidth: 200)),
        .line(LineRequest(text: " ", style: style, maxWidth: 200)),
        .block(
          BlockRequest(
            text: "Many\nwords", style: style, maxWidth: 200, lineHeight: 30, paragraphSpacing: 0, maxLines: nil)),
      ]

      for (id, key) in keys.enumerated() { loader.start(LoadJob(id: id, key: key)) }
      var results: [AssetID: LoadResult] = [:]
      for _ in keys {
        wakes.take()
        let result = try #require(loader.take())
        results[result.id] = result
      }

      #expect(!loader.hasResults && loader.poll() == nil)
      #expect(keys.indices.allSatisfy { results[$0]?.key == keys[$0] })
      guard case .picture(let picture, let info)? = results[0]?.outcome, case .failed(.missing)? = results[1]?.outcome,
        case .line(.some)? = results[2]?.outcome, case .line(nil)? = results[3]?.outcome,
        case .block(let block?)? = results[4]?.outcome
      else {
        Issue.record("\(results)")
        return
      }
      #expect((picture.bitmap.width, picture.bitmap.height) == (20, 10) && block.lines.count == 2)
      #expect(info?.width == 64 && info?.height == 36)
    }
  }

  @Test("one core is left to the frames, and there is always a worker")
  func workers() {
    #expect(Loader.defaultWorkers >= 1)
  }
}
