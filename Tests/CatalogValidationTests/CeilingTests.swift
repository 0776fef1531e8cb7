import CatalogFiles
import CheckTestSupport
import Testing

@testable import CatalogReports
@testable import CatalogValidation

@Suite("Findings past the ceiling of a report")
struct CeilingTests {
  /// Twelve titles with a trailing space in each of two locales.
  private static func source() throws -> CatalogSource {
    let names = (10..<22).map { "p\($0)" }
    func object(_ value: (String) -> String) -> String {
      "{ " + names.map { "\"\($0)\": \(value($0))" }.joined(separator: ", ") + " }"
    }
    let files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Many", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [] }
      """,
      "purposes.json": object { _ in #"{ "role": "act", "description": "…", "messages": { "title": {} } }"# },
      "titles/en.json": object { "\"Delete \($0) \"" },
      "titles/de.json": object { "\"Löschen \($0) \"" },
    ]
    return try CatalogReader(files: MemoryFiles(files)).read("")
  }

  private static func report(ceiling: Int?) throws -> CheckReport {
    var settings = CheckSettings()
    settings.only = ["edge-whitespace"]
    settings.ceiling = ceiling
    return CatalogCheck.run(on: try source(), settings: settings)
  }

  @Test("The first are listed, all are counted, and one finding represents the rest")
  func counts() throws {
    let report = try Self.report(ceiling: 5)
    #expect(report.findings.count == 6)
    #expect(report.count(.warning) == 24)
    #expect(report.summary.hasPrefix("Many: 0 errors, 24 warnings, 0 notes"))
    #expect(report.fails(at: .warning) && !report.fails(at: .error))
    let last = try #require(report.findings.last)
    #expect(
      last.reportLine
        == "catalog.json:1:1: warning: 19 more findings of this rule are counted and not listed; "
        + "'catalog check --rule edge-whitespace' lists up to 100000 [edge-whitespace]")
    #expect(Set(report.findings.dropLast().map(\.file)) == ["titles/de.json"])
  }

  @Test("Below the ceiling, and without one, all are listed", arguments: [nil, 24, 1_000])
  func all(ceiling: Int?) throws {
    let report = try Self.report(ceiling: ceiling)
    #expect(report.findings.count == 24 && report.findings.allSatisfy { $0.omitted == 0 })
    #expect(report.count(.warning) == 24)
  }

  @Test("Every format gives the total", arguments: ReportFormat.allCases)
  func formats(format: ReportFormat) throws {
    #expect(format.text(try Self.report(ceiling: 5)).contains("19 more findings of this rule"))
  }

  @Test("A complete report can be cut, and a cut one again", arguments: [nil, 5, 8])
  func listing(ceiling: Int?) throws {
    let report = try Self.report(ceiling: ceiling).listing(atMost: 5)
    #expect(report.findings.map(\.reportLine) == (try Self.report(ceiling: 5)).findings.map(\.reportLine))
    #expect(report.count(.warning) == 24)
  }

  @Test("A difference lists as many, with the rule's severity, and counts all")
  func difference() throws {
    var settings = CheckSettings()
    settings.levels = ["edge-whitespace": .error]
    func compared(_ source: CatalogSource) -> ComparedCatalog { ComparedCatalog(source, settings: settings) }
    let empty = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Many", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [] }
      """,
      "purposes.json": "{}", "titles/en.json": "{}", "titles/de.json": "{}",
    ]
    let (many, none) = (compared(try Self.source()), compared(try CatalogReader(files: MemoryFiles(empty)).read("")))
    for isNew in [true, false] {
      let difference = CatalogDifference(from: isNew ? none : many, to: isNew ? many : none, ceiling: 5)
      let findings = (isNew ? difference.newFindings : difference.resolvedFindings).filter {
        $0.rule == "edge-whitespace"
      }
      #expect(findings.count == 6 && findings.last?.omitted == 19)
      #expect(findings.last?.severity == .error)
      #expect(difference.summary.contains(isNew ? "24 new errors" : "24 errors gone"))
      #expect(difference.fails(at: .error) == isNew)
      #expect(DifferenceText.text(difference).contains("19 more findings of this rule"))
      #expect(DifferenceJSON.text(difference).contains("19 more findings of this rule"))
    }
  }

  @Test("Findings beyond the ceiling are counted")
  func perLocale() throws {
    var collector = FindingCollector(ceiling: 2)
    let source = try Self.source()
    for _ in 0..<5 {
      collector.report(EdgeWhitespaceRule.self, "words", at: source.place(ofPurpose: "p10"))
    }
    #expect(collector.findings.count == 2)
    #expect(collector.omitted == ["edge-whitespace": 3])
  }
}
