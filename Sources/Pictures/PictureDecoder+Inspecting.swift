extension PictureDecoder {
  /// What is wrong with a picture, found by decoding it as small as its format allows; nil where all is well.
  ///
  /// It goes the way of showing it, so that it finds what that would: what is too large by its header, at once, what is
  /// cut short or has faults inside, and what of it is left out. Takes as long as `prepare` for a small tile.
  public func fault(ofPictureAt path: String) -> PictureError? {
    do throws(PictureError) {
      return try prepare(PictureRequest(path: path, width: Self.inspectedSide, height: Self.inspectedSide)).flaws.error
    } catch {
      return error
    }
  }

  /// In pixels: an eighth of a photo is still larger, so that a JPEG is decoded to that.
  private static let inspectedSide = 64
}
