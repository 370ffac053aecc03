extension LineComposer {
  /// Neighbouring clusters that are measured together, as in `TextRun`, without their text.
  private struct Span {
    var font: Int
    var script: Script
    var level: UInt8
    var first: Cluster
  }

  /// Pixels of the line as `draw` sets it; 0 where there is nothing to draw.
  ///
  /// Each cluster is asked for several times while a line is fitted, so nothing is allocated for it.
  mutating func width(of clusters: some Collection<Cluster>) -> Int {
    work.clusters += clusters.count
    var total = 0
    var span: Span?
    // Whether the line is in one direction, and the run that stands first in it if so.
    var leftmost: Span?
    var levels: (least: UInt8, most: UInt8) = (.max, 0)
    letters.removeAll(keepingCapacity: true)
    for cluster in clusters {
      let choice = choices.choice(for: cluster)
      levels = (min(levels.least, cluster.level), max(levels.most, cluster.level))
      let isColored = choices.fonts[choice.font].isColored
      if let open = span, open.font == choice.font, open.level == cluster.level, open.script == cluster.script,
        !isColored
      {
        letters.append(cluster, choice)
        continue
      }
      if let span { total += width(of: span) }
      span = nil
      let next = Span(font: choice.font, script: cluster.script, level: cluster.level, first: cluster)
      if leftmost == nil { leftmost = next }
      if isColored {
        letters.append(cluster, choice)
        total += choices.pictureWidth(of: cluster, choice) { font in
          work.measurements += 1
          return letters.withCString { font.width(of: $0, script: .common, isRightToLeft: next.level & 1 == 1) }
        }
        letters.removeAll(keepingCapacity: true)
      } else {
        letters.append(cluster, choice)
        span = next
      }
    }
    if let span { total += width(of: span) }
    if levels.most > 0 {
      // Which run stands first depends on all of them; where none runs from left to right it has no indent.
      guard levels.least & 1 == 0 || levels.least < levels.most else { return max(0, total) }
      return max(0, total - indent(of: runs(of: clusters).inVisualOrder.first))
    }
    guard let leftmost else { return 0 }
    return max(0, total - indent(of: leftmost.first.text, in: choices.fonts[leftmost.font], isRightToLeft: false))
  }

  /// Measures the letters that were gathered, and forgets them.
  private mutating func width(of span: Span) -> Int {
    work.measurements += 1
    let font = choices.fonts[span.font]
    let width = letters.withCString { font.width(of: $0, script: span.script, isRightToLeft: span.level & 1 == 1) }
    letters.removeAll(keepingCapacity: true)
    return width
  }
}
