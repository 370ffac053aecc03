import Glibc
import TemporaryFolder
import Testing

@testable import ContentSources

@Suite("Picture file")
struct PictureFileTests {
  @Test(
    "a picture's extension tells it in any case",
    arguments: [
      "a.jpg", "a.JPEG", "a.jpe", "a.Png", "a.webp", "a.gif", "a.bmp", "a.tif", "a.tiff", "a.qoi", "a.svg", "a.heic",
      "a.HEIF", "a.avif", "a.b.jpg", "...jpg",
    ])
  func extensions(name: String) {
    #expect(PictureFile.kind(ofName: name) == .picture)
  }

  @Test(
    "hidden, unfinished and foreign names tell the opposite",
    arguments: [
      ".a.jpg", ".jpg", "a.jpg~", "a.jpg.part", "a.jpg.TMP", "a.jpg.partial", "a.jpg.crdownload", "a.jpg_original",
      "a.txt",
      "a.mp4", "a.NEF",
    ])
  func others(name: String) {
    #expect(PictureFile.kind(ofName: name) == .other)
  }

  @Test(
    "where the name says nothing the first bytes do",
    arguments: [
      (Bytes.jpeg, true), (Bytes.png, true), (Bytes.webp, true), (Bytes.avif, true), (Bytes.bmp, true),
      (Array("GIF89a".utf8), true), (Array("qoif".utf8), true), (Bytes.mp4, false), (Bytes.tiff, false),
      (Array("BM and other words that go on".utf8), false), (Array("<html>".utf8), false), ([], false), ([0xFF], false),
    ] as [([UInt8], Bool)])
  func signatures(bytes: [UInt8], isPicture: Bool) {
    withTemporaryFolder { folder in
      write(bytes, to: "\(folder)/no-extension")
      let directory = open(folder, O_RDONLY | O_DIRECTORY)
      defer { close(directory) }

      #expect(PictureFile.kind(ofName: "no-extension") == .unknown)
      #expect(PictureFile.beginsLikePicture("no-extension", in: directory) == isPicture)
    }
  }
}
