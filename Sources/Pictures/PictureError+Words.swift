import Glibc

extension PictureError {
  /// What is wrong, to stand after the name of the file, without a full stop.
  public var message: String {
    switch self {
    case .missing: "there is no such file"
    case .notRegular: "this is a folder or a device, not a picture file"
    case .unreadable(let code): "the file cannot be read (\(String(cString: strerror(code))))"
    case .empty: "the file is empty"
    case .notAPicture: "the file does not contain a picture"
    case .unsupported(let name): "\(name) not supported"
    case .tooLarge(let width, let height): "the picture is too large to show (\(width) × \(height) pixels)"
    case .damaged(let reason): "the picture is damaged (\(reason))"
    case .smallCopy: "the picture is too large: only the small copy inside it is shown"
    case .leftOut(let names): "the drawing is shown without its \(names)"
    }
  }

  /// What the keeper can do about it: one sentence without a full stop.
  public var fix: String {
    switch self {
    case .missing: "check the spelling of the name, capital letters count, and that the file was copied here"
    case .notRegular: "name a picture inside it instead"
    case .unreadable(EACCES), .unreadable(EPERM): "make it readable with: chmod a+r FILE"
    case .unreadable: "copy the file again; if that does not help, check the disk or card"
    case .empty, .damaged: "copy the file again from where it came"
    case .notAPicture: "replace it by a picture, for instance a JPEG or PNG file"
    case .unsupported: "save the picture as JPEG or PNG and use that file"
    case .leftOut: "convert them to paths in the drawing program, or save the drawing as PNG"
    case .tooLarge, .smallCopy: "save a smaller copy, for instance 4000 pixels wide, and use that file"
    }
  }
}
