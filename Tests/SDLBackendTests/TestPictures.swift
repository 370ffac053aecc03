import Raster

@testable import Carousel
@testable import SDLBackend

extension Bitmap {
  /// A picture in which every pixel is another colour, so that no shift goes unseen.
  static func pattern(width: Int, height: Int, alpha: UInt32 = 255) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let red = UInt32(x * 7 + 11) & 255
        let green = UInt32(y * 13 + 5) & 255
        let blue = UInt32(x * 3 + y * 29) & 255
        bitmap[x, y] = alpha << 24 | red << 16 | green << 8 | blue
      }
    }
    return bitmap
  }

  /// The raw panel on which this screen lies turned, pixel by pixel as `QuarterTurn` states it.
  func laidOnPanel(_ turn: QuarterTurn) -> Bitmap {
    let panelWidth = turn.swapsSides ? height : width
    let panelHeight = turn.swapsSides ? width : height
    var panel = Bitmap(width: panelWidth, height: panelHeight)
    for y in 0..<panelHeight {
      for x in 0..<panelWidth {
        panel[x, y] =
          switch turn {
          case .none: self[x, y]
          case .right: self[panelHeight - 1 - y, x]
          case .half: self[panelWidth - 1 - x, panelHeight - 1 - y]
          case .left: self[y, panelWidth - 1 - x]
          }
      }
    }
    return panel
  }

  /// The largest difference of any channel of any pixel; 256 where the extents differ.
  func difference(from other: Bitmap) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    var largest = 0
    for (a, b) in zip(pixels, other.pixels) where a != b {
      for shift in [0, 8, 16, 24] as [UInt32] {
        largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
    }
    return largest
  }
}

extension Quad {
  /// A slot, or a part of it, at a place on the screen.
  init(
    _ slot: TextureSlot?, x: Float, y: Float, width: Float, height: Float, color: Color = .white,
    part: (left: Float, top: Float, right: Float, bottom: Float)? = nil
  ) {
    let part = part ?? (0, 0, Float(slot?.width ?? 0), Float(slot?.height ?? 0))
    let originX = Float(slot?.x ?? 0)
    let originY = Float(slot?.y ?? 0)
    let isBlended = slot?.isBlended ?? false
    self.init(
      page: Int32(slot?.page ?? -1), isBlended: isBlended || color.alpha < 255, color: color, left: x, top: y,
      right: x + width, bottom: y + height, textureLeft: originX + part.left, textureTop: originY + part.top,
      textureRight: originX + part.right, textureBottom: originY + part.bottom)
  }

  /// The slot in its own size.
  init(_ slot: TextureSlot, x: Int, y: Int, color: Color = .white) {
    self.init(
      slot, x: Float(x), y: Float(y), width: Float(slot.width), height: Float(slot.height), color: color)
  }
}

extension Renderer {
  /// Draws a frame of these quads on black, one run each, and returns the raw panel.
  func picture(of quads: [Quad], clear: Color = Color(red: 0, green: 0, blue: 0)) throws -> Bitmap {
    beginFrame(clear: clear)
    for quad in quads {
      [quad].withUnsafeBufferPointer {
        submit(page: Int(quad.page), isBlended: quad.isBlended, quads: $0)
      }
    }
    let picture = try capture()
    present()
    return picture
  }

  /// Puts a bitmap into the store.
  func slot(for bitmap: Bitmap, isBlended: Bool = false) throws -> TextureSlot {
    guard let slot = textures.allocate(width: bitmap.width, height: bitmap.height, isBlended: isBlended) else {
      throw SDLError(call: "allocate", message: "no room")
    }
    try textures.upload(bitmap, to: slot)
    return slot
  }
}
