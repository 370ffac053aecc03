extension DrawList {
  /// A box of one colour with rounded corners: these from a mask, `corner` texels wide and high, and flat colour between.
  ///
  /// A full shape need not be stretched from its mask, which is the dearest thing the software renderer can be asked
  /// for. In a box with no room for two corners these are made smaller.
  public mutating func addRounded(_ mask: TextureSlot, corner: Int, in box: Rect, color: Color, layer: Layer) {
    let across = min(Double(corner) / scale, box.width / 2)
    let down = min(Double(corner) / scale, box.height / 2)
    for isLower in [false, true] {
      let y = isLower ? box.maxY - down : box.y
      let row = isLower ? Double(mask.height - corner) : 0
      for isRight in [false, true] {
        let x = isRight ? box.maxX - across : box.x
        let column = isRight ? Double(mask.width - corner) : 0
        add(
          mask, part: (column, row, Double(corner), Double(corner)),
          in: Rect(x: x, y: y, width: across, height: down), color: color, layer: layer)
      }
      fill(
        Rect(x: box.x + across, y: y, width: box.width - 2 * across, height: down), color: color, layer: layer)
    }
    fill(
      Rect(x: box.x, y: box.y + down, width: box.width, height: box.height - 2 * down), color: color, layer: layer)
  }
}
