import CatalogFile
import Testing

@Suite("Damaged files")
struct MutationTests {
  private static let whole = """
    title: City Museum
    theme: { style: dark, accent: "#f2b632", scale: 1.0 }
    x-b: &base { height: 220, shape: wide }
    categories:
      - title: "Handpicked \\u00e9"
        rows:
          - title: New — neu
            tile: { <<: *base, fit: cover }
            tiles:
              - image: photos/vase.jpg
                text: |
                  One paragraph.
                title: 'Blue'
          - from: { folder: photos/summer }
    """

  @Test(
    "whatever is changed in a file, reading gives a catalog or says what is wrong, with its line", arguments: 0..<40)
  func mutations(seed: Int) {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let pieces = [
      "\t", "\n", ": ", "- ", "[", "]", "{", "}", "\"", "'", "&a ", "*base", "<<: ", "#", "|", "\u{0}", "%", "? ",
      "---\n", "!!x ",
    ]
    for round in 0..<100 {
      var bytes = Array(Self.whole.utf8)
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(20)))
        case 1: bytes.insert(contentsOf: Array(pieces[random.below(pieces.count)].utf8), at: place)
        case 2: bytes[place] = UInt8(random.below(256))
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { bytes = [0x0A] }
      }

      do throws(CatalogFileError) {
        let read = try CatalogFile.read(text: bytes, name: "k", folder: "/")
        for category in read.catalog.categories {
          #expect(Set(category.rows.map(\.id)).count == category.rows.count, "seed \(seed), round \(round)")
        }
        #expect(read.problems.allSatisfy { ($0.mark?.line ?? 0) >= 1 }, "seed \(seed), round \(round)")
      } catch {
        #expect(!error.problems.isEmpty, "seed \(seed), round \(round)")
        #expect(
          error.problems.allSatisfy { ($0.mark?.line ?? 0) >= 1 && !$0.message.isEmpty && !$0.fix.isEmpty },
          "seed \(seed), round \(round)")
      }
    }
  }

  @Test("a file cut at any byte gives a catalog or says what is wrong")
  func cuts() {
    let bytes = Array(Self.whole.utf8)
    for length in 0..<bytes.count {
      do throws(CatalogFileError) {
        _ = try CatalogFile.read(text: Array(bytes[..<length]), name: "k", folder: "/")
      } catch {
        #expect(error.problems.first?.mark != nil, "cut after \(length) bytes")
      }
    }
  }

  /// SplitMix64.
  private struct Random {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ mixed >> 31) % UInt64(bound))
    }
  }
}
