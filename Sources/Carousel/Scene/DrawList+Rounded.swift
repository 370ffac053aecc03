extension DrawList {
  /// A box of one colour with rounded corners: these from a mask, `corner` texels wide and high, and flat colour between.
  ///
  /// A full shape need not be stretched from its mask, which is the dearest thing the software renderer can be asked
  /// for. In a box with no room for two corners these are made smaller.
  public mutating func addRounded(_ mask: TextureSlot, corner: Int, in box: Rect, color: Color, layer: Layer) {
    let across = min(Double(corner) / scale, box.width / 2)
    let down = min(Double(corner) / scale, box.height / 2)
    // From the top left, each part beside the one before.
    rounded(mask, corner, Rect(x: box.x, y: box.y, width: box.width, height: down), across, row: 0, color, layer)
    fill(
      Rect(x: box.x, y: box.y + down, width: box.width, height: box.height - 2 * down), color: color, layer: layer)
    rounded(
      mask, corner, Rect(x: box.x, y: box.maxY - down, width: box.width, height: down), across,
      row: mask.height - corner, color, layer)
  }

  /// The band of two corners, `row` texels from the mask's top, and what is between them.
  private mutating func rounded(
    _ mask: TextureSlot, _ corner: Int, _ band: Rect, _ across: Double, row: Int, _ color: Color, _ layer: Layer
  ) {
    let side = Double(corner)
    add(
      mask, part: (0, Double(row), side, side), in: Rect(x: band.x, y: band.y, width: across, height: band.height),
      color: color, layer: layer)
    fill(
      Rect(x: band.x + across, y: band.y, width: band.width - 2 * across, height: band.height), color: color,
      layer: layer)
    add(
      mask, part: (Double(mask.width - corner), Double(row), side, side),
      in: Rect(x: band.maxX - across, y: band.y, width: across, height: band.height), color: color, layer: layer)
  }
}
