import Raster

/// How the colours of one picture are brought to the screen, as its header says.
struct PictureColors: Equatable {
  var model = ColorModel.color
  /// Nil where there is none: the numbers are taken for sRGB.
  var profile: ProfilePlace?

  /// Converts the picture when it is small already, which costs a hundredth of converting it as it was stored. Averaging
  /// before instead of after the conversion changes colours by less than the eye sees, since both curves are alike.
  ///
  /// Not for ink, which cannot be averaged as colour.
  func convert(_ bitmap: Bitmap, file: borrowing PictureFile) throws(PictureError) -> Bitmap {
    guard model != .ink, let bytes = try profile?.read(file),
      let conversion = ColorConversion.make(profile: bytes, model: model)
    else { return bitmap }
    return convert(bitmap, with: conversion)
  }

  func convert(_ bitmap: Bitmap, with conversion: borrowing ColorConversion) -> Bitmap {
    var result = bitmap
    if model == .grey {
      let greys = conversion.greys
      for index in result.pixels.indices {
        let word = result.pixels[index]
        result.pixels[index] = word & 0xFF00_0000 | greys[Int(word >> 8 & 0xFF)]
      }
    } else {
      result.pixels.withUnsafeMutableBufferPointer { conversion.convert($0) }
    }
    return result
  }
}
