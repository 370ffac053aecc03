// A carousel without a screen: plays a visitor and prints what the delegate is told, in order.
import Carousel

let planets = Planets()
let narrator = Narrator()
let carousel = CarouselView(
  measures: Measures(viewport: Size(width: 1280, height: 720)), dataSource: planets, delegate: narrator)
let visitor = Visitor(carousel)
visitor.rest()

print("# A swipe through the planets, and a tap on one")
visitor.touch(Point(x: 1000, y: 250), by: Point(x: -500, y: 20))
visitor.touch(Point(x: 200, y: 250))

print("# A probe aside, and a button under it")
visitor.touch(Point(x: 1000, y: 500), by: Point(x: -300, y: 0))
visitor.touch(Point(x: 1200, y: 500))

print("# Keys")
visitor.press(.down)
visitor.press(.right)
visitor.press(.enter)

print("# To the moons")
visitor.touch(Point(x: 800, y: 30), by: Point(x: -250, y: 0))

print("# The program itself: only cells are told")
carousel.selectCategory(0, animated: false)
carousel.scroll(to: ItemPath(category: 0, row: 0, item: 6), align: .end, animated: true)
carousel.select(ItemPath(category: 0, row: 0, item: 6))
visitor.rest()

print("# On the screen")
for cell in carousel.visibleCells {
  let mark = carousel.isSelected(cell) ? "*" : "-"
  print(mark, planets.shown[cell.slot]!, "at", Int(cell.frame.x), Int(cell.frame.y))
}
carousel.engine.forEachHeader(ofRow: 0, inCategory: 0) { print("header", $0.title, "at", Int($0.x)) }
