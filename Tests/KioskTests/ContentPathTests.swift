import Glibc
import Testing

@testable import Kiosk

@Suite("Content path")
struct ContentPathTests {
  @Test("what the command line names is taken, as it is named")
  func given() {
    #expect(ContentPath.choose("my/../photos") == "my/../photos")
    #expect(ContentPath.choose("") == "")
  }

  @Test("without a name it is the system's file or a demo that is there, unless the environment names one")
  func fallback() {
    guard getenv("VITRINE_CONTENT") == nil else { return }

    let path = ContentPath.choose(nil)

    #expect(path == ContentPath.system || path.hasSuffix("config/kiosk.yaml"))
    #expect(access(path, R_OK) == 0 || path == "config/kiosk.yaml")
  }
}
