import Glibc
import Pictures
import ProgramSupport
import TemporaryFolder
import Testing

@Suite("Pictures that claim to be enormous")
struct BombTests {
  private static let bombs = Vitrine.checkout("Tests/PicturesTests/cases/08")

  @Test("within 1.5 GB of memory a folder of bombs is shown beside good pictures, and the program lives")
  func folder() throws {
    try withTemporaryFolder { folder in
      let names = try bombs()
      var text = "title: Bombs\ncategories:\n  - title: All\n    rows:\n"
      for (row, part) in names.chunked(by: 4).enumerated() {
        text += "      - title: Row \(row)\n        tile: { height: 90, shape: wide }\n        tiles:\n"
        for (index, name) in part.enumerated() {
          let good = "good \(row) \(index).png"
          try PNG.write(Museum.picture(index), to: "\(folder)/\(good)")
          text += "          - { image: \"\(Self.bombs)/\(name)\", title: \"bomb \(name)\" }\n"
          text += "          - { image: \"\(good)\", title: \"\(good)\" }\n"
        }
      }
      write(text, to: folder + "/kiosk.yaml")

      // Of the address space, as the shell counts in 1024 bytes.
      let outcome = try ChildProcess(
        "/bin/sh",
        [
          "-c", "ulimit -v 1572864; exec \"$@\"", "sh", Vitrine.path, "run", folder + "/kiosk.yaml", "--offscreen",
          "--window", "1920x1080", "--for", "6", "--state", folder + "/state.json",
        ], environment: ["XDG_CACHE_HOME": folder + "/cache", "DISPLAY": nil, "WAYLAND_DISPLAY": nil]
      ).finish()

      #expect(outcome.status == 0, "\(outcome.errors)")
      let state = try ScreenState(path: folder + "/state.json")
      let good = state.tiles.filter { $0.title?.hasPrefix("good") ?? false }
      #expect(good.count >= 8 && good.allSatisfy { $0.picture == "ready" })
      let bombs = state.tiles.filter { $0.title?.hasPrefix("bomb") ?? false }
      // The drawing is drawn at the size of its tile, and a JPEG may be shown small.
      #expect(bombs.allSatisfy { $0.picture != "loading" } && bombs.count { $0.picture == "failed" } >= 6)
      #expect(outcome.peakResidentBytes < 700 << 20, "\(outcome.peakResidentBytes)")
      for line in Set(outcome.errors.split(separator: "\n")) where line.contains("too large") {
        #expect(outcome.errors.split(separator: "\n").count { $0 == line } == 1, "\(line) is said once")
      }
    }
  }

  private func bombs() throws -> [String] {
    let folder = try #require(opendir(Self.bombs))
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}

extension [String] {
  fileprivate func chunked(by count: Int) -> [[String]] {
    stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min(self.count, $0 + count)]) }
  }
}
