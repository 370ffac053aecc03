import CHeif

/// A decoded picture of libheif's as a phone stores it: brightness at full size, two planes of colour at half.
///
/// Colours are made row by row while the picture is scaled, so that it never stands whole in four bytes a pixel: a photo of
/// 48 megapixels then takes 220 MB to decode instead of 410 (measured with libheif 1.15).
struct HEIFPlanes: ~Copyable {
  private struct Plane {
    var bytes: UnsafePointer<UInt8>
    var stride: Int
  }

  private let image: OpaquePointer
  private let luma: Plane
  private let blueness: Plane
  private let redness: Plane
  private let matrix: ColorMatrix
  let width: Int
  let height: Int

  /// Calls `heif_decode_image`.
  init(handle: OpaquePointer?, _ header: PictureHeader) throws(PictureError) {
    let decoded = try HEIFDecoding.image(of: handle, heif_colorspace_YCbCr, heif_chroma_420, header)
    let width = Int(heif_image_get_width(decoded, heif_channel_Y))
    let height = Int(heif_image_get_height(decoded, heif_channel_Y))
    let halfWidth = (width + 1) / 2
    let halfHeight = (height + 1) / 2
    guard width > 0, height > 0, let luma = Self.plane(of: decoded, heif_channel_Y, width, height),
      let blueness = Self.plane(of: decoded, heif_channel_Cb, halfWidth, halfHeight),
      let redness = Self.plane(of: decoded, heif_channel_Cr, halfWidth, halfHeight)
    else {
      heif_image_release(decoded)
      throw PictureHeader.cutShort
    }
    image = decoded
    self.luma = luma
    self.blueness = blueness
    self.redness = redness
    self.width = width
    self.height = height
    matrix = Self.matrix(of: decoded, handle)
  }

  deinit { heif_image_release(image) }

  /// Calls `heif_image_get_plane_readonly`; nil where it is smaller than that, or of more than eight bits.
  private static func plane(
    of image: OpaquePointer, _ channel: heif_channel, _ width: Int, _ height: Int
  ) -> Plane? {
    var stride: Int32 = 0
    guard heif_image_get_bits_per_pixel(image, channel) == 8,
      Int(heif_image_get_width(image, channel)) >= width, Int(heif_image_get_height(image, channel)) >= height,
      let bytes = heif_image_get_plane_readonly(image, channel, &stride)
    else { return nil }
    return Plane(bytes: bytes, stride: Int(stride))
  }

  /// As the decoder found it in the picture, else as the container says, else as JPEG has it.
  private static func matrix(of image: OpaquePointer, _ handle: OpaquePointer?) -> ColorMatrix {
    var named: UnsafeMutablePointer<heif_color_profile_nclx>?
    if heif_image_get_nclx_color_profile(image, &named).code != heif_error_Ok {
      named = nil
      guard heif_image_handle_get_nclx_color_profile(handle, &named).code == heif_error_Ok else { return ColorMatrix() }
    }
    guard let named else { return ColorMatrix() }
    defer { heif_nclx_color_profile_free(named) }
    return ColorMatrix(
      number: Int(named.pointee.matrix_coefficients.rawValue), isFullRange: named.pointee.full_range_flag != 0)
  }

  /// Lends a function that gives the row of an index; its pointer is good until the next call.
  func withRows<Result>(_ body: ((Int) -> UnsafePointer<UInt32>) -> Result) -> Result {
    let line = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: width)
    defer { line.deallocate() }
    return body { row in
      matrix.convert(
        luma: luma.bytes + row * luma.stride, blueness: blueness.bytes + row / 2 * blueness.stride,
        redness: redness.bytes + row / 2 * redness.stride, into: line)
      return UnsafePointer(line.baseAddress!)
    }
  }
}
