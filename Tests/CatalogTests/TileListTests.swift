import Catalog
import Testing

@Suite("Tile list")
struct TileListTests {
  /// Tiles that are called by their numbers.
  private struct Numbers: TileSeries {
    let count: Int
    var prefix = ""

    func tile(at index: Int) -> Tile { Tile(id: "\(prefix)\(index)") }
  }

  private let long = 5_000

  @Test("a series is read in order, after the tiles before it")
  func order() {
    var list: TileList = [Tile(id: "a"), Tile(id: "b")]
    list.append(contentsOf: Numbers(count: long))

    #expect(list.count == long + 2)
    #expect(list.prefix(4).map(\.id) == ["a", "b", "0", "1"])
    #expect(list[list.count - 1].id == "4999")
    #expect(list.map(\.id).count == list.count)
  }

  @Test("a change of any tile leaves all others as they are", arguments: [3, 5_000])
  func changes(count: Int) {
    var list = TileList(Numbers(count: count))

    list[1].title = "Changed"
    list.remove(at: 0)
    list.append(Tile(id: "end"))

    #expect(list.count == count)
    #expect(list[0] == Tile(id: "1", title: "Changed"))
    #expect(list.map(\.id) == (1..<count).map { "\($0)" } + ["end"])
  }

  @Test("a second series keeps the first")
  func twoSeries() {
    var list = TileList(Numbers(count: long))
    list.append(contentsOf: Numbers(count: long, prefix: "x"))

    #expect(list.count == 2 * long)
    #expect(list[long - 1].id == "4999" && list[long].id == "x0")
  }

  @Test("equal tiles make equal lists, however they are kept")
  func equality() {
    let series = TileList(Numbers(count: long))

    #expect(series == TileList(Numbers(count: long)))
    #expect(series == TileList(Array(series)))
    #expect(series != TileList(Numbers(count: long, prefix: "x")))
    #expect(series != TileList(Numbers(count: long + 1)))
    var changed = series
    changed[7].title = "Seven"
    #expect(series != changed)
  }

  @Test("a long series takes the memory of none of its tiles")
  func memory() {
    let list = TileList(Numbers(count: 1_000_000_000))

    #expect(list[999_999_999].id == "999999999")
  }
}
