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
    let pixelBytes = header.hasHalfColors ? 0 : 4 * header.width * header.height
    let bytes = pixelBytes + header.decoderBytes
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
    let (bitmap, placement) =
      try isPlanar(handle, header, isSmall: isSmall)
      ? planes(handle, header, request) : pixels(handle, header, request)
    return DecodedPicture(
      bitmap: converted(bitmap, handle: primary), placement: placement, flaws: isSmall ? .smallCopy : [])
  }

  /// Whether it is decoded to planes. A small picture inside is cheap either way, and its own kind is not known.
  private static func isPlanar(_ handle: OpaquePointer?, _ header: PictureHeader, isSmall: Bool) -> Bool {
    header.hasHalfColors && !isSmall && heif_image_handle_has_alpha_channel(handle) == 0
      && heif_image_handle_get_luma_bits_per_pixel(handle) == 8
  }

  static func planes(
    _ handle: OpaquePointer?, _ header: PictureHeader, _ request: PictureRequest
  ) throws(PictureError) -> (Bitmap, Placement) {
    let planes = try HEIFPlanes(handle: handle, header)
    let placement = placement(width: planes.width, height: planes.height, request)
    let bitmap = planes.withRows { row in
      placement.bitmap(width: planes.width, height: planes.height, orientation: .upright, row: row)
    }
    return (bitmap, placement)
  }

  static func pixels(
    _ handle: OpaquePointer?, _ header: PictureHeader, _ request: PictureRequest
  ) throws(PictureError) -> (Bitmap, Placement) {
    let pixels = try HEIFPixels(handle: handle, header)
    let placement = placement(width: pixels.width, height: pixels.height, request)
    let bitmap = pixels.withRows { row in
      placement.bitmap(width: pixels.width, height: pixels.height, orientation: .upright, row: row)
    }
    return (bitmap, placement)
  }

  private static func placement(width: Int, height: Int, _ request: PictureRequest) -> Placement {
    Placement(
      sourceWidth: width, sourceHeight: height, width: request.width, height: request.height, fit: request.fit,
      focus: request.focus)
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
  /// The pixels of a handle, eight bits each, for the caller to release.
  static func image(
    of handle: OpaquePointer?, _ space: heif_colorspace, _ chroma: heif_chroma, _ header: PictureHeader
  ) throws(PictureError) -> OpaquePointer {
    guard let options = heif_decoding_options_alloc() else { throw .unreadable(ENOMEM) }
    defer { heif_decoding_options_free(options) }
    options.pointee.convert_hdr_to_8bit = 1
    var decoded: OpaquePointer?
    try check(heif_decode_image(handle, &decoded, space, chroma, options), header)
    guard let decoded else { throw PictureHeader.cutShort }
    return decoded
  }

  static func check(_ error: heif_error, _ header: PictureHeader) throws(PictureError) {
    if error.code == heif_error_Ok { return }
    if error.code == heif_error_Unsupported_filetype || error.code == heif_error_Unsupported_feature {
      throw .unsupported(header.format.rawValue)
    }
    throw .damaged(error.message.map { String(cString: $0) } ?? "it cannot be decoded")
  }
}
