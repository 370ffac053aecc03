import Glibc
import Raster
import TemporaryFolder

/// An X server without a screen, with what it shows in a file.
final class XServer {
  let display: String
  private let server: ChildProcess
  private let folder: String

  static let isInstalled = ["Xvfb", "xdotool"].allSatisfy { access("/usr/bin/" + $0, X_OK) == 0 }

  /// - Parameter folder: for the picture of the screen.
  init(in folder: String, width: Int = 1280, height: Int = 720) throws {
    self.folder = folder
    server = try ChildProcess(
      "Xvfb",
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder, "-nolisten", "tcp", "-nocursor",
        "-noreset",
      ])
    display = ":" + (try server.firstLine())
  }

  /// Ends the server; it takes its lock files with it.
  func stop() {
    server.send(SIGTERM)
    _ = try? server.finish(within: 10)
  }

  /// Moves the pointer and presses its button, as a visitor would.
  func xdotool(_ words: [String]) throws -> ChildProcess.Outcome {
    try ChildProcess("xdotool", words, environment: ["DISPLAY": display]).finish()
  }

  /// What is on the screen, from the X window dump that Xvfb keeps up to date.
  func picture() throws -> Bitmap {
    let bytes = try FileBytes.read(folder + "/Xvfb_screen0")
    func word(_ index: Int) -> Int { bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height, perLine) = (word(4), word(5), word(12))
    precondition(word(1) == 7 && word(11) == 32 && word(7) == 0, "a dump of version 7, 32 bits, little end first")
    let start = word(0) + word(19) * 12
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    bytes.withUnsafeBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          pixels.append(
            bytes.loadUnaligned(fromByteOffset: start + y * perLine + x * 4, as: UInt32.self) | 0xFF00_0000)
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Waits until the screen has stayed the same for half a second.
  func waitUntilStill() throws -> Bool {
    var last = try picture()
    var quiet = 0
    return try Clock.wait {
      poll(nil, 0, 80)
      let now = try picture()
      quiet = now == last ? quiet + 1 : 0
      last = now
      return quiet >= 5
    }
  }
}
