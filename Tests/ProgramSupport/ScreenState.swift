import FoundationEssentials

/// What `--state` writes, read back.
public struct ScreenState: Decodable {
  public struct Category: Decodable, Equatable { public var index: Int, id: String, title: String, count: Int }
  public struct Strip: Decodable {
    public struct Label: Decodable { public var index: Int, title: String, x: Double, width: Double }
    public var offset: Double, selected: Int, phase: String, labels: [Label]
  }
  public struct Page: Decodable { public var offset: Double, velocity: Double, phase: String, content: Double }
  public struct Row: Decodable {
    public var id: String, title: String?, layout: String
    public var y: Double, height: Double, offset: Double, velocity: Double, phase: String, content: Double
    public var visible: [Int], tiles: [Tile]
  }
  public struct Tile: Decodable {
    public var id: String, index: Int, title: String?
    public var x: Double, y: Double, width: Double, height: Double
    public var picture: String, source: String?, selected: Bool, pressed: Bool, liked: Bool, options: Double
    public var center: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
  }
  public struct Focus: Decodable { public var row: Int?, tile: String? }
  public struct Detail: Decodable { public var tile: String, title: String?, offset: Double, content: Double }
  public struct Problem: Decodable { public var file: String, line: Int?, column: Int?, message: String, fix: String }
  public struct Session: Decodable { public var state: String, idle: Double }
  public struct Cells: Decodable { public var bound: Int, pooled: Int, created: Int }
  /// Where the pictures came from; only `run` tells.
  public struct Pictures: Decodable, Equatable { public var decoded: Int, fromDisk: Int }
  public struct Draw: Decodable {
    public var calls: Int, quads: Int, overdraw: Double, blended: Double, uploadedBytes: Int, textureBytes: Int
  }

  public var screen: String
  public var size: [Double]
  public var time: Double
  public var category: Category?
  public var strip: Strip?
  public var page: Page?
  public var rows: [Row]
  public var focus: Focus?
  public var detail: Detail?
  public var session: Session
  public var problems: [Problem]
  public var cells: Cells
  public var draw: Draw
  public var pictures: Pictures?

  public init(path: String) throws {
    self = try JSONDecoder().decode(ScreenState.self, from: Data(FileBytes.read(path)))
  }

  public var tiles: [Tile] { rows.flatMap(\.tiles) }
  /// Where everything stands that a finger can move: page first, then row by row, then the strip.
  public var offsets: [Double] { [page?.offset ?? 0] + rows.map(\.offset) + [strip?.offset ?? 0] }
  public var isSettled: Bool {
    (page?.phase ?? "settled") == "settled" && (strip?.phase ?? "settled") == "settled"
      && rows.allSatisfy { $0.phase == "settled" }
  }
}
