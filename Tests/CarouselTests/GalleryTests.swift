import Carousel
import CarouselTestSupport
import Testing

@Suite("Gallery")
struct GalleryTests {
  private static let measures = GalleryMeasures(
    screen: Size(width: 1280, height: 720), closeButton: Rect(x: 1196, y: 28, width: 56, height: 56))
  private let middle = Point(x: 640, y: 280)

  private func opened(at index: Int = 7, count: Int = 12) -> Gallery {
    var gallery = Gallery(count: count, index: index, measures: Self.measures, at: 0)
    for page in 0..<count { gallery.setAspect(1.5, of: page) }
    gallery.advance(to: 1)
    return gallery
  }

  private func play(_ gallery: inout Gallery, _ events: [InputEvent], until end: Double = 10) {
    for event in events { gallery.handle(event) }
    gallery.advance(to: end)
  }

  /// Two fingers about a point, from one distance to another in half a second, both lifted.
  private func pinch(at point: Point, from start: Double, to end: Double, time: Double) -> [InputEvent] {
    var first = ScriptedFinger(pointer: 1, at: time)
    var second = ScriptedFinger(pointer: 2, at: time + 0.02)
    first.down(at: Point(x: point.x - start / 2, y: point.y))
    first.hold(0.05)
    second.down(at: Point(x: point.x + start / 2, y: point.y))
    second.hold(0.03)
    first.move(to: Point(x: point.x - end / 2, y: point.y), in: 0.4)
    second.move(to: Point(x: point.x + end / 2, y: point.y), in: 0.4)
    first.up()
    second.hold(0.05)
    second.up()
    return (first.events + second.events).sorted { $0.time < $1.time }
  }

  private func tap(_ point: Point, at time: Double) -> [InputEvent] { ScriptedFinger.tap(at: point, time: time) }

  private func swipe(
    x: Double = 0, y: Double = 0, from start: Point? = nil, time: Double = 2, in duration: Double = 0.15
  )
    -> [InputEvent]
  {
    let start = start ?? middle
    return ScriptedFinger.swipe(
      from: start, to: Point(x: start.x + x, y: start.y + y), time: time, in: duration)
  }

  // MARK: Opening

  @Test("it opens at the index asked for, with that thumbnail in view and marked")
  func opens() {
    let gallery = opened()

    #expect(gallery.index == 7 && gallery.openness == 1 && gallery.phase == .settled && !gallery.isAnimating)
    #expect(gallery.selection == 7 && gallery.thumbnails.visible.contains(7))
    #expect(gallery.frame(of: 7).maxY <= Self.measures.area.maxY)
  }

  @Test("it opens in 0.32 s, evenly at first and softly at the end")
  func opening() {
    var gallery = Gallery(count: 3, index: 0, measures: Self.measures, at: 1)
    gallery.advance(to: 1.16)
    #expect(gallery.openness > 0.8 && gallery.openness < 1 && gallery.isAnimating)
    gallery.advance(to: 1.321)
    #expect(gallery.openness == 1)
  }

  @Test("few thumbnails stand in the middle, many begin at the margin")
  func thumbnails() {
    let few = opened(at: 0, count: 3)
    let first = few.thumbnailFrame(of: 0)
    let last = few.thumbnailFrame(of: 2)

    #expect(abs(first.x - (1280 - last.maxX)) < 1e-6)
    #expect(opened(at: 0).thumbnailFrame(of: 0).x == 40)
    #expect(abs(opened(at: 11, count: 40).thumbnailFrame(of: 11).center.x - 640) < 1)
    #expect(abs(opened(at: 39, count: 40).thumbnailFrame(of: 39).maxX - 1240) < 1e-6)
  }

  // MARK: Pages

  @Test("a swipe turns one page, and the thumbnail comes along")
  func swipes() {
    var gallery = opened()
    play(&gallery, swipe(x: -220))

    #expect(gallery.index == 8 && gallery.phase == .settled && gallery.selection == 8)
    #expect(abs(gallery.thumbnailFrame(of: 8).center.x - 640) < 1 || gallery.thumbnails.visible.contains(8))
    #expect(!gallery.isAnimating)
  }

  @Test("the end of the gallery gives way and comes back")
  func end() {
    var gallery = opened(at: 11)
    play(&gallery, swipe(x: -400))

    #expect(gallery.index == 11 && gallery.frame(of: 11).center.x == 640)
  }

  @Test("a tap on a thumbnail shows its picture", arguments: [6, 8, 4, 10])
  func tapsThumbnail(target: Int) {
    var gallery = opened()
    let place = gallery.thumbnailFrame(of: target).center
    play(&gallery, tap(place, at: 2))

    #expect(gallery.index == target && gallery.selection == Double(target))
    #expect(gallery.leavingShare == 0 && !gallery.isAnimating)
  }

