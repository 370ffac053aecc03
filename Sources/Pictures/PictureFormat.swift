/// The kinds of picture that can be shown, told apart by content, never by the name of the file.
public enum PictureFormat: String, CaseIterable, Sendable {
  case jpeg = "JPEG"
  case png = "PNG"
  case gif = "GIF"
  case bmp = "BMP"
  case webp = "WebP"
  case tiff = "TIFF"
  case qoi = "QOI"
  case svg = "SVG"
  case heic = "HEIC"
  case avif = "AVIF"
}
