internal import CSDL2
public import Carousel
public import Raster

/// Owns all textures: few large pages, cut into slots, so that a whole layer is drawn at once.
///
/// Opaque and blended pictures lie on pages of their own. Around each slot its edge texels are repeated, so that
/// filtering never mixes in a neighbour. Not to be shared between threads.
public final class TextureStore {
  /// Side of a shared page of opaque pictures, in texels; of blended ones it is 1024 where this is more.
  public let pageSize: Int
  /// The longest side of a bitmap that can be held at all, in texels.
  public let maxTextureSize: Int
  /// Bytes of all pages, used or not.
  public private(set) var textureBytes = 0
  /// Bytes sent to the renderer since the store was made.
  public private(set) var uploadedBytes = 0

  private var renderer: RendererHandle
  private var pages: [TexturePage?] = []
  private var padded: [UInt32] = []

  /// - Parameter pageSize: Side of a shared page; cut to the renderer's limit.
  init(renderer: RendererHandle, pageSize: Int, maxTextureSize: Int) {
    self.renderer = renderer
    self.maxTextureSize = maxTextureSize
    self.pageSize = min(pageSize, maxTextureSize)
  }

  deinit {
    for page in pages { if let texture = page?.texture { SDL_DestroyTexture(texture) } }
  }

  /// A place for a bitmap of this extent, `nil` where it is larger than the renderer can hold or memory is out.
  ///
  /// A bitmap larger than a page gets a page of its own. The texels are undefined until `upload`.
  public func allocate(width: Int, height: Int, isBlended: Bool) -> TextureSlot? {
    precondition(width > 0 && height > 0, "a bitmap has an extent")
    guard width <= maxTextureSize, height <= maxTextureSize else { return nil }
    let margin = 2 * TexturePage.gutter
    let side = side(isBlended: isBlended)
    guard width + margin <= side, height + margin + TexturePage.whiteRows <= side else {
      return pageOfItsOwn(width: width, height: height, isBlended: isBlended)
    }
    for index in pages.indices {
      if let slot = allocate(width: width, height: height, isBlended: isBlended, onPage: index) { return slot }
    }
    let allocator = PageAllocator(width: side, height: side - TexturePage.whiteRows)
    guard let index = addPage(width: side, height: side, isBlended: isBlended, allocator: allocator) else {
      return nil
    }
    return allocate(width: width, height: height, isBlended: isBlended, onPage: index)
  }

  /// Sends a bitmap to its slot, and nothing else of the page.
  ///
  /// - Precondition: The bitmap is exactly as large as the slot.
  public func upload(_ bitmap: Bitmap, to slot: TextureSlot) throws(SDLError) {
    precondition(bitmap.width == slot.width && bitmap.height == slot.height, "a bitmap fills its slot")
    guard let page = page(slot.page) else { preconditionFailure("the slot's page is gone") }
    guard let texture = page.texture ?? makeTexture(ofPage: slot.page) else { throw .last("SDL_CreateTexture") }
    let margin = page.allocator == nil ? 0 : TexturePage.gutter
    let width = slot.width + 2 * margin
    let height = slot.height + 2 * margin
    var area = SDL_Rect(
      x: Int32(slot.x - margin), y: Int32(slot.y - margin), w: Int32(width), h: Int32(height))
    let status =
      if margin == 0 {
        bitmap.pixels.withUnsafeBytes { SDL_UpdateTexture(texture, &area, $0.baseAddress, Int32(width * 4)) }
      } else {
        withPadded(bitmap) { SDL_UpdateTexture(texture, &area, $0.baseAddress, Int32(width * 4)) }
      }
    guard status == 0 else { throw .last("SDL_UpdateTexture") }
    uploadedBytes += width * height * 4
  }

  /// Gives a slot back. Of pages that become empty one is kept.
  ///
  /// - Precondition: The slot came from `allocate` and was not given back yet.
  public func free(_ slot: TextureSlot) {
    guard var page = page(slot.page) else { preconditionFailure("the slot's page is gone") }
    guard page.allocator != nil else { return removePage(slot.page) }
    page.free(slot)
    pages[slot.page] = page
    guard page.isEmpty else { return }
    let spare = pages.indices.first { $0 != slot.page && pages[$0]?.isEmpty == true }
    if spare != nil { removePage(slot.page) }
  }

