/// Where the picture goes, decided before SDL is asked: pure, from the environment and a scan of the system.
public struct DisplayPlan: Equatable, Sendable {
  public enum Screen: Equatable, Sendable {
    /// A window of X11 or Wayland; `drivers` is SDL's list to try.
    case desktop(drivers: String)
    /// The bare screen.
    case kms(card: Int?, width: Int?, height: Int?)
  }

  public var screen: Screen
  /// What an operator should know, for the log.
  public var notes: [String]

  /// - Parameters:
  ///   - environment: The process's; an operator's `SDL_VIDEODRIVER` and `SDL_KMSDRM_DEVICE_INDEX` win.
  ///   - access: Whether a card may be used, asked only about the chosen one.
  public init(
    environment: [String: String], scan: DisplayScan, access: (DisplayScan.Card) -> CardAccess
  ) throws(DisplayProblem) {
    func setting(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let asked = setting("SDL_VIDEODRIVER")?.lowercased()
    if let asked, asked != "kmsdrm" {
      self.init(screen: .desktop(drivers: asked), notes: ["video driver \(asked) as told by SDL_VIDEODRIVER"])
    } else if asked == nil, setting("DISPLAY") != nil || setting("WAYLAND_DISPLAY") != nil {
      self.init(screen: .desktop(drivers: "x11,wayland"), notes: [])
    } else {
      let wanted = setting("SDL_KMSDRM_DEVICE_INDEX").flatMap { Int($0) }
      self = try Self.bareScreen(of: scan, wanted: wanted, access: access)
    }
  }

  private init(screen: Screen, notes: [String]) {
    self.screen = screen
    self.notes = notes
  }

  private static func bareScreen(
    of scan: DisplayScan, wanted: Int?, access: (DisplayScan.Card) -> CardAccess
  ) throws(DisplayProblem) -> DisplayPlan {
    let cards = scan.cards.filter { wanted == nil || $0.index == wanted }.filter(\.hasNode)
    guard !cards.isEmpty else { throw .noCard }
    guard let card = cards.first(where: { !$0.connected.isEmpty }), let connector = card.connected.first else {
      throw .notConnected(cards.flatMap { card in card.connectors.map { "card\(card.index)-\($0.name)" } })
    }
    switch access(card) {
    case .usable: break
    case .noRights(let group): throw .noRights(path: card.path, group: group)
    case .busy: throw .busy(path: card.path)
    case .failed(let reason): throw .failed(path: card.path, reason: reason)
    }
    let edid = EDID(connector.edid)
    var notes = ["screen on card\(card.index)-\(connector.name)" + (edid?.name.map { ", \($0)" } ?? "")]
    if let edid { notes.append("preferred mode \(edid.preferredWidth)x\(edid.preferredHeight)") }
    if card.connected.count > 1 {
      notes.append("more than one screen is connected; the picture is on the first")
    }
    return DisplayPlan(
      screen: .kms(card: card.index, width: edid?.preferredWidth, height: edid?.preferredHeight), notes: notes)
  }
}
