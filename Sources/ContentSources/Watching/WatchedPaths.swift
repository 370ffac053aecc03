public import Catalog

/// Everything on disk that what is shown depends on.
public struct WatchedPaths: Equatable, Sendable {
  /// The keeper's file; nil where a folder is the content.
  public var file: String?
  /// Folders whose pictures, also below, are shown.
  public var folders: [String]
  /// Folders that hold pictures named one by one.
  public var pictureFolders: [String]

  /// Relative paths are those of the working folder now.
  public init(file: String? = nil, folders: [String] = [], pictureFolders: [String] = []) {
    self.file = file.map(FolderContent.absolute)
    self.folders = folders.map(FolderContent.absolute)
    self.pictureFolders = pictureFolders.map(FolderContent.absolute)
  }

  /// What a catalog read from `file` depends on; `folder` where a folder is the content.
  ///
  /// Give the catalog as the file says it, before or after its folder rows are resolved.
  public init(file: String? = nil, folder: String? = nil, catalog: Catalog) {
    var folders: [String] = folder.map { [$0] } ?? []
    var seenFolders = Set(folders)
    var pictureFolders: [String] = []
    var seenPictureFolders: Set<String> = []
    for row in catalog.categories.lazy.flatMap(\.rows) {
      if case .folder(let path, _) = row.source, seenFolders.insert(path).inserted { folders.append(path) }
      for path in row.tiles.lazy.flatMap(\.pictures).map(\.path) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { continue }
        let parent = slash == path.startIndex ? "/" : String(path[..<slash])
        if seenPictureFolders.insert(parent).inserted { pictureFolders.append(parent) }
      }
    }
    self.init(file: file, folders: folders, pictureFolders: pictureFolders)
  }
}
