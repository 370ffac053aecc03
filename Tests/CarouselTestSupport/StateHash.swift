public import Carousel
import Glibc

/// A number that stands for all states that a run has gone through: FNV-1a (Fowler, Noll and Vo), 64 bits.
///
/// Places are rounded to a hundredth of a point before: the last bits of `exp` and `log` are not the same on all
/// processors, and nobody sees them. Two runs with the same number have gone the same way, on any machine, whether
/// optimised or not.
public struct StateHash: Sendable {
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  public mutating func add(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  public mutating func add(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      add(byte: UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// - Precondition: the number is finite, and less than 10¹⁶.
  public mutating func add(_ place: Double) { add(Int((place * 100).rounded())) }

  public mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte: byte) }
    add(byte: 0xFF)
  }

  /// Takes in what is seen: the category, strip and page, and for every cell on the screen its item, slot, box, press,
  /// focus and options.
  public mutating func add(_ carousel: CarouselView) {
    let engine = carousel.engine
    add(engine.selected)
    add(engine.labelCenter(of: 0))
    add(engine.pageReport?.offset ?? 0)
    engine.forEachRow { row in
      add(row.frame.y)
      add(row.titleTop)
    }
    engine.forEachCell { cell in
      guard cell.isVisible else { return }
      add(cell.id)
      add(cell.slot)
      add(cell.frame.x)
      add(cell.frame.width)
      add(cell.press)
      add(cell.focus)
      add(cell.optionOffset)
    }
  }
}
