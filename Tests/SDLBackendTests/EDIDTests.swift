import Testing

@testable import SDLBackend

@Suite("EDID")
struct EDIDTests {
  @Test("the preferred extent is read from the first detailed timing, high bits included")
  func readsExtent() {
    let edid = EDID(MadeUpEDID.bytes(width: 1280, height: 720, name: "Lobby 7"))

    #expect(edid?.preferredWidth == 1280)
    #expect(edid?.preferredHeight == 720)
    #expect(edid?.name == "Lobby 7")
  }

  @Test("what is no EDID, cut short, without a mode or interlaced is none")
  func refusesNonsense() {
    let good = MadeUpEDID.bytes(width: 800, height: 480)
    var noHeader = good
    noHeader[1] = 0
    var noClock = good
    noClock[54] = 0
    noClock[55] = 0
    var interlaced = good
    interlaced[71] |= 0x80

    #expect(EDID([]) == nil)
    #expect(EDID(Array(good[..<127])) == nil)
    #expect(EDID(noHeader) == nil)
    #expect(EDID(noClock) == nil)
    #expect(EDID(interlaced) == nil)
    #expect(EDID(good)?.name == nil)
  }
}

/// The base block of a screen that does not exist.
enum MadeUpEDID {
  static func bytes(width: Int, height: Int, name: String = "") -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 128)
    bytes.replaceSubrange(0..<8, with: [0, 255, 255, 255, 255, 255, 255, 0])
    bytes[54] = 0x80
    bytes[55] = 0x0C
    bytes[56] = UInt8(width & 255)
    bytes[58] = UInt8(width >> 8) << 4
    bytes[59] = UInt8(height & 255)
    bytes[61] = UInt8(height >> 8) << 4
    if !name.isEmpty {
      bytes[75] = 0xFC
      let text = (Array(name.utf8) + [0x0A] + [UInt8](repeating: 0x20, count: 13)).prefix(13)
      bytes.replaceSubrange(77..<90, with: text)
    }
    return bytes
  }
}
