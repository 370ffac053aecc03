import Carousel
import Glibc
import SDLBackend

/// The loop of `run`: events in, frames out, and sleep when nothing moves.
struct FrameLoop {
  let showing: Showing
  let reloader: ContentReloader
  /// When to end, on the monotonic clock; nil is never.
  let end: Double?
  /// Told of each round; nil where nothing but a window would be stuck.
  let watchdog: Watchdog?
  private(set) var stats: FrameStats
  private var input: [InputEvent] = []

  init(showing: Showing, reloader: ContentReloader, end: Double?, watchdog: Watchdog? = nil) {
    self.showing = showing
    self.reloader = reloader
    self.end = end
    self.watchdog = watchdog
    stats = FrameStats(start: MonotonicClock.now)
  }

  /// Longest sleep in seconds: nothing depends on it, it bounds the cost of a lost wake-up.
  private static let longestSleep = 60.0

  /// Why the loop ended.
  enum Ending {
    /// It was asked to, or its time was up.
    case finished
    /// Another screen was plugged in: the display must be opened anew.
    case displayChanged
  }

  mutating func run() -> Ending {
    defer { stats.end = MonotonicClock.now }
    let backend = showing.backend
    showing.stage.displayLead = backend.pacer.period
    while true {
      let now = MonotonicClock.now
      watchdog?.beginRound()
      if let end, now >= end { return .finished }
      input.removeAll(keepingCapacity: true)
      let happened = backend.drainEvents(into: &input)
      if happened.contains(.quit) { return .finished }
      if happened.contains(.displayChanged) { return .displayChanged }
      for event in input { showing.stage.handle(event) }
      showing.play(through: now)
      forgetVisitor(at: now)
      if happened.contains(.texturesLost) || happened.contains(.sizeChanged) {
        do { try showing.refit(texturesLost: happened.contains(.texturesLost)) } catch { Log.line("\(error)") }
      }
      while let outcome = reloader.poll() {
        showing.take(outcome)
        stats.reloads += 1
      }
      if happened.contains(.needsRedraw) { showing.stage.setNeedsFrame() }
      if showing.stage.needsFrame || showing.stage.nextWake.map({ $0 <= now }) ?? false {
        drawFrame(at: now)
      } else {
        watchdog?.rest()
        backend.wait(timeout: sleepLength(from: now))
      }
    }
  }

  /// Seconds without a touch or a key after which the visitor has gone: what they hid comes back.
  private static let visitLength = 90.0

  private mutating func forgetVisitor(at now: Double) {
    if !input.isEmpty {
      visitEnd = now + Self.visitLength
    } else if let end = visitEnd, now >= end {
      visitEnd = nil
      showing.stage.forgetVisitor()
    }
  }

  /// When the visitor is taken to have gone; nil while nobody is there.
  private var visitEnd: Double?

  private mutating func drawFrame(at now: Double) {
    let backend = showing.backend
    showing.stage.frame(at: backend.pacer.showTime(forFrameAt: now))
    showing.draw()
    stats.add(ownSeconds: MonotonicClock.now - now, isEmpty: showing.stage.isEmpty)
    backend.present()
    watchdog?.noteFrame()
    // Where the display does not pace, the loop does.
    if let next = backend.pacer.nextFrame { MonotonicClock.sleep(until: min(next, end ?? next)) }
  }

  private func sleepLength(from now: Double) -> Double {
    var until = now + Self.longestSleep
    if let end { until = min(until, end) }
    if let next = showing.nextReplayTime { until = min(until, next) }
    if let visitEnd { until = min(until, visitEnd) }
    if let next = showing.stage.nextWake { until = min(until, next) }
    return max(0, until - now)
  }
}

/// What the frames of a session cost.
struct FrameStats {
  let start: Double
  var end: Double
  /// The program's own work of each of the last frames, in seconds.
  private var own: [Double] = []
  private(set) var frames = 0
  /// Frames without any category though content had been shown before.
  private(set) var emptyFrames = 0
  /// How often the content was read anew, for better or worse.
  var reloads = 0
  private var hasShownContent = false
  private static let kept = 100_000

  init(start: Double) {
    self.start = start
    end = start
  }

  mutating func add(ownSeconds: Double, isEmpty: Bool) {
    frames += 1
    if !isEmpty { hasShownContent = true } else if hasShownContent { emptyFrames += 1 }
    if own.count < Self.kept { own.append(ownSeconds) } else { own[frames % Self.kept] = ownSeconds }
  }

  /// One line of JSON: frames presented, and milliseconds of own work a frame.
  var text: String {
    let sorted = own.sorted()
    func percentile(_ share: Double) -> JSONText {
      sorted.isEmpty ? .null : .number(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))] * 1_000)
    }
    var usage = rusage()
    getrusage(.init(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return JSONText.object([
      ("frames", .integer(frames)), ("emptyFrames", .integer(emptyFrames)), ("reloads", .integer(reloads)),
      ("seconds", .number(end - start)),
      ("cpuSeconds", .number(seconds(usage.ru_utime) + seconds(usage.ru_stime))),
      ("residentBytes", .integer(usage.ru_maxrss * 1024)),
      (
        "own",
        .object([("p50", percentile(0.5)), ("p95", percentile(0.95)), ("p99", percentile(0.99))])
      ),
    ]).description + "\n"
  }
}
