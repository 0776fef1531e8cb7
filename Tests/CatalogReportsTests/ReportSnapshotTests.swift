import CheckTestSupport
import Testing
import TextFormats

@testable import CatalogReports
@testable import CatalogValidation

/// One report in each format.
@Suite struct ReportSnapshotTests {
  /// Versions change with the release and the machine; the page's style and script are always the same.
  private func portable(_ text: String) -> String {
    text.replacing(ProgramVersion.number, with: "…")
      .replacing(/ICU [0-9.]+, CLDR [0-9.]+/, with: "ICU …, CLDR …")
      .replacing(/"(icu|cldr)Version": "[0-9.]+"/) { "\"\($0.output.1)Version\": \"…\"" }
      .replacing(/name="(icu|cldr)Version" value="[0-9.]+"/) { "name=\"\($0.output.1)Version\" value=\"…\"" }
      .replacing(/sha256-[A-Za-z0-9+\/=]+/, with: "sha256-…")
      .replacing(PageStyle.base.text, with: "…")
      .replacing(HTMLStyle.code.text, with: "…").replacing(HTMLScript.code.text, with: "…")
  }

  private static let endings: [ReportFormat: String] = [
    .text: "txt", .json: "json", .sarif: "sarif", .junit: "junit.xml", .github: "github.txt",
    .checkstyle: "checkstyle.xml", .markdown: "md", .html: "html",
  ]

  @Test(arguments: ReportFormat.allCases)
  func isAsRecorded(format: ReportFormat) throws {
    let ending = try #require(Self.endings[format])
    var report = try ReportedCatalogue.report(in: "Catalogs/Reported")
    // Rules may change their texts without changing these snapshots.
    let rules = report.rules.map { rule in
      let description = RuleDescription(
        identifier: rule.description.identifier, severity: rule.description.severity,
        isFixable: rule.description.isFixable, summary: "What it asks for.",
        rationale: "Why.", breaking: [.title("Back↓\u{A0}")], passing: [.title("Back")])
      return (description: description, severity: rule.severity)
    }
    report = CheckReport(
      source: report.source, findings: report.findings, suppressed: report.suppressed, rules: rules,
      coverage: report.coverage)
    try Snapshot.expect(portable(format.text(report)), is: "reported.\(ending)")
  }

  /// The same input gives the same bytes.
  @Test(arguments: ReportFormat.allCases)
  func isStable(format: ReportFormat) throws {
    let texts = try (0..<3).map { _ in format.text(try ReportedCatalogue.report()) }
    #expect(Set(texts).count == 1)
  }

  /// The data versions explain why a finding appeared or disappeared.
  @Test(arguments: ReportFormat.allCases)
  func namesTheVersionsOfItsData(format: ReportFormat) throws {
    let report = try ReportedCatalogue.report()
    let text = format.text(report)
    #expect(text.contains(report.icuVersion) && text.contains(report.cldrVersion))
  }

  /// Accepted findings are not counted as open.
  @Test func countsAcceptedFindings() throws {
    let report = try ReportedCatalogue.report()
    #expect(report.suppressed.map(\.origin.rawValue).sorted() == ["baseline", "exception"])
    #expect(report.tally.hasSuffix(", 2 accepted"))
    #expect(!(try RuleExample.check().tally).contains("accepted"))
  }
}
