import Glibc

/// A replay in the making; places are fractions of the raw panel.
struct Strokes {
  private var lines: [String] = []
  /// When the next one begins, in seconds.
  private var time = 0.2

  /// A finger goes evenly from one place to another and lifts there, read 125 times a second.
  mutating func swipe(from: (x: Double, y: Double), to: (x: Double, y: Double), lasting: Double = 0.2) {
    let steps = Int(lasting * 125)
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      add(
        step == 0 ? "down" : "move", time + lasting * share,
        (from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share))
    }
    add("up", time + lasting, to)
    time += lasting + 4
  }

  mutating func tap(_ place: (x: Double, y: Double)) {
    add("down", time, place)
    add("up", time + 0.08, place)
    time += 1.5
  }

  /// A finger that comes down and stays.
  mutating func press(_ place: (x: Double, y: Double)) { add("down", time, place) }

  mutating func key(_ name: String) {
    lines.append("{\"t\":\(time),\"key\":\"\(name)\"}")
    time += 1
  }

  /// Lets the next one begin sooner.
  mutating func rewind(by seconds: Double) { time -= seconds }

  private mutating func add(_ phase: String, _ time: Double, _ place: (x: Double, y: Double)) {
    lines.append("{\"t\":\(time),\"touch\":\"\(phase)\",\"id\":1,\"x\":\(place.x),\"y\":\(place.y)}")
  }

  func write(to path: String) throws {
    guard let file = fopen(path, "w") else { throw FileBytes.Missing(path: path) }
    fputs(lines.joined(separator: "\n") + "\n", file)
    fclose(file)
  }
}
