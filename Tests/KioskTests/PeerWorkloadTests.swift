import Lettering
import Testing

@testable import Kiosk

@Suite("Peers' workload")
struct PeerWorkloadTests {
  private func workload(_ environment: [String: String] = [:]) -> PeerWorkload {
    PeerWorkload(environment: { environment[$0] })
  }

  @Test("without any word it is 20 rows of 50 tiles, and the row with index 2 moves")
  func standard() {
    let workload = workload()

    #expect(workload.rows == 20 && workload.columns == 50 && workload.movedRow == 2)
    #expect(workload.settle == 1 && workload.seconds == 3 && !workload.isCapped)
  }

  @Test("the row goes 1200 pixels a second to its end and back, the page 300 over its travel")
  func motion() {
    let workload = workload(["PEER_COLS": "10", "PEER_VAMP": "450"])
    let rowEnd = 24.0 + 10 * 232 + 12 - 1280

    #expect(workload.place(at: 0) == (0, 0))
    #expect(workload.place(at: 0.5) == (150, 600))
    #expect(workload.place(at: 1) == (300, 2 * rowEnd - 1200))
    #expect(workload.place(at: 2).page == 300)
    #expect(workload.place(at: 3).page == 0)
  }

  @Test("content that fits does not move")
  func fits() {
    #expect(workload(["PEER_ROWS": "2", "PEER_COLS": "3", "PEER_HROW": "9"]).place(at: 7) == (0, 0))
  }

  @Test("neighbouring rows show the same two hundred pictures from another place on")
  func pictures() {
    let rows = workload(["PEER_ASSETS": "/a", "PEER_ROWS": "3"]).content.catalog.categories[0].rows

    #expect(rows[0].tiles[0].image?.path == "/a/img000.jpg")
    #expect(rows[1].tiles[2].image?.path == "/a/img039.jpg")
    #expect(rows[2].tiles.count == 50)
  }

  @Test("titles stand at 3 pixels, tiles at 30, and rows come every 190")
  func measures() throws {
    let typesetter = try Typesetter(family: nil)
    let look = PeerWorkload.look(typesetter: typesetter)
    let geometry = ScreenGeometry(width: 1280, height: 720, themeScale: 1)
    let row = workload().content.catalog.categories[0].rows[0]

    let description = RowMeasures(geometry: geometry, look: look, typesetter: typesetter).description(of: row)

    #expect(look.topInset == 3 && description.headerHeight == 27)
    #expect(description.itemWidth == 220 && description.itemHeight == 124)
    #expect(description.height + geometry.snapped(look.rowGap) == 190)
  }
}
