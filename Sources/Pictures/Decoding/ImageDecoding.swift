import CSDL2Image
import Glibc
import Raster

/// Everything that has no decoder of its own, through SDL2_image. Of an animation the first picture is shown.
enum ImageDecoding {
  /// `IMG_Init` is not safe to race; this runs it once, whoever comes first.
  static let isReady: Bool = {
    SilentLibraries.silence()
    return IMG_Init(Int32(IMG_INIT_PNG.rawValue | IMG_INIT_WEBP.rawValue | IMG_INIT_TIF.rawValue)) != 0
  }()

  static func plan(
    _ header: PictureHeader, file: borrowing PictureFile, budgetBytes: Int
  ) throws(PictureError) -> DecodePlan {
    // The surface at its widest, and one row in our own word order.
    let bytes = 4 * header.width * header.height + header.decoderBytes + 4 * header.width
    if bytes > budgetBytes { throw .tooLarge(width: header.width, height: header.height) }
    return DecodePlan(width: header.width, height: header.height, bytes: bytes)
  }

  static func decode(
    _ header: PictureHeader, file: borrowing PictureFile, request: PictureRequest
  ) throws(PictureError) -> DecodedPicture {
    _ = isReady
    let surface = try load(header, file: file)
    let orientation =
      header.format == .tiff ? TIFFHeader.remaining(of: header.orientation) : header.orientation
    let swaps = orientation.swapsSides
    let placement = Placement(
      sourceWidth: swaps ? surface.height : surface.width, sourceHeight: swaps ? surface.width : surface.height,
      width: request.width, height: request.height, fit: request.fit, focus: request.focus)
    let bitmap = surface.withRows { row in
      placement.bitmap(width: surface.width, height: surface.height, orientation: orientation, row: row)
    }
    let converted = try header.colors.convert(bitmap, file: file)
    return DecodedPicture(bitmap: converted, placement: placement)
  }

  /// Calls the loader of just this format: SDL2_image's own search would also try formats that it takes anything for.
  private static func load(
    _ header: PictureHeader, file: borrowing PictureFile
  ) throws(PictureError) -> DecodedSurface {
    if let frame = header.firstFrame {
      let still = try WebPFirstFrame.still(file, frame: frame)
      let surface = still.withUnsafeBytes { bytes in
        let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count))
        defer { _ = stream.map { SDL_RWclose($0) } }
        return IMG_LoadWEBP_RW(stream)
      }
      return try DecodedSurface(surface)
    }
    let stream = try stream(file)
    defer { SDL_RWclose(stream) }
    switch header.format {
    case .png: return try DecodedSurface(IMG_LoadPNG_RW(stream))
    case .gif: return try DecodedSurface(IMG_LoadGIF_RW(stream))
    case .bmp: return try DecodedSurface(IMG_LoadBMP_RW(stream))
    case .webp: return try DecodedSurface(IMG_LoadWEBP_RW(stream))
    case .tiff: return try DecodedSurface(IMG_LoadTIF_RW(stream))
    case .qoi: return try DecodedSurface(IMG_LoadQOI_RW(stream))
    case .jpeg, .svg, .heic, .avif: preconditionFailure("these have decoders of their own")
    }
  }

  /// A stream over the file that was checked, not over its name, which may mean another file by now.
  static func stream(_ file: borrowing PictureFile) throws(PictureError) -> UnsafeMutablePointer<SDL_RWops> {
    let copy = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
    if copy < 0 { throw .unreadable(errno) }
    lseek(copy, 0, SEEK_SET)
    guard let stream = VitrineRWFromDescriptor(copy) else { throw .unreadable(ENOMEM) }
    return stream
  }
}
