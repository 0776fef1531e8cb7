import CheckTestSupport
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The reports for people and programs.
@Suite struct SnapshotTests {
  /// A catalogue of many cases: errors, warnings, an inherited and a missing text, a missing icon.
  private static let mixed: [String: String] = [
    "catalog.json": """
    {
      "formatVersion": 1,
      "name": "Mixed",
      "sourceLocale": "en",
      "locales": ["ar", "en", "en-GB", "pl", "zh-Hant-HK"],
      "iconSets": ["set"],
      "limits": { "title": 15 }
    }
    """,
    "titles/ar.json":
      #"{ "back": "رجوع ", "delete": { "title": "حذف", "counted": "{count, plural, one {#} other {#}}" } }"#,
    "titles/en-GB.json": #"{ "back": "Return" }"#,
    "titles/pl.json": #"{ "back": "Powrót do poprzedniego ekranu", "delte": "Usuń" }"#,
  ]

  /// The versions of ICU and CLDR depend on the machine.
  private func withoutVersions(_ text: String) -> String {
    text.replacing(/ICU [0-9.]+, CLDR [0-9.]+/, with: "ICU …, CLDR …")
      .replacing(/"(icu|cldr)Version": "[0-9.]+"/) { "\"\($0.output.1)Version\": \"…\"" }
  }

  @Test func textOfMixed() throws {
    let text = TextReporter(showsColour: false).text(try RuleExample.check(Self.mixed))
    try Snapshot.expect(withoutVersions(text), is: "mixed.txt")
  }

  @Test func coloursOfMixed() throws {
    let text = TextReporter(showsColour: true).text(try RuleExample.check(Self.mixed))
    try Snapshot.expect(withoutVersions(text).replacing("\u{1B}", with: "␛"), is: "mixed-colour.txt")
  }

  @Test func jsonOfMixed() throws {
    try Snapshot.expect(withoutVersions(JSONReporter.text(try RuleExample.check(Self.mixed))), is: "mixed.json")
  }

  @Test func textOfACatalogueWithoutFindings() throws {
    let text = TextReporter(showsColour: false).text(try RuleExample.check())
    try Snapshot.expect(withoutVersions(text), is: "base.txt")
  }

  @Test func matrixOfMixed() throws {
    try Snapshot.expect(CoverageMatrix(columns: 80).text(of: RuleExample.check(Self.mixed)), is: "mixed-coverage.txt")
  }

  /// Locales that do not fit a narrow terminal continue below.
  @Test func matrixOfMixedInANarrowTerminal() throws {
    try Snapshot.expect(
      CoverageMatrix(columns: 16).text(of: RuleExample.check(Self.mixed)), is: "mixed-coverage-narrow.txt")
  }

  @Test func jsonCoverageOfMixed() throws {
    try Snapshot.expect(CoverageJSON.text(of: RuleExample.check(Self.mixed)), is: "mixed-coverage.json")
  }

  @Test(arguments: [1, 16, 40, 80, 200])
  func matrixFitsTheTerminal(columns: Int) throws {
    let report = CatalogCheck.run(on: try Catalogues.source("Standard"))
    let lines = CoverageMatrix(columns: columns).text(of: report).split(separator: "\n")
    let legend = try #require(lines.last)
    let narrowest = "  accessibilityLabel ●".count
    #expect(
      lines.dropLast().allSatisfy { $0.count <= max(columns, narrowest) }, "a label and one column always stand there")
    #expect(legend.count <= 80)
    #expect(lines.allSatisfy { $0.last != " " })
  }
}

extension CoverageMatrix {
  fileprivate func text(of report: CheckReport) -> String { text(report.coverage, of: report.source) }
}

extension CoverageJSON {
  fileprivate static func text(of report: CheckReport) -> String { text(report.coverage, of: report.source) }
}
