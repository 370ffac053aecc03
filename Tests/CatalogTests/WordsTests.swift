import Catalog
import Testing

@Suite("Words")
struct WordsTests {
  @Test(
    "the counter puts the numbers where their signs stand, each as often as it does",
    arguments: [
      ("{n} of {count}", "3 of 12"), ("{count}/{n}", "12/3"), ("{n}", "3"), ("{N} {n", "{N} {n"),
      ("{{n}} {n}{n}", "{3} 33"), ("", ""),
    ])
  func counter(pattern: String, text: String) {
    var words = Words()
    words.counter = pattern

    #expect(words.counter(3, of: 12) == text)
  }

  @Test("an option without a title says what it does")
  func labels() {
    var words = Words()
    words.hide = "Ukryj"

    #expect(words.label(of: TileOption(action: .hide)) == "Ukryj")
    #expect(words.label(of: TileOption(title: "Go", action: .hide)) == "Go")
    #expect(words.label(of: TileOption(action: .run(command: "x"))) == "Start")
  }
}
