/// Why there is no picture, and the way out.
public enum DisplayProblem: Error, Equatable, Sendable {
  /// The kernel knows no graphics card.
  case noCard
  case noRights(path: String, group: String)
  /// Another program shows pictures on the card.
  case busy(path: String)
  /// There are cards, and no screen is plugged into them; the connectors' names.
  case notConnected([String])
  /// The card could not be opened for another reason.
  case failed(path: String, reason: String)
  /// SDL could not start the video driver.
  case noVideo(driver: String, SDLError)
  /// No renderer worked; the libraries that are missing, and the last failure.
  case noRenderer(missing: [String], SDLError)

  /// What is wrong, in one sentence.
  public var message: String {
    switch self {
    case .noCard: "there is no graphics card: /dev/dri holds no card"
    case .noRights(let path, let group): "no rights to use \(path), which belongs to group \(group)"
    case .busy(let path): "another program is using \(path)"
    case .notConnected(let names):
      "no screen is connected" + (names.isEmpty ? "" : " (looked at \(names.joined(separator: ", ")))")
    case .failed(let path, let reason): "\(path) cannot be opened: \(reason)"
    case .noVideo(let driver, let error): "the display cannot be opened (\(driver)): \(error)"
    case .noRenderer(let missing, let error):
      missing.isEmpty ? "nothing can draw: \(error)" : "missing: \(missing.joined(separator: ", ")) (\(error))"
    }
  }

  /// What mends it, a command where one does.
  public var fix: String {
    switch self {
    case .noCard: "enable the display driver: dtoverlay=vc4-kms-v3d in /boot/firmware/config.txt"
    case .noRights(_, let group): "sudo usermod -aG \(group) $USER, then log in again"
    case .busy: "stop the desktop or the other program that shows pictures"
    case .notConnected: "plug in a screen and switch it on"
    case .failed: "look into the kernel's messages: sudo dmesg | grep drm"
    case .noVideo(let driver, _):
      driver == "kmsdrm" ? "sudo apt install libsdl2-2.0-0 libgbm1" : "check DISPLAY and WAYLAND_DISPLAY"
    case .noRenderer: "sudo apt install libegl1 libgles2 libgl1-mesa-dri libgbm1"
    }
  }

  /// Whether waiting may mend it: a screen that is still off, a card whose driver is not loaded yet, a desktop that is
  /// still starting.
  public var mayPass: Bool {
    switch self {
    case .noCard, .busy, .notConnected, .failed, .noVideo: true
    case .noRights, .noRenderer: false
    }
  }
}

extension DisplayProblem: CustomStringConvertible {
  public var description: String { "\(message); \(fix)" }
}
