import CatalogFiles
import TestSupport
import Testing

@testable import CatalogSite

@Suite struct IconArtworkTests {
  private func body(_ content: String, _ attributes: String = "viewBox='0 0 16 16'") throws -> String {
    try SVGReader.drawing(Array(IconifyInput.svg(content, attributes).utf8), path: "a.svg", name: "a").body
  }

  @Test(
    "Drawings are written again in the colour of the text",
    arguments: [
      ("<path d='M0 0'/>", "<g fill=\"currentColor\"><path d=\"M0 0\"/></g>"),
      (
        "<!-- x --><path fill='#000' d='M0 0'/>",
        "<g fill=\"currentColor\"><path d=\"M0 0\" fill=\"currentColor\"/></g>"
      ),
      (
        "<path style='fill: none; stroke:#123456' d='M0 0'/>",
        "<g fill=\"currentColor\"><path d=\"M0 0\" fill=\"none\" stroke=\"currentColor\"/></g>"
      ),
      (
        "<defs><rect id='r' width='1' height='1'/></defs><use xlink:href='#r'/>",
        "<g fill=\"currentColor\"><defs><rect height=\"1\" id=\"a-1\" width=\"1\"/></defs><use href=\"#a-1\"/></g>"
      ),
      ("<title>x</title><path class='c' d='M0 0'/>", "<g fill=\"currentColor\"><path d=\"M0 0\"/></g>"),
    ])
  func normalized(content: String, body: String) throws {
    #expect(try self.body(content) == body)
  }

  @Test func `A view box that does not begin at the origin is moved`() throws {
    #expect(
      try body("<path d='M0 0'/>", "viewBox='0 -960 960 960'")
        == "<g fill=\"currentColor\" transform=\"translate(0 960)\"><path d=\"M0 0\"/></g>")
  }

  @Test(
    "Hostile drawings are refused",
    arguments: [
      ("<script>alert(1)</script>", "the element 'script'"),
      ("<path d='M0 0' onload='x()'/>", "'onload' runs a script"),
      ("<path d='M0 0' ONCLICK='x()'/>", "'ONCLICK' runs a script"),
      ("<use href='http://example.com/a.svg#b'/>", "leads out of the file"),
      ("<use xlink:href='data:image/svg+xml,x'/>", "leads out of the file"),
      ("<use href='#gone'/>", "is not in the file"),
      ("<image href='#a'/>", "the element 'image'"), ("<foreignObject/>", "the element 'foreignObject'"),
      ("<style>@import 'http://example.com'</style>", "the element 'style'"),
      ("<a href='javascript:x'><path d='M0 0'/></a>", "the element 'a'"),
      ("<animate attributeName='d'/>", "the element 'animate'"), ("<set/>", "the element 'set'"),
      ("<script xmlns='http://www.w3.org/1999/xhtml'/>", "the element 'script'"),
      ("<path d='M0 0' fill='url(http://example.com/)'/>", "only clip-path"),
      ("<path d='M0 0' style='fill:u\\72l(http://example.com)'/>", "characters that no drawing needs"),
      ("<path d='M0 0' style='background:red'/>", "is not read"),
      ("<path d='M0 0' filter='x'/>", "the attribute 'filter'"),
      ("<path d='M0 0' fill='red'/><path d='M0 0' fill='lime'/>", "several colours ('lime', 'red')"),
      ("<path d='M0 0' fill='red'/><path d='M0 0'/>", "several colours"),
      ("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>", "refers to other elements"),
      ("<g id='a'/><g id='a'/>", "two elements have the id 'a'"), ("<text>x</text>", "the element 'text'"),
      ("x", "text in"),
      ("&x;", "unknown entity"), ("", "is empty"), ("<path", "a.svg"),
      (String(repeating: "<g>", count: 40) + String(repeating: "</g>", count: 40), "nested deeper"),
      (String(repeating: "<g/>", count: 1_001), "more than 1000 elements"),
      (String(repeating: " ", count: 300_000), "larger than 256 KiB"),
    ])
  func refused(content: String, message: String) throws {
    let error = #expect(throws: ArtworkError.self) { try body(content) }
    #expect(error.map { "\($0)" }?.contains(message) == true, "\(error as Any)")
  }

  @Test(
    "Drawings need a size",
    arguments: ["", "viewBox='0 0 0 0'", "viewBox='0 0 nan 1'", "viewBox='0 0 1'", "width='1' height='x'"])
  func sizes(attributes: String) {
    #expect(throws: ArtworkError.self) { try body("<path d='M0 0'/>", attributes) }
  }

  @Test func `A transform of the outermost element is refused`() {
    #expect(throws: ArtworkError.self) { try body("<path d='M0 0'/>", "viewBox='0 0 1 1' transform='scale(2)'") }
  }

  @Test func `Damaged drawings are read or refused`() throws {
    var random = SeededGenerator(seed: 19)
    let source = Array(
      IconifyInput.svg("<defs><g id='a'/></defs><use href='#a'/><path style='fill:#000' d='M0 0'/>").utf8)
    for _ in 0..<3_000 {
      var bytes = source
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...127, using: &random)
      }
      let body = (try? SVGReader.drawing(bytes, path: "a.svg", name: "a"))?.body ?? ""
      #expect(!body.contains("http") && !body.contains("script"))
    }
  }

  @Test func `Declared entities are refused`() {
    let text = "<!DOCTYPE svg [<!ENTITY a 'b'>]>" + IconifyInput.svg("&a;")
    #expect(throws: ArtworkError.self) { try SVGReader.drawing(Array(text.utf8), path: "a.svg", name: "a") }
  }

  @Test func `A hostile file is reported and the others are read`() throws {
    let source = try SmallCatalogue.read()
    var files = IconifyInput.drawings
    files["icons/left.svg"] = IconifyInput.svg("<script/>")
    let reading = try IconArtwork.read("icons", in: MemoryFiles(files), for: source)
    #expect(reading.artwork.drawings.keys.sorted() == ["bin", "right", "trash"])
    #expect(reading.findings.map(\.path) == ["icons/left.svg"])
    #expect(reading.artwork.iconSet == "set")
    #expect(reading.artwork.license?.spdx == "MIT")
  }

  @Test(
    "Files are found by the names of vendors",
    arguments: [
      ("trash", ["trash"]), ("trash_24px", ["trash_24px", "trash"]),
      ("ic_fluent_arrow_left_24_regular", ["ic_fluent_arrow_left_24_regular", "arrow_left"]),
    ])
  func names(stem: String, names: [String]) {
    #expect(DrawingFolder.names(ofStem: stem) == names)
  }

  @Test(arguments: ["missing", "empty"]) func `A folder without drawings is refused`(folder: String) throws {
    let source = try SmallCatalogue.read()
    let error = #expect(throws: ArtworkError.self) {
      try IconArtwork.read(folder, in: MemoryFiles(["empty/readme.txt": ""]), for: source)
    }
    #expect(error?.path == folder)
  }

  @Test func `Debian's bootstrap-icons draw nearly all of Standard`() throws {
    let (input, reading) = try IconifyInput.standard.get()
    #expect(reading.findings.isEmpty)
    #expect(input.artwork.iconSet == "bootstrap-icons")
    #expect(input.artwork.license?.spdx == "MIT")
    #expect(input.artwork.drawings.count > 90)
    #expect(
      try IconArtwork.read("/usr/share/bootstrap-icons", in: DiskFiles(), for: input.source).artwork.drawings
        == input.artwork.drawings)
  }
}
