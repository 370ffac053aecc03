internal import CSDL2
internal import Carousel

/// Vertices and indices for `SDL_RenderGeometry`, in storage that only grows.
final class QuadBatch {
  private(set) var vertices: UnsafeMutablePointer<SDL_Vertex>
  private(set) var indices: UnsafeMutablePointer<Int32>
  private var capacity: Int

  init(capacity: Int = 256) {
    self.capacity = capacity
    vertices = .allocate(capacity: capacity * 4)
    indices = Self.makeIndices(capacity)
  }

  deinit {
    vertices.deallocate()
    indices.deallocate()
  }

  /// Writes the four corners of each quad, turned onto the panel.
  func fill(with quads: UnsafeBufferPointer<Quad>, pageWidth: Int, pageHeight: Int, transform: PanelTransform) {
    reserve(quads.count)
    let across = 1 / Float(pageWidth)
    let down = 1 / Float(pageHeight)
    var corner = vertices
    for quad in quads {
      let color = SDL_Color(r: quad.color.red, g: quad.color.green, b: quad.color.blue, a: quad.color.alpha)
      let a = transform.panelPosition(x: quad.left, y: quad.top)
      let c = transform.panelPosition(x: quad.right, y: quad.bottom)
      // The other two corners share a coordinate with each of these; which one depends on the turn.
      let (b, d) = transform.rotation.swapsSides ? ((a.x, c.y), (c.x, a.y)) : ((c.x, a.y), (a.x, c.y))
      let left = quad.textureLeft * across
      let right = quad.textureRight * across
      let top = quad.textureTop * down
      let bottom = quad.textureBottom * down
      corner[0] = Self.vertex(a, color, left, top)
      corner[1] = Self.vertex(b, color, right, top)
      corner[2] = Self.vertex(c, color, right, bottom)
      corner[3] = Self.vertex(d, color, left, bottom)
      corner += 4
    }
  }

  private static func vertex(_ place: (x: Float, y: Float), _ color: SDL_Color, _ u: Float, _ v: Float) -> SDL_Vertex {
    SDL_Vertex(
      position: SDL_FPoint(x: place.x, y: place.y), color: color, tex_coord: SDL_FPoint(x: u, y: v))
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    capacity = max(count, capacity * 2)
    vertices.deallocate()
    indices.deallocate()
    vertices = .allocate(capacity: capacity * 4)
    indices = Self.makeIndices(capacity)
  }

  /// Two triangles a quad, 0-1-2 and 2-3-0.
  private static func makeIndices(_ capacity: Int) -> UnsafeMutablePointer<Int32> {
    let indices = UnsafeMutablePointer<Int32>.allocate(capacity: capacity * 6)
    for quad in 0..<capacity {
      for (offset, corner) in [0, 1, 2, 2, 3, 0].enumerated() { indices[quad * 6 + offset] = Int32(quad * 4 + corner) }
    }
    return indices
  }
}