  /// A texel of full white on this page, for flat colour within a run of the page; `nil` on a page that belongs to one
  /// bitmap (flat colour needs no page: -1 does).
  public func whiteTexel(onPage index: Int) -> TextureSlot? {
    guard let page = page(index), page.allocator != nil else { return nil }
    return TextureSlot(page: index, x: 1, y: 1, width: 1, height: 1, isBlended: page.isBlended)
  }

  /// Pages that exist now.
  public var pageCount: Int { pages.reduce(0) { $0 + ($1 == nil ? 0 : 1) } }

  /// The page with this index, `nil` where there is none.
  func page(_ index: Int) -> TexturePage? {
    pages.indices.contains(index) ? pages[index] : nil
  }

  /// Makes every page anew after the renderer lost them. Slots stay valid, what they showed is gone.
  func recreate(on renderer: RendererHandle) {
    let goneWithRenderer = renderer !== self.renderer
    for index in pages.indices {
      if let texture = pages[index]?.texture, !goneWithRenderer { SDL_DestroyTexture(texture) }
      pages[index]?.texture = nil
    }
    self.renderer = renderer
    for index in pages.indices where pages[index] != nil { _ = makeTexture(ofPage: index) }
  }

  /// Side of a new shared page. What is blended are letters and shapes: few, and a large page would lie there empty.
  private func side(isBlended: Bool) -> Int { isBlended ? min(pageSize, 1024) : pageSize }

  private func allocate(width: Int, height: Int, isBlended: Bool, onPage index: Int) -> TextureSlot? {
    guard var page = pages[index], page.isBlended == isBlended || page.isEmpty else { return nil }
    guard let place = page.allocate(width: width, height: height) else { return nil }
    page.isBlended = isBlended
    pages[index] = page
    return TextureSlot(page: index, x: place.x, y: place.y, width: width, height: height, isBlended: isBlended)
  }

  private func pageOfItsOwn(width: Int, height: Int, isBlended: Bool) -> TextureSlot? {
    guard let index = addPage(width: width, height: height, isBlended: isBlended, allocator: nil) else { return nil }
    return TextureSlot(page: index, x: 0, y: 0, width: width, height: height, isBlended: isBlended)
  }

  private func addPage(width: Int, height: Int, isBlended: Bool, allocator: PageAllocator?) -> Int? {
    let page = TexturePage(texture: nil, width: width, height: height, isBlended: isBlended, allocator: allocator)
    let index = pages.firstIndex { $0 == nil } ?? pages.count
    if index == pages.count { pages.append(page) } else { pages[index] = page }
    guard makeTexture(ofPage: index) != nil else {
      pages[index] = nil
      return nil
    }
    textureBytes += page.bytes
    return index
  }

  private func removePage(_ index: Int) {
    guard let page = pages[index] else { return }
    if let texture = page.texture { SDL_DestroyTexture(texture) }
    textureBytes -= page.bytes
    pages[index] = nil
  }

  private func makeTexture(ofPage index: Int) -> OpaquePointer? {
    guard let page = page(index) else { return nil }
    let texture = SDL_CreateTexture(
      renderer.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
      Int32(page.width), Int32(page.height))
    guard let texture else { return nil }
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
    if page.allocator != nil { whiten(texture) }
    pages[index]?.texture = texture
    return texture
  }

  private func whiten(_ texture: OpaquePointer) {
    var area = SDL_Rect(x: 0, y: 0, w: Int32(TexturePage.whiteRows - 1), h: Int32(TexturePage.whiteRows - 1))
    let white = [UInt32](repeating: 0xFFFF_FFFF, count: Int(area.w * area.h))
    SDL_UpdateTexture(texture, &area, white, area.w * 4)
  }

  /// Lends the bitmap with its edge texels repeated all around.
  private func withPadded(_ bitmap: Bitmap, _ body: (UnsafeRawBufferPointer) -> Int32) -> Int32 {
    let width = bitmap.width + 2
    let count = width * (bitmap.height + 2)
    if padded.count < count { padded = [UInt32](repeating: 0, count: count) }
    return padded.withUnsafeMutableBufferPointer { target in
      bitmap.pixels.withUnsafeBufferPointer { source in
        for y in 0..<bitmap.height + 2 {
          let from = source.baseAddress! + min(max(y - 1, 0), bitmap.height - 1) * bitmap.width
          let to = target.baseAddress! + y * width
          to[0] = from[0]
          (to + 1).update(from: from, count: bitmap.width)
          to[width - 1] = from[bitmap.width - 1]
        }
      }
      return body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(target)[..<(count * 4)]))
    }
  }
}
