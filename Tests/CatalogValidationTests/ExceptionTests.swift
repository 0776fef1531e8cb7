import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogReports
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// Exceptions of an overlay and of the catalogue that it extends.
@Suite struct ExceptionTests {
  private static let exception =
    #"{ "edge-whitespace": { "exceptions": [{ "locales": ["pl"], "reason": "It aligns the title." }] } }"#

  /// An overlay may lack a locale for which the extended catalogue has an exception.
  @Test func anOverlayIsJudgedByItsOwnExceptions() throws {
    var files = Dictionary(RuleExample.base.map { ("Base/\($0.key)", $0.value) }) { $1 }
    files["Base/catalog.json"] = RuleExample.manifest(rules: Self.exception)
    files["App/catalog.json"] =
      #"{ "formatVersion": 1, "name": "App", "extends": "../Base", "locales": ["en"] }"#
    #expect(try unneeded("App", files) == [])
    #expect(try unneeded("Base", files) == ["Base/catalog.json"])
    files["App/catalog.json"] =
      #"{ "formatVersion": 1, "name": "App", "extends": "../Base", "locales": ["en", "pl"], "rules": \#(Self.exception) }"#
    #expect(try unneeded("App", files) == ["App/catalog.json"])
  }

  /// An exception for one screen does not apply to another.
  @Test func anExceptionNamesScreens() throws {
    var files = RuleExample.screens(
      #"""
      "a": { "header": "dialog", "title": "", "route": "/a", "confirm": "ok" },
        "b": { "header": "dialog", "title": "", "route": "/b", "confirm": "ok" }
      """#
    ).catalogue
    files["catalog.json"] = """
      {
        "formatVersion": 1, "name": "App", "sourceLocale": "en", "locales": ["en"], "iconSets": [],
        "rules": { "vague-confirmation": { "exceptions": [{ "screens": ["b"], "reason": "There is nothing to do." }] } }
      }
      """
    let report = CatalogCheck.run(on: try .reading(files))
    #expect(report.findings.filter { $0.rule == "vague-confirmation" }.map(\.subject.screen) == ["a"])
    #expect(report.suppressed.map(\.finding.subject.screen) == ["b"])
  }

  @Test(arguments: [("android", true), ("ios", false)])
  func anExceptionNamesPlatforms(platform: String, isCovered: Bool) throws {
    let rules = #"{ "missing-title": { "exceptions": [{ "platforms": ["\#(platform)"], "reason": "It is wide." }] } }"#
    let source = try CatalogSource.reading(
      RuleExample.base.merging(["catalog.json": RuleExample.manifest(rules: rules)]) { $1 })
    let exception = try #require(source.ruleSettings.first?.exceptions.first)
    #expect(exception.covers(Subject(screen: "a", platform: .android), inherited: []) == isCovered)
    #expect(!exception.covers(Subject(screen: "a"), inherited: []))
  }

  /// The files in which an unneeded exception is reported.
  private func unneeded(_ folder: String, _ files: [String: String]) throws -> [String] {
    let report = try CatalogRepair(of: folder, files: MemoryFiles(files)).before
    return report.findings.filter { $0.rule == "unneeded-exception" }.map(\.file)
  }
}
