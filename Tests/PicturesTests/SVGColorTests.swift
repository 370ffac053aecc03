import Testing

@testable import Pictures

@Suite("SVG colour")
struct SVGColorTests {
  @Test(
    "names, functions and short forms mean the colour that CSS gives them",
    arguments: [
      ("gold", "#ffd700"), ("Navy", "#000080"), (" crimson ", "#dc143c"), ("transparent", "none"),
      ("hsl(40,100%,50%)", "#ffaa00"), ("hsl(-120deg 100% 25%)", "#000080"), ("rgb(255 0 0)", "#ff0000"),
      ("rgb(100%, 0%, 20%)", "#ff0033"), ("currentColor", "#123456"),
    ])
  func words(value: String, word: String) {
    #expect(SVGColor(value[...], current: "#123456") == SVGColor(word: word))
  }

  @Test("alpha is kept apart", arguments: ["rgba(255,0,0,.5)", "rgb(255 0 0 / 50%)", "hsla(0,100%,50%,0.5)"])
  func alpha(value: String) {
    #expect(SVGColor(value[...], current: "") == SVGColor(word: "#ff0000", opacity: 0.5))
  }

  @Test("four and eight digits carry alpha")
  func digits() {
    #expect(SVGColor("#f00f", current: "") == SVGColor(word: "#ff0000", opacity: 1))
    #expect(SVGColor("#0000ff00", current: "") == SVGColor(word: "#0000ff", opacity: 0))
  }

  @Test(
    "what the library knows, or nobody does, stays as it is",
    arguments: ["#fa0", "#ffaa00", "none", "url(#sun)", "inherit", "rgb(1,2)", "hsl(x,1%,1%)", "", "#", "rgb("])
  func others(value: String) {
    #expect(SVGColor(value[...], current: "") == nil)
  }
}
