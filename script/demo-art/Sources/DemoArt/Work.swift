/// One picture of the museum: its name (`sea-03`), its size and how it is kept, and how it is drawn.
struct Work: Sendable {
  enum Kept: String, Sendable { case jpeg = "jpg", png, webp }

  var name: String
  var width: Int
  var height: Int
  var kept: Kept
  /// Quality of JPEG and WebP; for PNG the number of colours.
  var quality: Int
  var draw: @Sendable (Canvas) -> Void

  static func wide(_ name: String, _ kept: Kept = .jpeg, quality: Int = 80, draw: @escaping @Sendable (Canvas) -> Void)
    -> Work
  {
    Work(name: name, width: 960, height: 540, kept: kept, quality: quality, draw: draw)
  }

  static func square(
    _ name: String, _ kept: Kept = .jpeg, quality: Int = 80, draw: @escaping @Sendable (Canvas) -> Void
  ) -> Work {
    Work(name: name, width: 640, height: 640, kept: kept, quality: quality, draw: draw)
  }

  /// Patterns full of edges, which WebP keeps sharp in fewer bytes.
  static func panel(_ name: String, quality: Int = 62, draw: @escaping @Sendable (Canvas) -> Void) -> Work {
    Work(name: name, width: 600, height: 600, kept: .webp, quality: quality, draw: draw)
  }

  /// Few flat colours: PNG with a palette.
  static func flat(_ name: String, colours: Int, draw: @escaping @Sendable (Canvas) -> Void) -> Work {
    Work(name: name, width: 600, height: 600, kept: .png, quality: colours, draw: draw)
  }

  static func tall(_ name: String, _ kept: Kept = .jpeg, quality: Int = 80, draw: @escaping @Sendable (Canvas) -> Void)
    -> Work
  {
    Work(name: name, width: 560, height: 840, kept: kept, quality: quality, draw: draw)
  }
}
