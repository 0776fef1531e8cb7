import CatalogFiles
import CatalogModel
import CheckTestSupport
import SourceText
import Testing

@testable import CatalogReports
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
    let sorted = [Severity.error, .warning, .note].flatMap { severity in
      let findings = report.findings.filter { $0.severity == severity }
      return findings.map { ($0, $0.file, $0.position) }
        + findings.compactMap { finding in finding.related.map { (finding, $0.file, $0.position) } }
    }
    #expect(commands.map(\.name) == sorted.map { $0.0.severity == .note ? "notice" : $0.0.severity.rawValue })
    #expect(commands.map(\.message) == sorted.map(\.0.message))
    #expect(
      commands.map(\.properties)
        == sorted.map { finding, file, position in
          ["file": file, "line": "\(position.line)", "col": "\(position.column)", "title": finding.rule]
        })
    #expect(commands.contains { $0.properties["file"] == "a, b: 100%/titles/ar.json" })
  }

  /// A pull request that removes a title changes no other file than that of the titles.
  @Test func showsMissingTitlesInTheirFiles() throws {
    let report = CatalogCheck.run(
      on: try .reading([
        "catalog.json":
          #"{ "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": [] }"#,
        "purposes.json": """
        {
          "copy": { "role": "act", "description": "Copies.", "icons": {}, "messages": { "title": {} } },
          "delete": { "role": "destroy", "description": "Deletes.", "icons": {}, "messages": { "title": {} } }
        }
        """,
        "titles/en.json": #"{ "copy": "Copy", "delete": "Delete" }"#,
        "titles/pl.json": "{\n  \"copy\": \"Kopiuj\"\n}",
      ]))
    let commands = try ReportFormat.github.text(report).split(separator: "\n").dropLast().map(parse)
    let places = commands.filter { $0.properties["title"] == "missing-title" }.map {
      "\($0.properties["file"] ?? ""):\($0.properties["line"] ?? "")"
    }
    #expect(places.count == 2)
    #expect(places.first?.hasSuffix("purposes.json:3") == true)
    #expect(places.last?.hasSuffix("titles/pl.json:2") == true)
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
