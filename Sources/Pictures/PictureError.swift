/// Why a picture cannot be shown, or not as it was meant.
public enum PictureError: Error, Hashable, Sendable {
  /// No file of that name, or a link to nothing.
  case missing
  /// A folder, a pipe, a device: nothing that may be opened as a picture.
  case notRegular
  /// The system refused; the number is `errno`.
  case unreadable(Int32)
  /// A file of no bytes.
  case empty
  /// No kind of picture at all by its content.
  case notAPicture
  /// A kind that is known but cannot be shown here; its usual name.
  case unsupported(String)
  /// Decoding would need more memory than one picture may have. The size is the stored one, in pixels.
  case tooLarge(width: Int, height: Int)
  /// The content contradicts itself or is cut short; the decoder's or our own words.
  case damaged(String)
  /// It is too large, and the small picture that its file holds beside it stands in.
  case smallCopy
  /// Parts of a drawing are passed over; their names in the file.
  case leftOut(String)
}
