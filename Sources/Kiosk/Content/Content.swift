import Catalog
import CatalogFile
import ContentSources
import Glibc
import Lettering
import SDLBackend

/// What a kiosk shows and what is wrong with it.
struct Content: Sendable {
  /// The file or folder as the keeper named it.
  var name: String
  var catalog: Catalog
  var problems: [Problem]
  /// Whether a folder is the content, rather than a file.
  var isFolder = false
  /// How often a picture has changed under its name, by its path; 0 where it has not.
  var pictureVersions: [String: Int] = [:]

  /// Reads a content file, or a folder of pictures.
  ///
  /// - Throws: `ContentError` when there is nothing to show: no such file, not YAML, cut short.
  static func load(_ path: String) throws(ContentError) -> Content {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw ContentError([
        Problem(
          file: path, message: String(cString: strerror(errno)),
          fix: "name a content file or a folder of pictures that exists")
      ])
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      let (catalog, problems) = FolderContent.read(path: path)
      guard let catalog else { throw ContentError(problems) }
      return Content(name: path, catalog: catalog, problems: problems, isFolder: true)
    }
    let reading: CatalogFile.Reading
    do {
      reading = try CatalogFile.read(path: path)
    } catch {
      throw ContentError(error.problems, words: error.words)
    }
    let (catalog, problems) = FolderContent.resolve(reading.catalog, file: path)
    return Content(name: path, catalog: catalog, problems: reading.problems + problems)
  }
}

extension Content {
  /// Reads content; what cannot be read gives no categories, and its problems stand on the screen.
  static func loadOrNotice(_ path: String) -> Content {
    do {
      return try load(path)
    } catch {
      var catalog = Catalog()
      catalog.words = error.words
      return Content(name: path, catalog: catalog, problems: error.problems)
    }
  }
}

extension Display {
  /// The digitiser's own turn; nil where it is mounted like the panel.
  var touchTurn: QuarterTurn? {
    switch touch {
    case .auto: nil
    case .degrees(let degrees): QuarterTurn(degrees: degrees)
    }
  }
}

/// Content that cannot be shown at all, and why.
struct ContentError: Error, Sendable {
  var problems: [Problem]
  /// What visitors are told; the file's own words where they could be read.
  var words: Words

  init(_ problems: [Problem], words: Words = Words()) {
    self.problems = problems
    self.words = words
  }
}

extension Catalog {
  /// Which way its paragraphs run.
  var textDirection: TextDirection { direction == .rtl ? .rightToLeft : .automatic }
}
