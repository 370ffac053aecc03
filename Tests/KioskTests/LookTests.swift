import Carousel
import Catalog
import Glibc
import Testing

@testable import Kiosk

@Suite("Look")
struct LookTests {
  private func luminance(_ color: Color) -> Double {
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// WCAG 2.2's contrast of a colour, blended over a ground.
  private func contrast(_ color: Color, on ground: Color) -> Double {
    let seen = ground.mixed(
      with: Color(red: color.red, green: color.green, blue: color.blue), Double(color.alpha) / 255)
    let (one, other) = (luminance(seen), luminance(ground))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test("dark and light are the colours of the table")
  func colors() {
    let dark = Look(theme: Theme(style: .dark)), light = Look(theme: Theme(style: .light))

    #expect(dark.ground.argb == 0xFF0F_1216 && light.ground.argb == 0xFFF6_F4EF)
    #expect(dark.text.argb == 0xFFF2_F0EA && light.text.argb == 0xFF1B_1D21)
    #expect(dark.secondary == dark.text.faded(0.7) && light.secondary == light.text.faded(0.7))
    #expect(dark.accent.argb == 0xFFF2_B632 && dark.panel.argb == 0xFF1D_2229)
  }

  @Test("the keeper's accent is taken, opaque")
  func accent() {
    #expect(Look(theme: Theme(accent: 0x12_3456)).accent.argb == 0xFF12_3456)
  }

  @Test("words can be read: 4.5 to 1 and more", arguments: Theme.Style.allCases)
  func contrast(style: Theme.Style) {
    let look = Look(theme: Theme(style: style))

    for ground in [look.ground, look.panel] {
      #expect(contrast(look.text, on: ground) >= 4.5)
    }
    #expect(contrast(look.secondary, on: look.ground) >= 4.5)
    #expect(contrast(look.text.faded(look.labelNeighbour), on: look.ground) >= 3)
  }

  @Test("sizes are those of the table")
  func sizes() {
    let look = Look(theme: Theme())

    #expect(look.margin == 40 && look.tileSpacing == 16 && look.tileRadius == 14 && look.tileHeight == 198)
    #expect(look.titleGap == 14 && look.captionGap == 9 && look.captionSpacing == 2)
    #expect(look.stripHeight == 72 && look.stripFade == 60 && look.labelNeighbour == 0.55)
    #expect(look.arrowWidth == 14 && look.arrowHeight == 7 && look.ringWidth == 4 && look.ringGap == 4)
    #expect(look.focusScale == 1.05 && look.pressScale == 0.97 && look.pressDarkening == 0.12)
    #expect(look.pictureFade == 0.16 && look.pageFade == 0.32 && look.closeSize == 56 && look.closeInset == 28)
  }

  @Test("type is as large and as bold as in the table")
  func type() {
    let table: [(TypeSize, Double, Bool)] = [
      (.strip, 26, true), (.rowTitle, 24, true), (.tileTitle, 18, false), (.subtitle, 15, false),
      (.detailTitle, 42, true), (.detailBody, 21, false),
    ]
    for (type, size, isBold) in table { #expect(type.size == size && type.isBold == isBold) }
  }
}
