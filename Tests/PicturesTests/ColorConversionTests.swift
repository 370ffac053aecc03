import Glibc
import Raster
import Testing

@testable import Pictures

@Suite("Colour conversion")
struct ColorConversionTests {
  private func withFolder(_ body: (TemporaryFolder) throws -> Void) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    try body(folder)
  }

  /// The middle of a picture, decoded at its own size.
  private func middle(_ path: String) throws -> UInt32 {
    let bitmap = try PictureDecoder().pixels(path: path)
    return bitmap[bitmap.width / 2, bitmap.height / 2]
  }

  private func flat(_ color: UInt32) -> Bitmap { Bitmap(width: 32, height: 32, filledWith: color) }

  @Test("the case's profile that swaps red and blue is obeyed", arguments: ["jpg", "png"])
  func swapped(kind: String) throws {
    let picture = try PictureDecoder().pixels(path: TestFiles.path("16/swapped-profile.\(kind)"))
    let expected = try PictureDecoder().pixels(path: TestFiles.path("16/expected-look.png"))

    #expect((picture.width, picture.height) == (expected.width, expected.height))
    for x in stride(from: picture.width / 16, to: picture.width, by: picture.width / 8) {
      let y = picture.height / 2
      #expect(isClose(picture[x, y], expected[x, y], within: 16), "at \(x)")
    }
  }

  @Test(
    "garbage in place of a profile changes nothing; one in two segments is read, and a wide one too",
    arguments: [("icc-garbage.jpg", false), ("icc-two-segments-70k.jpg", true), ("wide-gamut.jpg", true)])
  func cases(name: String, isObeyed: Bool) throws {
    try withFolder { folder in
      let plain = TestContainers.jpegWithoutProfile(TestFiles.bytes("16/\(name)"))
      let before = try PictureDecoder().pixels(path: folder.file("plain.jpg", plain))

      let picture = try PictureDecoder().pixels(path: TestFiles.path("16/\(name)"))

      #expect((picture != before) == isObeyed && picture.isOpaque)
    }
  }

  @Test("a phone's photo in Display P3 looks as on the phone, in every format that carries a profile")
  func wide() throws {
    try withFolder { folder in
      // In P3 this is a mild green; taken for sRGB it would be duller than meant.
      let stored: UInt32 = 0xFF64_B450
      let profile = TestProfiles.displayP3
      let jpeg = TestFiles.jpeg(flat(stored))
      let png = PNG.encode(flat(stored))
      let paths = [
        folder.file("a", TestContainers.jpeg(jpeg, profile: profile)),
        folder.file("b", TestContainers.jpeg(jpeg, profile: profile, pieceBytes: 100)),
        folder.file("c", TestContainers.jpeg(jpeg, profile: profile, pieceBytes: 100, isReversed: true)),
        folder.file("d", TestContainers.png(png, chunks: [("iCCP", TestContainers.iccp(profile))])),
        folder.file("e", TestContainers.tiff(flat(stored), orientation: 1, profile: profile)),
      ]

      // By the matrices of the two colour spaces: less red and blue for the same look.
      let meant: UInt32 = 0xFF41_B63F
      for path in paths {
        let shown = try middle(path)
        #expect(isClose(shown, meant, within: 5), "\(path)")
      }
      let plain = try middle(folder.file("f", jpeg))
      #expect(isClose(plain, stored, within: 3))
    }
  }

  @Test("in WebP too, and what is outside the screen's colours is cut, not wrapped")
  func webp() throws {
    try withFolder { folder in
      let plain = TestFiles.bytes("18/really-a-webp.jpg")
      let before = try PictureDecoder().pixels(path: TestFiles.path("18/really-a-webp.jpg"))
      let wrapped = TestContainers.webp(
        plain, width: before.width, height: before.height, profile: TestProfiles.displayP3, orientation: nil)

      let after = try PictureDecoder().pixels(path: folder.file("a", wrapped))

      #expect(after != before && after.isOpaque)
      // Colours get stronger: what is largest in a pixel does not become the smallest.
      #expect(
        zip(before.pixels, after.pixels).allSatisfy { one, other in
          let red = (Int(one >> 16 & 0xFF), Int(other >> 16 & 0xFF))
          return abs(red.0 - red.1) < 80
        })
    }
  }

  @Test("a profile that is sRGB itself, or damaged, or of another kind of picture, changes nothing")
  func ignored() throws {
    try withFolder { folder in
      let jpeg = TestFiles.jpeg(flat(0xFF64_B450))
      let plain = try PictureDecoder().pixels(path: folder.file("plain", jpeg))
      var damaged = TestProfiles.displayP3
      for index in stride(from: 4, to: 128, by: 3) { damaged[index] ^= 0x5A }
      var missing = TestContainers.jpeg(jpeg, profile: TestProfiles.displayP3, pieceBytes: 100)
      // The first piece claims to be one of more than there are.
      missing[2 + 4 + 13] = 99
      let files = [
        TestContainers.jpeg(jpeg, profile: TestProfiles.sRGB), TestContainers.jpeg(jpeg, profile: damaged),
        TestContainers.jpeg(jpeg, profile: Array(TestProfiles.displayP3[..<200])),
        TestContainers.jpeg(jpeg, profile: TestProfiles.linearGrey),
        TestContainers.jpeg(jpeg, profile: TestProfiles.greyInk), TestContainers.jpeg(jpeg, profile: [1, 2, 3]),
        missing,
      ]

      for (index, file) in files.enumerated() {
        let shown = try PictureDecoder().pixels(path: folder.file("\(index)", file))
        #expect(shown == plain, "\(index)")
      }
    }
  }

  @Test("grey with a profile of its own curve is shown as light as it is meant")
  func grey() throws {
    try withFolder { folder in
      let tiff = TestContainers.tiff(
        flat(0xFF80_8080), orientation: 1, isGrey: true, profile: TestProfiles.linearGrey)

      let shown = try middle(folder.file("a.tif", tiff))

      // Half the light is 188 of 255 on a screen.
      #expect(isClose(shown, 0xFFBC_BCBC, within: 3))
    }
  }

  @Test("print colours follow their profile, inverted as Adobe's programs write them")
  func ink() throws {
    try withFolder { folder in
      let print = TestFiles.bytes("03/cmyk-adobe-marker.jpg")
      let path = folder.file("a.jpg", TestContainers.jpeg(print, profile: TestProfiles.greyInk))

      let picture = try PictureDecoder().prepare(PictureRequest(path: path, width: 480, height: 80, fit: .fill))

      // Red, green, blue, white, half black, black: only cyan and black count in this made-up ink.
      let expected: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF, 0xFF77_7777, 0xFF00_0000]
      for (index, color) in expected.enumerated() {
        #expect(isClose(picture.bitmap[40 + 80 * index, 40], color, within: 14), "patch \(index)")
      }
      #expect(picture.isOpaque)
    }
  }

  @Test("a deflated profile that swells without end is no profile")
  func bomb() throws {
    try withFolder { folder in
      let png = PNG.encode(flat(0xFF64_B450))
      let bomb = TestContainers.iccp([UInt8](repeating: 0, count: 20 << 20))
      let path = folder.file("a.png", TestContainers.png(png, chunks: [("iCCP", bomb)]))

      #expect(bomb.count < 40_000)
      let shown = try middle(path)
      #expect(shown == 0xFF64_B450)
    }
  }

  @Test("primaries that are only named by number count too")
  func named() {
    let stored: UInt32 = 0xFF64_B450
    #expect(isClose(converted(stored, primaries: 12, transfer: 13), 0xFF41_B63F, within: 3))
    #expect(converted(stored, primaries: 9, transfer: 14) != stored)
    #expect(converted(stored, primaries: 1, transfer: 13) == stored)
    #expect(converted(stored, primaries: 9, transfer: 16) == stored, "high dynamic range is left alone")
  }

  private func converted(_ color: UInt32, primaries: Int, transfer: Int) -> UInt32 {
    guard let conversion = ColorConversion.make(primaries: primaries, transfer: transfer) else { return color }
    var colors = [color]
    colors.withUnsafeMutableBufferPointer { conversion.convert($0) }
    return colors[0]
  }
}
