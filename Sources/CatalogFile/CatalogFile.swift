public import Catalog

/// The keeper's file: YAML (so JSON too) that says what the kiosk shows.
///
/// What is wrong in the file costs as little as it can: a bad key leaves its entry, a bad entry its list; only what cannot
/// be understood at all gives no catalog. Everything wrong is reported with its place and a fix.
public enum CatalogFile {
  /// A catalog, and what was wrong on the way to it.
  public struct Reading: Equatable, Sendable {
    public var catalog: Catalog
    public var problems: [Problem]
  }

  /// Reads the file at `path`, relative to the working directory where it is relative.
  ///
  /// Pictures and folders that the file names are not looked at: see `missingFiles(in:file:)`.
  /// Errors: the file cannot be read, is no YAML, is empty. The problems bear `path` as it is given. Linear.
  public static func read(path: String) throws(CatalogFileError) -> Reading {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileFault.contents(of: path)
    } catch {
      throw CatalogFileError(problems: [Problem(file: path, message: error.message, fix: error.fix)])
    }
    return try read(text: bytes, name: path, folder: Paths.folder(of: path))
  }

  /// Reads a file's bytes; `name` is what problems call it, `folder` what its paths are relative to.
  public static func read(
    text bytes: [UInt8], name: String, folder: String
  ) throws(CatalogFileError) -> Reading {
    let source: SourceText
    do throws(YAMLFault) { source = try SourceText(bytes) } catch {
      throw CatalogFileError(problems: [Problem(file: name, error)])
    }
    let tree: YAMLTree
    do throws(YAMLFault) {
      guard let found = try Self.tree(of: source), !found.isNull(found.root) else {
        throw YAMLFault(
          mark: SourceMark(line: 1, column: 1), message: "the file is empty",
          fix: "write categories: with what to show, or run vitrine init")
      }
      tree = found
    } catch {
      var error = error
      error.mark = error.mark.map(source.original)
      throw CatalogFileError(problems: [Problem(file: name, error)] + source.problems(file: name, atMost: 20))
    }
    let context = ReadingContext(tree: tree, source: source, file: name, paths: Paths(folder: folder))
    do throws(Mismatch) {
      var catalog = try KioskSchema.catalog.read(tree.root, context)
      catalog.resolveOptions(context)
      return Reading(catalog: catalog, problems: context.problems)
    } catch {
      context.report(error, at: tree.root, what: "the file", expected: KioskSchema.catalog.expected, remove: "it")
      throw CatalogFileError(problems: context.problems, words: Self.words(of: tree, context))
    }
  }

  /// What visitors are to be told in their language although nothing else of the file is of use.
  private static func words(of tree: YAMLTree, _ context: ReadingContext) -> Words {
    guard tree[tree.root].kind == .map else { return Words() }
    let entries = (0..<tree.count(tree.root)).lazy.map { tree.entry($0, of: tree.root) }
    guard let words = entries.first(where: { tree[$0.key].text == "words" })?.value else { return Words() }
    do throws(Mismatch) { return try KioskSchema.words.read(words, context) } catch { return Words() }
  }

  /// JSON may write one character as two escapes, which YAML takes for mistakes.
  private static func tree(of source: SourceText) throws(YAMLFault) -> YAMLTree? {
    do throws(YAMLFault) {
      return try YAMLComposer.tree(of: source)
    } catch {
      guard let joined = source.joiningSurrogates else { throw error }
      return try YAMLComposer.tree(of: joined)
    }
  }

  /// The JSON schema (draft 2020-12) of the file, for editors that complete and check while one types.
  public static var jsonSchema: String {
    guard case .object(let members) = KioskSchema.catalog.json else { return "" }
    let head: JSON = .object([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string("Vitrine kiosk"),
    ])
    guard case .object(let first) = head else { return "" }
    return JSON.object(first + members).text() + "\n"
  }
}

/// Why a file gave no catalog; the one shown so far stays.
public struct CatalogFileError: Error, Equatable, Sendable {
  /// At least one.
  public var problems: [Problem]
  /// The file's own, where they could be read: visitors may have to be told.
  public var words: Words

  public init(problems: [Problem], words: Words = Words()) {
    self.problems = problems
    self.words = words
  }
}

extension Problem {
  fileprivate init(file: String, _ fault: YAMLFault) {
    self.init(file: file, mark: fault.mark, message: fault.message, fix: fault.fix)
  }
}
