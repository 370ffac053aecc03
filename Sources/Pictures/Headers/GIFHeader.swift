/// GIF: the size of the whole, and that of the first picture in it, which may claim to be larger.
enum GIFHeader {
  static func read(_ file: borrowing PictureFile, start: [UInt8]) throws(PictureError) -> PictureHeader {
    guard let width = start.little16(6), let height = start.little16(8), start.count > 12 else {
      throw PictureHeader.cutShort
    }
    var header = PictureHeader(format: .gif, width: width, height: height)
    var offset = 13 + tableBytes(start[10])
    for _ in 0..<1024 {
      let block = try file.bytes(at: offset, count: 10)
      if block.count == 10 && block[0] == 0x2C {
        header.width = max(width, block.little16(5) ?? 0)
        header.height = max(height, block.little16(7) ?? 0)
        break
      }
      guard block.count > 2, block[0] == 0x21 else { break }
      offset += 2
      // An extension is a chain of pieces, each after its length, up to one of none.
      for _ in 0..<1024 {
        guard let length = try file.bytes(at: offset, count: 1).first else { break }
        offset += 1 + Int(length)
        if length == 0 { break }
      }
    }
    // One byte a pixel for each of the picture and the canvas that it is drawn on.
    header.decoderBytes = 2 * header.width * header.height
    return header
  }

  private static func tableBytes(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }
}
