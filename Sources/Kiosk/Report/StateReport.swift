import Carousel
import Catalog
import SDLBackend

/// What the screen shows and does, as JSON: the contract that tests read.
struct StateReport {
  let stage: Stage
  let counts: FrameCounts
  let textureBytes: Int
  /// The time that is reported as 0.
  let origin: Double
  /// How many pictures were decoded so far, and how many found prepared on disk; nil leaves it out.
  var pictures: (decoded: Int, fromDisk: Int)?

  var text: String { value.description + "\n" }

  private var value: JSONText {
    .object(fields + (pictures.map { [("pictures", Self.pictures($0))] } ?? []))
  }

  private var fields: [(String, JSONText)] {
    [
      ("screen", .text(screen)),
      ("size", .list([.number(stage.geometry.size.width), .number(stage.geometry.size.height)])),
      ("time", .number(stage.time - origin)),
      ("category", category),
      ("strip", strip),
      ("page", page),
      ("rows", .list(rows)),
      ("focus", focus),
      ("gallery", gallery),
      ("detail", detail),
      ("session", .object([("state", .text("active")), ("idle", .number(0))])),
      ("problems", .list(stage.problems.map(Self.problem))),
      ("cells", cells),
      ("draw", draw),
    ]
  }

  private static func pictures(_ counts: (decoded: Int, fromDisk: Int)) -> JSONText {
    .object([("decoded", .integer(counts.decoded)), ("fromDisk", .integer(counts.fromDisk))])
  }

  private var catalog: Catalog { stage.source.catalog }
  private var engine: Engine { stage.engine }

  private var category: JSONText {
    guard catalog.categories.indices.contains(engine.selected) else { return .null }
    let category = catalog.categories[engine.selected]
    return .object([
      ("index", .integer(engine.selected)), ("id", .text(category.id)), ("title", .text(category.title)),
      ("count", .integer(catalog.categories.count)),
    ])
  }

  private var strip: JSONText {
    guard engine.stripHeight > 0 else { return .null }
    let report = engine.stripReport
    let labels = catalog.categories.indices.map { index -> JSONText in
      let width = stage.source.category(at: index).labelWidth
      let box = Rect(x: report.labelCenters[index] - width / 2, y: 0, width: width, height: engine.stripHeight)
      return .object([
        ("index", .integer(index)), ("title", .text(catalog.categories[index].title)),
        ("x", .number(stage.geometry.onScreen(box).x)), ("width", .number(width)),
      ])
    }
    return .object([
      ("offset", .number(report.offset)), ("selected", .integer(engine.selected)),
      ("phase", .text(report.phase.rawValue)), ("labels", .list(labels)),
    ])
  }

  private var page: JSONText {
    guard let page = engine.pageReport else { return .null }
    return .object([
      ("offset", .number(page.offset)), ("velocity", .number(page.velocity)), ("phase", .text(page.phase.rawValue)),
      ("content", .number(page.contentLength)),
    ])
  }

  // MARK: Rows

  private var rows: [JSONText] {
    var tiles: [Int: [JSONText]] = [:]
    engine.forEachCell { cell in
      guard cell.isVisible, cell.path.category == engine.selected else { return }
      tiles[cell.path.row, default: []].append(tile(cell))
    }
    return engine.rowReports.enumerated().map { index, report in
      let row = catalog.categories[engine.selected].rows[index]
      return .object([
        ("id", .text(row.id)), ("title", .optional(row.title)), ("layout", .text(row.layout.rawValue)),
        ("y", .number(report.top)), ("height", .number(report.description.height)),
        ("offset", .number(report.offset)), ("velocity", .number(report.velocity)),
        ("phase", .text(report.phase.rawValue)), ("content", .number(report.contentLength)),
        ("visible", .list([.integer(report.visible.lowerBound), .integer(report.visible.upperBound)])),
        ("header", header(ofRow: index)), ("tiles", .list(tiles[index] ?? [])),
      ])
    }
  }

  private func header(ofRow index: Int) -> JSONText {
    guard let header = engine.pinnedHeader(ofRow: index, inCategory: engine.selected) else { return .null }
    let row = catalog.categories[engine.selected].rows[index]
    let section = stage.source.plans[engine.selected][index].description.sections[header.section]
    guard let title = row.groups.first(where: { $0.first == section.first })?.title else { return .null }
    let box = Rect(x: header.x, y: 0, width: section.headerWidth, height: 0)
    return .object(
      [("title", .text(title)), ("x", .number(stage.geometry.onScreen(box).x))]
        + (header.line.map { [("y", .number($0.y))] } ?? []))
  }

