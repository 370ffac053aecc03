import Glibc
import Testing

@testable import Pictures

@Suite("Picture file")
struct PictureFileTests {
  private func error(_ path: String) -> PictureError? {
    failure { () throws(PictureError) in _ = try PictureDecoder().probe(path: path) }
  }

  @Test("what is not there is missing, also behind a link and below a file")
  func missing() {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("a.jpg", [1])
    symlink("nothing.jpg", "\(folder.path)/dangling.jpg")

    #expect(error("\(folder.path)/none.jpg") == .missing)
    #expect(error("\(folder.path)/dangling.jpg") == .missing)
    #expect(error("\(file)/b.jpg") == .missing)
    #expect(error("") == .missing)
    #expect(error("\(file)\0.png") == .missing)
  }

  @Test("a folder, a pipe and a device are refused at once, without opening them")
  func notRegular() {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    mkfifo("\(folder.path)/pipe.jpg", 0o600)
    mkdir("\(folder.path)/folder.jpg", 0o700)

    #expect(error("\(folder.path)/pipe.jpg") == .notRegular)
    #expect(error("\(folder.path)/folder.jpg") == .notRegular)
    #expect(error("/dev/zero") == .notRegular)
  }

  @Test("a loop of links is unreadable, with the system's reason")
  func loop() {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    symlink("b.jpg", "\(folder.path)/a.jpg")
    symlink("a.jpg", "\(folder.path)/b.jpg")

    #expect(error("\(folder.path)/a.jpg") == .unreadable(ELOOP))
  }

  @Test("a file without permission is unreadable", .enabled(if: geteuid() != 0))
  func permission() {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("a.jpg", [1])
    chmod(file, 0)

    #expect(error(file) == .unreadable(EACCES))
  }

  @Test("an empty file says so whatever its name", arguments: ["jpg", "png", "gif", "webp", "svg"])
  func empty(ending: String) {
    let folder = TemporaryFolder()
    defer { folder.remove() }

    #expect(error(folder.file("a.\(ending)", [])) == .empty)
  }

  @Test("reading stops at the end of the file")
  func reading() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let file = try PictureFile.open(folder.file("a", Array(0..<100)))

    let atEnd = try file.bytes(at: 95, count: 10)
    let behind = try file.bytes(at: 100, count: 10)
    let before = try file.bytes(at: -1, count: 10)
    let contents = try file.contents()

    #expect(atEnd == [95, 96, 97, 98, 99])
    #expect(behind == [] && before == [])
    #expect(contents.bytes.elementsEqual(0..<100))
  }
}
