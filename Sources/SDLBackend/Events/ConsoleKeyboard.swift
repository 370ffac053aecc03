internal import CLibinput
internal import Glibc

/// Keeps a keyboard's keys from the text console behind the picture.
///
/// Where the program has a console of its own SDL mutes it. A service without one would type every key, of a barcode
/// reader too, into the login prompt that nobody sees.
enum ConsoleKeyboard {
  /// Takes a device that can type for this process alone, until it is closed, however that comes about. Leaves power
  /// buttons to those that listen to them. Where another program was quicker the keys are shared.
  static func takeFromConsole(_ descriptor: Int32) {
    var keys = [UInt8](repeating: 0, count: Int(KEY_MAX) / 8 + 1)
    // EVIOCGBIT(EV_KEY, size): the keys that the device has.
    let askKeys = 0x8000_4520 | UInt(EV_KEY) | UInt(keys.count) << 16
    guard keys.withUnsafeMutableBytes({ ioctl(descriptor, askKeys, $0.baseAddress!) }) >= 0 else { return }
    guard canType(keys) else { return }
    // EVIOCGRAB
    _ = ioctl(descriptor, 0x4004_4590, 1)
  }

  /// Whether a device with these keys, one bit each, has any that the console turns into text.
  static func canType(_ keys: [UInt8]) -> Bool {
    let typed = [KEY_1, KEY_A, KEY_ENTER, KEY_SPACE, KEY_KPENTER]
    return typed.contains { keys[Int($0) / 8] & 1 << (UInt8($0) % 8) != 0 }
  }
}
