/// Text between two line ends, with what must be known of the whole before it can be cut into lines.
struct Paragraph {
  var clusters: [Cluster]
  var isRightToLeft: Bool

  /// - Parameter breaks: where to ask for the places where a line may end; nil where it stays one line.
  /// - Complexity: linear in the length.
  init(_ text: ArraySlice<Character>, direction: TextDirection, breaks: LineBreaks? = nil) {
    clusters = text.map { Cluster($0) }
    var scalars: [UInt32] = []
    scalars.reserveCapacity(text.count)
    for cluster in clusters {
      if let scalar = cluster.scalar {
        scalars.append(scalar)
      } else {
        scalars.append(contentsOf: cluster.text.unicodeScalars.lazy.map(\.value))
      }
    }
    let embedding = EmbeddingLevels(of: scalars, direction: direction)
    isRightToLeft = embedding.base == 1
    if !embedding.levels.isEmpty {
      take(embedding.levels)
      // They have said what they say (rule X9), and would only stand between letters, or before the first.
      clusters.removeAll { $0.text.steersDirection }
    }
    takeScripts()
    clusters.markStacks()
    breaks?.mark(&clusters)
  }

  /// The level of a cluster is that of its first scalar: marks stand on their letter's.
  private mutating func take(_ levels: [UInt8]) {
    var place = 0
    for index in clusters.indices {
      clusters[index].level = levels[place]
      place += clusters[index].scalar != nil ? 1 : clusters[index].text.unicodeScalars.count
    }
  }

  /// What belongs to no script goes with the letter before it, at the beginning with the first one.
  private mutating func takeScripts() {
    var current: Script?
    for index in clusters.indices {
      let script = Script(of: clusters[index])
      if script != .common {
        if current == nil {
          for earlier in 0..<index { clusters[earlier].script = script }
        }
        current = script
      }
      clusters[index].script = current ?? .common
    }
  }
}
