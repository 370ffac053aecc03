import Glibc
import Raster
import Testing

@testable import Pictures

@Suite("PNG")
struct PNGTests {
  private func noise(width: Int, height: Int) -> Bitmap {
    var state: UInt32 = 7
    return Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return state | 0xFF00_0000
      })
  }

  @Test("what was written is read back, pixel for pixel", arguments: [(1, 1), (3, 200), (257, 65)])
  func roundTrip(width: Int, height: Int) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/a.png"
    let bitmap = noise(width: width, height: height)

    try PNG.write(bitmap, to: path)

    #expect(try PictureDecoder().pixels(path: path) == bitmap)
  }

  @Test("the same picture gives the same bytes, and no alpha unless asked for")
  func deterministic() throws {
    let bitmap = Bitmap(width: 20, height: 10, filledWith: 0x80FF_0000)

    let bytes = PNG.encode(bitmap)

    #expect(bytes == PNG.encode(bitmap))
    #expect(bytes[25] == 2, "colour type RGB")
    #expect(PNG.encode(bitmap, keepsAlpha: true)[25] == 6, "colour type RGBA")
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let plain = try PictureDecoder().pixels(path: folder.file("a", bytes))
    let clear = try PictureDecoder().pixels(path: folder.file("b", PNG.encode(bitmap, keepsAlpha: true)))
    #expect(plain == Bitmap(width: 20, height: 10, filledWith: 0xFFFF_0000))
    #expect(clear == bitmap)
  }

  @Test("a place that cannot be written to is an error with its path, and leaves nothing behind")
  func failure() {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/none/a.png"

    #expect(throws: PNG.WriteError(path: path, code: ENOENT)) {
      try PNG.write(Bitmap(width: 1, height: 1), to: path)
    }
    mkdir("\(folder.path)/taken.png", 0o700)
    #expect(throws: PNG.WriteError(path: "\(folder.path)/taken.png", code: EISDIR)) {
      try PNG.write(Bitmap(width: 1, height: 1), to: "\(folder.path)/taken.png")
    }
    #expect(access("\(folder.path)/taken.png.part", F_OK) != 0)
  }
}
