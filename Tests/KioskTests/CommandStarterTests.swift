import Catalog
import Foundation
import Synchronization
import TemporaryFolder
import Testing

@testable import Kiosk

@Suite("Command starter")
struct CommandStarterTests {
  /// Lets the command's thread come to its end.
  private func wait(_ starter: CommandStarter) {
    while starter.isRunning { usleep(1_000) }
  }

  @Test("arguments are handed over as they are: no shell reads them")
  func arguments() throws {
    try withTemporaryFolder { folder in
      let starter = CommandStarter { Issue.record("\($0)") }
      let name = "a b; touch $HOME `x` > y"

      starter.start(DeclaredCommand(name: "touch", arguments: ["touch", folder + "/" + name]))
      wait(starter)

      let made = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(made == [name])
    }
  }

  @Test("what cannot be started and what fails is reported")
  func failures() {
    let said = Mutex<[String]>([])
    let starter = CommandStarter { line in said.withLock { $0.append(line) } }
    for arguments in [["/nowhere/program"], ["false"]] {
      starter.start(DeclaredCommand(name: "c", arguments: arguments))
      wait(starter)
    }
    let lines = said.withLock { $0 }
    #expect(lines == ["command c: /nowhere/program: No such file or directory", "command c: status 1"])
  }
}
