import Glibc
import TemporaryFolder
import Testing

@testable import Kiosk

@Suite("Replay")
struct ReplayTests {
  private func parse(_ text: String) throws -> [ReplayStep] {
    try Replay.parse(text, file: "r.jsonl", folder: "/films").steps
  }

  private func complaint(_ text: String) -> String? {
    do {
      _ = try parse(text)
      return nil
    } catch { return (error as? ReplayError)?.description }
  }

  @Test("every kind of line of the contract is read")
  func kinds() throws {
    let steps = try parse(
      """
      {"t":0.50,"touch":"down","id":1,"x":0.80,"y":0.55}
      {"t":0.52,"touch":"move","id":1,"x":0.78,"y":0.55}
      {"t":0.70,"touch":"up","id":1,"x":0.31,"y":0.56}
      {"t":0.90,"touch":"cancel","id":2,"x":0.1,"y":0.1}
      {"t":1.50,"key":"Right"}
      {"t":1.60,"key":"Down","press":true}
      {"t":2.40,"key":"Down","press":false}
      {"t":2.50,"pad":"a"}
      {"t":2.60,"mouse":"down","x":0.5,"y":0.5}
      {"t":3.00,"focus":false}
      {"t":3.10,"device":"removed"}
      {"t":4.00,"content":"after.yaml"}
      """)

    #expect(
      steps == [
        ReplayStep(time: 0.5, action: .touch(.down, id: 1, x: 0.8, y: 0.55)),
        ReplayStep(time: 0.52, action: .touch(.move, id: 1, x: 0.78, y: 0.55)),
        ReplayStep(time: 0.7, action: .touch(.up, id: 1, x: 0.31, y: 0.56)),
        ReplayStep(time: 0.9, action: .touch(.cancel, id: 2, x: 0.1, y: 0.1)),
        ReplayStep(time: 1.5, action: .key("Right", isDown: true)),
        ReplayStep(time: 1.56, action: .key("Right", isDown: false)),
        ReplayStep(time: 1.6, action: .key("Down", isDown: true)),
        ReplayStep(time: 2.4, action: .key("Down", isDown: false)),
        ReplayStep(time: 2.5, action: .pad("a")),
        ReplayStep(time: 2.6, action: .mouse(.down, x: 0.5, y: 0.5)),
        ReplayStep(time: 3, action: .focus(false)),
        ReplayStep(time: 3.1, action: .device("removed")),
        ReplayStep(time: 4, action: .content("/films/after.yaml")),
      ])
  }

  @Test("a key that is let go after the next line began stays in order of time")
  func interleaved() throws {
    let steps = try parse("{\"t\":1,\"key\":\"Right\"}\n{\"t\":1.03,\"key\":\"Down\"}")

    #expect(steps.map(\.time) == [1, 1.03, 1.06, 1.09])
    #expect(
      steps.map(\.action) == [
        .key("Right", isDown: true), .key("Down", isDown: true), .key("Right", isDown: false),
        .key("Down", isDown: false),
      ])
  }

  @Test("lines of one time keep their order")
  func stable() throws {
    let steps = try parse(
      (0..<20).map { "{\"t\":1,\"touch\":\"move\",\"id\":\($0),\"x\":0,\"y\":0}" }.joined(separator: "\n"))

    #expect(steps.map(\.action) == (0..<20).map { .touch(.move, id: $0, x: 0, y: 0) })
  }

  @Test("empty lines and line ends of other systems are no fault")
  func blanks() throws {
    #expect(try parse("\n{\"t\":1,\"key\":\"Up\"}\r\n  \r\n\t\n{\"t\":2,\"focus\":true}\n").count == 3)
    #expect(try parse("").isEmpty)
  }

  @Test(
    "a line that is not understood is an error with its number",
    arguments: [
      ("{\"t\":1,\"dance\":true}", "unknown word \"dance\""),
      ("{\"t\":1}", "names none of touch, mouse, key, pad, focus, device, content"),
      ("{\"touch\":\"down\",\"x\":0,\"y\":0}", "not a line of JSON with a time"),
      ("{\"t\":\"1\",\"key\":\"Up\"}", "not a line of JSON with a time"),
      ("tap", "not a line of JSON with a time"),
      ("[1]", "not a line of JSON with a time"),
      ("{\"t\":-1,\"key\":\"Up\"}", "\"t\" is a number of seconds from the start"),
      ("{\"t\":1,\"touch\":\"hover\",\"x\":0,\"y\":0}", "not \"hover\""),
      ("{\"t\":1,\"touch\":\"down\",\"x\":0}", "a touch needs \"x\" and \"y\""),
      ("{\"t\":1,\"mouse\":\"down\"}", "a touch needs \"x\" and \"y\""),
      ("{\"t\":1,\"key\":\"Shift\"}", "unknown key \"Shift\"; known are Left"),
      ("{\"t\":1,\"pad\":\"z\"}", "unknown button \"z\""),
      ("{\"t\":1,\"device\":\"lost\"}", "not \"lost\""),
      ("{\"t\":1,\"focus\":\"no\"}", "not a line of JSON with a time"),
      ("{\"t\":0.1,\"key\":\"Up\"}", "its time is before that of the line above"),
    ])
  func faults(line: String, words: String) throws {
    let found = try #require(complaint("{\"t\":0.5,\"key\":\"Up\"}\n\n\(line)\n{\"t\":9,\"key\":\"Up\"}"))

    #expect(found.hasPrefix("r.jsonl:3: error: ") && found.contains(words), "\(found)")
  }

  @Test("an absolute path of content stays as it is")
  func absolute() throws {
    #expect(try parse("{\"t\":1,\"content\":\"/a/b.yaml\"}").map(\.action) == [.content("/a/b.yaml")])
  }

  @Test("a file's content lies beside the file, and its duration is its last step")
  func file() throws {
    try withTemporaryFolder { folder in
      write("{\"t\":1,\"content\":\"b.yaml\"}\n{\"t\":2,\"key\":\"Up\"}\n", to: folder + "/r.jsonl")

      let replay = try Replay.read(path: folder + "/r.jsonl")

      #expect(replay.steps.first?.action == .content(folder + "/b.yaml"))
      #expect(replay.duration == 2.06)
      #expect(Replay(steps: []).duration == 0)
    }
  }

  @Test("a file that is not there is said with its name")
  func missing() {
    #expect(throws: ReplayError(file: "/nowhere/r", line: nil, message: "cannot be read: No such file or directory")) {
      try Replay.read(path: "/nowhere/r")
    }
  }
}
