import Testing

@testable import SDLBackend

@Suite("Display watch")
struct DisplayWatchTests {
  private func scan(_ screens: [String: [UInt8]]) -> DisplayScan {
    let connectors = ["HDMI-A-1", "HDMI-A-2"].map {
      DisplayScan.Connector(name: $0, id: nil, isConnected: screens[$0] != nil, edid: screens[$0] ?? [])
    }
    return DisplayScan(
      cards: [DisplayScan.Card(index: 0, hasNode: true, connectors: connectors)], hasGraphics: true)
  }

  @Test("pulling a screen changes nothing, plugging it in again does, once")
  func noticesReplug() {
    var watch = DisplayWatch(scan(["HDMI-A-1": [1]]))
    let course: [[String: [UInt8]]] = [["HDMI-A-1": [1]], [:], ["HDMI-A-1": [1]], ["HDMI-A-1": [1]]]

    let answers = course.map { watch.mustReopen(after: scan($0)) }

    #expect(answers == [false, false, true, false])
  }

  @Test("another screen on the same cable is noticed by its EDID")
  func noticesAnotherScreen() {
    var watch = DisplayWatch(scan(["HDMI-A-1": [1]]))

    let answer = watch.mustReopen(after: scan(["HDMI-A-1": [2]]))

    #expect(answer)
  }
}
