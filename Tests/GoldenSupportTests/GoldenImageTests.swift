import Glibc
import GoldenSupport
import Pictures
import Raster
import Testing

@Suite("Golden image")
struct GoldenImageTests {
  private let folder: String
  private let golden: GoldenImage

  init() {
    var template = Array("/tmp/vitrine-golden-XXXXXX".utf8CString)
    folder = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    golden = GoldenImage(folder: folder, isRecording: false)
  }

  private func cleanUp() {
    for name in ["a.png", "a.actual.png", "a.difference.png"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  private func exists(_ name: String) -> Bool { access("\(folder)/\(name)", F_OK) == 0 }

  private var picture: Bitmap {
    Bitmap(width: 10, height: 10, pixels: (0..<100).map { 0xFF40_6080 | UInt32($0) })
  }

  @Test("the recorded picture passes")
  func same() throws {
    defer { cleanUp() }
    try PNG.write(picture, to: "\(folder)/a.png")

    try golden.check(picture, named: "a")

    #expect(!exists("a.actual.png") && !exists("a.difference.png"))
  }

  @Test("a wrong picture fails and leaves itself and the difference beside the reference")
  func wrong() throws {
    defer { cleanUp() }
    try PNG.write(picture, to: "\(folder)/a.png")
    var wrong = picture
    wrong[3, 4] = 0xFFFF_FFFF

    #expect(throws: GoldenImage.Failure.different(share: 0.01, largest: 255 - 0x40)) {
      try golden.check(wrong, named: "a")
    }

    #expect(try PictureDecoder().pixels(path: "\(folder)/a.actual.png") == wrong)
    let difference = try PictureDecoder().pixels(path: "\(folder)/a.difference.png")
    #expect(difference[3, 4] == 0xFFBF_0000)
    #expect(difference[4, 4] >> 16 & 0xFF == difference[4, 4] & 0xFF, "what agrees is grey")
  }

  @Test("tolerance is exact: up to it passes, one more fails")
  func tolerance() throws {
    defer { cleanUp() }
    try PNG.write(picture, to: "\(folder)/a.png")
    var near = picture
    near[0, 0] += 0x02_0000
    try golden.check(near, named: "a")

    near[0, 0] += 0x01_0000

    #expect(throws: GoldenImage.Failure.different(share: 0.01, largest: 3)) { try golden.check(near, named: "a") }
    try GoldenImage(folder: folder, allowedShare: 0.01, isRecording: false).check(near, named: "a")
    #expect(!exists("a.actual.png"), "what an earlier failure left is gone")
  }

  @Test("a missing reference fails, and nothing is recorded by the way")
  func missing() {
    defer { cleanUp() }
    #expect(throws: GoldenImage.Failure.referenceMissing("\(folder)/a.png")) { try golden.check(picture, named: "a") }

    #expect(!exists("a.png") && exists("a.actual.png"))
  }

  @Test("another size fails")
  func size() throws {
    defer { cleanUp() }
    try PNG.write(Bitmap(width: 3, height: 2), to: "\(folder)/a.png")

    #expect(throws: GoldenImage.Failure.otherSize(reference: "\(folder)/a.png", width: 3, height: 2)) {
      try golden.check(picture, named: "a")
    }
  }

  @Test("a reference that is no picture fails")
  func unreadable() {
    defer { cleanUp() }
    fclose(fopen("\(folder)/a.png", "w"))

    #expect(throws: GoldenImage.Failure.referenceUnreadable("\(folder)/a.png", .empty)) {
      try golden.check(picture, named: "a")
    }
  }

  @Test("recording writes the reference that then passes")
  func recording() throws {
    defer { cleanUp() }
    try GoldenImage(folder: folder, isRecording: true).check(picture, named: "a")

    try golden.check(picture, named: "a")
  }

  @Test("averages of blocks forgive a pixel that moves, and not one that is gone")
  func blocks() throws {
    defer { cleanUp() }
    let coarse = GoldenImage(folder: folder, channelTolerance: 5, blockSide: 4, isRecording: false)
    var reference = Bitmap(width: 8, height: 8, filledWith: 0xFF00_0000)
    var moved = reference
    reference[1, 1] = 0xFFFF_FFFF
    moved[2, 1] = 0xFFFF_FFFF
    try PNG.write(reference, to: "\(folder)/a.png")

    try coarse.check(moved, named: "a")
    #expect(throws: GoldenImage.Failure.self) {
      try coarse.check(Bitmap(width: 8, height: 8, filledWith: 0xFF00_0000), named: "a")
    }
  }
}
