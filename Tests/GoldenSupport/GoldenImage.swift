import Glibc
public import Pictures
public import Raster

/// Compares a picture with a committed PNG.
///
/// A missing reference is a failure, never recorded by the way: `VITRINE_RECORD_GOLDEN=1` in the environment writes it anew. On failure `NAME.actual.png` and
/// `NAME.difference.png` lie beside the reference.
public struct GoldenImage: Sendable {
  /// Why a picture is not the golden one.
  public enum Failure: Error, Equatable, Sendable {
    case referenceMissing(String)
    case referenceUnreadable(String, PictureError)
    case otherSize(reference: String, width: Int, height: Int)
    /// `share` of all pixels differ by more than is allowed; the largest difference of a channel is `largest`.
    case different(share: Double, largest: Int)
    case notWritten(PNG.WriteError)
  }

  /// Where the references lie.
  public var folder: String
  /// The largest difference of a channel, 0…255, that counts as the same.
  public var channelTolerance: Int
  /// The share of pixels, 0…1, that may differ by more.
  public var allowedShare: Double
  /// Side in pixels of the blocks whose averages are compared; 1 compares each pixel.
  public var blockSide: Int
  /// Whether to write references instead of comparing with them.
  public var isRecording: Bool

  /// - Parameters:
  ///   - folder: where the references lie; see `folder(beside:)`.
  ///   - channelTolerance: 2 is invisible and covers rounding that differs from one processor to the next.
  public init(
    folder: String, channelTolerance: Int = 2, allowedShare: Double = 0, blockSide: Int = 1,
    isRecording: Bool = GoldenImage.wantsRecording
  ) {
    self.folder = folder
    self.channelTolerance = channelTolerance
    self.allowedShare = allowedShare
    self.blockSide = blockSide
    self.isRecording = isRecording
  }

  /// Whether the environment says `VITRINE_RECORD_GOLDEN=1`.
  public static var wantsRecording: Bool { getenv("VITRINE_RECORD_GOLDEN").map { String(cString: $0) } == "1" }

  /// The folder `golden` beside a test's source file.
  public static func folder(beside file: String = #filePath) -> String {
    file.lastIndex(of: "/").map { file[..<$0] + "/golden" } ?? "golden"
  }

  /// Returns when `actual` is the picture NAME.png within tolerance; alpha is not compared.
  public func check(_ actual: Bitmap, named name: String) throws(Failure) {
    let path = "\(folder)/\(name).png"
    let actualPath = "\(folder)/\(name).actual.png"
    let differencePath = "\(folder)/\(name).difference.png"
    if isRecording {
      mkdir(folder, 0o755)
      try write(actual, to: path)
    }
    unlink(actualPath)
    unlink(differencePath)
    let reference: Bitmap
    do {
      reference = try PictureDecoder().pixels(path: path)
    } catch .missing {
      mkdir(folder, 0o755)
      try write(actual, to: actualPath)
      throw .referenceMissing(path)
    } catch {
      throw .referenceUnreadable(path, error)
    }
    if reference.width != actual.width || reference.height != actual.height {
      try write(actual, to: actualPath)
      throw .otherSize(reference: path, width: reference.width, height: reference.height)
    }
    let difference = Difference(coarse(reference), coarse(actual), tolerance: channelTolerance)
    if difference.share > allowedShare {
      try write(actual, to: actualPath)
      try write(difference.picture, to: differencePath)
      throw .different(share: difference.share, largest: difference.largest)
    }
  }

  private func coarse(_ bitmap: Bitmap) -> Bitmap {
    guard blockSide > 1 else { return bitmap }
    return bitmap.scaled(
      toWidth: max(1, bitmap.width / blockSide), height: max(1, bitmap.height / blockSide))
  }

  private func write(_ bitmap: Bitmap, to path: String) throws(Failure) {
    do {
      try PNG.write(bitmap, to: path)
    } catch {
      throw .notWritten(error)
    }
  }
}
