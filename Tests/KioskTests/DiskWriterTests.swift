import Glibc
import Lettering
import Pictures
import Synchronization
import TemporaryFolder
import Testing

@testable import Kiosk

@Suite("Disk writer")
struct DiskWriterTests {
  private func load(_ request: PictureRequest, with loader: Loader) throws -> PreparedPicture {
    loader.start(LoadJob(id: 0, key: .picture(request, version: 0)))
    guard case .picture(let picture, _)? = loader.take()?.outcome else { throw PictureError.notAPicture }
    return picture
  }

  @Test("a second start decodes nothing, and shows the same")
  func second() throws {
    try withTemporaryFolder { folder in
      try PNG.write(MadeUpContent.quarters(0), to: folder + "/a.png")
      let request = PictureRequest(path: folder + "/a.png", width: 20, height: 10)
      let typesetter = try Typesetter(family: nil)
      var shown: [PreparedPicture] = []
      var counts: [[Int]] = []
      for _ in 0..<2 {
        let disk = DiskWriter(tier: DiskTier(path: folder + "/tiles"), report: { _ in })
        let loader = Loader(workers: 1, typesetter: typesetter, disk: disk)
        shown.append(try load(request, with: loader))
        counts.append([loader.pictureCounts.decoded, loader.pictureCounts.fromDisk])
        disk.close()
        loader.stop()
      }

      #expect(counts == [[1, 0], [0, 1]])
      #expect(shown[0] == shown[1])
      #expect(PlaceholderColors.read(in: folder + "/tiles")[request.path] == shown[0].averageColor)
    }
  }

  @Test("a file that changed is decoded again, and a file that went is missing")
  func changed() throws {
    try withTemporaryFolder { folder in
      let disk = DiskWriter(tier: DiskTier(path: folder + "/tiles"), report: { _ in })
      let loader = Loader(workers: 1, typesetter: try Typesetter(family: nil), disk: disk)
      defer { loader.stop() }
      let request = PictureRequest(path: folder + "/a.png", width: 20, height: 10)
      try PNG.write(MadeUpContent.quarters(0), to: request.path)
      let before = try load(request, with: loader)
      try PNG.write(MadeUpContent.quarters(1), to: request.path)

      let after = try load(request, with: loader)
      unlink(request.path)
      loader.start(LoadJob(id: 0, key: .picture(request, version: 0)))
      guard case .failed(.missing)? = loader.take()?.outcome else {
        Issue.record("a picture that is gone is not shown")
        return
      }

      #expect(before != after && loader.pictureCounts.decoded == 2)
      disk.close()
    }
  }

  @Test("a folder that cannot be written to is said once, and pictures are shown all the same")
  func readOnly() throws {
    try withTemporaryFolder { folder in
      try PNG.write(MadeUpContent.quarters(0), to: folder + "/a.png")
      let said = Mutex<[String]>([])
      let disk = DiskWriter(tier: DiskTier(path: folder + "/a.png/tiles")) { line in said.withLock { $0.append(line) } }
      let loader = Loader(workers: 1, typesetter: try Typesetter(family: nil), disk: disk)
      defer { loader.stop() }

      for width in 20..<26 {
        _ = try load(PictureRequest(path: folder + "/a.png", width: width, height: 10), with: loader)
      }
      disk.close()

      #expect(said.withLock { $0.count } == 1)
      #expect(loader.pictureCounts.decoded == 6)
    }
  }
}
