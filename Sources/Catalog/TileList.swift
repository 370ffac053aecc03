/// The tiles of a row, in order.
///
/// Those that a file names one by one are kept. Those of a source that can name very many may be a series: each is made
/// anew whenever it is asked for, and only what tells it from its neighbours is kept. Reading is O(1) for either;
/// the first change of a list with a series keeps all its tiles.
public struct TileList: Sendable {
  private var kept: [Tile]
  /// Follows those that are kept.
  private var series: (any TileSeries)?
  private var seriesCount = 0

  public init() { kept = [] }

  /// How many tiles of a series are kept all the same: making one costs a few allocations, which a row of common length
  /// need not pay whenever a cell is bound.
  static let keptOfSeries = 1_000

  public init(_ series: some TileSeries) {
    self.init()
    append(contentsOf: series)
  }

  /// Adds a series at the end.
  public mutating func append(contentsOf series: some TileSeries) {
    keepAll()
    self.series = series
    seriesCount = series.count
    if seriesCount <= Self.keptOfSeries { keepAll() }
  }

  private mutating func keepAll() {
    guard let series else { return }
    kept.reserveCapacity(count)
    for index in 0..<seriesCount { kept.append(series.tile(at: index)) }
    self.series = nil
    seriesCount = 0
  }
}

extension TileList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { kept.count + seriesCount }

  public subscript(index: Int) -> Tile {
    get {
      guard index >= kept.count, let series else { return kept[index] }
      return series.tile(at: index - kept.count)
    }
    set {
      keepAll()
      kept[index] = newValue
    }
  }

  public mutating func replaceSubrange(_ range: Range<Int>, with tiles: some Collection<Tile>) {
    keepAll()
    kept.replaceSubrange(range, with: tiles)
  }
}

extension TileList: ExpressibleByArrayLiteral {
  public init(arrayLiteral tiles: Tile...) { kept = tiles }
}

extension TileList: Equatable {
  public static func == (a: TileList, b: TileList) -> Bool {
    if let series = a.series, let other = b.series, series.isEqual(to: other) { return a.kept == b.kept }
    return a.elementsEqual(b)
  }
}

/// Tiles that can be made one by one from little.
public protocol TileSeries: Equatable, Sendable {
  var count: Int { get }
  /// The same tile each time, for 0..<`count`.
  func tile(at index: Int) -> Tile
}

extension TileSeries {
  fileprivate func isEqual(to other: some TileSeries) -> Bool { other as? Self == self }
}
