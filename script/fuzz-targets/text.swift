import Lettering
import Raster

private let typesetters = [TextDirection.automatic, .rightToLeft].map { direction in
  // swift-format-ignore: NeverUseForceTry
  try! Typesetter(family: nil, direction: direction)
}

/// All ways of setting letters: whatever the text, pictures are as wide and as high as they may be, and as many.
///
/// The first three bytes choose the room, the others are the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func set(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 3 else { return 0 }
  let text = String(decoding: UnsafeBufferPointer(start: bytes + 3, count: count - 3), as: UTF8.self)
  let typesetter = typesetters[Int(bytes[0] & 1)]
  let style = TextStyle(sizePixels: Double(8 + bytes[0] >> 3), isBold: bytes[0] & 2 != 0)
  let maxWidth = 1 + Int(bytes[1]) * 2
  let lines = 1 + Int(bytes[2] & 3)
  let lineHeight = typesetter.lineHeight(of: style)
  let box = typesetter.lineBox(of: style, for: [text])
  check(box.height >= lineHeight && box.height <= 2 * lineHeight && box.ascent <= box.height, "a row's box")

  if let line = typesetter.line(text, style: style, maxWidth: maxWidth, box: box) {
    check(line.bitmap.width <= maxWidth && line.bitmap.height == box.height && line.ascent == box.ascent, "a line")
  }
  if let caption = typesetter.caption(text, style: style, maxWidth: maxWidth, lines: lines, box: box) {
    check(caption.lines.count <= lines && caption.height <= lines * box.height, "a caption")
  }
  let block = typesetter.paragraphs(
    text, style: style, maxWidth: maxWidth, lineHeight: lineHeight * 3 / 2, paragraphSpacing: 4, maxLines: lines * 4)
  if let block {
    check(block.lines.count <= lines * 4 && block.width <= maxWidth, "a block")
    for line in block.lines {
      check(line.y >= 0 && line.y + line.text.bitmap.height <= block.height + lineHeight, "a line's place in a block")
      check((lineHeight...2 * lineHeight).contains(line.text.bitmap.height), "a line's height in a block")
    }
  }
  check(typesetter.width(of: text, style: style) >= 0, "a width")
  return 0
}

private func check(_ holds: Bool, _ what: String) { precondition(holds, "\(what) is as it may be") }
