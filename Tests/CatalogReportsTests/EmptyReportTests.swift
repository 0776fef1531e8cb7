import CatalogFiles
import CatalogModel
import CheckTestSupport
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// Reports without a finding, which servers must accept and people must not take for a failure.
@Suite("Reports without findings")
struct EmptyReportTests {
  private static func report() throws -> CheckReport {
    let report = try RuleExample.check()
    try #require(report.findings.isEmpty && report.suppressed.isEmpty)
    return report
  }

  @Test("Checkstyle's XML has no file")
  func checkstyle() throws {
    let report = try Self.report()
    #expect(
      ReportFormat.checkstyle.text(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- catalog \(ProgramVersion.number); \(report.versions) -->
        <checkstyle version="4.3">
        </checkstyle>

        """)
  }

  @Test("A workflow's log has only the counts")
  func github() throws {
    let report = try Self.report()
    #expect(ReportFormat.github.text(report) == "catalog check: \(report.summary)\n")
    #expect(report.summary.contains(": 0 errors, 0 warnings, 0 notes (2 purposes, 2 locales; ICU "))
  }

  @Test("The text has only the counts, and nothing if they are not asked for")
  func text() throws {
    let report = try Self.report()
    #expect(ReportFormat.text.text(report) == report.summary + "\n")
    #expect(ReportFormat.text.text(report, detail: .findings) == "")
    #expect(ReportFormat.text.text(report, showsColour: true) == "\u{1B}[32m\(report.summary)\u{1B}[0m\n")
    #expect(ReportFormat.text.text(report, detail: .coverage).hasPrefix("locale  translated  inherited  missing\n"))
  }

  @Test("SARIF has an empty array of results, which states that the check ran")
  func sarif() throws { #expect(ReportFormat.sarif.text(try Self.report()).contains("\"results\": []")) }

  @Test("JSON has an empty array of findings")
  func json() throws {
    let text = ReportFormat.json.text(try Self.report())
    #expect(text.contains("\"findings\": []") && !text.contains("suppressed"))
  }

  @Test("In JUnit's XML, all tests pass")
  func junit() throws {
    let text = ReportFormat.junit.text(try Self.report())
    #expect(text.contains(#"failures="0""#) && !text.contains("<failure") && !text.contains("<skipped"))
    #expect(
      text.contains(#"<testcase name="missing-title" classname="\#(try Self.report().source.manifest.name).en"/>"#))
  }

  @Test("The page says that there are none")
  func html() throws {
    let text = ReportFormat.html.text(try Self.report())
    #expect(text.contains("There are none.") && !text.contains("id=\"findings\"") && !text.contains("<dl>"))
  }
}
