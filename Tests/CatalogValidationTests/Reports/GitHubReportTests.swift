import CatalogFiles
import CatalogModel
import SourceText
import Testing

@testable import CatalogValidation

/// Workflow commands, parsed as GitHub's runner parses them.
@Suite struct GitHubReportTests {
  /// `::name key=value,key=value::data`; the runner splits first and then unescapes.
  private func parse(_ line: Substring) throws -> (name: String, properties: [String: String], message: String) {
    let parts = try #require(line.wholeMatch(of: /::([a-z]+) (.*?)::(.*)/)).output
    let pairs = parts.2.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
    let properties = pairs.map { (String($0[0]), plain($0[1]).replacing("%3A", with: ":").replacing("%2C", with: ",")) }
    return (
      String(parts.1), Dictionary(uniqueKeysWithValues: properties).mapValues { $0.replacing("%25", with: "%") },
      plain(parts.3).replacing("%25", with: "%")
    )
  }

  private func plain(_ text: Substring) -> String {
    String(text).replacing("%0D", with: "\r").replacing("%0A", with: "\n")
  }

  @Test func hasEveryFindingWorstFirst() throws {
    let report = try ReportedCatalogue.report(in: "a, b: 100%")
    let lines = ReportFormat.github.text(report).split(separator: "\n")
    let commands = try lines.dropLast().map(parse)
    let sorted =
      report.findings.filter { $0.severity == .error } + report.findings.filter { $0.severity == .warning }
      + report.findings.filter { $0.severity == .note }
    #expect(commands.map(\.name) == sorted.map { $0.severity == .note ? "notice" : $0.severity.rawValue })
    #expect(commands.map(\.message) == sorted.map(\.message))
    #expect(
      commands.map(\.properties)
        == sorted.map {
          ["file": $0.file, "line": "\($0.position.line)", "col": "\($0.position.column)", "title": $0.rule]
        })
    #expect(commands.contains { $0.properties["file"] == "a, b: 100%/titles/ar.json" })
  }

  /// The runner shows only ten annotations of each severity, so a plain line has the counts; it must not contain a
  /// command.
  @Test func endsWithTheCounts() throws {
    let report = try ReportedCatalogue.report([
      "catalog.json": (ReportedCatalogue.files["catalog.json"] ?? "").replacing("Reported", with: "::error::%")
    ])
    let last = try #require(ReportFormat.github.text(report).split(separator: "\n").last)
    #expect(last.hasPrefix("catalog check: ::error::%25: 10%25 & <more>: "))
    #expect(last.contains(report.tally))
  }

  /// Paths are relative to the repository, however they were written.
  @Test func namesFilesPlainly() throws {
    let report = try ReportedCatalogue.report()
    let finding = Finding(
      rule: MissingTitleRule.description, message: "…", subject: Subject(),
      file: "./Catalogs//x/..//Small/purposes.json",
      position: SourcePosition(line: 1, column: 2))
    let text = ReportFormat.github.text(
      CheckReport(
        source: report.source, findings: [finding], suppressed: [], rules: report.rules, coverage: report.coverage))
    #expect(text.hasPrefix("::error file=Catalogs/Small/purposes.json,line=1,col=2,title=missing-title::…\n"))
  }
}
