/// What an input device did: libinput's events without its handles, so that tests can make them up.
///
/// Times are microseconds on the monotonic clock, stamped by the kernel when the device spoke.
enum DeviceEvent: Equatable {
  /// The place in fractions of the panel, 0..<1, after the calibration that udev knows for it. Slots are the seat's:
  /// no two fingers share one while both are down, whatever panels they are on.
  case touchDown(slot: Int, x: Double, y: Double, time: UInt64)
  case touchMotion(slot: Int, x: Double, y: Double, time: UInt64)
  case touchUp(slot: Int, time: UInt64)
  /// The panel took the touch back: a palm, or a device that went away.
  case touchCancel(slot: Int, time: UInt64)
  /// A key by its code in `linux/input-event-codes.h`.
  case key(code: UInt32, isDown: Bool, time: UInt64)
  /// The way a mouse went, accelerated, in pixels of the raw panel.
  case pointerMotion(dx: Double, dy: Double, time: UInt64)
  /// Where an absolute pointer is, in fractions of the panel.
  case pointerPosition(x: Double, y: Double, time: UInt64)
  /// A button by its code in `linux/input-event-codes.h`.
  case pointerButton(code: UInt32, isDown: Bool, time: UInt64)
  case added(InputDevice)
  case removed(InputDevice)
}

/// A panel, keyboard or mouse as libinput describes it.
struct InputDevice: Equatable, CustomStringConvertible {
  /// The kernel's name, `Goodix Capacitive TouchScreen`.
  var name: String
  var hasTouch: Bool
  var hasKeys: Bool
  var hasPointer: Bool

  /// The name and what it is used for, for the log.
  var description: String {
    let uses = [(hasTouch, "touch"), (hasPointer, "pointer"), (hasKeys, "keys")].filter(\.0).map(\.1)
    return "\(name) (\(uses.joined(separator: ", ")))"
  }
}