  @Test("a jump fades from the picture before, and the marker glides")
  func jumps() {
    var gallery = opened(at: 2)
    gallery.show(9, at: 2)
    gallery.advance(to: 2.05)

    #expect(gallery.index == 9 && gallery.leaving?.page == 2)
    #expect(gallery.leavingShare > 0.2 && gallery.leavingShare < 1)
    #expect(gallery.selection > 2 && gallery.selection < 9)
  }

  @Test("scrolling the strip leaves the page, and the next turn brings its thumbnail back")
  func scrollsStrip() {
    var gallery = opened(at: 20, count: 60)
    let bar = Point(x: 700, y: 660)
    play(&gallery, swipe(x: 900, from: Point(x: 100, y: 660), time: 2, in: 0.3), until: 6)
    #expect(gallery.index == 20 && !gallery.thumbnails.visible.contains(20))

    play(&gallery, swipe(x: -300, time: 7))
    #expect(gallery.index == 21 && gallery.thumbnails.visible.contains(21))
    #expect(Self.measures.bar.contains(bar))
  }

  @Test("arrow keys turn pages, Home and End go to the ends, Escape closes")
  func keys() {
    var gallery = opened()
    func press(_ key: Key, _ time: Double) -> [InputEvent] {
      [.key(key, isDown: true, time: time), .key(key, isDown: false, time: time + 0.05)]
    }
    play(&gallery, press(.left, 2) + press(.left, 2.1), until: 4)
    #expect(gallery.index == 5)
    play(&gallery, press(.end, 5), until: 6)
    #expect(gallery.index == 11)
    play(&gallery, press(.right, 7) + press(.escape, 7.2), until: 8)
    #expect(gallery.isClosed)
  }

  // MARK: Zoom

  @Test("two fingers enlarge to what they say, keep the page, and give the picture the screen")
  func pinches() {
    var gallery = opened()
    play(&gallery, pinch(at: middle, from: 200, to: 500, time: 2))

    #expect(abs(gallery.zoom.zoom - 2.5) < 0.02)
    #expect(gallery.index == 7 && gallery.phase == .settled)
    #expect(gallery.chromeShare == 0 && gallery.view == Self.measures.whole)
    #expect(gallery.frame(of: 7).y <= 0 && gallery.frame(of: 7).maxY >= 720)
  }

  @Test("pinched together again it is whole, and all comes back that had gone")
  func pinchesBack() {
    var gallery = opened()
    play(&gallery, pinch(at: middle, from: 200, to: 500, time: 2), until: 4)
    play(&gallery, pinch(at: middle, from: 500, to: 120, time: 5))

    #expect(gallery.zoom.zoom == 1 && gallery.chromeShare == 1 && gallery.view == Self.measures.area)
  }

  @Test("never more than four times, never less than whole", arguments: [(100.0, 900.0, 4.0), (600.0, 60.0, 1.0)])
  func zoomLimits(from: Double, to: Double, rest: Double) {
    var gallery = opened()
    play(&gallery, pinch(at: middle, from: from, to: to, time: 2))

    #expect(gallery.zoom.zoom == rest)
  }

  @Test("a double tap enlarges at its point, and another one shows the whole again")
  func doubleTaps() {
    var gallery = opened()
    play(&gallery, tap(Point(x: 900, y: 150), at: 2) + tap(Point(x: 904, y: 152), at: 2.15), until: 4)
    #expect(gallery.zoom.zoom == 2.5 && gallery.zoom.center.x > 0.6 && gallery.zoom.center.y < 0.45)
    #expect(gallery.index == 7)

    play(&gallery, tap(middle, at: 5) + tap(middle, at: 5.15))
    #expect(gallery.zoom.zoom == 1 && gallery.chromeShare == 1)
  }

  @Test("an enlarged picture is moved by one finger and keeps its page until its edge")
  func pans() {
    var gallery = opened()
    play(&gallery, tap(middle, at: 2) + tap(middle, at: 2.1), until: 3)
    let before = gallery.frame(of: 7)
    var finger = ScriptedFinger(at: 4)
    finger.down(at: middle)
    finger.move(x: 112, y: 60, in: 0.4)
    finger.hold(0.2)
    finger.up()
    play(&gallery, finger.events)

    #expect(gallery.index == 7 && gallery.zoom.zoom == 2.5)
    #expect(gallery.frame(of: 7).x > before.x + 90 && gallery.frame(of: 7).x < before.x + 113)
  }

