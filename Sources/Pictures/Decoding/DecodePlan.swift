import Raster

/// How a picture will be decoded and what that costs, decided from its header before any memory is taken.
struct DecodePlan: Equatable {
  /// Of the decoded pixels, stored orientation.
  var width: Int
  /// Of the decoded pixels, stored orientation.
  var height: Int
  /// The most that is held at one time: file, decoder's own store and decoded pixels.
  var bytes: Int
}

/// Scaled and upright, but not yet put into its box.
struct DecodedPicture {
  var bitmap: Bitmap
  var placement: Placement
  var flaws: PictureFlaws = []
}
