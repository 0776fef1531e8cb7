import CatalogFiles
import CatalogValidation
import FileWriting
import Testing

@testable import CatalogEditing

/// Mistakes with a single correct fix are fixed, and nothing else changes.
@Suite struct RepairTests {
  private static func repair(_ files: [String: String]) throws -> (CatalogRepair, [String: String]) {
    let all = RuleExample.base.merging(files) { $1 }
    let repair = try CatalogRepair(of: "", files: MemoryFiles(all))
    let changed = repair.changes.map { ($0.path, String(decoding: $0.new ?? [], as: UTF8.self)) }
    return (repair, Dictionary(changed) { $1 })
  }

  @Test func changesOnlyItsBytes() throws {
    let (repair, files) = try Self.repair(["titles/en.json": "{ \"back\" :\t\" Back \", \"delete\": \"Delete\" }\n"])
    let fixed = try #require(files["titles/en.json"])
    #expect(fixed.contains("\"Back\""))
    #expect(repair.fixed.contains { $0.rule == "edge-whitespace" && $0.count == 2 })
    #expect(!repair.after.findings.contains { $0.rule == "edge-whitespace" })
  }

  /// With escapes, offsets in the file differ from offsets in the text.
  @Test func countsThroughEscapes() throws {
    var settings = CheckSettings()
    settings.only = ["edge-whitespace"]
    let files = RuleExample.base.merging([
      "titles/en.json": #"{ "back": "\u0020\u0042ack\t", "delete": "Delete" }"#
    ]) { $1 }
    let repair = try CatalogRepair(of: "", settings: settings, files: MemoryFiles(files))
    let fixed = repair.changes.map { String(decoding: $0.new ?? [], as: UTF8.self) }
    #expect(fixed == [#"{ "back": "\u0042ack", "delete": "Delete" }"#])
  }

  /// A regional text that repeats a broken text of its language is not removed with it: once the language's is fixed,
  /// the two differ.
  @Test func keepsARegionalTextWhoseParentIsBroken() throws {
    let (repair, files) = try Self.repair([
      "catalog.json": RuleExample.manifest(locales: #""en", "fr", "fr-CA""#),
      "titles/fr.json": #"{ "back": "Retour !", "delete": "Supprimer" }"#,
      "titles/fr-CA.json": #"{ "back": "Retour !" }"#,
    ])
    #expect(files["titles/fr.json"]?.contains("Retour\u{202F}!") == true, "\(files)")
    #expect(!repair.fixed.contains { $0.rule == "redundant-override" })
    #expect(files["titles/fr-CA.json"]?.contains("back") ?? true)
  }

  /// A second repair changes nothing; tried with every fixable example of every rule.
  @Test(arguments: AllRules.all)
  func changesNothingTheSecondTime(_ rule: RuleDescription) throws {
    for example in rule.breaking {
      let first = try CatalogRepair(of: "", files: MemoryFiles(example.catalogue))
      let after = first.changes.reduce(into: example.catalogue) {
        $0[$1.path] = String(decoding: $1.new ?? [], as: UTF8.self)
      }
      let second = try CatalogRepair(of: "", files: MemoryFiles(after))
      #expect(second.changes.isEmpty, "\(second.changes.unifiedDiff(in: ""))")
      let errors = first.after.findings.filter { $0.severity == .error }.map(\.identity)
      let worse = Set(errors).subtracting(first.before.findings.map(\.identity))
      #expect(worse.isEmpty, "a fix brought up \(worse)")
    }
  }

  /// Accepted findings are not fixed.
  @Test func keepsAcceptedFindings() throws {
    let rules =
      #"{ "edge-whitespace": { "exceptions": [{ "purposes": ["back"], "reason": "It aligns the title." }] } }"#
    let (repair, _) = try Self.repair([
      "catalog.json": RuleExample.manifest(rules: rules), "titles/en.json": #"{ "back": " Back", "delete": "Delete" }"#,
    ])
    #expect(!repair.fixed.contains { $0.rule == "edge-whitespace" })
  }

  /// Repairing an overlay changes only its own folder.
  @Test func keepsTheExtendedCatalogue() throws {
    var files = Dictionary(RuleExample.base.map { ("Base/\($0.key)", $0.value) }) { $1 }
    files["Base/titles/en.json"] = #"{ "back": " Back", "delete": "Delete" }"#
    files["App/catalog.json"] = #"{ "formatVersion": 1, "name": "App", "extends": "../Base" }"#
    files["App/titles/en.json"] = #"{ "delete": "Delete " }"#
    var settings = CheckSettings()
    settings.ignored = ["non-canonical"]
    let repair = try CatalogRepair(of: "App", settings: settings, files: MemoryFiles(files))
    #expect(repair.changes.map(\.path) == ["titles/en.json"])
    #expect(repair.after.findings.contains { $0.file == "Base/titles/en.json" && $0.rule == "edge-whitespace" })
  }
}