  @Test("beyond its edge the drag turns the page, and the picture that left is whole again")
  func handsOver() {
    var gallery = opened()
    play(&gallery, tap(middle, at: 2) + tap(middle, at: 2.1), until: 3)
    var finger = ScriptedFinger(at: 4)
    finger.down(at: Point(x: 1200, y: 300))
    finger.move(x: -1_150, in: 0.5)
    finger.up()
    play(&gallery, finger.events, until: 5.5)
    finger = ScriptedFinger(at: 6)
    finger.down(at: Point(x: 1200, y: 300))
    finger.move(x: -900, in: 0.5)
    finger.up()
    play(&gallery, finger.events)
    gallery.advance(to: 11)

    #expect(gallery.index == 8 && gallery.zoom.zoom == 1 && gallery.zoomPage == 8)
    #expect(gallery.chromeShare == 1 && !gallery.isAnimating)
  }

  @Test("the finger that stays after a pinch goes on moving the picture, without a jump", arguments: [400, 1_000])
  func remainingFinger(end: Double) {
    var gallery = opened()
    let all = pinch(at: middle, from: 200, to: end, time: 2)
    play(&gallery, Array(all.dropLast()), until: 3)
    var finger = ScriptedFinger(pointer: 2, at: 3)
    let start = Point(x: middle.x + end / 2, y: middle.y)
    finger.send(.moved, at: start)
    for event in finger.events { gallery.handle(event) }
    let before = gallery.frame(of: 7)
    finger = ScriptedFinger(pointer: 2, at: 3)
    finger.send(.moved, at: start)
    finger.move(x: -60, y: -40, in: 0.3)
    for event in finger.events { gallery.handle(event) }
    gallery.advance(to: 3.5)
    let after = gallery.frame(of: 7)

    #expect(abs(after.x - before.x + 60) < 1e-6 && abs(after.y - before.y + 40) < 1e-6)
    #expect(after.width == before.width)
    finger.hold(0.3)
    finger.up()
    play(&gallery, [finger.events.last!], until: 5)
    #expect(gallery.frame(of: 7) == after && !gallery.isAnimating)
  }

  @Test("two fingers that are lifted one just after the other fling nothing")
  func lateLift() {
    var gallery = opened()
    var first = ScriptedFinger(pointer: 1, at: 2)
    var second = ScriptedFinger(pointer: 2, at: 2)
    first.down(at: Point(x: 540, y: 280))
    second.down(at: Point(x: 740, y: 280))
    first.move(x: -150, in: 0.2)
    second.move(x: 150, in: 0.23)
    first.up()
    second.up()
    play(&gallery, (first.events + second.events).sorted { $0.time < $1.time }, until: 2.24)
    let lifted = gallery.frame(of: 7)
    gallery.advance(to: 5)

    #expect(abs(gallery.frame(of: 7).x - lifted.x) < 1 && gallery.zoom.isZoomed && gallery.index == 7)
  }

  @Test("a whole picture does not follow the finger that stays after a pinch")
  func remainingOnWhole() {
    var gallery = opened()
    let all = pinch(at: middle, from: 400, to: 200, time: 2)
    play(&gallery, Array(all.dropLast()), until: 3)
    let before = gallery.frame(of: 7)
    var finger = ScriptedFinger(pointer: 2, at: 3)
    finger.move(to: Point(x: 100, y: 100), in: 0.3)
    play(&gallery, finger.events + [all.last!], until: 5)

    #expect(gallery.frame(of: 7) == before && gallery.index == 7)
  }

  @Test("a second finger does not disturb a page that turns")
  func secondFinger() {
    var gallery = opened()
    var first = ScriptedFinger(pointer: 1, at: 2)
    first.down(at: middle)
    first.move(x: -300, in: 0.2)
    var second = ScriptedFinger(pointer: 2, at: 2.1)
    second.down(at: Point(x: 200, y: 300))
    second.move(x: 400, in: 0.08)
    first.up()
    play(&gallery, (first.events + second.events).sorted { $0.time < $1.time })

    #expect(gallery.index == 8 && gallery.zoom.zoom == 1)
  }

  // MARK: What lies over the picture

  @Test("a tap hides what lies over the picture once no second one has come, the next one shows it")
  func hides() {
    var gallery = opened()
    for event in tap(middle, at: 2) { gallery.handle(event) }
    gallery.advance(to: 2.3)
    #expect(gallery.chromeShare == 1 && gallery.isAnimating)
    gallery.advance(to: 4)
    #expect(gallery.chromeShare == 0 && gallery.view == Self.measures.whole && !gallery.isAnimating)

    play(&gallery, tap(Point(x: 640, y: 660), at: 5))
    #expect(gallery.chromeShare == 1 && gallery.index == 7)
  }

  @Test("hidden by a tap it stays hidden after a zoom")
  func staysHidden() {
    var gallery = opened()
    play(&gallery, tap(middle, at: 2), until: 3)
    play(&gallery, tap(middle, at: 4) + tap(middle, at: 4.1), until: 5)
    #expect(gallery.zoom.isZoomed)
    play(&gallery, tap(middle, at: 6) + tap(middle, at: 6.1))

    #expect(!gallery.zoom.isZoomed && gallery.chromeShare == 0)
  }

