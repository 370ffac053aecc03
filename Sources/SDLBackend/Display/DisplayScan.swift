/// The graphics cards and screens that the kernel knows, as found under `/sys/class/drm` and `/dev/dri`.
///
/// SDL looks at them once, at its start, may take the wrong card (libsdl-org/SDL#13705) and never says what it missed.
public struct DisplayScan: Equatable, Sendable {
  /// A socket for a screen.
  public struct Connector: Equatable, Sendable {
    /// The kernel's name, `HDMI-A-1`.
    public var name: String
    /// The kernel's number, where it tells.
    public var id: Int?
    public var isConnected: Bool
    /// The screen's EDID, empty where there is none, as with most DSI panels.
    public var edid: [UInt8]
  }

  /// A card that can show pictures.
  public struct Card: Equatable, Sendable {
    /// N of `/dev/dri/cardN`.
    public var index: Int
    /// Whether the device file exists.
    public var hasNode: Bool
    /// In the kernel's order: by number, by name where there are none.
    public var connectors: [Connector]

    public var path: String { "/dev/dri/card\(index)" }
    public var connected: [Connector] { connectors.filter(\.isConnected) }
  }

  /// In order of their numbers, which are not the same after every start of the machine.
  public var cards: [Card]
  /// Whether there is anything that could draw by hardware.
  public var hasGraphics: Bool

  /// - Parameter root: `/`, or where a made-up tree stands.
  public static func read(root: String = "/") -> DisplayScan {
    let base = root.hasSuffix("/") ? root : root + "/"
    let nodes = SystemFiles.names(in: base + "dev/dri")
    let entries = SystemFiles.names(in: base + "sys/class/drm")
    let indices = Set((nodes + entries).compactMap { split($0)?.index })
    let cards = indices.sorted().map { index in
      let connectors = entries.compactMap { entry -> Connector? in
        guard let (card, name) = split(entry), card == index, let name else { return nil }
        return connector(name, at: base + "sys/class/drm/" + entry)
      }
      return Card(
        index: index, hasNode: nodes.contains("card\(index)"),
        connectors: connectors.sorted { ($0.id ?? .max, $0.name) < ($1.id ?? .max, $1.name) })
    }
    let hasGraphics = nodes.contains { $0.hasPrefix("renderD") } || SystemFiles.exists(base + "dev/nvidiactl")
    return DisplayScan(cards: cards, hasGraphics: hasGraphics)
  }

  /// `card1` and `card1-HDMI-A-1` into number and connector.
  private static func split(_ entry: String) -> (index: Int, connector: String?)? {
    guard entry.hasPrefix("card") else { return nil }
    let parts = entry.dropFirst(4).split(separator: "-", maxSplits: 1)
    guard let number = parts.first, let index = Int(number) else { return nil }
    return (index, parts.count > 1 ? String(parts[1]) : nil)
  }

  /// `status` alone tells of the cable; a writeback connector says `unknown` for ever.
  private static func connector(_ name: String, at path: String) -> Connector {
    Connector(
      name: name, id: SystemFiles.line(of: path + "/connector_id").flatMap { Int($0) },
      isConnected: SystemFiles.line(of: path + "/status") == "connected",
      edid: SystemFiles.bytes(of: path + "/edid") ?? [])
  }
}
