import Carousel
import Catalog
import Testing

@testable import Kiosk

@Suite("Option grid")
struct OptionGridTests {
  private let look = Look(theme: Theme())

  private func grid(_ count: Int, _ width: Double, _ height: Double) -> OptionGrid {
    OptionGrid(count, in: Size(width: width, height: height), look: look)
  }

  @Test("in a usual tile buttons are as large as a thumb and leave some of the picture")
  func usual() {
    let three = grid(3, 352, 198)
    #expect(three.count == 3 && three.columns == 3 && three.width == 296)
  }

  @Test("no button is smaller than a finger can hit, in any box", arguments: 1...12)
  func least(count: Int) {
    for width in stride(from: 40.0, through: 400, by: 20) {
      for height in stride(from: 40.0, through: 400, by: 20) {
        let grid = grid(count, width, height)
        let lines = (grid.count + grid.columns - 1) / grid.columns
        #expect(grid.width / Double(grid.columns) >= 40 && height / Double(lines) >= 40)
        #expect(grid.width <= width && grid.count >= 1 && grid.columns <= grid.count)
        let fits = Int(width / 40) * Int(height / 40)
        #expect(grid.count == min(count, fits), "\(count) in \(width) x \(height)")
      }
    }
  }

  @Test("a small box is cut so that words have room where they can")
  func words() {
    let grid = grid(3, 120, 180)
    #expect(grid.columns == 1 && grid.width == 104)
  }

  @Test("the first option that a tile has no room for is known from the file")
  func crowded() {
    var tile = Tile(id: "t")
    tile.options = (0..<3).map { TileOption(title: "\($0)", action: .like) }
    let small = Row(id: "r", tile: TileStyle(height: 60), tiles: [tile])
    #expect(small.crowdedOption(of: tile, look: look)?.title == "2")
    let usual = Row(id: "r", tiles: [tile])
    #expect(usual.crowdedOption(of: tile, look: look) == nil)
  }
}
