internal import Catalog

extension ValueType where Value == ImageReference {
  /// The path of a picture; whether there is one is asked when it is wanted.
  static var picture: Self {
    let path = ValueType<NamedPath>.path(of: "picture")
    return Self(path.expected, json: path.json) { node, context throws(Mismatch) in
      let place = try path.read(node, context)
      return ImageReference(path: place.path, name: place.name, mark: place.mark)
    }
  }
}

extension ValueType where Value == FocusPoint {
  /// A place in a picture, two shares in a list.
  static var point: Self {
    let share = ValueType<Double>.number(0...1)
    return Self(
      "two numbers from 0 to 1, such as [0.5, 0.3]",
      json: .object([
        "type": .string("array"), "items": share.json, "minItems": .number(2), "maxItems": .number(2),
      ])
    ) { node, context throws(Mismatch) in
      guard context.tree[node].kind == .list, context.tree.count(node) == 2,
        let x = try? share.read(context.tree.element(0, of: node), context),
        let y = try? share.read(context.tree.element(1, of: node), context)
      else { throw .fix("write it as [across, down]; the middle is [0.5, 0.5]") }
      return FocusPoint(x: Float(x), y: Float(y))
    }
  }
}

extension ValueType where Value == [ImageReference] {
  /// Paths of pictures; entries that are none are reported and left out.
  static var pictures: Self {
    let picture = ValueType<ImageReference>.picture
    return Self(
      "a list of pictures", json: .object(["type": .string("array"), "items": picture.json])
    ) { node, context throws(Mismatch) in
      guard context.tree[node].kind == .list else { throw .fix("write the paths in [ ], with commas between") }
      var pictures: [ImageReference] = []
      for position in 0..<context.tree.count(node) {
        let entry = context.tree.element(position, of: node)
        do throws(Mismatch) {
          pictures.append(try picture.read(entry, context))
        } catch {
          context.report(error, at: entry, what: "a picture", expected: picture.expected, remove: "the entry")
        }
      }
      return pictures
    }
  }
}
