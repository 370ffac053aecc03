public import Raster

/// Turns picture files into bitmaps of the size asked for.
///
/// It holds nothing between calls, so any number of threads may call it at the same time. All of them together need 300 MB at
/// most: who needs more than is free waits, and what is large is decoded one at a time.
public struct PictureDecoder: Sendable {
  /// The most memory that decoding of one picture may hold at one time, in bytes; what would need more is `tooLarge`. It does not count the result.
  public var budgetBytes: Int

  /// - Parameter budgetBytes: normally 240 MB, enough for a scanned page of 60 megapixels without any scaled decoding, and for
  ///   small pictures beside it.
  public init(budgetBytes: Int = 240_000_000) {
    self.budgetBytes = budgetBytes
  }

  /// Reads size and orientation from the header: a few small reads, nothing is decoded.
  public func probe(path: String) throws(PictureError) -> PictureInfo {
    let file = try PictureFile.open(path)
    let header = try PictureHeader.read(file)
    let swaps = header.orientation.swapsSides
    return PictureInfo(
      format: header.format, width: swaps ? header.height : header.width,
      height: swaps ? header.width : header.height, orientation: header.orientation)
  }

  /// The picture as the request wants it. The same file gives the same bytes each time, also where it is damaged.
  ///
  /// Takes from a millisecond to seconds, by the size of the file; call it on a worker thread.
  public func prepare(_ request: PictureRequest) throws(PictureError) -> PreparedPicture {
    let file = try PictureFile.open(request.path)
    let header = try PictureHeader.read(file)
    let plan: DecodePlan
    switch header.format {
    case .jpeg: plan = try JPEGDecoding.plan(header, file: file, request: request, budgetBytes: budgetBytes)
    case .svg: plan = try SVGDecoding.plan(header, file: file, request: request, budgetBytes: budgetBytes)
    case .heic, .avif: plan = try HEIFDecoding.plan(header, file: file, budgetBytes: budgetBytes)
    default: plan = try ImageDecoding.plan(header, file: file, budgetBytes: budgetBytes)
    }
    let decoded = try DecodeBudget.shared.with(bytes: plan.bytes) { () throws(PictureError) in
      try Self.decode(header, file: file, plan: plan, request: request)
    }
    return Finishing.finish(decoded, request: request, decodeBytes: plan.bytes)
  }

  /// A whole picture, upright, at its own size.
  public func pixels(path: String) throws(PictureError) -> Bitmap {
    let info = try probe(path: path)
    if max(info.width, info.height) > 16_384 { throw .tooLarge(width: info.width, height: info.height) }
    return try prepare(PictureRequest(path: path, width: info.width, height: info.height, fit: .fill)).bitmap
  }

  private static func decode(
    _ header: PictureHeader, file: borrowing PictureFile, plan: DecodePlan, request: PictureRequest
  ) throws(PictureError) -> DecodedPicture {
    switch header.format {
    case .jpeg: try JPEGDecoding.decode(header, file: file, plan: plan, request: request)
    case .svg: try SVGDecoding.decode(header, file: file, plan: plan, request: request)
    case .heic, .avif: try HEIFDecoding.decode(header, file: file, plan: plan, request: request)
    default: try ImageDecoding.decode(header, file: file, request: request)
    }
  }
}