  /// 0 closed … 1 open.
  private func optionShare(of cell: PlacedCell) -> Double {
    guard cell.optionOffset > 0, let view = stage.source.optionView(at: cell.path) else { return 0 }
    return min(1, cell.optionOffset / view.width)
  }

  private func tile(_ cell: PlacedCell) -> JSONText {
    let content = stage.source.cells[cell.slot]
    let frame = stage.geometry.onScreen(stage.source.pictureFrame(of: cell))
    let asset = content?.picture.map { stage.source.assets[$0] }
    let picture =
      switch asset {
      case nil: content?.size == nil ? "none" : "loading"
      case let asset? where !asset.parts.isEmpty: "ready"
      case let asset? where asset.problem != nil: "failed"
      default: "loading"
      }
    return .object([
      ("id", .text(cell.id)), ("index", .integer(cell.path.item)), ("title", .optional(content?.tile.title)),
      ("x", .number(frame.x)), ("y", .number(frame.y)), ("width", .number(frame.width)),
      ("height", .number(frame.height)), ("picture", .text(picture)),
      ("source", .optional(picture == "ready" ? asset?.name : nil)), ("selected", .bool(false)),
      ("pressed", .bool(engine.isPressed(cell.path))),
      ("liked", .bool(stage.visitor.liked.contains(stage.source.identity(of: cell.path)))),
      ("options", .number(optionShare(of: cell))),
    ])
  }

  // MARK: The rest

  private var focus: JSONText {
    if stage.gallery.map({ !$0.isClosing }) ?? false { return .null }
    if let detail = stage.detail, !detail.isClosing {
      return switch detail.focus {
      case nil: .null
      case .close: .object([("detail", .text("close"))])
      case .picture(let index): .object([("detail", .text("picture")), ("index", .integer(index))])
      }
    }
    guard let focus = engine.focusedItem else {
      return engine.isStripFocused ? .object([("row", .null), ("tile", .null), ("strip", .bool(true))]) : .null
    }
    return .object(
      [("row", .integer(focus.row)), ("tile", .text(focus.id))]
        + (engine.focusedOption.map { [("option", .integer($0))] } ?? []))
  }

  private var screen: String {
    if openGallery != nil { return "gallery" }
    return stage.detail.map { !$0.isClosing } ?? false ? "detail" : "home"
  }

  private var openGallery: Gallery? {
    stage.gallery.flatMap { $0.isClosing ? nil : $0.gallery }
  }

  private var gallery: JSONText {
    guard let gallery = openGallery else { return .null }
    let center = gallery.zoom.center
    let centerX = stage.geometry.isMirrored ? 1 - center.x : center.x
    let visible = gallery.thumbnails.visible
    return .object([
      ("index", .integer(gallery.index)), ("count", .integer(gallery.count)), ("zoom", .number(gallery.zoom.zoom)),
      ("center", .list([.number(centerX), .number(center.y)])), ("phase", .text(gallery.phase.rawValue)),
      (
        "thumbnails",
        .object([
          ("offset", .number(gallery.thumbnails.offset)), ("selected", .integer(gallery.index)),
          ("visible", .list([.integer(visible.lowerBound), .integer(visible.upperBound)])),
        ])
      ),
    ])
  }

  private var detail: JSONText {
    guard let detail = stage.detail, !detail.isClosing else { return .null }
    return .object([
      ("tile", .text(detail.tile.id)), ("title", .optional(detail.tile.title)),
      ("offset", .number(detail.body.offset)), ("content", .number(detail.contentLength)),
    ])
  }

  private static func problem(_ problem: Problem) -> JSONText {
    .object([
      ("file", .text(problem.file)), ("line", problem.mark.map { .integer($0.line) } ?? .null),
      ("column", problem.mark.map { .integer($0.column) } ?? .null), ("message", .text(problem.message)),
      ("fix", .text(problem.fix)),
    ])
  }

  private var cells: JSONText {
    let cells = engine.cellCounts
    return .object([
      ("bound", .integer(cells.bound)), ("pooled", .integer(cells.pooled)), ("created", .integer(cells.created)),
    ])
  }

  private var draw: JSONText {
    let screen = Double(stage.geometry.width * stage.geometry.height)
    return .object([
      ("calls", .integer(counts.calls)), ("quads", .integer(counts.quads)),
      ("overdraw", .number(Double(counts.pixels) / screen)),
      ("blended", .number(counts.pixels == 0 ? 0 : Double(counts.blendedPixels) / Double(counts.pixels))),
      ("uploadedBytes", .integer(counts.uploadedBytes)), ("textureBytes", .integer(textureBytes)),
    ])
  }
}
