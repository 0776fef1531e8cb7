import CatalogFiles
import Foundation
import TestSupport
import Testing

@testable import CatalogSite

/// A locale's page: where its texts come from, what the check finds, what the catalogue records, and every kind of header.
@Suite struct LocalePageTests {
  private let pages: [String: String]

  init() throws {
    let catalog = try #require(SmallCatalogue.files["catalog.json"])
      .replacing("[\"ar\", \"en\"]", with: "[\"ar\", \"en\", \"en-GB\"]")
    pages = try Self.pages(
      IconifyInput.small([:], changing: ["catalog.json": catalog, "titles/en-GB.json": #"{ "back": "Go back" }"#]))
  }

  private static func pages(_ input: SiteInput) throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try input.pages.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// The row of a text in a locale's page, without its markup: `delete | Delete | حذف | own`.
  private func row(_ name: String, in locale: String) throws -> String {
    let page = try #require(pages["locales/\(locale).html"])
    let table = try #require(
      page.components(separatedBy: "id=\"rows\"").last?.components(separatedBy: "</tbody>").first)
    let rows = table.components(separatedBy: "<tr>").map { row in
      row.components(separatedBy: "</td>").map { cell in
        cell.replacing("</th>", with: " | ").replacing("</li>", with: " / ").replacing(/<[^>]*>/, with: "")
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }.filter { !$0.isEmpty }.joined(separator: " | ")
    }
    return try #require(rows.first { $0.hasPrefix("\(name) |") })
  }

  @Test(arguments: [
    ("back", "en-GB", "back | Back | Go back | own"),
    ("delete", "en-GB", "delete | Delete | Delete | English"),
    ("delete", "ar", "delete | Delete | حذف | own"),
    ("delete counted", "ar", "delete counted | Delete 0 / Delete 1 / | Delete 0 / Delete 1 / Delete 2 / "),
    ("delete", "en", "delete | Delete | own | final A verb."),
  ])
  func showsEachTextBesideTheSource(name: String, locale: String, expected: String) throws {
    #expect(try row(name, in: locale).hasPrefix(expected))
  }

  @Test("A text that falls back to another language is missing, and marked as being in that language")
  func marksMissingTexts() throws {
    #expect(try row("delete counted", in: "ar").hasSuffix("| missing"))
    let page = try #require(pages["locales/ar.html"])
    #expect(page.contains("<td class=\"own\" lang=\"en\" dir=\"ltr\"><ul class=\"forms\"><li>Delete"))
  }

  @Test("A title that falls back to another language is marked on the wall too")
  func marksMissingTitles() throws {
    let pages = try Self.pages(IconifyInput.small([:], changing: ["titles/ar.json": #"{ "delete": "حذف" }"#]))
    let wall = try #require(pages["wall/ar.html"])
    #expect(wall.contains("<b lang=\"en\">Back</b>") && wall.contains("<b>حذف</b>"))
  }

  @Test("The counts are those of the texts, and the findings those of the check")
  func countsAndFinds() throws {
    let page = try #require(pages["locales/ar.html"])
    #expect(page.contains("<code>title</code></th><td>2</td><td>0</td><td>0</td><td>100 %</td>"))
    #expect(page.contains("<code>counted</code></th><td>0</td><td>0</td><td class=\"bad\">1</td><td>0 %</td>"))
    #expect(page.contains("<code>missing-title</code>"))
    let other = try #require(pages["locales/en-GB.html"])
    #expect(other.contains("Inherited from <a href=\"en.html\">English</a> (2)."))
    #expect(!other.contains("<code>missing-title</code>"))
    let languages = try #require(pages["languages.html"])
    #expect(languages.contains("<td>2</td><td>0</td><td class=\"bad\">1</td><td>66 %</td>"))
  }

  @Test("Kinds of headers that an overlay declares are drawn on each platform, with what they need")
  func drawsOwnKinds() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(at: Repository.standard, to: URL(filePath: "\(folder.path)/Standard"))
    try folder.write(
      """
      {
        "formatVersion": 1, "name": "App", "description": "For tests.", "extends": "../Standard",
        "locales": ["ar", "en"]
      }
      """.utf8, to: "App/catalog.json")
    try folder.write(
      """
      {
        "kinds": {
          "picker": { "extends": "dialog", "description": "Chooses one of many." },
          "reader": { "extends": "viewer", "description": "A text to read.", "maximumTrailing": 0 }
        }
      }
      """.utf8, to: "App/headers.json")
    let source = try CatalogReader(files: DiskFiles()).read("\(folder.path)/App")
    try #require(source.report.isEmpty, "\(source.report)")
    let page = try #require(try Self.pages(IconifyInput.input(source, IconArtwork()))["locales/ar.html"])
    let platforms = page.components(separatedBy: "<section class=\"platform\">").dropFirst()
    #expect(platforms.count > 4)
    for platform in platforms {
      let names = platform.matches(of: /<figcaption dir="ltr">([^<]*)/).map { String($0.1) }
      #expect(names == ["root", "page", "viewer", "dialog", "picker", "reader"])
      let bars = platform.components(separatedBy: "<figure>").dropFirst()
        .map { $0.components(separatedBy: "class=\"item ").count - 1 }
      #expect(bars[4] == bars[3] && bars[5] == 1, "\(bars): a picker is a dialog, and a reader has only its dismissal")
    }
    #expect(page.contains("Chooses one of many.<small> A variant of dialog.</small>"))
  }

  @Test("Words of the page are in its language where the catalogue has them, else marked as English")
  func speaksTheLanguage() throws {
    #expect(try #require(pages["locales/ar.html"]).contains("lang=\"en\">Purposes</a>"))
    let standard = try Self.pages(IconifyInput.standard.get().input)
    #expect(try #require(standard["locales/ar.html"]).contains("lang=\"ar\">الصفحة الرئيسية</a>"))
    #expect(try #require(standard["wall/de.html"]).contains("lang=\"de\">Suchen</label>"))
  }

  @Test("The search hides the rows without its words")
  func searches() throws {
    let folder = try TemporaryFolder()
    for (path, text) in pages { try folder.write(text.utf8, to: path) }
    let script = """
      <!doctype html><meta charset="utf-8"><title>Search</title><pre id="report"></pre><iframe src="locales/ar.html"></iframe>
      <script>
        const frame = document.querySelector("iframe");
        frame.onload = () => {
          const page = frame.contentDocument;
          const field = page.getElementById("words");
          field.value = "حذف DEL";
          field.dispatchEvent(new Event("input"));
          const rows = [...page.querySelectorAll("#rows tbody tr")].filter((row) => !row.hidden);
          document.getElementById("report").textContent = rows.map((row) => row.cells[0].textContent).join();
        };
      </script>
      """
    try folder.write(script.utf8, to: "look.html")
    let document = try Chromium.document(ofPage: "look.html", in: folder)
    #expect(document.contains("<pre id=\"report\">delete</pre>"))
  }

  @Test("Two languages beside each other, by their pages")
  func compares() throws {
    let folder = try TemporaryFolder()
    for (path, text) in pages { try folder.write(text.utf8, to: path) }
    let document = try Chromium.document(ofPage: "compare.html?left=en-GB&right=ar", in: folder)
    #expect(document.contains(">3 texts</p>"))
    let head = ["Purpose", "English (United Kingdom)", "Arabic", "English (United Kingdom): from", "Arabic: from"]
    let joined = document.components(separatedBy: "<div id=\"result\"").last ?? ""
    #expect(joined.matches(of: /<th scope="col"[^>]*>(?:<bdi>)?([^<]*)/).map { String($0.1) } == head)
    #expect(joined.contains("<th scope=\"col\" dir=\"rtl\" role=\"columnheader\"><bdi>Arabic</bdi></th>"))
    let row = try #require(
      document.firstMatch(
        of: /<tr role="row"><th scope="row" role="rowheader"><a href="[^"]*\/purposes\/back.html">back.*?<\/tr>/)?.0)
    #expect(row.contains("lang=\"en-GB\" dir=\"ltr\" role=\"cell\">Go back</td>"))
    #expect(row.contains("lang=\"ar\" dir=\"rtl\" role=\"cell\">رجوع</td>"))
  }

  @Test(
    "A language that is not there is named, and no other is shown in its place",
    arguments: [
      ("left=xx", "This catalogue has no language “xx”. Choose two that it has."),
      ("left=xx&right=ar", "This catalogue has no language “xx”. Choose two that it has."),
      ("left=xx&right=yy", "This catalogue has no language “xx” and no language “yy”. Choose two that it has."),
      ("left=EN-gb&right=ar", "3 texts"),
    ])
  func saysWhichLanguageIsUnknown(query: String, expected: String) throws {
    let folder = try TemporaryFolder()
    for (path, text) in pages { try folder.write(text.utf8, to: path) }
    let document = try Chromium.document(ofPage: "compare.html?\(query)", in: folder)
    let status = try #require(document.firstMatch(of: /<p id="status"[^>]*>([^<]*)<\/p>/))
    #expect(status.1 == expected && !status.0.contains("hidden"))
    #expect(document.contains("<table") == (expected == "3 texts"))
  }

  @Test("The head of a column is at the edge where its texts start")
  func alignsHeads() throws {
    let page = try #require(pages["locales/ar.html"])
    #expect(page.contains("<th scope=\"col\">English</th><th scope=\"col\" dir=\"rtl\"><bdi>Arabic</bdi></th>"))
  }
}
