import Glibc
import Testing

@testable import SDLBackend

@Suite("Input access")
struct InputAccessTests {
  @Test("one device that can be read is enough, and none is no matter of rights")
  func findsReadable() {
    let without = MadeUpSystem()
    let with = MadeUpSystem()
    with.write([], to: "dev/input/event0")
    with.write([], to: "dev/input/mice")

    #expect(InputAccess.deniedGroup(root: without.root) == nil)
    #expect(InputAccess.deniedGroup(root: with.root) == nil)
  }

  @Test("devices that nobody can read name their group")
  func namesTheGroup() {
    let system = MadeUpSystem()
    system.write([], to: "dev/input/mice")
    // Not even root can read where a link leads nowhere.
    symlink("nowhere", system.root + "/dev/input/event0")

    #expect(InputAccess.deniedGroup(root: system.root) != nil)
  }
}
