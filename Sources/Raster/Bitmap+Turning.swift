extension Bitmap {
  /// The stored picture made upright.
  public func turned(by orientation: Orientation) -> Bitmap {
    if orientation == .upright { return self }
    let newWidth = orientation.swapsSides ? height : width
    let newHeight = orientation.swapsSides ? width : height
    let turned = [UInt32](unsafeUninitializedCapacity: newWidth * newHeight) { target, count in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<newHeight {
          let start = orientation.stored(x: 0, y: y, width: width, height: height)
          // One pixel to the right is always the same distance away in the stored picture.
          let next = orientation.stored(x: 1, y: y, width: width, height: height)
          let step = (next.y - start.y) * width + next.x - start.x
          var index = start.y * width + start.x
          for x in 0..<newWidth {
            target[y * newWidth + x] = source[index]
            index += step
          }
        }
      }
      count = newWidth * newHeight
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: turned)
  }

  /// Turned clockwise by 90° for each turn; negative numbers turn the other way.
  public func turned(quarterTurns: Int) -> Bitmap {
    turned(by: Orientation(quarterTurns: quarterTurns))
  }
}
