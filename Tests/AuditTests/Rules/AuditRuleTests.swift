import CatalogFiles
import CatalogModel
import CodeWriting
import CatalogValidation
import Foundation
import SourceText
import TestSupport
import Testing

@testable import AppReading
@testable import Audit

/// The examples of a rule are its tests: each gives exactly the marked findings.
@Suite struct AuditRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: RuleDescription
    let example: RuleExample
    var testDescription: String { "\(rule.identifier): \(example.files.values.sorted().joined(separator: " "))" }
  }

  private static let rules = AuditRules.descriptions
  private static let breaking = rules.flatMap { rule in rule.breaking.map { Case(rule: rule, example: $0) } }
  private static let passing = rules.flatMap { rule in rule.passing.map { Case(rule: rule, example: $0) } }

  @Test(arguments: breaking)
  func reportsTheMarks(_ row: Case) throws {
    let places = Self.places(of: row.example)
    #expect(!places.isEmpty, "nothing is marked")
    #expect(try Self.findings(row) == places)
  }

  @Test(arguments: passing)
  func acceptsPassingExamples(_ row: Case) throws {
    #expect(Self.places(of: row.example) == [], "a passing example has no marks")
    #expect(try Self.findings(row) == [])
  }

  @Test func eachRuleHasExamples() {
    for rule in Self.rules { #expect(!rule.breaking.isEmpty && !rule.passing.isEmpty, "\(rule.identifier)") }
    #expect(Set(Self.rules.map(\.identifier)).isDisjoint(with: AllRules.identifiers))
  }

  /// `path:line:column` of the rule's findings, sorted.
  private static func findings(_ row: Case) throws -> [String] {
    let report = try AuditedApps.report(
      row.example.files.mapValues { $0.replacing(String(RuleExample.mark), with: "") })
    return report.findings.filter { $0.rule == row.rule.identifier }.map { "\($0.file):\($0.position)" }.sorted()
  }

  private static func places(of example: RuleExample) -> [String] {
    example.files.flatMap { path, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
        var places: [String] = []
        var column = 1
        for scalar in line.unicodeScalars {
          if Character(scalar) == RuleExample.mark {
            places.append("\(path):\(number + 1):\(column)")
          } else {
            column += 1
          }
        }
        return places
      }
    }.sorted()
  }
}

/// Apps in memory, audited with Standard.
enum AuditedApps {
  static let standard: CatalogSource? = try? CatalogReader().read(Repository.standard.path)

  static func report(
    _ files: [String: String], baseline: BaselineFile? = nil, settings: AuditSettings? = nil
  ) throws -> AuditReport {
    let catalog = try #require(standard)
    let tree = MemoryFiles(files)
    let settings = settings ?? AuditSettings(reading: ReadingSettings(purposes: PurposeNames(catalog)))
    let app = try AppFiles(paths: ["."], in: tree)
    return AppAudit(catalog: catalog, settings: settings).report(on: app, from: tree, baseline: baseline)
  }

  /// The settings that an audit.json makes.
  static func settings(_ json: String) throws -> AuditSettings {
    let catalog = try #require(standard)
    let read = try CatalogReader(files: MemoryFiles(["MyApp/audit.json": json])).auditFile(
      ofCatalogAt: "MyApp", purposes: catalog.purposes)
    let file = try #require(read)
    #expect(file.problems.map(\.message) == [])
    return AuditSettings(file, catalog: catalog)
  }
}
