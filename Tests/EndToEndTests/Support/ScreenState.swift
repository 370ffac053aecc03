import FoundationEssentials

/// What `--state` writes, read back.
struct ScreenState: Decodable {
  struct Category: Decodable, Equatable { var index: Int, id: String, title: String, count: Int }
  struct Strip: Decodable {
    struct Label: Decodable { var index: Int, title: String, x: Double, width: Double }
    var offset: Double, selected: Int, phase: String, labels: [Label]
  }
  struct Page: Decodable { var offset: Double, velocity: Double, phase: String, content: Double }
  struct Row: Decodable {
    var id: String, title: String?, layout: String
    var y: Double, height: Double, offset: Double, velocity: Double, phase: String, content: Double
    var visible: [Int], tiles: [Tile]
  }
  struct Tile: Decodable {
    var id: String, index: Int, title: String?
    var x: Double, y: Double, width: Double, height: Double
    var picture: String, source: String?, selected: Bool, pressed: Bool, liked: Bool, options: Double
    var center: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
  }
  struct Focus: Decodable { var row: Int?, tile: String? }
  struct Detail: Decodable { var tile: String, title: String?, offset: Double, content: Double }
  struct Problem: Decodable { var file: String, line: Int?, column: Int?, message: String, fix: String }
  struct Session: Decodable { var state: String, idle: Double }
  struct Cells: Decodable { var bound: Int, pooled: Int, created: Int }
  struct Draw: Decodable {
    var calls: Int, quads: Int, overdraw: Double, blended: Double, uploadedBytes: Int, textureBytes: Int
  }

  var screen: String
  var size: [Double]
  var time: Double
  var category: Category?
  var strip: Strip?
  var page: Page?
  var rows: [Row]
  var focus: Focus?
  var detail: Detail?
  var session: Session
  var problems: [Problem]
  var cells: Cells
  var draw: Draw

  init(path: String) throws {
    self = try JSONDecoder().decode(ScreenState.self, from: Data(FileBytes.read(path)))
  }

  var tiles: [Tile] { rows.flatMap(\.tiles) }
  /// Where everything stands that a finger can move: page first, then row by row, then the strip.
  var offsets: [Double] { [page?.offset ?? 0] + rows.map(\.offset) + [strip?.offset ?? 0] }
  var isSettled: Bool {
    (page?.phase ?? "settled") == "settled" && (strip?.phase ?? "settled") == "settled"
      && rows.allSatisfy { $0.phase == "settled" }
  }
}
