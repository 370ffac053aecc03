/// Neighbouring clusters that one font draws.
struct TextRun {
  var font: Font
  var text: String
}
