import Carousel
import Catalog
import Lettering
import Testing

@testable import Kiosk

@Suite("Row measures")
struct RowMeasuresTests {
  private let typesetter = try! Typesetter(family: nil)

  private func measures(width: Int = 1280, height: Int = 720, scale: Double = 1) -> RowMeasures {
    RowMeasures(
      geometry: ScreenGeometry(width: width, height: height, themeScale: scale), look: Look(theme: Theme()),
      typesetter: typesetter)
  }

  private func row(
    _ shape: TileStyle.Shape = .wide, count: Int = 40, height: Double? = nil, title: String? = nil,
    subtitle: String? = nil, tileTitle: String? = nil, tileSubtitle: String? = nil, hasPictures: Bool = true
  ) -> Row {
    let image = hasPictures ? ImageReference(path: "/a.png", name: "a.png") : nil
    return Row(
      id: "r", title: title, subtitle: subtitle, tile: TileStyle(height: height, shape: shape),
      tiles: (0..<count).map { Tile(id: "\($0)", title: tileTitle, subtitle: tileSubtitle, image: image) })
  }

  @Test(
    "the default size says that the row goes on, wherever a change of 12 % can",
    arguments: [TileStyle.Shape.wide, .square, .tall])
  func peek(shape: TileStyle.Shape) throws {
    for width in stride(from: 480, through: 3840, by: 16) {
      for height in [480, 720, 1080, 2160] {
        let measures = measures(width: width, height: height)
        let geometry = measures.geometry

        let found = measures.description(of: row(shape))

        let tile = try #require(found.itemWidth)
        let share = (geometry.size.width - found.leading).truncatingRemainder(dividingBy: tile + found.spacing) / tile
        #expect(abs(found.itemHeight / 198 - 1) <= 0.12 + 0.5 / 198 / geometry.scale + 1e-9)
        if share >= 0.15 - 1e-9 && share <= 0.6 + 1e-9 { continue }
        let isPossible = (0...240).contains { step in
          let other = geometry.snapped(198 * (0.88 + 0.001 * Double(step))) * RowMeasures.aspect(of: shape)
          let shown = (geometry.size.width - 40).truncatingRemainder(dividingBy: other + 16) / other
          return shown > 0.16 && shown < 0.59
        }
        #expect(!isPossible, "\(width)x\(height): \(share) of a tile shows")
      }
    }
  }

  @Test("all sizes are whole pixels", arguments: [(800, 480), (1366, 768), (1920, 1080), (3840, 2160), (720, 1280)])
  func wholePixels(width: Int, height: Int) throws {
    let measures = measures(width: width, height: height)

    for shape in [TileStyle.Shape.wide, .square, .tall] {
      let found = measures.description(
        of: row(shape, title: "Row", subtitle: "More", tileTitle: "Tile", tileSubtitle: "Year"))
      let lengths = [
        found.itemWidth!, found.itemHeight, found.headerHeight, found.captionHeight, found.spacing, found.leading,
        found.trailing,
      ]
      for length in lengths {
        let pixels = length * measures.geometry.scale
        #expect(abs(pixels - pixels.rounded()) < 1e-6)
      }
    }
  }

  @Test("the file's height stands, whatever shows of the last tile")
  func given() {
    let found = measures().description(of: row(.square, height: 250))

    #expect(found.itemHeight == 250 && found.itemWidth == 250)
  }

  @Test("a row that fits on the screen keeps the default size", arguments: [1, 2, 3])
  func fits(count: Int) {
    let found = measures().description(of: row(count: count))

    #expect(found.itemHeight == 198 && found.itemWidth == 352)
  }

  @Test("shapes are 16 to 9, 1 to 1 and 2 to 3")
  func shapes() {
    let sizes = [TileStyle.Shape.wide, .square, .tall].map {
      measures().description(of: row($0, height: 270)).itemWidth
    }

    #expect(sizes == [480, 270, 180])
  }

  @Test("heads and captions take the height of their lines and the spaces of the look")
  func heights() {
    let measures = measures()
    let title = measures.lineHeight(.rowTitle, for: "Row")
    let subtitle = measures.lineHeight(.subtitle, for: "More"), tileTitle = measures.lineHeight(.tileTitle, for: "Tile")

    func head(_ title: String?, _ subtitle: String?) -> Double {
      measures.description(of: row(title: title, subtitle: subtitle)).headerHeight
    }
    func caption(_ title: String?, _ subtitle: String?, hasPictures: Bool = true) -> Double {
      measures.description(of: row(tileTitle: title, tileSubtitle: subtitle, hasPictures: hasPictures)).captionHeight
    }

    #expect(title > 24 && subtitle > 15 && tileTitle > 18)
    #expect(head(nil, nil) == 0)
    #expect(head("Row", nil) == title + 14)
    #expect(head("Row", "More") == title + subtitle + 14)
    #expect(caption(nil, nil) == 0)
    #expect(caption("Tile", nil) == 9 + tileTitle)
    #expect(caption("Tile", "Year") == 9 + tileTitle + 2 + subtitle)
    #expect(caption("Tile", "Year", hasPictures: false) == 0, "words alone stand inside the tile")
  }

  @Test("titles of two lines, and those of high letters, take the room they need")
  func captions() {
    let measures = measures()
    var two = row(tileTitle: "Tile", tileSubtitle: "Year", hasPictures: true)
    let one = measures.description(of: two).captionHeight
    two.lines = 2
    let tibetan = row(tileTitle: "བོད་བརྒྱུད", tileSubtitle: "Year", hasPictures: true)

    #expect(measures.description(of: two).captionHeight == one + measures.lineHeight(.tileTitle, for: "Tile"))
    #expect(measures.description(of: tibetan).captionHeight > one)
    #expect(
      measures.description(of: row(title: "བོད་བརྒྱུད")).headerHeight
        > measures.description(of: row(title: "R")).headerHeight)
  }

  @Test("a list's cells have a second line where it fits into them")
  func cells() {
    var list = row(tileTitle: "Tile", hasPictures: true)
    list.layout = .list
    list.lines = 2
    var low = list
    low.tile.height = 60

    #expect(measures().plan(of: list).captions.lines == 2 && measures().plan(of: low).captions.lines == 1)
  }

  @Test("margins, spaces and snapping are the look's and the row's")
  func rest() {
    var free = row()
    free.snap = .none

    let found = measures().description(of: row(count: 7))

    #expect(found.id == "r" && found.count == 7 && found.spacing == 16 && found.leading == 40 && found.trailing == 40)
    #expect(found.snap == .tile && measures().description(of: free).snap == .none)
  }

  @Test("pictures of a grid keep their shape as they grow to fill the width", arguments: [nil, 160.0])
  func gridShapes(height: Double?) throws {
    for shape in [TileStyle.Shape.wide, .square, .tall] {
      var row = row(shape, height: height)
      row.layout = .grid
      let found = measures().description(of: row)
      let width = try #require(found.itemWidth)
      #expect(abs(found.itemHeight - width / RowMeasures.aspect(of: shape)) <= 0.5)
    }
  }
}