  // MARK: Closing

  @Test("the close button closes")
  func closes() {
    var gallery = opened()
    play(&gallery, tap(Point(x: 1224, y: 56), at: 2))

    #expect(gallery.isClosing && gallery.isClosed)
  }

  @Test("a swipe down closes under the finger, from where the finger left it")
  func pullsAway() {
    var gallery = opened()
    for event in swipe(y: 300, in: 0.2) { gallery.handle(event) }
    let frame = gallery.frame(of: 7)

    #expect(gallery.isClosing && !gallery.isClosed)
    #expect(gallery.cover < 0.2 && frame.center.y > middle.y + 200)
    gallery.advance(to: 3)
    #expect(gallery.isClosed)
  }

  @Test("pulled a little and let go slowly it springs back")
  func springsBack() {
    var gallery = opened()
    var finger = ScriptedFinger(at: 2)
    finger.down(at: middle)
    finger.move(y: 120, in: 0.5)
    finger.hold(0.2)
    for event in finger.events { gallery.handle(event) }
    #expect(gallery.cover < 0.6 && gallery.frame(of: 7).center.y > middle.y + 80)
    finger.up()
    gallery.handle(finger.events.last!)
    gallery.advance(to: 4)

    #expect(!gallery.isClosing && gallery.cover == 1 && gallery.phase == .settled)
    #expect(gallery.frame(of: 7).center.x == 640)
  }

  @Test("a closing gallery hears nothing more")
  func deaf() {
    var gallery = opened()
    gallery.close(at: 2)
    for event in swipe(x: -300, time: 2.05) { gallery.handle(event) }
    gallery.advance(to: 3)

    #expect(gallery.index == 7)
  }

  @Test("a lost window or device ends every touch in progress", arguments: [true, false])
  func interrupted(twoFingers: Bool) {
    var gallery = opened()
    var events =
      twoFingers ? Array(pinch(at: middle, from: 200, to: 420, time: 2).dropLast(3)) : Array(swipe(x: -200).dropLast())
    events.append(.interrupted(time: 2.9))
    play(&gallery, events)

    #expect(gallery.phase == .settled && !gallery.isAnimating && !gallery.zoom.isPinching)
    // The next finger is the first.
    play(&gallery, tap(Point(x: 1224, y: 56), at: 11), until: 12)
    #expect(twoFingers || gallery.isClosed)
  }

  @Test("where it ends does not depend on the frames", arguments: [30.0, 60, 144, 7])
  func frames(rate: Double) {
    var events = pinch(at: Point(x: 500, y: 200), from: 200, to: 460, time: 2)
    events += swipe(x: -150, y: 80, time: 3.2, in: 0.12)
    events += tap(middle, at: 7.5) + tap(middle, at: 7.6)
    events += swipe(x: 320, time: 8.5) + swipe(x: 300, time: 8.75)
    var gallery = opened()
    var next = 0
    for step in 0...Int(11 * rate) {
      let time = 1 + Double(step) / rate
      while next < events.count, events[next].time <= time {
        gallery.handle(events[next])
        next += 1
      }
      gallery.advance(to: time)
    }

    #expect(gallery.index == 5 && gallery.zoom.zoom == 1 && !gallery.isAnimating)
    #expect(abs(gallery.thumbnails.offset - opened(at: 5).thumbnails.offset) < 1e-6)
  }

  @Test("whatever ten fingers do, it settles on a page with the picture in its limits", arguments: 1...40)
  func monkey(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var gallery = opened()
    var time = 2.0
    for _ in 0..<400 {
      time += Double.random(in: 0...0.05, using: &random)
      let phases: [PointerSample.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled]
      let point = Point(
        x: Double.random(in: 0...1280, using: &random), y: Double.random(in: 0...400, using: &random))
      switch Int.random(in: 0..<40, using: &random) {
      case 0:
        gallery.handle(
          .key([.left, .right, .enter, .home, .end].randomElement(using: &random)!, isDown: true, time: time))
      case 1: gallery.handle(.interrupted(time: time))
      default:
        gallery.handle(
          .pointer(
            PointerSample(
              pointer: Int.random(in: 0..<10, using: &random), phase: phases.randomElement(using: &random)!,
              position: point, time: time)))
      }
      if gallery.isClosing { gallery = opened(at: gallery.index) }
      gallery.advance(to: time)
    }
    gallery.handle(.interrupted(time: time + 0.1))
    gallery.advance(to: time + 3)
    gallery.advance(to: time + 9)

    #expect(!gallery.isAnimating && gallery.phase == .settled, "seed \(seed)")
    #expect(gallery.pager.position == Double(gallery.index), "seed \(seed)")
    #expect((1...4).contains(gallery.zoom.zoom) && gallery.zoomPage == gallery.index, "seed \(seed)")
  }
}
