/// Gives out rectangles of one texture page, in shelves of like height.
///
/// Tiles of one row are all as high, so a shelf fills without waste, and what is freed fits the next tile exactly. A
/// shelf whose last rectangle went joins its empty neighbours: an empty page is one free area again. All extents are
/// texels. Linear in the number of shelves, which stays below a hundred.
struct PageAllocator: Equatable {
  /// A rectangle that was given out.
  struct Region: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  private struct Span: Equatable {
    var x: Int
    var width: Int
  }

  private struct Shelf: Equatable {
    var y: Int
    var height: Int
    /// Free stretches from left to right; no two touch.
    var free: [Span]
  }

  let width: Int
  let height: Int
  /// Area of all rectangles given out.
  private(set) var usedArea = 0
  /// From top to bottom, without gaps; no two empty ones touch.
  private var shelves: [Shelf]

  init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a page has an extent")
    self.width = width
    self.height = height
    shelves = [Shelf(y: 0, height: height, free: [Span(x: 0, width: width)])]
  }

  var isEmpty: Bool { usedArea == 0 }

  /// A free rectangle of exactly this extent, `nil` where the page has none.
  mutating func allocate(width: Int, height: Int) -> Region? {
    precondition(width > 0 && height > 0, "a rectangle has an extent")
    guard width <= self.width, height <= self.height else { return nil }
    let wanted = Self.shelfHeight(for: height)
    if let place = placeInUse(width: width, heights: height...max(height, wanted + wanted / 4)) {
      return take(width: width, height: height, at: place)
    }
    if let shelf = emptyShelf(height: height) {
      split(shelf, at: wanted)
      return take(width: width, height: height, at: (shelf, 0))
    }
    if let place = placeInUse(width: width, heights: height...self.height) {
      return take(width: width, height: height, at: place)
    }
    return nil
  }

  /// Takes a rectangle back.
  ///
  /// - Precondition: It was given out by `allocate` and not taken back yet.
  mutating func free(_ region: Region) {
    guard let index = shelves.firstIndex(where: { $0.y == region.y }) else {
      preconditionFailure("no shelf at \(region.y)")
    }
    usedArea -= region.width * region.height
    insert(Span(x: region.x, width: region.width), into: index)
    if isFree(shelves[index]) { joinEmptyNeighbours(of: index) }
  }

  /// The height of a shelf opened for a rectangle: a step of about an eighth, so that nearly equal heights share it.
  static func shelfHeight(for height: Int) -> Int {
    let step =
      switch height {
      case ...128: 8
      case ...256: 16
      case ...512: 32
      default: 64
      }
    return (height + step - 1) / step * step
  }

  /// The tightest free stretch on a shelf that already holds something: least height wasted, then least width.
  private func placeInUse(width: Int, heights: ClosedRange<Int>) -> (shelf: Int, span: Int)? {
    var best: (shelf: Int, span: Int)?
    var bestCost = (Int.max, Int.max)
    for (index, shelf) in shelves.enumerated() where heights.contains(shelf.height) && !isFree(shelf) {
      for (position, span) in shelf.free.enumerated() where span.width >= width {
        let cost = (shelf.height, span.width)
        if cost < bestCost {
          best = (index, position)
          bestCost = cost
        }
      }
    }
    return best
  }

  /// The lowest empty area that is high enough.
  private func emptyShelf(height: Int) -> Int? {
    shelves.indices
      .filter { shelves[$0].height >= height && isFree(shelves[$0]) }
      .min { shelves[$0].height < shelves[$1].height }
  }

  /// Cuts an empty area so that a shelf of `height` remains on top; leaves it whole where it is not higher.
  private mutating func split(_ index: Int, at height: Int) {
    let shelf = shelves[index]
    guard shelf.height > height else { return }
    shelves[index].height = height
    let rest = Shelf(y: shelf.y + height, height: shelf.height - height, free: [Span(x: 0, width: width)])
    shelves.insert(rest, at: index + 1)
  }

  private mutating func take(width: Int, height: Int, at place: (shelf: Int, span: Int)) -> Region {
    let span = shelves[place.shelf].free[place.span]
    if span.width == width {
      shelves[place.shelf].free.remove(at: place.span)
    } else {
      shelves[place.shelf].free[place.span] = Span(x: span.x + width, width: span.width - width)
    }
    usedArea += width * height
    return Region(x: span.x, y: shelves[place.shelf].y, width: width, height: height)
  }

  private mutating func insert(_ span: Span, into index: Int) {
    var spans = shelves[index].free
    let position = spans.firstIndex { $0.x > span.x } ?? spans.count
    let next = position < spans.count ? spans[position] : nil
    let previous = position > 0 ? spans[position - 1] : nil
    precondition(
      (previous.map { $0.x + $0.width <= span.x } ?? (span.x >= 0))
        && span.x + span.width <= (next?.x ?? width), "a rectangle is freed twice")
    spans.insert(span, at: position)
    if let next, span.x + span.width == next.x {
      spans[position].width += next.width
      spans.remove(at: position + 1)
    }
    if let previous, previous.x + previous.width == span.x {
      spans[position - 1].width += spans[position].width
      spans.remove(at: position)
    }
    shelves[index].free = spans
  }

  private mutating func joinEmptyNeighbours(of index: Int) {
    if index + 1 < shelves.count, isFree(shelves[index + 1]) {
      shelves[index].height += shelves[index + 1].height
      shelves.remove(at: index + 1)
    }
    if index > 0, isFree(shelves[index - 1]) {
      shelves[index - 1].height += shelves[index].height
      shelves.remove(at: index)
    }
  }

  private func isFree(_ shelf: Shelf) -> Bool { shelf.free.first?.width == width }

  /// What holds between any two calls; for tests.
  func checkInvariants() {
    var y = 0
    var wasFree = false
    for shelf in shelves {
      precondition(shelf.y == y && shelf.height > 0, "shelves lie one below the other")
      precondition(!(wasFree && isFree(shelf)), "empty shelves are joined")
      wasFree = isFree(shelf)
      y += shelf.height
      var x = -1
      for span in shelf.free {
        precondition(span.x > x && span.width > 0, "free stretches are in order and joined")
        x = span.x + span.width
      }
      precondition(x <= width, "free stretches lie inside the page")
    }
    precondition(y == height, "shelves cover the page")
  }
}
