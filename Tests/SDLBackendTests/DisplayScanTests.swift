import Testing

@testable import SDLBackend

@Suite("Display scan")
struct DisplayScanTests {
  @Test("cards and connectors come in the kernel's order with what they say")
  func readsTheTree() {
    let system = MadeUpSystem()
    let edid = MadeUpEDID.bytes(width: 1024, height: 600)
    system.addCard(1)
    system.addConnector("HDMI-A-2", card: 1, status: "connected", id: 32, edid: edid)
    system.addConnector("HDMI-A-1", card: 1, status: "disconnected", id: 31)
    system.addConnector("Writeback-1", card: 1, status: "unknown", id: 30)
    system.addCard(0)
    system.write([], to: "sys/class/drm/renderD128/uevent")
    system.write([], to: "sys/class/drm/version")
    system.write([], to: "dev/dri/renderD128")

    let scan = DisplayScan.read(root: system.root)

    #expect(scan.cards.map(\.index) == [0, 1])
    #expect(scan.cards[0].connectors.isEmpty)
    #expect(scan.cards[1].connectors.map(\.name) == ["Writeback-1", "HDMI-A-1", "HDMI-A-2"])
    #expect(scan.cards[1].connected.map(\.name) == ["HDMI-A-2"])
    #expect(scan.cards[1].connected.first?.edid == edid)
    #expect(scan.hasGraphics)
  }

  @Test("a machine without graphics has none")
  func readsNothing() {
    let system = MadeUpSystem()

    let scan = DisplayScan.read(root: system.root)

    #expect(scan == DisplayScan(cards: [], hasGraphics: false))
  }
}
