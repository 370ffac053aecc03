import Carousel

@testable import Kiosk

/// One thing that a draw list shows, by what it is and no longer by where its texels lie.
struct SceneItem: Equatable {
  /// `picture NAME`, `text WORDS` or `shape NAME`.
  var name: String
  /// In pixels.
  var left: Float
  var top: Float
  var right: Float
  var bottom: Float
  var color: Color

  /// Letters are as large as the machine's rasteriser makes them, so only their place is told.
  var line: String {
    let box =
      name.hasPrefix("text") ? "\(Int(left)),\(Int(top))" : "\(Int(left)),\(Int(top)) \(Int(right)),\(Int(bottom))"
    let tint = color == .white ? "" : " " + String(color.argb, radix: 16)
    return "\(name) \(box)\(tint)"
  }
}

extension Stage {
  /// What the last frame shows, from back to front. The parts of a shape that fills any box are one.
  var scene: [SceneItem] {
    var items: [SceneItem] = []
    let names = slotNames
    list.withRuns { _, quads in
      for quad in quads {
        let item = SceneItem(
          name: names.first { holds($0.slot, quad) }?.name ?? "nothing known", left: quad.left, top: quad.top,
          right: quad.right, bottom: quad.bottom,
          color: quad.color)
        if let last = items.last, last.name.hasPrefix("shape stretched"),
          item.name == last.name || item.name == "shape flat", last.color == item.color, touches(last, item)
        {
          items[items.count - 1] = joined(last, item)
        } else {
          items.append(item)
        }
      }
    }
    return items
  }

  var sceneText: String { scene.map(\.line).joined(separator: "\n") }

  private func touches(_ one: SceneItem, _ other: SceneItem) -> Bool {
    other.left <= one.right && one.left <= other.right && other.top <= one.bottom && one.top <= other.bottom
  }

  private func joined(_ one: SceneItem, _ other: SceneItem) -> SceneItem {
    var item = one
    item.left = min(one.left, other.left)
    item.top = min(one.top, other.top)
    item.right = max(one.right, other.right)
    item.bottom = max(one.bottom, other.bottom)
    return item
  }

  private var slotNames: [(slot: TextureSlot, name: String)] {
    var names = [
      (shapes.white, "shape flat"), (shapes.tile, "shape stretched tile"), (shapes.ring, "shape stretched ring"),
      (shapes.arrow, "shape arrow"), (shapes.disc, "shape disc"), (shapes.cross, "shape cross"),
      (shapes.missing, "shape missing"), (shapes.thumbnail, "shape stretched thumbnail"),
      (shapes.marker, "shape stretched marker"), (shapes.pill, "shape stretched pill"),
    ]
    for case let asset? in source.assets.assets {
      let name =
        switch asset.key {
        case .picture(let request, _): "picture " + (asset.name ?? request.path)
        case .line(let line): "text " + line.text
        case .block(let block): "text " + block.text
        case .size(let picture): "size of " + picture.path
        case .code(let code): "code " + code.text
        }
      names += asset.parts.map { ($0.slot, name) }
    }
    return names
  }

  private func holds(_ slot: TextureSlot, _ quad: Quad) -> Bool {
    Int(quad.page) == slot.page && quad.textureLeft >= Float(slot.x) && quad.textureTop >= Float(slot.y)
      && quad.textureRight <= Float(slot.x + slot.width) && quad.textureBottom <= Float(slot.y + slot.height)
  }
}
