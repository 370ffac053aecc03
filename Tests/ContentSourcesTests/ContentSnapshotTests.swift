import ContentSources
import Glibc
import TemporaryFolder
import Testing

@Suite("Content snapshot")
struct ContentSnapshotTests {
  @Test("two snapshots tell what is new, changed and gone")
  func differences() {
    let one = FileFingerprint(device: 1, inode: 1, size: 1, modifiedNanoseconds: 1)
    let other = FileFingerprint(device: 1, inode: 1, size: 1, modifiedNanoseconds: 2)
    let before = ContentSnapshot(fingerprints: ["/same": one, "/changed": one, "/gone": one])
    let after = ContentSnapshot(fingerprints: ["/same": one, "/changed": other, "/new": one])

    #expect(after.changes(since: before) == ["/changed", "/gone", "/new"])
    #expect(after.changes(since: after) == [])
  }

  @Test("a picture that comes into a watched folder or below changes its folder's fingerprint")
  func folder() {
    withTemporaryFolder { folder in
      makePictures("photos/a.jpg", "photos/deep/b.jpg", "kiosk.yaml", in: folder)
      let paths = WatchedPaths(file: "\(folder)/kiosk.yaml", folders: ["\(folder)/photos"])
      let before = ContentSnapshot(paths, pictures: [])
      #expect(ContentSnapshot(paths, pictures: []) == before)

      makePictures("photos/deep/c.jpg", in: folder)
      // Within one tick of the file system's clock the folder's time may stand still.
      var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
      utimensat(AT_FDCWD, "\(folder)/photos/deep", &times, 0)
      unlink("\(folder)/kiosk.yaml")

      #expect(
        ContentSnapshot(paths, pictures: []).changes(since: before) == [
          "\(folder)/photos/deep", "\(folder)/kiosk.yaml",
        ])
    }
  }
}
