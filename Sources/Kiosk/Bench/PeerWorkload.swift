import Catalog
import Lettering

/// What peers show and how it moves: rows of 190 pixels, tiles of 220 × 124 every 232, one row and the page in motion.
struct PeerWorkload {
  let rows: Int
  let columns: Int
  let assets: String
  /// Seconds between the first full picture and the motion, and of the motion.
  let settle: Double
  let seconds: Double
  /// The row that moves.
  let movedRow: Int
  /// How far the page goes, in pixels.
  let pageTravel: Double
  /// Whether the wall clock moves it, at most 60 times a second.
  let isCapped: Bool

  private static let tilePitch = 232.0
  private static let rowPitch = 190.0

  init(environment: (String) -> String?) {
    func number(_ name: String, _ standard: Double) -> Double { environment(name).flatMap(Double.init) ?? standard }
    rows = max(1, Int(number("PEER_ROWS", 20)))
    columns = max(1, Int(number("PEER_COLS", 50)))
    assets = environment("PEER_ASSETS") ?? "."
    settle = number("PEER_SETTLE", 1)
    seconds = number("PEER_SECS", 3)
    movedRow = min(max(0, Int(number("PEER_HROW", 2))), rows - 1)
    pageTravel = number("PEER_VAMP", 380)
    isCapped = environment("PEER_MODE") == "60"
  }

  /// Where the page and the moved row stand, in pixels, that many seconds into the motion.
  func place(at time: Double) -> (page: Double, row: Double) {
    let height = max(0, Double(rows) * Self.rowPitch - 720)
    let width = max(0, 24 + Double(columns) * Self.tilePitch + 12 - 1280)
    return (
      Self.toAndFro(300 * time, pageTravel > 0 ? min(pageTravel, height) : height), Self.toAndFro(1200 * time, width)
    )
  }

  private static func toAndFro(_ distance: Double, _ length: Double) -> Double {
    guard length > 0 else { return 0 }
    let rest = distance.truncatingRemainder(dividingBy: 2 * length)
    return rest <= length ? rest : 2 * length - rest
  }

  var content: Content {
    let images = (0..<200).map { index in
      let name = String(repeating: "0", count: 3 - String(index).count) + String(index)
      return ImageReference(path: "\(assets)/img\(name).jpg", name: "img\(name).jpg")
    }
    let rows = (0..<rows).map { row in
      Row(
        id: String(row), title: "Row \(row)", tile: TileStyle(height: 124), snap: .none,
        tiles: TileList(NumberedTiles(row: row, count: columns, images: images)))
    }
    return Content(
      name: assets, catalog: Catalog(categories: [Category(id: "peer", title: "Peer", rows: rows)]), problems: [])
  }

  /// The workload's measures. Title at 3 pixels from a row's top, tiles at 30, captions at 158, the next row at 190.
  static func look(typesetter: Typesetter) -> Look {
    var look = Look(theme: Theme())
    look.rowTitle = TypeSize(size: 18, isBold: false)
    look.tileTitle = TypeSize(size: 14, isBold: false)
    let title = Double(typesetter.lineHeight(of: TextStyle(sizePixels: look.rowTitle.size, isBold: false)))
    let caption = Double(typesetter.lineHeight(of: TextStyle(sizePixels: look.tileTitle.size, isBold: false)))
    look.margin = 24
    look.tileSpacing = 12
    look.tileRadius = 0
    look.topInset = 3
    look.titleGap = 27 - title
    look.captionGap = 4
    look.rowGap = rowPitch - 27 - 124 - 4 - caption
    return look
  }
}
