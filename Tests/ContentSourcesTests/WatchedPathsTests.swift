import Catalog
import Glibc
import Testing

@testable import ContentSources

@Suite("Watched paths")
struct WatchedPathsTests {
  @Test("a relative name is that of the working folder")
  func relativeNames() {
    let working = String(cString: getcwd(nil, 0))

    let paths = WatchedPaths(file: "kiosk.yaml", folder: "./photos", catalog: Catalog())

    #expect(paths.file == working + "/kiosk.yaml")
    #expect(paths.folders == [working + "/photos"])
  }

  @Test("the folders of pictures named one by one are watched once each")
  func pictureFolders() {
    let tiles = ["/a/1.jpg", "/a/2.jpg", "/b/3.jpg"].map { path in
      Tile(id: path, image: ImageReference(path: path, name: path))
    }

    let paths = WatchedPaths(
      catalog: Catalog(categories: [Category(id: "c", title: "C", rows: [Row(id: "r", tiles: tiles)])]))

    #expect(paths.pictureFolders == ["/a", "/b"])
  }
}
