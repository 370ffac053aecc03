import Carousel
import Catalog
import Glibc
import Pictures
import ProgramSupport
import Raster
import SDLBackend
import TemporaryFolder
import Testing

@testable import Kiosk

/// A kiosk in this process, with pictures that say by their colour which they are, looked at frame by frame.
final class PictureWall {
  let folder: String
  let showing: Showing
  private(set) var time = 0.0

  /// - Parameters:
  ///   - delay: seconds of the frames' time from asking for a picture to having it.
  ///   - strokes: what a visitor does.
  init(in folder: String, delay: Double, strokes: Strokes = Strokes(), pageSize: Int = 1024) throws {
    self.folder = folder
    var strokes = strokes
    // A replay that swaps content has its pictures followed.
    strokes.content(folder + "/kiosk.yaml", at: 9_999)
    try strokes.write(to: folder + "/replay.jsonl")
    showing = try Showing(
      content: Content.load(folder + "/kiosk.yaml"),
      backend: SDLBackend.open(
        BackendOptions(
          mode: .offscreen(width: 640, height: 360), renderer: .software, hearsEvents: false, pageSize: pageSize)),
      delivery: .delayed(seconds: delay), replay: Replay.read(path: folder + "/replay.jsonl"), rotation: nil, origin: 0)
  }

  /// Draws the next frame.
  func frame() throws -> Bitmap {
    time += 1.0 / 60
    showing.play(through: time)
    showing.stage.frame(at: time)
    showing.draw()
    let picture = try showing.backend.capture()
    showing.backend.present()
    return picture
  }

  /// Draws until nothing moves and nothing is on its way.
  func settle() throws -> Bitmap {
    var picture = try frame()
    for _ in 0..<600 where showing.stage.needsFrame || !showing.stage.store.isIdle { picture = try frame() }
    try #require(!showing.stage.needsFrame && showing.stage.store.isIdle)
    return picture
  }

  /// Reads the file again, as when it has changed.
  func reload() { showing.show(folder + "/kiosk.yaml") }

  /// What is drawn a quarter into each visible tile's picture, with the tile's title.
  func samples(of picture: Bitmap) -> [(title: String, color: UInt32)] {
    var samples: [(String, UInt32)] = []
    let stage = showing.stage
    stage.engine.forEachCell { cell in
      let point = Point(x: cell.frame.x + cell.frame.width / 4, y: cell.frame.y + cell.frame.height / 4)
      guard cell.isVisible, cell.press == 0, stage.engine.pageViewport.contains(point),
        let title = stage.source.cells[cell.slot]?.tile.title
      else { return }
      samples.append((title, picture[stage.geometry.pixels(point.x), stage.geometry.pixels(point.y)]))
    }
    return samples
  }

  /// The picture's box of a tile that is seen, in points.
  func tile(_ title: String) -> Rect? {
    var box: Rect?
    showing.stage.engine.forEachCell { cell in
      if showing.stage.source.cells[cell.slot]?.tile.title == title { box = cell.frame }
    }
    return box
  }

  /// Where nothing is yet.
  var panel: UInt32 { showing.stage.look.panel.argb }

  /// A colour for each number below 512, each far from the others and from the panel.
  static func color(_ number: Int) -> UInt32 {
    let level = { (step: Int) in UInt32(40 + (step & 7) * 30) }
    return 0xFF00_0000 | level(number) << 16 | level(number >> 3) << 8 | level(number >> 6)
  }

  static func isClose(_ one: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) <= 3 }
  }

  /// A picture of one colour.
  static func paint(_ number: Int, to path: String) throws {
    try PNG.write(
      Bitmap(width: 32, height: 18, pixels: Array(repeating: color(number), count: 32 * 18)), to: path + ".new~")
    rename(path + ".new~", path)
  }
}
