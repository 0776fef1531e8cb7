import CatalogFiles
import CatalogReports
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// A rule's examples are its tests: each gives exactly the marked findings.
@Suite struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: RuleDescription
    let example: RuleExample

    var testDescription: String {
      let files = example.files.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return "\(rule.identifier): \(files.joined(separator: " "))"
    }
  }

  private static let rules = AllRules.all
  private static let breaking = rules.flatMap { rule in rule.breaking.map { Case(rule: rule, example: $0) } }
  private static let passing = rules.flatMap { rule in rule.passing.map { Case(rule: rule, example: $0) } }

  @Test(arguments: breaking)
  func reportsTheMarks(_ row: Case) throws {
    #expect(!row.example.places.isEmpty, "nothing is marked")
    let found = try row.example.findings().filter { $0.rule == row.rule.identifier && $0.followUps == 0 }
    #expect(found.map(\.place).sorted() == row.example.places.sorted())
    #expect(found.allSatisfy { $0.severity == row.rule.severity })
  }

  /// A rule is described as fixable if one of its examples is.
  @Test(arguments: rules)
  func isFixableAsDescribed(_ rule: RuleDescription) throws {
    let findings = try rule.breaking.flatMap { try $0.findings() }
    #expect(findings.contains { $0.rule == rule.identifier && $0.fix != nil } == rule.isFixable)
  }

  @Test(arguments: passing)
  func acceptsPassingExamples(_ row: Case) throws {
    #expect(row.example.places == [], "a passing example has no marks")
    let found = try row.example.findings().filter { $0.rule == row.rule.identifier }
    #expect(found.map(\.line) == [])
  }

  /// The base of all examples has no findings.
  @Test func baseHasNoFindings() throws {
    let report = try RuleExample.check()
    #expect(report.findings.map(\.line) == [])
    #expect(report.source.purposes.count == 2)
    #expect(report.source.locales.count == 2)
  }

  @Test func standardHasNoFindings() throws {
    let report = CatalogCheck.run(on: try Catalogues.source("Standard"))
    #expect(report.findings.filter { $0.severity > .note }.map(\.line) == [])
    #expect(report.source.purposes.count >= 32)
    #expect(report.source.locales.count >= 16)
  }

  @Test func examplesHaveNoFindings() throws {
    let report = CatalogCheck.run(on: try Catalogues.source("Examples/Cycling"))
    #expect(report.findings.filter { $0.severity > .note }.map(\.line) == [])
    #expect(report.source.layers.count == 2)
  }
}

/// Descriptions and identifiers of rules.
@Suite struct RuleDescriptionTests {
  private static let rules = AllRules.all

  /// The committed page of rules shows if an identifier changes.
  @Test func identifiersAreUnique() {
    #expect(Set(Self.rules.map(\.identifier)).count == Self.rules.count)
  }

  @Test(arguments: rules)
  func describesItself(_ rule: RuleDescription) {
    #expect(rule.identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    for sentence in [rule.summary, rule.rationale] {
      #expect(sentence.first?.isUppercase == true, "\(sentence)")
      #expect(sentence.last == ".", "\(sentence)")
      #expect(!sentence.contains("  "), "\(sentence)")
    }
    #expect(!rule.summary.contains("\n"))
    #expect(!rule.breaking.isEmpty)
  }

  @Test func severitiesAreOrdered() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
  }
}
