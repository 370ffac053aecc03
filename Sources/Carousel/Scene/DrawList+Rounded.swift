extension DrawList {
  /// A box of one colour with rounded corners: these from a mask, `corner` texels wide and high, and flat colour between.
  ///
  /// A full shape need not be stretched from its mask, which is the dearest thing the software renderer can be asked
  /// for. In a box with no room for two corners these are made smaller.
  public mutating func addRounded(_ mask: TextureSlot, corner: Int, in box: Rect, color: Color, layer: Layer) {
    let side = Double(corner)
    let across = min(side / scale, box.width / 2)
    let down = min(side / scale, box.height / 2)
    for part in 0..<3 {
      if part == 1 {
        let middle = Rect(x: box.x, y: box.y + down, width: box.width, height: box.height - 2 * down)
        fill(middle, color: color, layer: layer)
        continue
      }
      let y = part == 0 ? box.y : box.maxY - down
      let row = part == 0 ? 0 : Double(mask.height) - side
      add(
        mask, part: (0, row, side, side), in: Rect(x: box.x, y: y, width: across, height: down), color: color,
        layer: layer)
      fill(Rect(x: box.x + across, y: y, width: box.width - 2 * across, height: down), color: color, layer: layer)
      add(
        mask, part: (Double(mask.width) - side, row, side, side),
        in: Rect(x: box.maxX - across, y: y, width: across, height: down), color: color, layer: layer)
    }
  }
}
