import CExif
import Raster

/// Reads the one EXIF entry that matters for showing. Whatever is damaged counts as absent: the picture is not turned.
enum ExifOrientation {
  /// What an APP1 segment of a JPEG can hold, and more than orientation ever needs elsewhere.
  private static let mostBytes = 65_533

  /// - Returns: nil where the piece of the file is no EXIF or has no valid orientation.
  static func read(
    _ file: borrowing PictureFile, at offset: Int, count: Int
  ) throws(PictureError) -> Orientation? {
    var bytes = try file.bytes(at: offset, count: min(count, mostBytes))
    if bytes.holds("II*") || bytes.holds("MM\u{0}*") {
      // PNG and most WebP files leave out the name that libexif wants in front.
      bytes.insert(contentsOf: [0x45, 0x78, 0x69, 0x66, 0, 0], at: 0)
    }
    if !bytes.holds("Exif\u{0}\u{0}") { return nil }
    return parse(bytes)
  }

  /// Calls `exif_data_load_data`; the specification's defaults are not added, since they would invent an orientation.
  private static func parse(_ bytes: [UInt8]) -> Orientation? {
    guard let data = exif_data_new() else { return nil }
    defer { exif_data_unref(data) }
    exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    bytes.withUnsafeBufferPointer { exif_data_load_data(data, $0.baseAddress, UInt32($0.count)) }
    guard let main = data.pointee.ifd.0, let entry = exif_content_get_entry(main, EXIF_TAG_ORIENTATION) else {
      return nil
    }
    guard entry.pointee.format == EXIF_FORMAT_SHORT, entry.pointee.components >= 1, entry.pointee.size >= 2 else {
      return nil
    }
    return Orientation(rawValue: Int(exif_get_short(entry.pointee.data, exif_data_get_byte_order(data))))
  }
}
