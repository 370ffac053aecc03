/// Notices that a screen was plugged in again, or another one: SDL does not, and goes on in the old mode.
///
/// To be asked about once a second with a new scan. An unplugged screen alone is no reason to begin anew: there is
/// nothing to show on until one comes back.
public struct DisplayWatch: Equatable, Sendable {
  private var connected: [String: [UInt8]]

  public init(_ scan: DisplayScan) {
    connected = Self.screens(of: scan)
  }

  /// Whether the display must be opened anew since the last call.
  public mutating func mustReopen(after scan: DisplayScan) -> Bool {
    let screens = Self.screens(of: scan)
    defer { connected = screens }
    return screens.contains { connected[$0.key] != $0.value }
  }

  private static func screens(of scan: DisplayScan) -> [String: [UInt8]] {
    var screens: [String: [UInt8]] = [:]
    for card in scan.cards {
      for connector in card.connected { screens["card\(card.index)-\(connector.name)"] = connector.edid }
    }
    return screens
  }
}
