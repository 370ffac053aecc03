import Glibc
import TemporaryFolder
import Testing

@testable import ContentSources

@Suite("Path steps")
struct PathStepsTests {
  @Test("links on the way are steps of their own, and where they lead too")
  func links() {
    withTemporaryFolder { folder in
      makePictures("v1/kiosk.yaml", in: folder)
      symlink("v1", "\(folder)/current")

      let steps = PathSteps(to: "\(folder)/current/./kiosk.yaml").steps.filter { $0.directory.hasPrefix(folder) }

      #expect(
        steps == [
          PathSteps.Step(directory: folder, name: "current"), PathSteps.Step(directory: folder, name: "v1"),
          PathSteps.Step(directory: "\(folder)/v1", name: "kiosk.yaml"),
        ])
    }
  }

  @Test("the way ends at the first name that is not there, and in a circle of links")
  func ends() {
    withTemporaryFolder { folder in
      symlink("b", "\(folder)/a")
      symlink("a", "\(folder)/b")

      #expect(PathSteps(to: "\(folder)/none/x/y").steps.last == PathSteps.Step(directory: folder, name: "none"))
      #expect(PathSteps(to: "\(folder)/a/x").steps.count < 100)
      #expect(PathSteps(to: "/").steps == [])
    }
  }
}
