import Raster
import Testing

@testable import Pictures

@Suite("SVG translation")
struct SVGTranslationTests {
  private func translated(_ text: String) -> String {
    String(decoding: SVGTranslation(Array(text.utf8)).text, as: UTF8.self)
  }

  @Test("colours are translated in attributes, styles and style sheets; all else stays to the byte")
  func colors() {
    #expect(translated("<a fill = 'gold' id=\"gold\"/>") == "<a fill = '#ffd700' id=\"gold\"/>")
    #expect(translated("<a style='stroke: navy; top:gold'/>") == "<a style='stroke:#000080; top:gold'/>")
    #expect(translated("<style>.a{fill:teal}</style>teal") == "<style>.a{fill:#008080}</style>teal")
    #expect(
      translated("<style><![CDATA[ a { fill : teal } ]]></style>") == "<style><![CDATA[ a {fill:#008080} ]]></style>")
    #expect(translated("<!-- fill='gold' --><?x fill='gold'?>") == "<!-- fill='gold' --><?x fill='gold'?>")
  }

  @Test("alpha in a colour becomes the opacity beside it")
  func alpha() {
    #expect(translated("<a fill=\"rgba(255,0,0,.5)\"/>") == "<a fill=\"#ff0000\" fill-opacity=\"0.5\"/>")
    #expect(translated("<a style='stop-color:#ff000080'/>").contains("stop-color:#ff0000;stop-opacity:0.50"))
  }

  @Test("currentColor is that of the nearest element around")
  func current() {
    let text = translated(
      "<g color='red'><g style='color:gold'><a fill='currentColor'/></g><b fill='currentColor'/></g>")

    #expect(text.contains("<a fill='#ffd700'/>") && text.contains("<b fill='#ff0000'/>"))
    #expect(translated("<a fill='currentColor'/>") == "<a fill='#000000'/>")
  }

  @Test("what the library passes over is noted, but for templates that nothing draws")
  func flaws() {
    let text = "<svg><text>a</text><use href='#a'/><image href='x'/><g clip-path='url(#c)'/></svg>"

    #expect(SVGTranslation(Array(text.utf8)).flaws == [.text, .repetition, .image, .clipping])
    #expect(SVGTranslation(Array("<svg><defs><text>a</text></defs><rect/></svg>".utf8)).flaws == [])
    #expect(SVGTranslation(Array("<svg><a clip-path='none'/><!-- <text> --></svg>".utf8)).flaws == [])
  }

  @Test("cut anywhere it ends, and loses nothing of a text without colours")
  func cuts() {
    let text = Array("<?xml?><!DOCTYPE a [<!ENTITY b 'c'>]><svg a='1' b=\"2\"><![CDATA[x]]><!-- y --><p/></svg>".utf8)
    for length in 0...text.count {
      let part = Array(text[..<length])
      #expect(SVGTranslation(part).text == part)
    }
  }

  @Test("a drawing has its colours, and one of nothing but words is refused")
  func drawings() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 4\">"
    let gold = folder.file("a.svg", Array("\(head)<rect width='4' height='4' fill='gold'/></svg>".utf8))
    let half = folder.file("b.svg", Array("\(head)<rect width='4' height='4' fill='gold'/><text>a</text></svg>".utf8))
    let words = folder.file("c.svg", Array("\(head)<text y='3'>a</text></svg>".utf8))
    let decoder = PictureDecoder()

    #expect(try decoder.prepare(PictureRequest(path: gold, width: 8, height: 8)).bitmap[4, 4] == 0xFFFF_D700)
    #expect(decoder.fault(ofPictureAt: gold) == nil)
    #expect(decoder.fault(ofPictureAt: half) == .leftOut("<text>"))
    #expect(decoder.fault(ofPictureAt: words) == .unsupported("SVG that shows nothing but <text>"))
  }
}
