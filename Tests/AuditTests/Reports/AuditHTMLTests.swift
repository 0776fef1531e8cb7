import CatalogReports
import CatalogValidation
import Foundation
import TestSupport
import Testing
import TextFormats

@testable import AppReading
@testable import Audit

/// The page: valid HTML without scripts and external resources, with untrusted text escaped.
@Suite struct AuditHTMLTests {
  private static let reading = """
    import base64, hashlib, json, sys
    import html5lib
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    page = parser.parse(open(sys.argv[1], encoding='utf-8').read())
    styles = [style.text for style in page.findall('.//style')]
    def texts(path):
        return [''.join(element.itertext()) for element in page.findall(path)]
    print(json.dumps({
        'policy': [m.get('content') for m in page.findall('.//meta') if m.get('http-equiv')][0],
        'digests': ['sha256-' + base64.b64encode(hashlib.sha256(style.encode()).digest()).decode() for style in styles],
        'style': ''.join(styles),
        'tags': sorted({str(element.tag) for element in page.iter()}),
        'attributes': sorted({str(name) for element in page.iter() for name in element.attrib}),
        'links': [a.get('href') for a in page.findall('.//a')],
        'names': [e.get('id') for e in page.iter() if e.get('id')],
        'sections': texts('.//section/h2'),
        'highlights': texts(".//section[@id='highlights']//li"),
        'ways': texts(".//section[@id='exits']//figcaption"),
        'majorities': texts(".//figure[@class='majority']//b"),
        'text': ''.join(page.find('body').itertext()),
    }))
    """

  private struct Page: Decodable {
    let policy, style, text: String
    let digests, tags, attributes, links, names, sections, highlights, ways, majorities: [String]
  }

  /// The page as read by html5lib, whose strict mode refuses parse errors.
  private func page(_ files: [String: String]) throws -> Page {
    let tool = try ExternalTool(python: Self.reading, with: "html5lib", from: "python3-html5lib")
    let text = ReportFormat.html.text(try AuditedApps.report(files))
    let result = try tool.run(["{}"], on: text, named: "audit.html")
    try #require(result.status == 0, "\(result.output)")
    return try JSONDecoder().decode(Page.self, from: Data(result.output.utf8))
  }

  private static let sheets = ["Sheets.swift": SheetExamples.text(close: 5, then: [.done]).replacing("↓", with: "")]

  @Test func loadsNothing() throws {
    let page = try page(Self.sheets)
    let loading: Set = ["img", "link", "iframe", "object", "embed", "video", "audio", "source", "base", "script"]
    #expect(loading.isDisjoint(with: page.tags))
    #expect(Set(["src", "style", "action", "onclick"]).isDisjoint(with: page.attributes))
  }

  @Test func linksToItself() throws {
    let page = try page(Self.sheets)
    #expect(Set(page.names).count == page.names.count)
    #expect(Set(page.links.map { String($0.dropFirst()) }).subtracting(page.names) == [])
    #expect(!page.links.isEmpty)
  }

  @Test func policyNamesItsStyle() throws {
    let page = try page(Self.sheets)
    #expect(page.digests == [PageStyle.base, AuditPageStyle.code].map(\.digest))
    #expect(page.policy.contains("style-src '\(page.digests.joined(separator: "' '"))'; "))
  }

  /// Sides are those of the reader's direction, and both schemes have colours of their own.
  @Test func stylesAreLogical() throws {
    let style = try page(Self.sheets).style
    for property in ["margin-left", "margin-right", "padding-left", "padding-right", "text-align: left"] {
      #expect(!style.contains(property), "\(property)")
    }
    for media in ["prefers-color-scheme: dark", "@media print", "max-width: 44rem"] {
      #expect(style.contains(media), "\(media)")
    }
  }

  @Test func drawsTheWaysOut() throws {
    let page = try page(Self.sheets)
    #expect(page.majorities == ["Close"])
    #expect(page.ways.first?.hasPrefix("Closeleading side5 of 6, 83\u{202F}%majority") == true, "\(page.ways)")
    #expect(page.ways.count == 2)
    #expect(page.highlights.contains("Viewers in SwiftUI are left in 2 ways, 5 of 6 by 'close' at the leading side."))
  }

  /// An app without buttons has a page, too.
  @Test func needsNothing() throws {
    #expect(try page(["Empty.swift": "struct Empty {}"]).text.contains("No button has a certain purpose."))
  }

  /// Titles, icons and names of an app are never markup.
  @Test(
    arguments: [
      "<script>alert(1)</script>", "</style><b>", "a'><img src=x onerror=alert(1)>", "&amp;<!-- ", "حذف <i>", "]]>",
    ])
  func escapes(title: String) throws {
    let buttons = (0..<2).map { _ in "Button(\"\(title)\") { go() }" }
    let icon = "Button(action: go) { Image(systemName: \"\(title)\") }"
    let source = """
      struct HostileView: View {
        var body: some View {
          \((buttons + [icon]).joined(separator: "\n    "))
          Button("Save", systemImage: "\(title)") { keep() }
          Button("Save", systemImage: "square.and.arrow.down") { keep() }
        }
      }
      """
    let page = try page(["Hostile.swift": source, "<b>/Other.swift": source])
    #expect(Set(page.tags).isDisjoint(with: ["script", "img", "i"]))
    #expect(page.text.contains(title))
    #expect(page.text.contains("HostileView") || page.text.contains("Hostile.swift"))
  }
}
