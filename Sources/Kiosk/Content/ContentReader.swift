import Catalog
import ContentSources

/// Reads content again and again, and knows which pictures have changed under their names meanwhile.
struct ContentReader: Sendable {
  private var snapshot: ContentSnapshot?
  private var versions: [String: Int] = [:]

  /// Notes how the pictures of content that is shown lie on disk.
  mutating func note(_ content: Content) {
    snapshot = ContentSnapshot(WatchedPaths(), pictures: content.picturePaths)
    versions = content.pictureVersions
  }

  /// Reads a file or folder again. An empty folder counts as one that cannot be read. Its pictures get a new version where their file is another one than before.
  mutating func read(_ path: String) throws(ContentError) -> Content {
    var content = try Content.load(path)
    // A card that was pulled out, a copy that has not begun, a folder made in place of the file.
    if content.isEmptyFolder {
      throw ContentError([.emptyFolder(path, fix: "put pictures into it; until then what was shown before stays")])
    }
    let now = ContentSnapshot(WatchedPaths(), pictures: content.picturePaths)
    if let snapshot {
      for path in now.changes(since: snapshot) where now.fingerprints[path] != nil { versions[path, default: 0] += 1 }
      // What another content showed may be shown again.
      self.snapshot = ContentSnapshot(
        fingerprints: snapshot.fingerprints.merging(now.fingerprints) { _, new in new })
    } else {
      snapshot = now
    }
    content.pictureVersions = versions
    return content
  }
}

extension Content {
  /// Whether it is a folder without any picture in it or below.
  var isEmptyFolder: Bool { isFolder && catalog.categories.isEmpty }

  /// Absolute paths of all pictures it names.
  var picturePaths: [String] {
    catalog.categories.flatMap { $0.rows.flatMap { $0.tiles.flatMap { $0.pictures.map(\.path) } } }
  }
}

extension Problem {
  static func emptyFolder(_ path: String, fix: String) -> Problem {
    Problem(file: path, message: "there is no picture in this folder", fix: fix)
  }
}
