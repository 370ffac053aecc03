/// Which directories to watch for which names.
struct WatchPlan {
  /// What one directory is watched for.
  struct Interest {
    /// The directory's paths as others spell them; several where links lead to it.
    var paths: [String] = []
    /// Names on the way to something: what happens to them may make a path lead elsewhere.
    var steps: Set<String> = []
    /// Files whose contents matter.
    var files: Set<String> = []
    /// Whether the contents of every picture in it matter.
    var holdsPictures = false
    /// Whether folders in it matter too.
    var holdsFolders = false

    var isFull: Bool { holdsPictures || !files.isEmpty }

    mutating func merge(_ other: Interest) {
      for path in other.paths where !paths.contains(path) { paths.append(path) }
      steps.formUnion(other.steps)
      files.formUnion(other.files)
      holdsPictures = holdsPictures || other.holdsPictures
      holdsFolders = holdsFolders || other.holdsFolders
    }
  }

  /// By path.
  private(set) var directories: [String: Interest] = [:]

  /// Asks the file system where links lead and what folders there are.
  init(_ paths: WatchedPaths) {
    if let file = paths.file {
      let steps = PathSteps(to: file).steps
      add(steps)
      if let last = steps.last { directories[last.directory, default: Interest()].files.insert(last.name) }
    }
    for folder in paths.folders {
      add(PathSteps(to: folder).steps)
      for directory in FolderScan(root: folder, wantsPictures: false).entered {
        directories[directory, default: Interest()].holdsPictures = true
        directories[directory]?.holdsFolders = true
      }
    }
    for folder in paths.pictureFolders where directories[folder]?.holdsPictures != true {
      add(PathSteps(to: folder).steps)
      directories[folder, default: Interest()].holdsPictures = true
    }
    for path in directories.keys { directories[path]?.paths = [path] }
  }

  private mutating func add(_ steps: [PathSteps.Step]) {
    for step in steps { directories[step.directory, default: Interest()].steps.insert(step.name) }
  }
}
