import Testing

@testable import Pictures

@Suite("SVG header")
struct SVGHeaderTests {
  private func size(_ text: String) throws -> [Int] {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let info = try PictureDecoder().probe(path: folder.file("a", Array(text.utf8)))
    return [info.width, info.height]
  }

  @Test("lengths count in their units")
  func units() throws {
    #expect(try size("<svg width='10' height='20px'/>") == [10, 20])
    #expect(try size("<svg width='1in' height='72pt'/>") == [96, 96])
    #expect(try size("<svg width='25.4mm' height='2.54cm'/>") == [96, 96])
    #expect(try size("<svg width='2em' height='1e2'/>") == [32, 100])
  }

  @Test("one side and a view box give the other side")
  func proportion() throws {
    #expect(try size("<svg width='50' viewBox='0 0 200 100'/>") == [50, 25])
    #expect(try size("<svg height='50' viewBox='0,0,200,100'/>") == [100, 50])
    #expect(try size("<svg width='100%' height='100%' viewBox='0 0 8 6'/>") == [8, 6])
  }

  @Test("comments, declarations and names that only end alike do not mislead")
  func misleading() throws {
    #expect(try size("<?xml version='1.0'?><!-- <svg width='1'/> --><svg width='30' height='40'/>") == [30, 40])
    #expect(try size("<!DOCTYPE svg [<!ENTITY a 'b>'>]>\n<svg stroke-width='9' width='30' height='40'/>") == [30, 40])
    #expect(try size("\u{FEFF}  <svg title='a>b' width='30' height='40'/>") == [30, 40])
  }

  @Test("a huge size keeps its proportions")
  func huge() throws {
    let size = try size("<svg width='1e9' height='5e8'/>")

    #expect(size == [65_535, 32_768])
  }

  @Test("another root is no picture")
  func otherRoot() {
    for text in ["<html><svg width='1' height='1'/></html>", "<svg", "<", "<!-- svg", "<?xml"] {
      #expect(throws: PictureError.notAPicture) { try size(text) }
    }
  }
}
