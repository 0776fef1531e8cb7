import CatalogEditing
import CatalogFiles
import Testing

@testable import CatalogValidation

/// Whose exceptions are judged.
@Suite struct ExceptionTests {
  private static let exception =
    #"{ "edge-whitespace": { "exceptions": [{ "locales": ["pl"], "reason": "It aligns the title." }] } }"#

  /// An overlay may lack the locale that an exception of the extended catalogue is about.
  @Test func anOverlayAnswersForItsOwn() throws {
    var files = Dictionary(RuleExample.base.map { ("Base/\($0.key)", $0.value) }) { $1 }
    files["Base/catalog.json"] = RuleExample.manifest(rules: Self.exception)
    files["App/catalog.json"] =
      #"{ "formatVersion": 1, "name": "App", "extends": "../Base", "locales": ["en"] }"#
    #expect(try unneeded("App", files) == [])
    #expect(try unneeded("Base", files) == ["Base/catalog.json"])
    files["App/catalog.json"] =
      #"{ "formatVersion": 1, "name": "App", "extends": "../Base", "locales": ["en"], "rules": \#(Self.exception) }"#
    #expect(try unneeded("App", files) == ["App/catalog.json"])
  }

  /// The files that an unneeded exception is reported in.
  private func unneeded(_ folder: String, _ files: [String: String]) throws -> [String] {
    let report = try CatalogRepair(of: folder, files: MemoryFiles(files)).before
    return report.findings.filter { $0.rule == "unneeded-exception" }.map(\.file)
  }
}
