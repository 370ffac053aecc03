import Testing

@testable import SDLBackend

@Suite("Display plan")
struct DisplayPlanTests {
  private func plan(
    _ system: MadeUpSystem, environment: [String: String] = [:], access: CardAccess = .usable
  ) throws(DisplayProblem) -> DisplayPlan {
    try DisplayPlan(environment: environment, scan: .read(root: system.root)) { _ in access }
  }

  /// A Pi whose first card draws and whose second has the sockets.
  private func pi() -> MadeUpSystem {
    let system = MadeUpSystem()
    system.addCard(0)
    system.addCard(1)
    system.addConnector("HDMI-A-1", card: 1, status: "disconnected", id: 31)
    system.addConnector(
      "HDMI-A-2", card: 1, status: "connected", id: 32,
      edid: MadeUpEDID.bytes(width: 1024, height: 600, name: "Desk"))
    return system
  }

  @Test("the bare screen is the first card with a screen, at the mode that the screen prefers")
  func findsTheCard() throws {
    let plan = try plan(pi())

    #expect(plan.screen == .kms(card: 1, width: 1024, height: 600))
    #expect(plan.notes == ["screen on card1-HDMI-A-2, Desk", "preferred mode 1024x600"])
  }

  @Test("a panel without EDID is taken in the mode it has")
  func takesPanelWithoutEDID() throws {
    let system = MadeUpSystem()
    system.addCard(0)
    system.addConnector("DSI-1", card: 0, status: "connected")

    #expect(try plan(system).screen == .kms(card: 0, width: nil, height: nil))
  }

  @Test("a desktop is preferred where there is one, and an operator's word above all")
  func choosesDesktop() throws {
    #expect(try plan(pi(), environment: ["DISPLAY": ":0"]).screen == .desktop(drivers: "x11,wayland"))
    #expect(try plan(pi(), environment: ["WAYLAND_DISPLAY": "wayland-0"]).screen == .desktop(drivers: "x11,wayland"))
    #expect(try plan(pi(), environment: ["DISPLAY": ""]).screen == .kms(card: 1, width: 1024, height: 600))
    #expect(
      try plan(pi(), environment: ["DISPLAY": ":0", "SDL_VIDEODRIVER": "KMSDRM"]).screen
        == .kms(card: 1, width: 1024, height: 600))
    #expect(try plan(pi(), environment: ["SDL_VIDEODRIVER": "wayland"]).screen == .desktop(drivers: "wayland"))
  }

  @Test("a card that an operator names is taken, and no other")
  func obeysDeviceIndex() throws {
    let system = pi()
    system.addConnector("DP-1", card: 0, status: "connected")

    #expect(
      try plan(system, environment: ["SDL_KMSDRM_DEVICE_INDEX": "1"]).screen
        == .kms(card: 1, width: 1024, height: 600))
    #expect(throws: DisplayProblem.noCard) { try plan(system, environment: ["SDL_KMSDRM_DEVICE_INDEX": "7"]) }
  }

  @Test("each reason for a black screen has its own name and cure")
  func namesReasons() {
    let empty = MadeUpSystem()
    let unplugged = MadeUpSystem()
    unplugged.addCard(0)
    unplugged.addConnector("HDMI-A-1", card: 0, status: "disconnected")

    #expect(throws: DisplayProblem.noCard) { try plan(empty) }
    #expect(throws: DisplayProblem.notConnected(["card0-HDMI-A-1"])) { try plan(unplugged) }
    #expect(throws: DisplayProblem.noRights(path: "/dev/dri/card1", group: "video")) {
      try plan(pi(), access: .noRights(group: "video"))
    }
    #expect(throws: DisplayProblem.busy(path: "/dev/dri/card1")) { try plan(pi(), access: .busy) }
    #expect(DisplayProblem.noRights(path: "/dev/dri/card1", group: "video").fix.contains("usermod -aG video"))
    #expect(DisplayProblem.notConnected([]).mayPass && !DisplayProblem.noRights(path: "", group: "").mayPass)
  }

  @Test("a card the system knows but gives no file for is no card")
  func wantsANode() {
    let system = MadeUpSystem()
    system.addCard(0, hasNode: false)
    system.addConnector("HDMI-A-1", card: 0, status: "connected")

    #expect(throws: DisplayProblem.noCard) { try plan(system) }
  }
}
