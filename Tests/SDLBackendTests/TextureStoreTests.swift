import Carousel
import CarouselTestSupport
import Raster
import Testing

@testable import SDLBackend

@Suite("Texture store")
struct TextureStoreTests {
  private func renderer(pageSize: Int = 128) throws -> Renderer {
    try Renderer(offscreenWidth: 64, height: 64, pageSize: pageSize)
  }

  @Test("opaque and blended pictures lie on pages of their own")
  func separatesBlended() throws {
    let store = try renderer().textures

    let opaque = try #require(store.allocate(width: 10, height: 10, isBlended: false))
    let blended = try #require(store.allocate(width: 10, height: 10, isBlended: true))

    #expect(opaque.page != blended.page)
    #expect(!opaque.isBlended && blended.isBlended)
    #expect(store.textureBytes == 2 * 128 * 128 * 4)
  }

  @Test("of the pages that become empty one is kept, for either kind")
  func keepsOneEmptyPage() throws {
    let store = try renderer().textures
    let slots = try (0..<3).map { _ in try #require(store.allocate(width: 120, height: 120, isBlended: false)) }
    #expect(store.pageCount == 3)

    for slot in slots { store.free(slot) }
    #expect(store.pageCount == 1)
    let blended = store.allocate(width: 120, height: 120, isBlended: true)

    #expect(blended?.isBlended == true)
    #expect(store.pageCount == 1)
    #expect(store.textureBytes == 128 * 128 * 4)
  }

  @Test("a bitmap larger than a page has its own, gone when it is freed")
  func givesLargeBitmapsTheirOwnPage() throws {
    let store = try renderer().textures

    let slot = try #require(store.allocate(width: 300, height: 20, isBlended: false))
    #expect(slot.x == 0 && slot.y == 0)
    #expect(store.textureBytes == 300 * 20 * 4)
    #expect(store.whiteTexel(onPage: slot.page) == nil)
    store.free(slot)

    #expect(store.pageCount == 0 && store.textureBytes == 0)
    #expect(store.allocate(width: store.maxTextureSize + 1, height: 1, isBlended: false) == nil)
  }

  @Test("uploading counts the bytes that are sent, gutter included")
  func countsUploads() throws {
    let renderer = try renderer()

    _ = try renderer.slot(for: .pattern(width: 30, height: 10))
    _ = try renderer.slot(for: .pattern(width: 200, height: 10))

    #expect(renderer.textures.uploadedBytes == 32 * 12 * 4 + 200 * 10 * 4)
  }

  @Test("an upload leaves its neighbours and the white texel alone", arguments: 1...4)
  func leavesNeighboursAlone(seed: Int) throws {
    let renderer = try Renderer(offscreenWidth: 128, height: 128, pageSize: 128)
    var random = SeededRandom(seed: UInt64(seed))
    var shown: [(TextureSlot, UInt32)] = []
    for _ in 0..<30 {
      let width = Int.random(in: 1...40, using: &random)
      let height = Int.random(in: 1...24, using: &random)
      guard let slot = renderer.textures.allocate(width: width, height: height, isBlended: false) else { break }
      guard slot.page == 0 else { break }
      let color = 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random)
      try renderer.textures.upload(Bitmap(width: width, height: height, filledWith: color), to: slot)
      shown.append((slot, color))
      if shown.count % 5 == 0 {
        renderer.textures.free(shown.remove(at: Int.random(in: shown.indices, using: &random)).0)
      }
    }

    for (slot, color) in shown {
      let picture = try renderer.picture(of: [Quad(slot, x: 0, y: 0)])
      for (x, y) in [(0, 0), (slot.width - 1, 0), (0, slot.height - 1), (slot.width - 1, slot.height - 1)] {
        #expect(picture[x, y] == color)
      }
    }
    // The white texel as texels, not as flat colour: three by three of them, magnified.
    let corner = TextureSlot(page: 0, x: 0, y: 0, width: 3, height: 3, isBlended: false)
    #expect(try renderer.picture(of: [Quad(corner, x: 0, y: 0)])[1, 1] == 0xFFFF_FFFF)
  }

  @Test("after the renderer lost its textures slots are valid and can be filled again")
  func survivesLoss() throws {
    let renderer = try renderer()
    let bitmap = Bitmap.pattern(width: 20, height: 20)
    let slot = try renderer.slot(for: bitmap)
    let bytes = renderer.textures.textureBytes

    renderer.textures.recreate(on: renderer.handle)
    try renderer.textures.upload(bitmap, to: slot)

    let picture = try renderer.picture(of: [Quad(slot, x: 0, y: 0)])
    #expect(picture[19, 19] == bitmap[19, 19] && picture[0, 0] == bitmap[0, 0])
    #expect(renderer.textures.textureBytes == bytes)
  }
}
