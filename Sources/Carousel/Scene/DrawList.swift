import Glibc

/// Quads of one page that are drawn with one call.
public struct DrawRun: Equatable, Sendable {
  public var page: Int32
  public var isBlended: Bool
  public var range: Range<Int>
}

/// What a frame shows: quads in layers, within a layer in order of texture page.
///
/// Points become pixels here and nowhere else. Storage is kept from frame to frame, so that a steady frame allocates
/// nothing.
public struct DrawList: Sendable {
  /// Pixels in a point.
  public let scale: Double
  /// In pixels of the turned screen.
  public let width: Int
  public let height: Int
  /// Whether places are told from the right edge: quads are mirrored, the textures on them are not.
  public let isMirrored: Bool
  /// A place in a blended page where all texels are white: flat colour is drawn from it, without a page of its own.
  public var white: TextureSlot?

  private var keys = ContiguousArray<UInt32>()
  private var unsorted = ContiguousArray<Quad>()
  private var quads = ContiguousArray<Quad>()
  private var runs = ContiguousArray<DrawRun>()
  private var order = KeyOrder()
  private var clip: PixelRect

  public init(width: Int, height: Int, scale: Double, isMirrored: Bool = false) {
    self.width = width
    self.height = height
    self.scale = scale
    self.isMirrored = isMirrored
    clip = PixelRect(left: 0, top: 0, right: Float(width), bottom: Float(height))
  }

  public var count: Int { unsorted.count }

