import CatalogFiles
import Foundation
import GeneratedCode
import PurposeCatalog
import TestSupport
import Testing

@testable import CatalogSite

/// The switch of words on the pages of a catalogue with wordings.
@Suite struct SiteWordingsTests {
  private static func pages(of folder: String) throws -> [String: String] {
    let source = try CatalogReader().read(folder)
    let catalog = try Catalog(source)
    let input = SiteInput(source: source, catalog: catalog, generated: try GeneratedCatalog(source, catalog: catalog))
    return try Dictionary(
      input.pages.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }, uniquingKeysWith: { first, _ in first })
  }

  private static let cycling = Result {
    try pages(of: Repository.root.appending(path: "Catalogs/Examples/Cycling").path)
  }

  @Test("A title has the words of the wordings that differ, wherever it is shown")
  func titlesHaveWords() throws {
    let pages = try Self.cycling.get()
    let purpose = try #require(pages["purposes/save.html"])
    #expect(purpose.contains(#"data-word-apple="Sichern">Speichern</td>"#))
    #expect(!purpose.contains("data-word-google=\"Speichern\""))
    let german = try #require(pages["locales/de.html"])
    #expect(german.contains(#"<span data-word-apple="Sichern">Speichern</span>"#), "a bar's word")
    #expect(german.contains(#"data-word-apple="Sichern">Speichern</td>"#), "a row of the texts")
  }

  @Test("Every page has the switch, and none has it without wordings")
  func everyPageHasTheSwitch() throws {
    for (path, text) in try Self.cycling.get() where path.hasSuffix(".html") {
      #expect(text.contains(#"<select id="wording""#) && text.contains("wordings.js"), "\(path)")
    }
    let source = try SmallCatalogue.read(".", of: SmallCatalogue.files)
    let catalog = try Catalog(source)
    let input = SiteInput(source: source, catalog: catalog, generated: try GeneratedCatalog(source, catalog: catalog))
    for file in try input.pages where file.path.hasSuffix(".html") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("<select id=\"wording\"") && !text.contains("wordings.js"), "\(file.path)")
    }
  }

  /// A page's own script chooses, and a browser runs the switch beside the page's other scripts.
  @Test func browserShowsTheChosenWords() throws {
    let folder = try TemporaryFolder()
    for (path, text) in try Self.cycling.get()
    where ["locales/de.html", "wordings.js", "bars.js", "filter.js"].contains(path) {
      let choosing = "<script>localStorage.setItem('wording', 'apple')</script></head>"
      try folder.write(text.replacing("</head>", with: choosing).utf8, to: path)
    }
    let text = try String(contentsOfFile: "\(folder.path)/locales/de.html", encoding: .utf8)
    let shown = try Chromium.document(ofPage: "locales/de.html", in: folder)
    #expect(text.contains(#"data-word-apple="Sichern">Speichern</td>"#))
    #expect(shown.contains(#"data-word-apple="Sichern">Sichern</td>"#), "\(shown.prefix(2_000))")
  }
}
