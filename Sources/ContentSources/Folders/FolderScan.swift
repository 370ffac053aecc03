internal import Catalog
internal import Glibc

/// Finds the pictures in a folder and below.
///
/// Each folder is entered once, by device and inode, so links may lead in circles. A link to a folder is followed when it
/// leads within the root to a folder not met otherwise.
struct FolderScan {
  /// A folder that holds pictures.
  struct Folder {
    /// Names from the root to it; empty for the root.
    var components: [String]
    /// Names of the pictures directly in it, in natural order.
    var pictures: [String]
  }

  struct Limits {
    /// Names read in all; more would fill the memory of a small machine.
    var entries = 100_000
    /// Folders within each other.
    var depth = 16
  }

  /// In natural order, the root first.
  private(set) var folders: [Folder] = []
  /// The paths of all folders entered, with or without pictures.
  private(set) var entered: [String] = []
  /// Wrong with the root or below it; the first stands for the root when that cannot be read.
  private(set) var faults: [Fault] = []
  /// Whether the root could be read.
  private(set) var isRootRead = false

  /// Something that keeps pictures from being seen.
  struct Fault {
    var path: String
    var message: String
    var fix: String
  }

  private struct Place: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  private let root: String
  private let limits: Limits
  private let wantsPictures: Bool
  private var visited: Set<Place> = []
  private var entries = 0
  private var isFull = false
  private var isTooDeep = false
  /// Links to folders, looked at when the real ones are done.
  private var links: [[String]] = []

  /// `wantsPictures`: whether files are looked at, or only where folders are.
  init(root: String, limits: Limits = Limits(), wantsPictures: Bool = true) {
    self.root = root
    self.limits = limits
    self.wantsPictures = wantsPictures
    scan([])
    followLinks()
    let order = folders.map { $0.components.map { NaturalOrder($0) } }
    folders = folders.indices.sorted { order[$0].lexicographicallyPrecedes(order[$1]) }.map { folders[$0] }
  }

  private func path(_ components: [String]) -> String {
    components.isEmpty ? root : root + (root.hasSuffix("/") ? "" : "/") + components.joined(separator: "/")
  }

  private mutating func scan(_ components: [String]) {
    guard !isFull else { return }
    guard components.count <= limits.depth else {
      if !isTooDeep {
        add(path(components), "folders lie more than \(limits.depth) deep", "pictures below are left out: move them up")
      }
      isTooDeep = true
      return
    }
    guard let directory = opendir(path(components)) else {
      return add(errno, at: path(components), isRoot: components.isEmpty)
    }
    var inner: [String]
    do {
      defer { closedir(directory) }
      var status = stat()
      guard fstat(dirfd(directory), &status) == 0,
        visited.insert(Place(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))).inserted
      else { return }
      if components.isEmpty { isRootRead = true }
      entered.append(path(components))
      inner = list(directory, components)
    }
    inner.sort { NaturalOrder($0) < NaturalOrder($1) }
    for name in inner { scan(components + [name]) }
  }

  /// Takes the pictures and links of an open folder; returns the folders in it.
  private mutating func list(_ directory: OpaquePointer, _ components: [String]) -> [String] {
    var pictures: [String] = []
    var inner: [String] = []
    while let entry = readdir(directory) {
      guard let name = Self.name(of: entry) else {
        add(
          path(components), "a name in this folder is not UTF-8", "rename it, for example with convmv -f latin1 -t utf8"
        )
        continue
      }
      guard name != ".", name != "..", !PictureFile.isHidden(name) else { continue }
      entries += 1
      guard entries <= limits.entries else {
        isFull = true
        add(path(components), "more than \(limits.entries) files", "show fewer folders: the rest is left out")
        break
      }
      switch Self.kind(of: entry, name, in: dirfd(directory)) {
      case .folder: if !name.hasPrefix("..") { inner.append(name) }
      case .linkToFolder: links.append(components + [name])
      case .file:
        guard wantsPictures else { continue }
        let kind = PictureFile.kind(ofName: name)
        if kind == .picture || kind == .unknown && PictureFile.beginsLikePicture(name, in: dirfd(directory)) {
          pictures.append(name)
        }
      }
    }
    if !pictures.isEmpty {
      let keys = pictures.map { NaturalOrder($0) }
      let order = pictures.indices.sorted { keys[$0] < keys[$1] }
      folders.append(Folder(components: components, pictures: order.map { pictures[$0] }))
    }
    return inner
  }

  private mutating func followLinks() {
    guard !links.isEmpty, let home = Self.realPath(root) else { return }
    let within = home.hasSuffix("/") ? home : home + "/"
    while !links.isEmpty {
      let batch = links.sorted { $0.map { NaturalOrder($0) }.lexicographicallyPrecedes($1.map { NaturalOrder($0) }) }
      links = []
      for link in batch {
        if let target = Self.realPath(path(link)), target.utf8.starts(with: within.utf8) { scan(link) }
      }
    }
  }

  private enum EntryKind {
    case folder
    case linkToFolder
    /// Anything else, also links to nothing and pipes: where the name is a picture's its tile says what is wrong.
    case file
  }

  private static func kind(
    of entry: UnsafeMutablePointer<dirent>, _ name: String, in directory: Int32
  ) -> EntryKind {
    var type = Int(entry.pointee.d_type)
    var status = stat()
    if type == DT_UNKNOWN {
      guard fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .file }
      let mode = status.st_mode & S_IFMT
      type = mode == S_IFDIR ? Int(DT_DIR) : mode == S_IFLNK ? Int(DT_LNK) : Int(DT_REG)
    }
    if type == Int(DT_DIR) { return .folder }
    guard type == Int(DT_LNK), fstatat(directory, name, &status, 0) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      return .file
    }
    return .linkToFolder
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private mutating func add(_ code: Int32, at path: String, isRoot: Bool) {
    switch code {
    case ENOENT: if isRoot { add(path, "folder \"\(path)\" not found", "make it, or correct its path") }
    case ENOTDIR: add(path, "\"\(path)\" is not a folder", "name a folder")
    case EACCES, EPERM: add(path, "folder \"\(path)\" may not be read", "run: chmod a+rx '\(path)'")
    default: add(path, "folder \"\(path)\" cannot be read: " + String(cString: strerror(code)), "check the disk")
    }
  }

  private mutating func add(_ path: String, _ message: String, _ fix: String) {
    faults.append(Fault(path: path, message: message, fix: fix))
  }
}
