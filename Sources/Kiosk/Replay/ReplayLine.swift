import FoundationEssentials

/// One line of a replay as it is written.
struct ReplayLine: Decodable {
  private var t: Double
  private var touch: String?
  private var mouse: String?
  private var key: String?
  private var pad: String?
  private var focus: Bool?
  private var device: String?
  private var content: String?
  private var id: Int?
  private var x: Double?
  private var y: Double?
  private var press: Bool?

  private enum Keys: String, CodingKey, CaseIterable {
    case t, touch, mouse, key, pad, focus, device, content, id, x, y, press
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(_ line: Substring) throws(ReplayError.Reason) {
    do {
      self = try JSONDecoder().decode(ReplayLine.self, from: Data(line.utf8))
    } catch let reason as ReplayError.Reason {
      throw reason
    } catch {
      throw ReplayError.Reason("not a line of JSON with a time \"t\" and one of \(Self.kinds)")
    }
  }

  private static let kinds = "touch, mouse, key, pad, focus, device, content"

  init(from decoder: any Decoder) throws {
    for key in try decoder.container(keyedBy: AnyKey.self).allKeys where Keys(rawValue: key.stringValue) == nil {
      throw ReplayError.Reason("unknown word \"\(key.stringValue)\"")
    }
    let values = try decoder.container(keyedBy: Keys.self)
    t = try values.decode(Double.self, forKey: .t)
    touch = try values.decodeIfPresent(String.self, forKey: .touch)
    mouse = try values.decodeIfPresent(String.self, forKey: .mouse)
    key = try values.decodeIfPresent(String.self, forKey: .key)
    pad = try values.decodeIfPresent(String.self, forKey: .pad)
    focus = try values.decodeIfPresent(Bool.self, forKey: .focus)
    device = try values.decodeIfPresent(String.self, forKey: .device)
    content = try values.decodeIfPresent(String.self, forKey: .content)
    id = try values.decodeIfPresent(Int.self, forKey: .id)
    x = try values.decodeIfPresent(Double.self, forKey: .x)
    y = try values.decodeIfPresent(Double.self, forKey: .y)
    press = try values.decodeIfPresent(Bool.self, forKey: .press)
  }

  /// What the line says, as one step, or two for a whole key press.
  func steps(folder: String) throws(ReplayError.Reason) -> [ReplayStep] {
    guard t >= 0, t.isFinite else { throw ReplayError.Reason("\"t\" is a number of seconds from the start") }
    func step(_ action: ReplayStep.Action) -> [ReplayStep] { [ReplayStep(time: t, action: action)] }
    if let touch {
      let place = try self.place()
      return step(.touch(try stroke(touch), id: id ?? 1, x: place.x, y: place.y))
    }
    if let mouse {
      let place = try self.place()
      return step(.mouse(try stroke(mouse), x: place.x, y: place.y))
    }
    if let key {
      guard ReplayKey.names[key.lowercased()] != nil else {
        throw ReplayError.Reason("unknown key \"\(key)\"; known are \(ReplayKey.known)")
      }
      if let press { return step(.key(key, isDown: press)) }
      return [
        ReplayStep(time: t, action: .key(key, isDown: true)),
        ReplayStep(time: t + Replay.keyHold, action: .key(key, isDown: false)),
      ]
    }
    if let pad {
      guard ReplayKey.padNames[pad.lowercased()] != nil else { throw ReplayError.Reason("unknown button \"\(pad)\"") }
      return step(.pad(pad))
    }
    if let focus { return step(.focus(focus)) }
    if let device {
      guard device == "removed" || device == "added" else {
        throw ReplayError.Reason("a device is \"removed\" or \"added\", not \"\(device)\"")
      }
      return step(.device(device))
    }
    if let content { return step(.content(content.hasPrefix("/") ? content : folder + "/" + content)) }
    throw ReplayError.Reason("names none of \(Self.kinds)")
  }

  private func stroke(_ word: String) throws(ReplayError.Reason) -> ReplayStep.Action.Stroke {
    guard let stroke = ReplayStep.Action.Stroke(rawValue: word) else {
      throw ReplayError.Reason("a touch is \"down\", \"move\", \"up\" or \"cancel\", not \"\(word)\"")
    }
    return stroke
  }

  private func place() throws(ReplayError.Reason) -> (x: Double, y: Double) {
    guard let x, let y, x.isFinite, y.isFinite else {
      throw ReplayError.Reason("a touch needs \"x\" and \"y\", fractions of the panel")
    }
    return (x, y)
  }
}
