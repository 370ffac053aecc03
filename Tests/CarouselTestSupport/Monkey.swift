public import Carousel

/// Does anything at any time to a carousel: ten fingers, keys, lost devices, the program, content and screens that
/// change. The same seed does the same on every machine.
public final class Monkey {
  public let source: GridSource
  public let carousel: CarouselView
  public let recorder: CallRecorder
  /// Readings of fingers so far.
  public private(set) var samples = 0
  /// What was wrong, the first hundred times.
  public private(set) var faults: [String] = []
  /// Stands for all frames so far.
  public private(set) var hash = StateHash()

  var random: SeededRandom
  private let seed: UInt64
  private var time = 0.0
  private var frames = 0
  private var places = [Point](repeating: .zero, count: 10)
  /// Of source and recorder, how many were taken over.
  private var taken = (source: 0, recorder: 0)
  /// Whether the delegate is just doing something of its own.
  private var isCalled = false
  private var hasInterfered = false

  public init(seed: UInt64) {
    self.seed = seed
    random = SeededRandom(seed: seed)
    source = GridSource(categories: 3, rows: 5, items: 14)
    source.makeWidthsRandom(seed: seed)
    source.options = { id in
      let last = id.utf8.last!
      return last % 2 == 0 ? OptionView(count: 3, columns: 2, width: 200, hasGrabber: last % 4 == 0) : nil
    }
    source.kinds = { Int($0.utf8.last! % 3) }
    recorder = CallRecorder(source)
    carousel = CarouselView(
      measures: Measures(viewport: Size(width: 1280, height: 720)), dataSource: source, delegate: recorder)
    recorder.onCall = { [unowned self] carousel, _ in interfere(carousel) }
  }

  // MARK: Chance

  // Not the standard library's: how it makes a range of a random number may change from one version to the next.
  func chance(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
  func span(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(random.next() >> 11) / 9_007_199_254_740_992
  }
  func pick<Choice>(_ choices: [Choice]) -> Choice { choices[chance(choices.count)] }

  // MARK: Play

  /// Goes on until there were that many readings of fingers more.
  public func play(samples count: Int) {
    let end = samples + count
    while samples < end { step() }
  }

  private func step() {
    time += pick([0, 0, 0.001, 0.001, 0.002, 0.004, 0.004, 0.008, 0.016])
    switch chance(2_000) {
    case 0: time += pick([0.4, 0.7, 2, 5])
    case 1..<5: carousel.handle(.interrupted(time: time))
    case 5..<45:
      carousel.handle(.key(Key.allCases[chance(Key.allCases.count)], isDown: chance(4) > 0, time: time))
    case 45..<50:
      changeContent()
      byProgram { carousel.reload() }
    case 50..<55: changeWidths()
    case 55: changeScreen()
    case 56..<70: command()
    case 70..<74:
      let allows = chance(2) == 0
      recorder.recognizes = { _, _ in allows }
      recorder.awaitsDoubleTap = chance(3) == 0
      recorder.usesLongPress = chance(2) == 0
    case 74..<274: frame()
    default: moveFinger()
    }
  }

  private func moveFinger() {
    samples += 1
    let finger = chance(places.count)
    let size = carousel.engine.measures.viewport
    let phase: PointerSample.Phase
    switch chance(24) {
    case 0, 1, 2:
      phase = .began
      places[finger] = Point(x: span(0...size.width), y: span(0...size.height))
    case 3, 4: phase = .ended
    case 5: phase = chance(4) == 0 ? .cancelled : .ended
    default:
      phase = .moved
      places[finger].x += span(-90...90)
      places[finger].y += span(-50...50)
    }
    carousel.handle(.pointer(PointerSample(pointer: finger, phase: phase, position: places[finger], time: time)))
  }

  private func frame() {
    hasInterfered = false
    carousel.update(to: time)
    frames += 1
    hash.add(carousel)
    takeFaults()
    // What the delegate has moved in the middle of it comes and goes with the next frame.
    guard !hasInterfered else { return }
    recorder.check(carousel)
    if frames % 4 == 0 { check() }
  }

  // MARK: The program

  /// Does what the delegate must not be told of.
  private func byProgram(_ body: () -> Void) {
    recorder.isSilenced = true
    body()
    recorder.isSilenced = false
  }

  /// Some item; nil where the category that comes up has none.
  private func somePath() -> ItemPath? {
    guard !source.categories.isEmpty else { return nil }
    let category = chance(source.categories.count)
    guard !source.categories[category].rows.isEmpty else { return nil }
    let row = chance(source.categories[category].rows.count)
    let count = source.categories[category].rows[row].items.count
    return count == 0 ? nil : ItemPath(category: category, row: row, item: chance(count))
  }

  private func command() {
    guard let path = somePath() else { return }
    let animated = chance(2) == 0
    byProgram {
      switch chance(6) {
      case 0: carousel.select(chance(4) == 0 ? nil : path)
      case 1: carousel.scroll(to: path, align: pick([nil, .start, .center, .end]), animated: animated)
      case 2: carousel.scroll(toRow: path.row, inCategory: path.category, animated: animated)
      case 3: carousel.selectCategory(path.category, animated: animated)
      case 4: carousel.openOptions(at: path)
      default: carousel.closeOptions()
      }
    }
  }

  /// What a delegate may do while it is told something.
  private func interfere(_ carousel: CarouselView) {
    guard !isCalled, !recorder.isSilenced, chance(400) == 0 else { return }
    isCalled = true
    hasInterfered = true
    defer { isCalled = false }
    switch chance(4) {
    case 0: carousel.reload()
    case 1: carousel.closeOptions()
    case 2: if let path = somePath() { carousel.scroll(to: path, animated: chance(2) == 0) }
    default: carousel.selectCategory(chance(max(1, source.categories.count)), animated: chance(2) == 0)
    }
  }

  private func changeWidths() {
    guard !source.categories.isEmpty else { return }
    let category = chance(source.categories.count)
    for (index, row) in source.categories[category].rows.enumerated() where row.itemWidth == nil {
      for item in row.items where chance(2) == 0 { source.widths[item] = span(80...600) }
      byProgram { carousel.remeasure(row: index, inCategory: category) }
    }
  }

  private func changeScreen() {
    var measures = carousel.engine.measures
    measures.viewport = pick([
      Size(width: 1280, height: 720), Size(width: 720, height: 1_280), Size(width: 300, height: 200),
    ])
    measures.labelPitch = pick([180, 250])
    byProgram { carousel.reload(measures: measures) }
  }

  // MARK: Rules

  func takeFaults() {
    for words in source.faults.dropFirst(taken.source) + recorder.faults.dropFirst(taken.recorder) { fault(words) }
    taken = (source.faults.count, recorder.faults.count)
  }

  func fault(_ words: String) {
    if faults.count < 100 { faults.append("seed \(seed), sample \(samples): \(words)") }
  }

  /// Everybody goes away: all must come to rest.
  public func rest() {
    carousel.handle(.interrupted(time: time))
    for _ in 0..<1_200 {
      time += 1.0 / 60
      frame()
    }
    check()
    checkRest()
  }
}
