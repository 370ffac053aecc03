public import Catalog
internal import Glibc

extension CatalogFile {
  /// What is wrong with the pictures and folders that a catalog names: missing, not a file, not allowed to be read.
  ///
  /// `file` is the keeper's file as problems call it; it is read again when something is missing, to see whether a `#`
  /// cut a name short. Asks the file system once a name, so it may wait on a slow disk.
  public static func missingFiles(in catalog: Catalog, file: String) -> [Problem] {
    var search = MissingFiles(file: file)
    for category in catalog.categories {
      for row in category.rows {
        if case .folder(let path, let mark) = row.source { search.check(folder: path, mark) }
        for tile in row.tiles {
          for image in tile.pictures { search.check(image) }
        }
      }
    }
    return search.problems
  }

  /// What is wrong with one picture's file; nil when it can be opened.
  public static func problem(with image: ImageReference, file: String) -> Problem? {
    var search = MissingFiles(file: file)
    search.check(image)
    return search.problems.first
  }
}

/// Looks at named files and says what to do about those that are not there.
private struct MissingFiles {
  let file: String
  private(set) var problems: [Problem] = []
  private var seenPictures: Set<String> = []
  private var seenFolders: Set<String> = []
  private var lines: [Substring]?

  init(file: String) {
    self.file = file
  }

  mutating func check(_ image: ImageReference) {
    guard seenPictures.insert(image.path).inserted else { return }
    var status = stat()
    guard stat(image.path, &status) == 0 else {
      return reportAbsence(of: "picture", image.name, image.path, image.mark, errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      if access(image.path, R_OK) != 0 { reportAbsence(of: "picture", image.name, image.path, image.mark, errno) }
    case S_IFDIR:
      report(
        "\(quoted(image.name)) is a folder, not a picture", image.mark,
        fix: "show it in a row with from: { folder: \(image.name) }")
    default:
      report("\(quoted(image.name)) is not a regular file", image.mark, fix: "name a picture")
    }
  }

  mutating func check(folder path: String, _ mark: SourceMark?) {
    guard seenFolders.insert(path).inserted else { return }
    var status = stat()
    guard stat(path, &status) == 0 else { return reportAbsence(of: "folder", path, path, mark, errno) }
    if status.st_mode & S_IFMT != S_IFDIR {
      report("\(quoted(path)) is not a folder", mark, fix: "name a picture with image:, or a folder")
    } else if access(path, R_OK | X_OK) != 0 {
      reportAbsence(of: "folder", path, path, mark, errno)
    }
  }

  private mutating func reportAbsence(
    of what: String, _ name: String, _ path: String, _ mark: SourceMark?, _ code: Int32
  ) {
    switch code {
    case EACCES, EPERM:
      let right = what == "folder" ? "a+rx" : "a+r"
      report("\(what) \(quoted(name)) may not be read", mark, fix: "run: chmod \(right) '\(path)'")
    case ELOOP:
      report("\(what) \(quoted(name)) is a link that leads in a circle", mark, fix: "make the link anew")
    default:
      report("\(what) \(quoted(name)) not found", mark, fix: advice(name, path, mark))
    }
  }

  private mutating func advice(_ name: String, _ path: String, _ mark: SourceMark?) -> String {
    if let whole = nameCutByComment(name, mark) { return "\"#\" begins a comment: write \(quoted(whole))" }
    if let near = Self.nearest(to: path) { return "did you mean \(quoted(near))?" }
    return "look for it at \(path)"
  }

  /// The name as the keeper meant it when it stands without quotes before ` #…`.
  private mutating func nameCutByComment(_ name: String, _ mark: SourceMark?) -> String? {
    guard let mark, let line = line(mark.line) else { return nil }
    let rest = String(String.UnicodeScalarView(line.unicodeScalars.dropFirst(mark.column - 1)))
    guard rest.hasPrefix(name), rest.dropFirst(name.count).first == " " else { return nil }
    let comment = rest.dropFirst(name.count).drop { $0 == " " }
    guard comment.first == "#", comment.dropFirst().first != " ", comment.count > 1 else { return nil }
    return Wording.line(rest)
  }

  private mutating func line(_ number: Int) -> Substring? {
    if lines == nil {
      let bytes = (try? FileFault.contents(of: file)) ?? []
      lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
    }
    guard let lines, number >= 1, number <= lines.count else { return nil }
    return lines[number - 1]
  }

  /// The name in the same folder that differs from the wanted one by its case or a slip, numbers apart.
  private static func nearest(to path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    let wanted = String(path[path.index(after: slash)...])
    let number = wanted.filter(\.isNumber)
    var names: [String] = []
    while names.count < 2000, let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix("."), name.filter(\.isNumber) == number { names.append(name) }
    }
    return NearestWord.of(wanted, among: names.sorted())
  }

  private mutating func report(_ message: String, _ mark: SourceMark?, fix: String) {
    problems.append(Problem(file: file, mark: mark, message: message, fix: fix))
  }
}
