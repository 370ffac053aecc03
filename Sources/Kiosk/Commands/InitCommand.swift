import CatalogFile
import ContentSources
import Glibc

/// `vitrine init`: a first content file for the pictures of a folder.
enum InitCommand: Command {
  static let description = CommandDescription(
    name: "init", operands: "DIRECTORY", summary: "Write a starter kiosk.yaml for the pictures found in a folder.",
    options: [])

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard arguments.operands.count == 1, var folder = arguments.operands.first else {
      throw UsageError(message: "name one DIRECTORY")
    }
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      Console.error("vitrine init: \(folder) is not a folder: make it with mkdir, put pictures in it, and try again\n")
      return 1
    }
    let path = folder + "/kiosk.yaml"
    // A keeper's file is never written over.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0, let file = fdopen(descriptor, "w") else {
      let reason = errno == EEXIST ? "it is already there" : String(cString: strerror(errno))
      Console.error("vitrine init: \(path) cannot be written: \(reason)\n")
      return 1
    }
    let found = FolderContent.names(in: folder)
    let name = realpath(folder, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer).split(separator: "/").last.map(String.init) ?? "Showcase"
    }
    fputs(CatalogFile.starter(title: name ?? folder, pictures: found.pictures, folders: found.folders), file)
    guard fclose(file) == 0 else {
      Console.error("vitrine init: \(path) cannot be written: \(String(cString: strerror(errno)))\n")
      return 1
    }
    Console.print("\(path)\nShow it with: vitrine run \(path)\n")
    return 0
  }
}
