import Glibc
import Testing

@testable import Pictures

@Suite("Placeholder colours")
struct PlaceholderColorsTests {
  @Test("what one start has found the next one knows, and two starts know both's")
  func kept() {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    var one = PlaceholderColors.read(in: folder.path)
    var other = PlaceholderColors.read(in: folder.path)
    one.note(0xFF11_2233, of: "/a.jpg")
    other.note(0xFF44_5566, of: "/b.jpg")

    one.write(in: folder.path)
    other.write(in: folder.path)

    let next = PlaceholderColors.read(in: folder.path)
    #expect(next["/a.jpg"] == 0xFF11_2233 && next["/b.jpg"] == 0xFF44_5566 && next["/c.jpg"] == nil)
    #expect(next.count == 2 && one.changes == 0)
  }

  @Test("noting the same again changes nothing")
  func same() {
    var colors = PlaceholderColors()
    colors.note(1, of: "/a")
    colors.note(1, of: "/a")

    #expect(colors.changes == 1)
  }

  @Test("a damaged file counts as none", arguments: [0, 5, 14, 20])
  func damaged(offset: Int) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    var colors = PlaceholderColors()
    colors.note(0xFF11_2233, of: "/a.jpg")
    colors.write(in: folder.path)
    var bytes = try PictureFile.open(folder.path + "/colors").bytes(at: 0, count: 100)
    bytes[offset] ^= 1
    _ = folder.file("colors", bytes)

    #expect(PlaceholderColors.read(in: folder.path).count == 0)
  }
}
