import CTurboJPEG
import Raster

/// JPEG through libturbojpeg, decoded no larger than needed: a photo of 12 megapixels never exists at its full size.
enum JPEGDecoding {
  /// The smallest eighth that is not smaller than what is asked for, or than the budget allows.
  static func plan(
    _ header: PictureHeader, file: borrowing PictureFile, request: PictureRequest, budgetBytes: Int
  ) throws(PictureError) -> DecodePlan {
    let wanted = placement(header, width: header.width, height: header.height, request: request).scale
    for eighths in stride(from: min(8, max(1, Int((wanted * 8).rounded(.up)))), through: 1, by: -1) {
      let width = (header.width * eighths + 7) / 8
      let height = (header.height * eighths + 7) / 8
      let bytes = file.size + header.decoderBytes + 4 * width * height
      if bytes <= budgetBytes { return DecodePlan(width: width, height: height, bytes: bytes) }
    }
    throw .tooLarge(width: header.width, height: header.height)
  }

  static func decode(
    _ header: PictureHeader, file: borrowing PictureFile, plan: DecodePlan, request: PictureRequest
  ) throws(PictureError) -> DecodedPicture {
    guard let jpeg = header.jpeg, jpeg.hasScan else { throw PictureHeader.cutShort }
    let contents = try file.contents()
    let pixels = try PixelMemory.allocate(bytes: 4 * plan.width * plan.height)
    let isWhole = try decompress(contents, isInk: jpeg.components == 4, plan: plan, into: pixels)
    let words = pixels.bytes.assumingMemoryBound(to: UInt32.self)
    if jpeg.components == 4 { try convertInk(words, header, jpeg, file: file) }
    let placement = placement(header, width: plan.width, height: plan.height, request: request)
    let bitmap = placement.bitmap(width: plan.width, height: plan.height, orientation: header.orientation) { row in
      UnsafePointer(words.baseAddress! + row * plan.width)
    }
    let converted = try header.colors.convert(bitmap, file: file)
    return DecodedPicture(bitmap: converted, placement: placement, flaws: isWhole ? [] : .damage)
  }

  /// Ink is turned to colours before it is scaled: the black in it would count as alpha there.
  private static func convertInk(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ header: PictureHeader, _ jpeg: JPEGHeader,
    file: borrowing PictureFile
  ) throws(PictureError) {
    if let profile = try header.colors.profile?.read(file),
      let conversion = ColorConversion.make(profile: profile, model: .ink, isInverted: jpeg.hasAdobeSegment)
    {
      conversion.convert(words)
      for index in words.indices { words[index] |= 0xFF00_0000 }
    } else {
      InkColor.convert(words, isInverted: jpeg.hasAdobeSegment)
    }
  }

  private static func placement(
    _ header: PictureHeader, width: Int, height: Int, request: PictureRequest
  ) -> Placement {
    let swaps = header.orientation.swapsSides
    return Placement(
      sourceWidth: swaps ? height : width, sourceHeight: swaps ? width : height, width: request.width,
      height: request.height, fit: request.fit, focus: request.focus)
  }

  /// Calls `tjDecompress2`. A warning (cut short, noise inside) leaves what could be read; the rest is grey, each time the same.
  ///
  /// - Returns: whether there was no warning.
  private static func decompress(
    _ contents: borrowing PixelMemory, isInk: Bool, plan: DecodePlan, into pixels: borrowing PixelMemory
  ) throws(PictureError) -> Bool {
    guard let decompressor = tjInitDecompress() else { throw .damaged("the JPEG decoder did not start") }
    defer { tjDestroy(decompressor) }
    let source = contents.bytes.assumingMemoryBound(to: UInt8.self)
    let target = pixels.bytes.assumingMemoryBound(to: UInt8.self)
    // BGRA in memory is 0xAARRGGBB in a word. Endless scans are the one bomb that a size limit does not stop.
    let format = isInk ? TJPF_CMYK : TJPF_BGRA
    let result = tjDecompress2(
      decompressor, source.baseAddress, UInt(source.count), target.baseAddress, Int32(plan.width),
      Int32(4 * plan.width), Int32(plan.height), Int32(format.rawValue), TJFLAG_LIMITSCANS)
    if result == 0 { return true }
    if tjGetErrorCode(decompressor) == Int32(TJERR_WARNING.rawValue) { return false }
    throw .damaged(String(cString: tjGetErrorStr2(decompressor)))
  }
}
