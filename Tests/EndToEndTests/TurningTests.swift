import ProgramSupport
import Raster
import TemporaryFolder
import Testing

@Suite("A turned display")
struct TurningTests {
  /// Where a place of the turned screen is on the raw panel, both as fractions.
  private func raw(_ x: Double, _ y: Double, _ degrees: Int) -> (x: Double, y: Double) {
    switch degrees {
    case 90: (y, 1 - x)
    case 180: (1 - x, 1 - y)
    case 270: (1 - y, x)
    default: (x, y)
    }
  }

  /// What a raw panel shows, as it is seen by someone before the turned display.
  private func seen(_ panel: Bitmap, _ degrees: Int) -> Bitmap {
    let isSideways = degrees == 90 || degrees == 270
    var screen = Bitmap(
      width: isSideways ? panel.height : panel.width, height: isSideways ? panel.width : panel.height)
    for y in 0..<panel.height {
      for x in 0..<panel.width {
        switch degrees {
        case 90: screen[panel.height - 1 - y, x] = panel[x, y]
        case 180: screen[panel.width - 1 - x, panel.height - 1 - y] = panel[x, y]
        case 270: screen[y, panel.width - 1 - x] = panel[x, y]
        default: screen[x, y] = panel[x, y]
        }
      }
    }
    return screen
  }

  @Test("the picture turns, pixel for pixel, and a tap meets the tile that is seen", arguments: [0, 90, 180, 270])
  func turns(degrees: Int) throws {
    try withTemporaryFolder { folder in
      let isSideways = degrees == 90 || degrees == 270
      let content = try Museum.write(to: folder)
      let upright = try Shot(content, in: folder, "--size", "640x360")
      let size = isSideways ? "360x640" : "640x360"

      let turned = try Shot(content, in: folder, "--size", size, "--rotate", "\(degrees)")

      #expect(seen(turned.picture, degrees) == upright.picture)
      #expect(turned.state.size == upright.state.size)
      #expect(turned.state.tiles.map(\.x) == upright.state.tiles.map(\.x))

      let tile = turned.state.rows[0].tiles[1]
      var strokes = Strokes()
      strokes.tap(raw(tile.center.x / turned.state.size[0], tile.center.y / turned.state.size[1], degrees))
      let opened = try Shot(content, in: folder, strokes: strokes, "--size", size, "--rotate", "\(degrees)")

      #expect(opened.state.detail?.tile == tile.id)
    }
  }

  @Test("the file says how the display hangs")
  func rotateInFile() throws {
    try withTemporaryFolder { folder in
      let shot = try Shot(Museum.write(to: folder, rotate: 90), in: folder, "--size", "360x640")

      #expect((shot.picture.width, shot.picture.height) == (360, 640))
      #expect(shot.state.size[0] > shot.state.size[1])
    }
  }
}
