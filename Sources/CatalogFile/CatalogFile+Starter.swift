internal import Catalog

extension CatalogFile {
  /// The text of a first file for a folder: every picture a tile, every sub-folder a row.
  ///
  /// `pictures` and `folders` are names relative to the folder that the file will lie in; folders within folders
  /// (`trips/rome`) become the rows of a category of their own. Reads back without a problem.
  public static func starter(title: String, pictures: [String] = [], folders: [String] = []) -> String {
    let title = Wording.line(title) ?? "My kiosk"
    var text = """
      # What the kiosk shows. Save this file and the screen follows.
      # `vitrine check` on it says whether all is well.

      title: \(JSON.quoted(title))
      theme: { style: dark, accent: "#f2b632" }

      categories:

      """
    let isNested = folders.contains { $0.contains("/") }
    if !isNested || !pictures.isEmpty {
      text += category(title, rows(pictures) + (isNested ? "" : folders.map(row(from:)).joined()))
    }
    guard isNested else { return text }
    var parents: [Substring] = []
    var children: [Substring: [String]] = [:]
    for folder in folders {
      let parent = folder.prefix { $0 != "/" }
      if children[parent] == nil { parents.append(parent) }
      children[parent, default: []].append(folder)
    }
    for parent in parents {
      text += category(String(parent), (children[parent] ?? []).map(row(from:)).joined())
    }
    return text
  }

  private static func category(_ title: String, _ rows: String) -> String {
    let welcome = """
            - title: First row
              tiles:
                - title: Hello
                  subtitle: A tile may be words alone
                  # image: photo.jpg

      """
    return "  - title: \(JSON.quoted(title))\n    rows:\n" + (rows.isEmpty ? welcome : rows)
  }

  private static func rows(_ pictures: [String]) -> String {
    guard !pictures.isEmpty else { return "" }
    let tiles = pictures.map { picture in
      let title = Wording.line(Identity<Tile>.stem(ofPath: picture)) ?? ""
      return "          - image: \(path(picture))\n            title: \(JSON.quoted(title))\n"
    }
    return "      - title: Pictures\n        tiles:\n" + tiles.joined()
  }

  private static func row(from folder: String) -> String {
    let title = folder.split(separator: "/").last.map { String($0) } ?? folder
    return """
            - title: \(JSON.quoted(Wording.line(title) ?? ""))
              from: { folder: \(path(folder)) }

      """
  }

  /// A name as a path from the file's folder; one that begins with `~` is no home folder.
  private static func path(_ name: String) -> String {
    JSON.quoted(name.hasPrefix("~") ? "./" + name : name)
  }
}
