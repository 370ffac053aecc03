import ContentSources
import Glibc
import TemporaryFolder
import Testing

@Suite("File fingerprint")
struct FileFingerprintTests {
  @Test("a file replaced under its name has another one, even with the same size and time")
  func replaced() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.jpg"
      write([1, 2, 3], to: path)
      let before = try #require(FileFingerprint(path: path))
      #expect(FileFingerprint(path: path) == before)

      write([4, 5, 6], to: "\(folder)/b.jpg")
      var times = [timespec(tv_sec: 1000, tv_nsec: 7), timespec(tv_sec: 1000, tv_nsec: 7)]
      utimensat(AT_FDCWD, path, &times, 0)
      let dated = try #require(FileFingerprint(path: path))
      utimensat(AT_FDCWD, "\(folder)/b.jpg", &times, 0)
      rename("\(folder)/b.jpg", path)
      let after = try #require(FileFingerprint(path: path))

      #expect(dated != before)
      #expect(dated.modifiedNanoseconds == 1_000_000_000_007)
      #expect(after != dated)
      #expect(after.size == dated.size)
      #expect(after.modifiedNanoseconds == dated.modifiedNanoseconds)
      #expect(FileFingerprint(path: "\(folder)/none") == nil)
    }
  }

  @Test("other bytes written into the same file show, though its size and its time are set back")
  func rewritten() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.jpg"
      var times = [timespec(tv_sec: 1000, tv_nsec: 7), timespec(tv_sec: 1000, tv_nsec: 7)]
      write([1, 2, 3], to: path)
      utimensat(AT_FDCWD, path, &times, 0)
      let before = try #require(FileFingerprint(path: path))

      // The kernel's clock for such times ticks every few milliseconds.
      var after = before
      for _ in 0..<200 where after == before {
        poll(nil, 0, 1)
        write([4, 5, 6], to: path)
        utimensat(AT_FDCWD, path, &times, 0)
        after = try #require(FileFingerprint(path: path))
      }

      #expect(after != before)
      #expect(after.inode == before.inode && after.modifiedNanoseconds == before.modifiedNanoseconds)
    }
  }
}
