import CICU

/// Finds where a line may end by Unicode's rules (UAX 14) and, in Thai, Lao, Khmer and Burmese, by dictionaries.
///
/// Used by one thread at a time: it holds the iterator that ICU takes a while to open.
final class LineBreaks {
  /// Nil where ICU lacks its data; lines then end after blanks alone.
  private let iterator: OpaquePointer?

  init() {
    iterator = ICULineBreaksOpen()
  }

  deinit {
    if let iterator { ICULineBreaksClose(iterator) }
  }

  /// Marks the clusters that a line may start with. A break inside a cluster is none. Corresponds to `ubrk_next`;
  /// linear in the length.
  func mark(_ clusters: inout [Cluster]) {
    var units: [UInt16] = []
    units.reserveCapacity(clusters.count)
    let starts = clusters.map { cluster in
      let start = units.count
      if let scalar = cluster.scalar, let unit = UInt16(exactly: scalar) {
        units.append(unit)
      } else {
        units.append(contentsOf: cluster.text.utf16)
      }
      return start
    }
    let breaks = places(in: units)
    for index in clusters.indices {
      clusters[index].startsLine =
        breaks.map { $0[starts[index]] } ?? (index > 0 && clusters[index - 1].isBlank && !clusters[index].isBlank)
    }
  }

  /// Whether a line may end before each code unit.
  private func places(in units: [UInt16]) -> [Bool]? {
    guard let iterator else { return nil }
    var places = [Bool](repeating: false, count: units.count + 1)
    let isDone = units.withUnsafeBufferPointer { text in
      guard ICULineBreaksSetText(iterator, text.baseAddress, Int32(text.count)) else { return false }
      var place = ICULineBreaksNext(iterator)
      while place >= 0 {
        places[Int(place)] = true
        place = ICULineBreaksNext(iterator)
      }
      // The buffer goes, so the iterator must not keep it.
      return ICULineBreaksSetText(iterator, nil, 0)
    }
    return isDone ? places : nil
  }
}

extension ArraySlice<Cluster> {
  /// The last count, `limit` at most, after which the line that starts with the slice may end; nil where its first
  /// word goes on past `limit`. Linear in the length of the last word.
  func lastBreak(notAfter limit: Int) -> Int? {
    if limit == count { return limit }
    var place = startIndex + limit
    while place > startIndex {
      if self[place].startsLine { return place - startIndex }
      place -= 1
    }
    return nil
  }
}
