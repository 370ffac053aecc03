import Glibc

/// From brightness and two differences of colour to red, green and blue, as films and phones' photos store them.
struct ColorMatrix {
  /// In 65,536ths, by the stored byte.
  private let light: [Int32]
  private let redOfRedness: [Int32]
  private let greenOfRedness: [Int32]
  private let greenOfBlueness: [Int32]
  private let blueOfBlueness: [Int32]

  /// - Parameters:
  ///   - number: ITU-T H.273's `MatrixCoefficients`; one that is not known counts as that of JPEG.
  ///   - isFullRange: whether bytes use 0…255, else 16…235 and for colour 16…240.
  init(number: Int = 6, isFullRange: Bool = true) {
    let (red, blue) =
      switch number {
      case 1: (0.2126, 0.0722)
      case 4: (0.30, 0.11)
      case 7: (0.212, 0.087)
      case 9, 10: (0.2627, 0.0593)
      default: (0.299, 0.114)
      }
    let green = 1 - red - blue
    let lightGain = isFullRange ? 1 : 255.0 / 219
    let colorGain = isFullRange ? 1 : 255.0 / 224
    func table(_ factor: Double, from zero: Int) -> [Int32] {
      (0..<256).map { Int32((Double($0 - zero) * factor * 65_536).rounded()) }
    }
    light = table(lightGain, from: isFullRange ? 0 : 16).map { $0 + 32_768 }
    redOfRedness = table(2 * (1 - red) * colorGain, from: 128)
    blueOfBlueness = table(2 * (1 - blue) * colorGain, from: 128)
    greenOfRedness = table(-2 * (1 - red) * red / green * colorGain, from: 128)
    greenOfBlueness = table(-2 * (1 - blue) * blue / green * colorGain, from: 128)
  }

  /// One row of pixels; each byte of colour serves two of them.
  func convert(
    luma: UnsafePointer<UInt8>, blueness: UnsafePointer<UInt8>, redness: UnsafePointer<UInt8>,
    into line: UnsafeMutableBufferPointer<UInt32>
  ) {
    for x in 0..<line.count {
      let light = light[Int(luma[x])]
      let blueness = Int(blueness[x / 2])
      let redness = Int(redness[x / 2])
      line[x] =
        0xFF00_0000 | Self.byte(light &+ redOfRedness[redness]) << 16
        | Self.byte(light &+ greenOfRedness[redness] &+ greenOfBlueness[blueness]) << 8
        | Self.byte(light &+ blueOfBlueness[blueness])
    }
  }

  private static func byte(_ value: Int32) -> UInt32 { UInt32(min(255, max(0, value >> 16))) }
}
