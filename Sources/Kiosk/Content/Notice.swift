import Catalog
import Lettering

/// A plain page instead of content.
struct Notice {
  let title: AssetID
  let text: AssetID
  var assets: [AssetID] { [title, text] }

  /// Says what is wrong with the content, or how it would come here.
  ///
  /// - Parameter assets: hold its letters until they are released.
  init(words: Words, problems: [Problem], geometry: ScreenGeometry, look: Look, assets: inout AssetTable) {
    func block(_ text: String, _ type: TypeSize, lines: Double) -> AssetID {
      assets.acquire(
        .block(
          BlockRequest(
            text: text, style: geometry.style(type), maxWidth: geometry.width - 2 * geometry.pixels(look.margin),
            lineHeight: geometry.pixels(type.size * lines), paragraphSpacing: geometry.pixels(12), maxLines: 14)))
    }
    let heading = problems.isEmpty ? words.empty : words.broken
    let faults = problems.prefix(4).map { problem in
      let place = problem.mark.map { ", line \($0.line), column \($0.column)" } ?? ""
      return "\(problem.file)\(place): \(problem.message).\n\(problem.fix)"
    }
    let hint = "It appears here as soon as the content file names a category with a row of tiles."
    title = block(heading, .detailTitle, lines: 1.2)
    text = block(problems.isEmpty ? hint : faults.joined(separator: "\n\n"), .detailBody, lines: 1.5)
  }
}
