import CHeif

/// A decoded picture of libheif's, red first, four bytes a pixel: for what has alpha, full colour or more than eight bits.
struct HEIFPixels: ~Copyable {
  private let image: OpaquePointer
  private let plane: UnsafePointer<UInt8>
  private let stride: Int
  private let isPremultiplied: Bool
  let width: Int
  let height: Int

  /// Calls `heif_decode_image`.
  init(handle: OpaquePointer?, _ header: PictureHeader) throws(PictureError) {
    let decoded = try HEIFDecoding.image(
      of: handle, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, header)
    var stride: Int32 = 0
    let width = Int(heif_image_get_width(decoded, heif_channel_interleaved))
    let height = Int(heif_image_get_height(decoded, heif_channel_interleaved))
    guard width > 0, height > 0,
      let plane = heif_image_get_plane_readonly(decoded, heif_channel_interleaved, &stride)
    else {
      heif_image_release(decoded)
      throw PictureHeader.cutShort
    }
    image = decoded
    self.plane = plane
    self.stride = Int(stride)
    self.width = width
    self.height = height
    isPremultiplied = heif_image_handle_is_premultiplied_alpha(handle) != 0
  }

  deinit { heif_image_release(image) }

  /// Lends a function that gives the row of an index; its pointer is good until the next call.
  func withRows<Result>(_ body: ((Int) -> UnsafePointer<UInt32>) -> Result) -> Result {
    let line = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: width)
    defer { line.deallocate() }
    return body { row in
      let source = UnsafeRawPointer(plane + row * stride)
      for x in 0..<line.count {
        let word = source.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
        line[x] = word & 0xFF00_FF00 | word >> 16 & 0xFF | (word & 0xFF) << 16
        if isPremultiplied { line[x] = Self.straight(line[x]) }
      }
      return UnsafePointer(line.baseAddress!)
    }
  }

  private static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 0 || alpha == 255 { return word }
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
