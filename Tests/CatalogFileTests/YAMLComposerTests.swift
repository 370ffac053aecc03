import Testing

@testable import CatalogFile

@Suite("YAML composer")
struct YAMLComposerTests {
  @Test("nine lines that ask for a billion values are refused at once")
  func bomb() {
    var text = "x-0: &a0 [a, a, a, a, a, a, a, a, a]\n"
    for level in 1..<9 {
      text += "x-\(level): &a\(level) [" + repeatElement("*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
    }

    #expect(fault(text + "categories: *a8") == "aliases repeat more than 500000 keys and values")
  }

  @Test("an alias within what it names is refused", arguments: ["a: &a [*a]", "a: &a {b: *a}", "&a [b, {c: *a}]"])
  func recursion(text: String) {
    #expect(fault(text) == "*a refers to itself")
  }

  @Test("depth is bounded, also where aliases make it")
  func depth() {
    let brackets = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    #expect(fault(brackets) == "more than 32 lists and maps within each other")
    #expect(fault(String(repeating: "[", count: 1_000_000)) == "more than 32 lists and maps within each other")
    #expect(fault(String(repeating: "[", count: 32) + String(repeating: "]", count: 32)) == nil)

    let half = String(repeating: "[", count: 20)
    let other = String(repeating: "]", count: 20)
    #expect(
      fault("a: &a \(half)\(other)\nb: \(half)*a\(other)") == "more than 32 lists and maps within each other")
  }

  @Test("the number of nodes is bounded")
  func nodes() throws {
    let source = try SourceText(Array("[a, b, c, d]".utf8))

    #expect(throws: YAMLFault.self) { try YAMLComposer.tree(of: source, limits: YAMLLimits(nodes: 4)) }
    #expect(try YAMLComposer.tree(of: source, limits: YAMLLimits(nodes: 5))?.count == 5)
  }

  @Test("an anchor given twice means the nearer one above")
  func redefinition() throws {
    #expect(try catalog("x-a: &a One\nx-b: &a Two\ntitle: *a\ncategories: []").title == "Two")
  }

  private func fault(_ text: String) -> String? {
    do throws(YAMLFault) {
      _ = try YAMLComposer.tree(of: SourceText(Array(text.utf8)))
      return nil
    } catch {
      return error.message
    }
  }
}
