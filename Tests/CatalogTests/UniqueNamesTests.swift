import Testing

@testable import Catalog

@Suite("Unique names")
struct UniqueNamesTests {
  @Test("repeated names are numbered from two")
  func numbering() {
    var names = UniqueNames()

    #expect(["vase", "vase", "cup", "vase"].map { names.claim($0) } == ["vase", "vase-2", "cup", "vase-3"])
  }

  @Test("a number never takes a name that is taken already")
  func takenSuffix() {
    var names = UniqueNames()

    #expect(["vase-2", "vase", "vase", "vase-2"].map { names.claim($0) } == ["vase-2", "vase", "vase-3", "vase-2-2"])
  }

  @Test("a hundred thousand equal names all differ")
  func many() {
    var names = UniqueNames()

    #expect(Set((0..<100_000).map { _ in names.claim("tile") }).count == 100_000)
  }
}
