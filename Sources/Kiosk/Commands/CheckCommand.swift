import Catalog
import CatalogFile
import Lettering
import Pictures

/// `vitrine check`: says what is wrong with a content file before visitors see it.
enum CheckCommand: Command {
  static let description = CommandDescription(
    name: "check", operands: "[CONTENT]", summary: "Say what is wrong with a content file, and how to mend it.",
    options: [Option(name: "--json", value: nil, help: "print the problems as JSON")],
    details: ["exit status: 0 nothing is wrong, 1 there are problems, 2 usage"])

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard arguments.operands.count <= 1 else { throw UsageError(message: "one CONTENT at a time") }
    let path = ContentPath.choose(arguments.operands.first)
    var problems: [Problem]
    do {
      let content = try Content.load(path)
      problems = content.problems
      // A folder that cannot be listed was met already when its row was filled.
      let met = Set(problems.map(\.mark))
      let missing = CatalogFile.missingFiles(in: content.catalog, file: path).filter { !met.contains($0.mark) }
      problems += missing
      problems += Self.crowdedOptions(in: content)
      problems += Self.unreadablePictures(in: content, missing: Set(missing.map(\.mark)))
      problems += Self.missingFont(in: content)
      if content.isEmptyFolder { problems.append(.emptyFolder(path, fix: "put pictures into it")) }
    } catch {
      problems = error.problems
    }
    problems.sort { ($0.mark?.line ?? 0, $0.mark?.column ?? 0) < ($1.mark?.line ?? 0, $1.mark?.column ?? 0) }
    if arguments.has("--json") {
      Console.print(CatalogFile.json(of: problems) + "\n")
    } else {
      for problem in problems { Console.print(problem.description + "\n") }
    }
    return problems.isEmpty ? 0 : 1
  }

  /// Tiles that are too small for the buttons of all their options.
  private static func crowdedOptions(in content: Content) -> [Problem] {
    let look = Look(theme: content.catalog.theme)
    var problems: [Problem] = []
    for row in content.catalog.categories.flatMap(\.rows) {
      for tile in row.tiles {
        guard let option = row.crowdedOption(of: tile, look: look) else { continue }
        problems.append(
          Problem(
            file: content.name, mark: option.mark,
            message: "the tile \"\(tile.title ?? tile.id)\" is too small for so many options: this one is not shown",
            fix: "give the row's tile: a larger height:, or the tile fewer options"))
      }
    }
    return problems
  }

  /// The font of the theme where this machine lacks it; looked for only where one is named, which takes some
  /// milliseconds.
  private static func missingFont(in content: Content) -> [Problem] {
    let theme = content.catalog.theme
    guard let family = theme.font else { return [] }
    let fault: LetteringError?
    do throws(LetteringError) {
      fault = try Typesetter(family: family).warning
    } catch {
      fault = error
    }
    return fault.map { [Problem(file: content.name, mark: theme.fontMark, message: $0.message, fix: $0.fix)] } ?? []
  }

  /// Pictures that cannot be shown, or not as they were meant, each once.
  private static func unreadablePictures(in content: Content, missing: Set<SourceMark?>) -> [Problem] {
    var seen = Set<String>()
    let images = content.catalog.categories.flatMap { $0.rows.flatMap { $0.tiles.flatMap(\.pictures) } }
      .filter { ($0.mark == nil || !missing.contains($0.mark)) && seen.insert($0.path).inserted }
    return zip(images, PictureCheck.faults(ofPicturesAt: images.map(\.path))).compactMap { image, fault in
      guard let fault, fault != .missing else { return nil }
      return Problem(file: content.name, mark: image.mark, message: "\(image.name): \(fault.message)", fix: fault.fix)
    }
  }
}
