import Glibc

/// A replay in the making; places are fractions of the raw panel.
public struct Strokes {
  private var lines: [(time: Double, text: String)] = []
  /// When the next one begins, in seconds.
  public var time = 0.2

  public init() {}

  /// The lines of a file.
  public init(path: String) throws {
    for line in try FileBytes.text(path).split(separator: "\n") {
      // Each begins with {"t": 1.5,
      let words = line.split(whereSeparator: { ":, ".contains($0) })
      guard words.count > 1, let time = Double(words[1]) else { throw FileBytes.Missing(path: path) }
      lines.append((time, String(line)))
      self.time = time
    }
  }

  /// A finger goes evenly from one place to another and lifts there, read 125 times a second.
  public mutating func swipe(
    from: (x: Double, y: Double), to: (x: Double, y: Double), lasting: Double = 0.2, lifts: Bool = true
  ) {
    let steps = Int(lasting * 125)
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      add(
        step == 0 ? "down" : "move", time + lasting * share,
        (from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share))
    }
    time += lasting
    guard lifts else { return }
    add("up", time, to)
    time += 4
  }

  public mutating func tap(_ place: (x: Double, y: Double)) {
    add("down", time, place)
    add("up", time + 0.08, place)
    time += 1.5
  }

  /// A finger that comes down and stays.
  public mutating func press(_ place: (x: Double, y: Double)) { add("down", time, place) }

  public mutating func key(_ name: String) {
    lines.append((time, "{\"t\":\(time),\"key\":\"\(name)\"}"))
    time += 1
  }

  /// Lets the next one begin sooner.
  public mutating func rewind(by seconds: Double) { time -= seconds }

  /// Other content from `time` on.
  public mutating func content(_ path: String, at time: Double) {
    lines.append((time, "{\"t\":\(time),\"content\":\"\(path)\"}"))
  }

  private mutating func add(_ phase: String, _ time: Double, _ place: (x: Double, y: Double)) {
    lines.append((time, "{\"t\":\(time),\"touch\":\"\(phase)\",\"id\":1,\"x\":\(place.x),\"y\":\(place.y)}"))
  }

  /// Writes it in order of time.
  public func write(to path: String) throws {
    guard let file = fopen(path, "w") else { throw FileBytes.Missing(path: path) }
    let ordered = lines.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    fputs(ordered.map(\.element.text).joined(separator: "\n") + "\n", file)
    fclose(file)
  }
}
