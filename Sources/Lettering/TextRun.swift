/// Neighbouring clusters that one font draws in one script and direction.
struct TextRun {
  var font: Font
  var text: String
  var script: Script
  /// As in `EmbeddingLevels`.
  var level: UInt8

  var isRightToLeft: Bool { level & 1 == 1 }
}

extension [TextRun] {
  /// From left to right as they stand on the line: whatever is nested at least as deep as a level is turned round, for
  /// each level from the deepest to the first that runs from right to left (rule L2 of UAX 9).
  var inVisualOrder: [TextRun] {
    guard var level = map(\.level).max(), level > 0 else { return self }
    var runs = self
    while level > 0 {
      var start = 0
      while start < runs.count {
        guard runs[start].level >= level else {
          start += 1
          continue
        }
        let end = runs[start...].firstIndex { $0.level < level } ?? runs.count
        runs[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return runs
  }
}
