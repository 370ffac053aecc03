internal import Carousel

/// What reaches the program on the bare screen without SDL: the devices' input, and the news of another screen.
final class BareScreenInput {
  var translator: DeviceTranslator
  /// Called with what an operator should know of devices that come and go.
  var onNews: (String) -> Void = { _ in }
  private let devices: LibinputSource
  /// Set where Ctrl+C shall end the program.
  private var interruptKeys: InterruptKeys?
  private var watch: DisplayWatch
  private var nextScan = 0.0
  private var hasAnotherScreen = false

  /// Seconds between two looks at what is plugged in; some ten small files of the kernel each.
  private static let scanInterval = 1.0

  init(devices: LibinputSource, scan: DisplayScan) {
    self.devices = devices
    interruptKeys = InterruptKeys.areHeard ? InterruptKeys() : nil
    watch = DisplayWatch(scan)
    translator = DeviceTranslator(transform: PanelTransform(panelWidth: 1, panelHeight: 1))
  }

  /// Readable when a device spoke.
  var descriptor: Int32 { devices.descriptor }

  /// Appends the devices' input in order of time, and returns what else happened.
  func drain(now: Double, into input: inout [InputEvent]) -> WindowEvents {
    let first = input.count
    var happened: WindowEvents = []
    devices.drain { event in
      switch event {
      case .key(let code, let isDown, _):
        if interruptKeys?.completes(code: code, isDown: isDown) ?? false { happened.insert(.quit) }
      case .added(let device): onNews("input from \(device)")
      case .removed(let device): onNews("no more input from \(device)")
      default: break
      }
      translator.translate(event, now: now, into: &input)
    }
    Self.order(&input, from: first)
    // A touch is not kept waiting for the kernel's files.
    guard input.count == first, seesAnotherScreen(now: now) else { return happened }
    hasAnotherScreen = false
    return happened.union(.displayChanged)
  }

  /// Whether a screen was plugged in that the last `drain` did not tell of. Looks at most once a second.
  func seesAnotherScreen(now: Double) -> Bool {
    guard now >= nextScan, !hasAnotherScreen else { return hasAnotherScreen }
    nextScan = now + Self.scanInterval
    hasAnotherScreen = watch.mustReopen(after: .read())
    return hasAnotherScreen
  }

  /// libinput hands over device by device; what two did at once is put in one order here. Few, and mostly in order.
  static func order(_ input: inout [InputEvent], from first: Int) {
    guard input.count - first > 1 else { return }
    for index in (first + 1)..<input.count {
      var place = index
      while place > first, input[place - 1].time > input[place].time {
        input.swapAt(place - 1, place)
        place -= 1
      }
    }
  }
}
