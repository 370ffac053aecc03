/// Where the items of one row stand on the screen, worked out once for all its cells.
struct RowBand {
  /// The part of the screen that they are seen in, in points.
  let clip: Rect
  /// The same without what is under a title, or the header of a group, that is kept in view.
  let sight: Rect
  let captionHeight: Double
  private let layout: RowLayout
  private let lines: LineLayout?
  /// The screen's own edges: what is beyond them comes with the row or with the page.
  private let view: Rect
  /// On the screen, of the content's start.
  private let x: Double
  private let y: Double
  private let height: Double
  private let rowVelocity: Double
  private let pageVelocity: Double

  init(_ engine: Engine, _ page: PageState, category: Int, row: Int) {
    clip = engine.clip(of: category)
    sight = engine.itemSight(of: page.rows[row], in: page, clip: clip)
    view = engine.pageViewport
    layout = page.rows[row].layout
    lines = page.rows[row].lines
    captionHeight = page.rows[row].description.captionHeight
    height = page.rows[row].description.itemHeight
    x = engine.shift(of: category) - (lines == nil ? page.rows[row].body.offset : 0)
    y = view.y + page.rows[row].itemsTop - page.body.offset
    rowVelocity = page.rows[row].body.velocity
    pageVelocity = page.body.velocity
  }

  /// The picture's box of an index.
  func frame(of index: Int) -> Rect {
    if let lines {
      return Rect(x: x + lines.left(of: index), y: y + lines.top(of: index), width: lines.itemWidth, height: height)
    }
    return Rect(x: x + layout.start(of: index), y: y, width: layout.width(of: index), height: height)
  }

  /// How fast what stands there comes nearer, in points per second.
  func closingSpeed(of frame: Rect) -> Double {
    if frame.x >= view.maxX { return rowVelocity }
    if frame.maxX <= view.x { return -rowVelocity }
    return frame.y >= view.maxY ? pageVelocity : -pageVelocity
  }
}
