import Glibc
import TemporaryFolder
import Testing

@testable import ContentSources

@Suite("Folder scan")
struct FolderScanTests {
  @Test("links that lead in circles or outside give each picture once")
  func loops() {
    withTemporaryFolder { folder in
      makePictures("photos/2024/a.jpg", "elsewhere/b.jpg", in: folder)
      let photos = "\(folder)/photos"
      symlink("a", "\(photos)/b")
      symlink("b", "\(photos)/a")
      symlink(".", "\(photos)/self")
      symlink("..", "\(photos)/2024/up")
      symlink("/", "\(photos)/root")
      symlink("../elsewhere", "\(photos)/outside")

      let scan = FolderScan(root: photos)

      #expect(scan.folders.map(\.components) == [["2024"]])
      #expect(scan.folders.map(\.pictures) == [["a.jpg"]])
      #expect(scan.faults.map(\.message) == [])
    }
  }

  @Test("a link to a folder within the root that is not met otherwise is followed; links to pictures always")
  func links() {
    withTemporaryFolder { folder in
      makePictures("photos/.store/a.jpg", "photos/real/b.jpg", "elsewhere/c.jpg", in: folder)
      symlink(".store", "\(folder)/photos/current")
      symlink("real", "\(folder)/photos/again")
      symlink("../elsewhere/c.jpg", "\(folder)/photos/c.jpg")
      symlink("photos", "\(folder)/entry")

      let scan = FolderScan(root: "\(folder)/entry")

      #expect(scan.folders.map(\.components) == [[], ["current"], ["real"]])
      #expect(scan.folders.map(\.pictures) == [["c.jpg"], ["a.jpg"], ["b.jpg"]])
    }
  }

  @Test(
    "what is hidden, unfinished or no picture is left out; what bears a picture's name is kept for its tile to tell")
  func garbage() {
    withTemporaryFolder { folder in
      makePictures(
        "good.jpg", "404-page.jpg", "photo.jpg.part", "photo.jpg~", ".photo.jpg.Xk3f9a", "._photo.jpg", "x.jpg.tmp",
        "y.png.crdownload", "directory.jpg/inner.jpg", "no-permission.jpg", "a.jpg.bak", in: folder)
      for name in [".DS_Store", "Thumbs.db", "desktop.ini", "setup-special.sh", "notes"] {
        write("Some words", to: "\(folder)/\(name)")
      }
      symlink("/nonexistent/photo.jpg", "\(folder)/dangling.jpg")
      mkfifo("\(folder)/fifo.jpg", 0o600)
      mkfifo("\(folder)/fifo", 0o600)
      chmod("\(folder)/no-permission.jpg", 0)

      let scan = FolderScan(root: folder)

      #expect(scan.folders.map(\.components) == [[], ["directory.jpg"]])
      #expect(
        scan.folders.first?.pictures == ["404-page.jpg", "dangling.jpg", "fifo.jpg", "good.jpg", "no-permission.jpg"])
    }
  }

  @Test("names are names: fifteen odd ones are fifteen pictures")
  func oddNames() {
    let names = [
      "$(touch X).jpg", "-rf.jpg", "...jpg", "100% done.jpg", "a b.jpg", "a%20b.jpg", "back\\slash.jpg",
      "it's \"quoted\".jpg", "line\nbreak.jpg", "semi;colon&amp.jpg", "summer #1.jpg", "trailing space .jpg",
      "what?.jpg",
      "{a,b}*.jpg", "日本 語.jpg",
    ]
    withTemporaryFolder { folder in
      for name in names { write(Bytes.jpeg, to: "\(folder)/\(name)") }

      let (catalog, problems) = FolderContent.read(path: folder)

      let tiles = catalog?.categories.first?.rows.first?.tiles ?? []
      #expect(Set(tiles.compactMap(\.image?.path)) == Set(names.map { "\(folder)/\($0)" }))
      #expect(tiles.allSatisfy { access($0.image?.path ?? "", R_OK) == 0 })
      #expect(tiles.contains { $0.title == "line break" })
      #expect(tiles.contains { $0.title == "summer #1" })
      #expect(problems == [])
    }
  }

  @Test("a name that is not UTF-8 is told and left out")
  func notUTF8() {
    withTemporaryFolder { folder in
      makePictures("a.jpg", in: folder)
      let name: [CChar] = Array("\(folder)/b".utf8).map { CChar(bitPattern: $0) } + [CChar(bitPattern: 0xE9), 0]
      close(open(name, O_CREAT | O_WRONLY, 0o600))

      let scan = FolderScan(root: folder)

      #expect(scan.folders.map(\.pictures) == [["a.jpg"]])
      #expect(scan.faults.map(\.message) == ["a name in this folder is not UTF-8"])
    }
  }

  @Test("limits on depth and number end the scan with a word about it")
  func limits() {
    withTemporaryFolder { folder in
      makePictures("a.jpg", "b.jpg", "c.jpg", "1/2/3/deep.jpg", in: folder)

      let few = FolderScan(root: folder, limits: FolderScan.Limits(entries: 2))
      #expect(few.folders.reduce(0) { $0 + $1.pictures.count } <= 2)
      #expect(few.faults.count == 1)

      let shallow = FolderScan(root: folder, limits: FolderScan.Limits(depth: 2))
      #expect(shallow.folders.map(\.components) == [[]])
      #expect(shallow.faults.map(\.message) == ["folders lie more than 2 deep"])
    }
  }
}
