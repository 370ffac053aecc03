import Carousel
import Glibc
import Raster
import SDLBackend

/// The few shapes that are not pictures or letters, as white masks in a blended page.
struct Shapes {
  /// Corners of a tile; stretched to any size.
  let tile: TextureSlot
  /// Side of the corner in `tile`, in texels.
  let tileCorner: Int
  let ring: TextureSlot
  let ringCorner: Int
  let thumbnail: TextureSlot
  let thumbnailCorner: Int
  let marker: TextureSlot
  let markerCorner: Int
  let arrow: TextureSlot
  let disc: TextureSlot
  let cross: TextureSlot
  let missing: TextureSlot
  /// Counts a page.
  let dot: TextureSlot
  /// With round ends, to be stretched along.
  let bar: TextureSlot
  let barCorner: Int
  /// Behind words on a picture, as `bar`.
  let pill: TextureSlot
  let pillCorner: Int
  /// Rounds the corners of what is shown in a tile's box; stretched as `tile` is.
  let cut: TextureSlot
  /// The handle at the edge of a picture that can be slid aside.
  let grip: TextureSlot
  let gripShade: TextureSlot
  let heart: TextureSlot
  let heartLine: TextureSlot
  /// Points the way that the screen runs.
  let arrowOnward: TextureSlot
  let code: TextureSlot
  let eye: TextureSlot
  let start: TextureSlot
  /// Flat colour, in the page of the other shapes.
  let white: TextureSlot

  /// - Throws: `SDLError` when the renderer has no room for them.
  init(geometry: ScreenGeometry, look: Look, textures: TextureStore) throws(SDLError) {
    func put(_ mask: Bitmap) throws(SDLError) -> TextureSlot {
      guard let slot = textures.allocate(width: mask.width, height: mask.height, isBlended: true) else {
        throw SDLError(call: "SDL_CreateTexture", message: "no texture for the shapes")
      }
      try textures.upload(mask, to: slot)
      return slot
    }
    let radius = look.tileRadius * geometry.scale
    tileCorner = Int(radius.rounded(.up)) + 1
    tile = try put(Mask.roundedRectangle(width: 2 * tileCorner + 2, height: 2 * tileCorner + 2, radius: radius))
    let outer = (look.tileRadius + look.ringGap + look.ringWidth) * geometry.scale
    ringCorner = Int(outer.rounded(.up)) + 1
    ring = try put(
      Mask.roundedRing(
        width: 2 * ringCorner + 2, height: 2 * ringCorner + 2, radius: outer,
        thickness: look.ringWidth * geometry.scale))
    let small = look.thumbnailRadius * geometry.scale
    thumbnailCorner = Int(small.rounded(.up)) + 1
    thumbnail = try put(
      Mask.roundedRectangle(width: 2 * thumbnailCorner + 2, height: 2 * thumbnailCorner + 2, radius: small))
    let around = small + (look.markerGap + look.markerWidth) * geometry.scale
    markerCorner = Int(around.rounded(.up)) + 1
    marker = try put(
      Mask.roundedRing(
        width: 2 * markerCorner + 2, height: 2 * markerCorner + 2, radius: around,
        thickness: look.markerWidth * geometry.scale))
    arrow = try put(
      Mask.arrowDown(width: geometry.pixels(look.arrowWidth), height: geometry.pixels(look.arrowHeight)))
    disc = try put(Mask.disc(diameter: geometry.pixels(look.closeSize)))
    cross = try put(Mask.cross(side: geometry.pixels(18), thickness: 2.5 * geometry.scale))
    missing = try put(Mask.missingPicture(side: geometry.pixels(56)))
    dot = try put(Mask.disc(diameter: geometry.pixels(look.dotSize)))
    let thickness = max(1, geometry.pixels(look.indicatorThickness))
    barCorner = (thickness + 1) / 2
    bar = try put(
      Mask.roundedRectangle(width: 2 * barCorner + 2, height: thickness, radius: Double(thickness) / 2))
    let tall = geometry.pixels(40)
    pillCorner = (tall + 1) / 2
    pill = try put(Mask.roundedRectangle(width: 2 * pillCorner + 2, height: tall, radius: Double(tall) / 2))
    cut = try put(Mask.cornersCut(width: 2 * tileCorner + 2, height: 2 * tileCorner + 2, radius: radius))
    func grip(_ outset: Double) throws(SDLError) -> TextureSlot {
      let width = geometry.pixels(look.gripWidth + 2 * outset)
      return try put(
        Mask.roundedRectangle(
          width: width, height: geometry.pixels(look.gripHeight + 2 * outset), radius: Double(width) / 2))
    }
    self.grip = try grip(0)
    gripShade = try grip(2)
    let icon = geometry.pixels(look.optionIcon)
    heart = try put(Mask.heart(side: icon, isFilled: true))
    heartLine = try put(Mask.heart(side: icon, isFilled: false))
    let onward = Mask.arrowRight(side: icon)
    arrowOnward = try put(geometry.isMirrored ? onward.turned(by: .mirrored) : onward)
    code = try put(Mask.code(side: icon))
    eye = try put(Mask.eyeStruckThrough(side: icon))
    start = try put(Mask.start(side: icon))
    guard let white = textures.whiteTexel(onPage: tile.page) else {
      throw SDLError(call: "SDL_CreateTexture", message: "no flat colour in the page of the shapes")
    }
    self.white = white
  }

  /// Gives their textures back.
  func free(in textures: TextureStore) {
    let icons = [heart, heartLine, arrowOnward, code, eye, start]
    let bars = [dot, bar, pill, cut, grip, gripShade]
    for slot in [tile, ring, thumbnail, marker, arrow, disc, cross, missing] + bars + icons { textures.free(slot) }
  }
}
