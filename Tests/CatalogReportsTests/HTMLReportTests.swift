import CatalogModel
import CheckTestSupport
import Foundation
import SourceText
import TestSupport
import Testing
import TextFormats

@testable import CatalogReports
@testable import CatalogValidation

/// The HTML report: valid HTML without external resources, with untrusted text escaped.
@Suite struct HTMLReportTests {
  private static let reading = """
    import base64, hashlib, json, sys
    import html5lib
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    page = parser.parse(open(sys.argv[1], encoding='utf-8').read())
    def digests(tag):
        return ['sha256-' + base64.b64encode(hashlib.sha256(part.text.encode()).digest()).decode()
            for part in page.findall('.//' + tag)]
    def texts(path):
        return [''.join(element.itertext()) for element in page.findall(path)]
    print(json.dumps({
        'policy': [m.get('content') for m in page.findall('.//meta') if m.get('http-equiv')],
        'digests': digests('style') + digests('script'),
        'tags': sorted({element.tag for element in page.iter()}),
        'attributes': sorted({name for element in page.iter() for name in element.attrib}),
        'links': [a.get('href') for a in page.findall('.//a')],
        'names': [e.get('id') for e in page.iter() if e.get('id')],
        'findings': texts('.//ol/li/p[1]'),
        'excerpts': texts('.//ol/li/pre/mark'),
        'rows': [[''.join(c.itertext()).strip() for c in row] for row in page.find('.//table').findall('tbody/tr')],
    }))
    """

  private struct Page: Decodable {
    let policy, digests, tags, attributes, links, names, findings, excerpts: [String]
    let rows: [[String]]
  }

  /// The page as read by html5lib, whose strict mode refuses parse errors.
  private func page(_ report: CheckReport) throws -> Page {
    let tool = try ExternalTool(python: Self.reading, with: "html5lib", from: "python3-html5lib")
    let result = try tool.run(["{}"], on: ReportFormat.html.text(report), named: "report.html")
    try #require(result.status == 0, "\(result.output)")
    return try JSONDecoder().decode(Page.self, from: Data(result.output.utf8))
  }

  @Test func loadsNothing() throws {
    let page = try page(ReportedCatalogue.report())
    let loading: Set = ["img", "link", "iframe", "object", "embed", "video", "audio", "source", "base", "svg"]
    #expect(loading.isDisjoint(with: page.tags))
    #expect(Set(["src", "style", "action", "onclick"]).isDisjoint(with: page.attributes))
    #expect(page.links.allSatisfy { $0.hasPrefix("#") })
  }

  /// Every link has its target on the page.
  @Test func linksToItself() throws {
    let page = try page(ReportedCatalogue.report())
    #expect(Set(page.names).count == page.names.count)
    #expect(Set(page.links.map { String($0.dropFirst()) }).subtracting(page.names) == [])
  }

  /// The policy allows only the page's own style and script; changing one must change its digest.
  @Test func policyNamesItsOwnParts() throws {
    let page = try page(ReportedCatalogue.report())
    let policy = try #require(page.policy.first)
    #expect(policy.hasPrefix("default-src 'none'; "))
    let digests = [PageStyle.base, HTMLStyle.code, HTMLScript.code].map(\.digest)
    #expect(digests == page.digests, "the digests of the base style, the style and the script")
    #expect(policy.contains("; style-src '\(digests[0])' '\(digests[1])'; script-src '\(digests[2])'; "))
  }

  @Test func listsEveryFinding() throws {
    let report = try ReportedCatalogue.report()
    let all = HTMLFinding.all(of: report)
    let expected = all.map { "\($0.kind) \($0.finding.message.replacing("\u{1}", with: "⟨U+0001⟩"))" }
    #expect(try page(report).findings == expected)
    #expect(all.count == report.findings.count + report.suppressed.count)
  }

  /// A key is marked as a whole, a space is visible, and an invisible character is spelled out.
  @Test func marksThePlace() throws {
    let files = [
      "titles/en.json": "{ \"back\": \"Ba\u{200B}ck\u{A0}\", \"delete\": \"\" }",
      "titles/pl.json": #"{ "del\"ete": "x" }"#,
    ]
    let excerpts = SourceExcerpts(try RuleExample.check(files).source)
    func marked(_ file: String, _ column: Int) -> String? {
      excerpts.excerpt(file, SourcePosition(line: 1, column: column))?.marked
    }
    #expect(marked("titles/en.json", 3) == #""back""#)
    #expect(marked("titles/en.json", 14) == "\u{200B}")
    #expect(marked("titles/en.json", 17) == "\u{A0}")
    #expect(marked("titles/pl.json", 3) == #""del\"ete""#)
    #expect(marked("titles/pl.json", 20) == "")
    #expect(marked("titles/pl.json", 40) == nil)
    #expect(marked("titles/xx.json", 1) == nil)
    #expect(try page(RuleExample.check(files)).excerpts.contains("⟨U+00A0⟩"))
  }

  /// A cell shows its state without relying on colour; inherited and missing texts look different.
  @Test func drawsTheCoverage() throws {
    // ar, en, en-GB, pl, and the icon set
    #expect(
      try page(ReportedCatalogue.report()).rows == [
        ["back", "!", "!", "●", "●", "●"], ["delete", "×", "i", "○", "×", "×"],
      ])
  }

  /// Unicode TR9: right-to-left letters and bidi controls do not reorder the surrounding text.
  @Test(
    arguments: [
      ("title 'حذف' and 'x'", "title '<bdi>حذف</bdi>' and '<bdi>x</bdi>'"),
      ("it's <b>", "it's &lt;b&gt;"), ("a\u{202E}b", "<bdi>a⟨U+202E⟩b</bdi>"),
      ("می\u{200C}خواهم", "<bdi>می\u{200C}خواهم</bdi>"),
    ])
  func isolates(message: String, html: String) {
    #expect(HTML.message(message).markup == html)
  }

  @Test func staysSmallForStandard() throws {
    let text = ReportFormat.html.text(CatalogCheck.run(on: try Catalogues.source("Standard")))
    #expect(text.utf8.count < 1_000_000)
    #expect(text.contains("There are none.") || text.contains("<ol id=\"findings\">"))
  }
}