  /// Empties the list and opens the clip, for a new frame.
  public mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    unsorted.removeAll(keepingCapacity: true)
    quads.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    setClip(nil)
  }

  /// Cuts what is added from now on to a box in points; nil is the whole screen.
  public mutating func setClip(_ box: Rect?) {
    let whole = PixelRect(left: 0, top: 0, right: Float(width), bottom: Float(height))
    guard let box else {
      clip = whole
      return
    }
    let cut = onScreen(box)
    clip = PixelRect(
      left: max(whole.left, cut.left), top: max(whole.top, cut.top), right: min(whole.right, cut.right),
      bottom: min(whole.bottom, cut.bottom))
  }

  /// The pixels of a box in points.
  func onScreen(_ box: Rect) -> PixelRect {
    PixelRect(left: pixel(box.x), top: pixel(box.y), right: pixel(box.maxX), bottom: pixel(box.maxY))
      .mirrored(in: isMirrored ? Float(width) : nil)
  }

  /// A length or place in points as whole pixels.
  public func pixel(_ points: Double) -> Float { Float((points * scale).rounded()) }

  // MARK: Adding

  /// A texture at its own size, texel for pixel, its top left at `origin` in points.
  public mutating func add(_ slot: TextureSlot, at origin: Point, color: Color = .white, layer: Layer) {
    let x = pixel(origin.x)
    let y = pixel(origin.y)
    let box = PixelRect(left: x, top: y, right: x + Float(slot.width), bottom: y + Float(slot.height))
    add(slot, box.mirrored(in: isMirrored ? Float(width) : nil), color: color, layer: layer)
  }

  /// A texture stretched over a box in points.
  public mutating func add(_ slot: TextureSlot, in box: Rect, color: Color = .white, layer: Layer) {
    add(slot, onScreen(box), color: color, layer: layer)
  }

  /// A part of a texture, in texels from the slot's corner, over a box in points.
  public mutating func add(
    _ slot: TextureSlot, part: (x: Double, y: Double, width: Double, height: Double), in box: Rect,
    color: Color = .white, layer: Layer
  ) {
    add(slot, part: part, in: onScreen(box), color: color, layer: layer)
  }

  mutating func add(
    _ slot: TextureSlot, part: (x: Double, y: Double, width: Double, height: Double), in box: PixelRect,
    color: Color, layer: Layer
  ) {
    var quad = quad(slot, box, color: color)
    quad.textureLeft = Float(Double(slot.x) + part.x)
    quad.textureTop = Float(Double(slot.y) + part.y)
    quad.textureRight = quad.textureLeft + Float(part.width)
    quad.textureBottom = quad.textureTop + Float(part.height)
    append(quad, layer: layer)
  }

  /// A shape whose corners keep their size while its middle stretches; `corner` in texels.
  ///
  /// The slot's middle column and row are stretched, so its width and height are at least `2 · corner + 1`. In a box
  /// with no room for two corners these are made smaller.
  public mutating func addStretched(_ slot: TextureSlot, corner: Int, in box: Rect, color: Color, layer: Layer) {
    let whole = quad(slot, onScreen(box), color: color)
    let texels = Float(corner)
    let across = min(texels, ((whole.right - whole.left) / 2).rounded(.down))
    let down = min(texels, ((whole.bottom - whole.top) / 2).rounded(.down))
    for row in 0..<3 {
      var band = whole
      switch row {
      case 0: (band.bottom, band.textureBottom) = (whole.top + down, whole.textureTop + texels)
      case 1:
        (band.top, band.textureTop) = (whole.top + down, whole.textureTop + texels)
        (band.bottom, band.textureBottom) = (whole.bottom - down, whole.textureBottom - texels)
      default: (band.top, band.textureTop) = (whole.bottom - down, whole.textureBottom - texels)
      }
      for column in 0..<3 {
        var part = band
        switch column {
        case 0: (part.right, part.textureRight) = (whole.left + across, whole.textureLeft + texels)
        case 1:
          (part.left, part.textureLeft) = (whole.left + across, whole.textureLeft + texels)
          (part.right, part.textureRight) = (whole.right - across, whole.textureRight - texels)
        default: (part.left, part.textureLeft) = (whole.right - across, whole.textureRight - texels)
        }
        append(part, layer: layer)
      }
    }
  }

  /// A box of one colour.
  public mutating func fill(_ box: Rect, color: Color, layer: Layer) {
    fill(onScreen(box), color: color, layer: layer)
  }

  mutating func fill(_ box: PixelRect, color: Color, layer: Layer) {
    guard let white else { return }
    // The middle of the white texels: filtering never meets another.
    let u = Float(white.x) + Float(white.width) / 2
    let v = Float(white.y) + Float(white.height) / 2
    append(
      Quad(
        page: Int32(white.page), isBlended: true, color: color, left: box.left, top: box.top, right: box.right,
        bottom: box.bottom, textureLeft: u, textureTop: v, textureRight: u, textureBottom: v), layer: layer)
  }

  private mutating func add(_ slot: TextureSlot, _ box: PixelRect, color: Color, layer: Layer) {
    append(quad(slot, box, color: color), layer: layer)
  }

  private func quad(_ slot: TextureSlot, _ box: PixelRect, color: Color) -> Quad {
    Quad(
      page: Int32(slot.page), isBlended: slot.isBlended || color.alpha < 255, color: color, left: box.left,
      top: box.top, right: box.right, bottom: box.bottom, textureLeft: Float(slot.x), textureTop: Float(slot.y),
      textureRight: Float(slot.x + slot.width), textureBottom: Float(slot.y + slot.height))
  }

  private mutating func append(_ quad: Quad, layer: Layer) {
    guard quad.color.alpha > 0, let cut = quad.clipped(to: clip) else { return }
    unsorted.append(cut)
    keys.append(UInt32(layer.rawValue) << 16 | UInt32(cut.page) << 1 | (cut.isBlended ? 1 : 0))
  }

  // MARK: Reading

  /// Puts the quads in order; call it once, when all are added.
  ///
  /// - Complexity: O(quads), stable within a layer's page.
  public mutating func finish() {
    order.sort(keys)
    quads.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    for index in order.indices {
      let quad = unsorted[Int(index)]
      quads.append(quad)
      if let last = runs.last, last.page == quad.page, last.isBlended == quad.isBlended {
        runs[runs.count - 1].range = last.range.lowerBound..<quads.count
      } else {
        runs.append(DrawRun(page: quad.page, isBlended: quad.isBlended, range: quads.count - 1..<quads.count))
      }
    }
  }

  /// Lends the runs in the order they are drawn, each with its quads.
  public func withRuns(_ body: (DrawRun, UnsafeBufferPointer<Quad>) -> Void) {
    quads.withUnsafeBufferPointer { all in
      for run in runs { body(run, UnsafeBufferPointer(rebasing: all[run.range])) }
    }
  }

  /// Runs, that is draw calls, after `finish`.
  public var runCount: Int { runs.count }
}

extension DrawList: CustomStringConvertible {
  /// One line a quad in drawing order, for reviewable comparisons.
  public var description: String {
    var text = ""
    for run in runs {
      text += "page \(run.page)\(run.isBlended ? " blended" : "")\n"
      for quad in quads[run.range] {
        let color = String(quad.color.argb, radix: 16)
        text += "  \(quad.left),\(quad.top) \(quad.right),\(quad.bottom)"
        text += " from \(quad.textureLeft),\(quad.textureTop) \(quad.textureRight),\(quad.textureBottom) \(color)\n"
      }
    }
    return text
  }
}
