import CLCMS

/// What the channels of a picture mean, which its profile must agree with.
enum ColorModel: Equatable {
  case grey
  case color
  case ink
}

/// Colours of a profile to those of the screen (sRGB), through lcms2.
///
/// Profiles are what they are: one that is damaged, or for another kind of picture, counts as none.
struct ColorConversion: ~Copyable {
  private let transform: cmsHTRANSFORM

  private init(transform: cmsHTRANSFORM) { self.transform = transform }

  deinit { cmsDeleteTransform(transform) }

  /// Nil where nothing needs to be converted, most often because the profile is sRGB itself.
  ///
  /// - Parameter isInverted: of ink, whether 255 means none.
  static func make(profile bytes: [UInt8], model: ColorModel, isInverted: Bool = false) -> ColorConversion? {
    guard let profile = cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count)) else { return nil }
    defer { cmsCloseProfile(profile) }
    let signature: cmsColorSpaceSignature
    let format: cmsUInt32Number
    switch model {
    case .grey: (signature, format) = (cmsSigGrayData, VitrineLCMSGrey)
    case .color: (signature, format) = (cmsSigRgbData, VitrineLCMSWords)
    case .ink: (signature, format) = (cmsSigCmykData, isInverted ? VitrineLCMSInvertedInk : VitrineLCMSInk)
    }
    let classes = [cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass]
    guard cmsGetColorSpace(profile) == signature, classes.contains(cmsGetDeviceClass(profile)) else { return nil }
    return make(from: profile, format: format, model: model)
  }

  /// Of primaries that are named by their number in ITU-T H.273, as AVIF and HEIC do; nil for those of sRGB and for
  /// high dynamic range, which a number alone does not bring to this screen.
  static func make(primaries: Int, transfer: Int) -> ColorConversion? {
    // 16 and 18 are PQ and HLG.
    if transfer == 16 || transfer == 18 { return nil }
    let points: [Double]
    switch primaries {
    case 9: points = [0.708, 0.292, 0.170, 0.797, 0.131, 0.046]
    case 12: points = [0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
    default: return nil
    }
    func point(_ index: Int) -> cmsCIExyY { cmsCIExyY(x: points[2 * index], y: points[2 * index + 1], Y: 1) }
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var triple = cmsCIExyYTRIPLE(Red: point(0), Green: point(1), Blue: point(2))
    // The curve of sRGB, which phones write with either of them.
    let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    guard let curve = cmsBuildParametricToneCurve(nil, 4, parameters) else { return nil }
    defer { cmsFreeToneCurve(curve) }
    var curves: [OpaquePointer?] = [curve, curve, curve]
    guard let profile = cmsCreateRGBProfile(&white, &triple, &curves) else { return nil }
    defer { cmsCloseProfile(profile) }
    return make(from: profile, format: VitrineLCMSWords, model: .color)
  }

  private static func make(
    from profile: cmsHPROFILE, format: cmsUInt32Number, model: ColorModel
  ) -> ColorConversion? {
    guard let screen = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(screen) }
    let flags = model == .color ? cmsUInt32Number(cmsFLAGS_COPY_ALPHA) : 0
    guard
      let transform = cmsCreateTransform(
        profile, format, screen, VitrineLCMSWords, cmsUInt32Number(INTENT_PERCEPTUAL), flags)
    else { return nil }
    let conversion = ColorConversion(transform: transform)
    if model == .color && conversion.changesNothing { return nil }
    return conversion
  }

  /// Whether a spread of colours comes out as it went in, within a rounding.
  private var changesNothing: Bool {
    let levels: [UInt32] = [0, 96, 176, 255]
    let before = levels.flatMap { red in
      levels.flatMap { green in levels.map { 0xFF00_0000 | red << 16 | green << 8 | $0 } }
    }
    var after = before
    after.withUnsafeMutableBufferPointer { convert($0) }
    return zip(before, after).allSatisfy { one, other in
      [16, 8, 0].allSatisfy { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= 1 }
    }
  }

  /// Pixels in place: words in colour, whose alpha stays, or four bytes of ink each, which become opaque words.
  func convert(_ words: UnsafeMutableBufferPointer<UInt32>) {
    cmsDoTransform(transform, words.baseAddress, words.baseAddress, cmsUInt32Number(words.count))
  }

  /// What each of 256 greys becomes, without alpha.
  var greys: [UInt32] {
    let greys = (0...255).map { UInt8($0) }
    var words = [UInt32](repeating: 0, count: 256)
    cmsDoTransform(transform, greys, &words, 256)
    return words.map { $0 & 0xFF_FFFF }
  }
}
