import Catalog
import Lettering
import Pictures
import Testing

@testable import Kiosk

@Suite("Asset table")
struct AssetTableTests {
  private func key(_ index: Int) -> AssetKey {
    .line(LineRequest(text: "\(index)", style: TextStyle(sizePixels: 18, isBold: false), maxWidth: 100))
  }

  @Test("the same key is the same asset, another key another")
  func identity() {
    var table = AssetTable()

    let one = table.acquire(key(1), name: "one")
    let other = table.acquire(key(2))
    let again = table.acquire(key(1), name: "else")

    #expect(one == again && one != other)
    #expect(table[one].references == 2 && table[one].name == "one" && table[one].key == key(1))
  }

  @Test("what is released stays known while there is room")
  func kept() {
    var table = AssetTable()
    let id = table.acquire(key(1))
    table[id].averageColor = 7
    table.release(id)

    #expect(table.sweep { _ in false }.isEmpty)
    let again = table.acquire(key(1))
    #expect(again == id && table[again].averageColor == 7)
  }

  @Test("a sweep takes what nobody holds, makes or shows, and its ids are given out again, empty")
  func sweep() {
    var table = AssetTable()
    let ids = (0..<5000).map { table.acquire(key($0)) }
    table[ids[1]].isResident = true
    for id in ids.dropFirst() { table.release(id) }

    let swept = table.sweep { $0 == ids[2] }

    #expect(swept == Array(ids.dropFirst(3)))
    let new = table.acquire(key(9999))
    #expect(swept.contains(new) && table[new].key == key(9999) && table[new].averageColor == nil)
    #expect(table.acquire(key(0)) == ids[0] && table.acquire(key(1)) == ids[1])
    let back = table.acquire(key(3))
    #expect(table[back].key == key(3) && table[back].references == 1)
  }

  @Test("letters that are disowned are made anew, those there stay as long as they are held")
  func disowned() {
    var table = AssetTable()
    let picture = table.acquire(.picture(PictureRequest(path: "/a", width: 9, height: 9), version: 0))
    let letters = table.acquire(key(1))

    table.disownLetters()

    #expect(table.acquire(key(1)) != letters && table[letters].references == 1)
    #expect(table.acquire(.picture(PictureRequest(path: "/a", width: 9, height: 9), version: 0)) == picture)
    #expect(table.id(of: .picture(PictureRequest(path: "/a", width: 9, height: 9), version: 1)) == nil)
  }

  @Test("problems are those of pictures that are held")
  func problems() {
    var table = AssetTable()
    let ids = [table.acquire(key(1)), table.acquire(key(2))]
    for id in ids { table[id].problem = Problem(file: "k.yaml", message: "\(id)", fix: "") }

    table.release(ids[0])

    #expect(table.problems.map(\.message) == ["\(ids[1])"])
  }
}
