import CLCMS

/// Colour profiles that tests make for themselves.
enum TestProfiles {
  /// Display P3, as phones write it: its full red is stronger than any red of sRGB.
  static var displayP3: [UInt8] {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.680, y: 0.320, Y: 1), Green: cmsCIExyY(x: 0.265, y: 0.690, Y: 1),
      Blue: cmsCIExyY(x: 0.150, y: 0.060, Y: 1))
    let curve = cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    defer { cmsFreeToneCurve(curve) }
    var curves: [OpaquePointer?] = [curve, curve, curve]
    return bytes(cmsCreateRGBProfile(&white, &primaries, &curves))
  }

  static var sRGB: [UInt8] { bytes(cmsCreate_sRGBProfile()) }

  /// Linear grey: its middle is far lighter on a screen than the same number there.
  static var linearGrey: [UInt8] {
    let curve = cmsBuildGamma(nil, 1)
    defer { cmsFreeToneCurve(curve) }
    return bytes(cmsCreateGrayProfile(cmsD50_xyY(), curve))
  }

  /// An ink of which only cyan and black are seen: cyan makes the paper grey, magenta and yellow do nothing.
  static var greyInk: [UInt8] {
    let profile = cmsCreateProfilePlaceholder(nil)
    cmsSetProfileVersion(profile, 2.1)
    cmsSetDeviceClass(profile, cmsSigOutputClass)
    cmsSetColorSpace(profile, cmsSigCmykData)
    cmsSetPCS(profile, cmsSigLabData)
    let grid = cmsStageAllocCLut16bit(nil, 2, 4, 3, nil)
    cmsStageSampleCLut16bit(
      grid,
      { ink, lab, _ in
        let paper = (1 - Double(ink![0]) / 65_535) * (1 - Double(ink![3]) / 65_535)
        var color = cmsCIELab(L: 100 * paper, a: 0, b: 0)
        cmsFloat2LabEncodedV2(lab, &color)
        return 1
      }, nil, 0)
    let pipeline = cmsPipelineAlloc(nil, 4, 3)
    cmsPipelineInsertStage(pipeline, cmsAT_BEGIN, grid)
    cmsWriteTag(profile, cmsSigAToB0Tag, UnsafeRawPointer(pipeline))
    cmsPipelineFree(pipeline)
    return bytes(profile)
  }

  private static func bytes(_ profile: cmsHPROFILE?) -> [UInt8] {
    defer { cmsCloseProfile(profile) }
    var count: cmsUInt32Number = 0
    cmsSaveProfileToMem(profile, nil, &count)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    cmsSaveProfileToMem(profile, &bytes, &count)
    return bytes
  }
}
