internal import CLibinput
internal import Glibc

/// Touch, keys and mouse where no desktop reads them for the program: libinput on a udev seat.
///
/// SDL's own reader sends no motion for single-touch panels, knows no cancelled touch, stamps arrival instead of the
/// panel's time, and has no descriptor to sleep on. libinput has all of these, and follows devices that are plugged in
/// later.
final class LibinputSource {
  private let udev: OpaquePointer
  private let context: OpaquePointer
  private let interface: UnsafeMutablePointer<libinput_interface>

  private static let aboveAllPriorities = libinput_log_priority(rawValue: LIBINPUT_LOG_PRIORITY_ERROR.rawValue + 1)

  /// Starts reading the devices of a seat; those that are there are told as `added` by the first `drain`.
  ///
  /// `nil` where there is no udev. Devices that may not be opened are passed over: see `InputAccess`.
  init?(seat: String) {
    guard let udev = udev_new() else { return nil }
    let interface = UnsafeMutablePointer<libinput_interface>.allocate(capacity: 1)
    interface.initialize(
      to: libinput_interface(
        open_restricted: { path, flags, _ in
          guard let path else { return -ENOENT }
          let descriptor = open(path, flags | O_CLOEXEC)
          guard descriptor >= 0 else { return -errno }
          ConsoleKeyboard.takeFromConsole(descriptor)
          return descriptor
        },
        close_restricted: { descriptor, _ in close(descriptor) }))
    guard let context = libinput_udev_create_context(interface, nil, udev) else {
      interface.deallocate()
      udev_unref(udev)
      return nil
    }
    // It would print one line for each device that may not be opened, and complain of each slow frame. Taking its
    // handler away instead makes Swift 6.0 stumble over the handler's va_list.
    libinput_log_set_priority(context, Self.aboveAllPriorities)
    self.udev = udev
    self.context = context
    self.interface = interface
    guard libinput_udev_assign_seat(context, seat) == 0 else { return nil }
  }

  deinit {
    libinput_unref(context)
    udev_unref(udev)
    interface.deallocate()
  }

  /// Readable when there is something to drain; for `poll`.
  var descriptor: Int32 { libinput_get_fd(context) }

  /// Hands over all that happened since the last call, device by device.
  func drain(_ body: (DeviceEvent) -> Void) {
    libinput_dispatch(context)
    while let event = libinput_get_event(context) {
      if let event = Self.deviceEvent(of: event) { body(event) }
      libinput_event_destroy(event)
    }
  }

  private static func deviceEvent(of event: OpaquePointer) -> DeviceEvent? {
    switch libinput_event_get_type(event) {
    case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_UP, LIBINPUT_EVENT_TOUCH_CANCEL:
      touch(event)
    case LIBINPUT_EVENT_KEYBOARD_KEY: key(event)
    case LIBINPUT_EVENT_POINTER_MOTION, LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE, LIBINPUT_EVENT_POINTER_BUTTON:
      pointer(event)
    case LIBINPUT_EVENT_DEVICE_ADDED: .added(device(of: event))
    case LIBINPUT_EVENT_DEVICE_REMOVED: .removed(device(of: event))
    default: nil
    }
  }

  private static func touch(_ event: OpaquePointer) -> DeviceEvent? {
    guard let touch = libinput_event_get_touch_event(event) else { return nil }
    let slot = Int(libinput_event_touch_get_seat_slot(touch))
    let time = libinput_event_touch_get_time_usec(touch)
    switch libinput_event_get_type(event) {
    case LIBINPUT_EVENT_TOUCH_UP: return .touchUp(slot: slot, time: time)
    case LIBINPUT_EVENT_TOUCH_CANCEL: return .touchCancel(slot: slot, time: time)
    case let type:
      // Of a width of 1 these are fractions.
      let x = libinput_event_touch_get_x_transformed(touch, 1)
      let y = libinput_event_touch_get_y_transformed(touch, 1)
      return type == LIBINPUT_EVENT_TOUCH_DOWN
        ? .touchDown(slot: slot, x: x, y: y, time: time) : .touchMotion(slot: slot, x: x, y: y, time: time)
    }
  }

  private static func key(_ event: OpaquePointer) -> DeviceEvent? {
    guard let key = libinput_event_get_keyboard_event(event) else { return nil }
    return .key(
      code: libinput_event_keyboard_get_key(key),
      isDown: libinput_event_keyboard_get_key_state(key) == LIBINPUT_KEY_STATE_PRESSED,
      time: libinput_event_keyboard_get_time_usec(key))
  }

  private static func pointer(_ event: OpaquePointer) -> DeviceEvent? {
    guard let pointer = libinput_event_get_pointer_event(event) else { return nil }
    let time = libinput_event_pointer_get_time_usec(pointer)
    switch libinput_event_get_type(event) {
    case LIBINPUT_EVENT_POINTER_MOTION:
      return .pointerMotion(
        dx: libinput_event_pointer_get_dx(pointer), dy: libinput_event_pointer_get_dy(pointer), time: time)
    case LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
      return .pointerPosition(
        x: libinput_event_pointer_get_absolute_x_transformed(pointer, 1),
        y: libinput_event_pointer_get_absolute_y_transformed(pointer, 1), time: time)
    default:
      return .pointerButton(
        code: libinput_event_pointer_get_button(pointer),
        isDown: libinput_event_pointer_get_button_state(pointer) == LIBINPUT_BUTTON_STATE_PRESSED, time: time)
    }
  }

  private static func device(of event: OpaquePointer) -> InputDevice {
    guard let device = libinput_event_get_device(event) else {
      return InputDevice(name: "?", hasTouch: false, hasKeys: false, hasPointer: false)
    }
    func has(_ capability: libinput_device_capability) -> Bool {
      libinput_device_has_capability(device, capability) != 0
    }
    return InputDevice(
      name: libinput_device_get_name(device).map { String(cString: $0) } ?? "?",
      hasTouch: has(LIBINPUT_DEVICE_CAP_TOUCH), hasKeys: has(LIBINPUT_DEVICE_CAP_KEYBOARD),
      hasPointer: has(LIBINPUT_DEVICE_CAP_POINTER))
  }
}
