import Glibc
import Pictures
import Testing

@Suite("Picture errors")
struct PictureErrorTests {
  @Test("every error says in words what is wrong and what to do")
  func words() {
    let errors: [PictureError] = [
      .missing, .notRegular, .unreadable(EACCES), .unreadable(EIO), .empty, .notAPicture, .unsupported("HEIC"),
      .tooLarge(width: 1, height: 2), .damaged("reason"),
    ]

    for error in errors {
      #expect(!error.message.isEmpty && !error.message.hasSuffix("."))
      #expect(!error.fix.isEmpty && !error.fix.hasSuffix("."))
    }
    #expect(PictureError.unreadable(EACCES).message == "the file cannot be read (Permission denied)")
    #expect(PictureError.tooLarge(width: 30_000, height: 20_000).message.contains("30000 × 20000"))
  }
}
