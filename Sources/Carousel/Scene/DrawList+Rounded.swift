import Glibc

extension DrawList {
  /// A box of one colour with rounded corners: these from a mask, `corner` texels wide and high, and flat colour between.
  ///
  /// A full shape need not be stretched from its mask, which is the dearest thing the software renderer can be asked
  /// for. In a box with no room for two corners these are made smaller.
  public mutating func addRounded(_ mask: TextureSlot, corner: Int, in box: Rect, color: Color, layer: Layer) {
    let whole = onScreen(box)
    let side = Double(corner)
    let across = min(Float(corner), ((whole.right - whole.left) / 2).rounded(.down))
    let down = min(Float(corner), ((whole.bottom - whole.top) / 2).rounded(.down))
    for part in 0..<3 {
      var band = whole
      if part == 1 {
        (band.top, band.bottom) = (whole.top + down, whole.bottom - down)
        fill(band, color: color, layer: layer)
        continue
      }
      if part == 0 { band.bottom = whole.top + down } else { band.top = whole.bottom - down }
      let row = part == 0 ? 0 : Double(mask.height) - side
      var piece = band
      piece.right = band.left + across
      add(mask, part: (0, row, side, side), in: piece, color: color, layer: layer)
      (piece.left, piece.right) = (band.left + across, band.right - across)
      fill(piece, color: color, layer: layer)
      (piece.left, piece.right) = (band.right - across, band.right)
      add(mask, part: (Double(mask.width) - side, row, side, side), in: piece, color: color, layer: layer)
    }
  }
}
