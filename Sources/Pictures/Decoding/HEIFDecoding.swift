import CHeif
import Glibc
import Raster

/// HEIC and AVIF through libheif, which also turns and cuts them as the container says.
enum HEIFDecoding {
  /// A picture too large to decode is shown by the small one that phones put beside it, if that is no larger.
  private static let longestThumbnailSide = 2048

  static func plan(
    _ header: PictureHeader, file: borrowing PictureFile, budgetBytes: Int
  ) throws(PictureError) -> DecodePlan {
    let bytes = 4 * header.width * header.height + header.decoderBytes
    if bytes <= budgetBytes { return DecodePlan(width: header.width, height: header.height, bytes: bytes) }
    let side = longestThumbnailSide
    let small = file.size + 10 * side * side
    if small > budgetBytes { throw .tooLarge(width: header.width, height: header.height) }
    return DecodePlan(width: min(side, header.width), height: min(side, header.height), bytes: small)
  }

  static func decode(
    _ header: PictureHeader, file: borrowing PictureFile, plan: DecodePlan, request: PictureRequest
  ) throws(PictureError) -> DecodedPicture {
    let contents = try file.contents()
    guard let context = heif_context_alloc() else { throw .unreadable(ENOMEM) }
    defer { heif_context_free(context) }
    // A phone's photo is a grid of tiles, decoded by four threads of its own unless told otherwise: that many beside each
    // worker would take the frame thread's core.
    heif_context_set_max_decoding_threads(context, 0)
    try check(
      heif_context_read_from_memory_without_copy(context, contents.bytes.baseAddress, contents.bytes.count, nil), header
    )
    var primary: OpaquePointer?
    try check(heif_context_get_primary_image_handle(context, &primary), header)
    defer { heif_image_handle_release(primary) }
    let isSmall = plan.width < header.width || plan.height < header.height
    let handle = isSmall ? try thumbnail(of: primary, header) : primary
    defer { if isSmall { heif_image_handle_release(handle) } }
    let width = Int(heif_image_handle_get_width(handle))
    let height = Int(heif_image_handle_get_height(handle))
    // The header may have said less than what is inside.
    guard width > 0, height > 0, width * height <= plan.width * plan.height else {
      throw .tooLarge(width: width, height: height)
    }
    let pixels = try HEIFPixels(handle: handle, header)
    let placement = Placement(
      sourceWidth: pixels.width, sourceHeight: pixels.height, width: request.width, height: request.height,
      fit: request.fit, focus: request.focus)
    let bitmap = pixels.withRows { row in
      placement.bitmap(width: pixels.width, height: pixels.height, orientation: .upright, row: row)
    }
    return DecodedPicture(bitmap: converted(bitmap, handle: primary), placement: placement, isWhole: true)
  }

  private static func thumbnail(of handle: OpaquePointer?, _ header: PictureHeader) throws(PictureError)
    -> OpaquePointer?
  {
    var id = heif_item_id()
    var thumbnail: OpaquePointer?
    guard heif_image_handle_get_list_of_thumbnail_IDs(handle, &id, 1) == 1,
      heif_image_handle_get_thumbnail(handle, id, &thumbnail).code == heif_error_Ok
    else { throw .tooLarge(width: header.width, height: header.height) }
    return thumbnail
  }

  /// By the profile in the container, or by the primaries that it names.
  private static func converted(_ bitmap: Bitmap, handle: OpaquePointer?) -> Bitmap {
    let kind = heif_image_handle_get_color_profile_type(handle)
    if kind == heif_color_profile_type_rICC || kind == heif_color_profile_type_prof {
      let count = heif_image_handle_get_raw_color_profile_size(handle)
      guard count > 0, count <= ProfilePlace.mostBytes else { return bitmap }
      var profile = [UInt8](repeating: 0, count: count)
      guard heif_image_handle_get_raw_color_profile(handle, &profile).code == heif_error_Ok,
        let conversion = ColorConversion.make(profile: profile, model: .color)
      else { return bitmap }
      return PictureColors().convert(bitmap, with: conversion)
    }
    var named: UnsafeMutablePointer<heif_color_profile_nclx>?
    guard kind == heif_color_profile_type_nclx,
      heif_image_handle_get_nclx_color_profile(handle, &named).code == heif_error_Ok, let named
    else { return bitmap }
    defer { heif_nclx_color_profile_free(named) }
    guard
      let conversion = ColorConversion.make(
        primaries: Int(named.pointee.color_primaries.rawValue),
        transfer: Int(named.pointee.transfer_characteristics.rawValue))
    else { return bitmap }
    return PictureColors().convert(bitmap, with: conversion)
  }

  /// - Throws: `unsupported` where the system's libheif lacks the decoder, as it may without its plugins.
  static func check(_ error: heif_error, _ header: PictureHeader) throws(PictureError) {
    if error.code == heif_error_Ok { return }
    if error.code == heif_error_Unsupported_filetype || error.code == heif_error_Unsupported_feature {
      throw .unsupported(header.format.rawValue)
    }
    throw .damaged(error.message.map { String(cString: $0) } ?? "it cannot be decoded")
  }
}

/// A decoded picture of libheif's, red first, four bytes a pixel.
private struct HEIFPixels: ~Copyable {
  private let image: OpaquePointer
  private let plane: UnsafePointer<UInt8>
  private let stride: Int
  private let isPremultiplied: Bool
  let width: Int
  let height: Int

  /// Calls `heif_decode_image`.
  init(handle: OpaquePointer?, _ header: PictureHeader) throws(PictureError) {
    guard let options = heif_decoding_options_alloc() else { throw .unreadable(ENOMEM) }
    defer { heif_decoding_options_free(options) }
    options.pointee.convert_hdr_to_8bit = 1
    var decoded: OpaquePointer?
    try HEIFDecoding.check(
      heif_decode_image(handle, &decoded, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, options), header)
    var stride: Int32 = 0
    guard let decoded else { throw PictureHeader.cutShort }
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
