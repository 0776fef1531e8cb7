import CatalogModel
import PurposeCatalog
import TestSupport
import Testing

@testable import AppReading
@testable import Audit

/// Buttons that are rewritten, in memory; the command's tests compile the results.
@Suite struct SourceFixerTests {
  private struct Translations: AppTranslations {
    let texts: [LanguageTag: String]
    func translations(ofKey key: String, text: String?, near file: String) -> [LanguageTag: String] { texts }
  }

  private static let catalog = Result { try Catalog(try #require(AuditedApps.standard)) }

  private static func outcome(_ path: String, _ source: String, _ german: String? = nil) throws -> FixOutcome {
    let texts = german.flatMap { text in LanguageTag("de").map { [$0: text] } } ?? [:]
    let names = GeneratedNames(kotlin: "app.purposes", typeScript: "./purposes/react.js", locale: "en")
    return SourceFixer(
      try AuditedApps.report([path: source]), names: names, catalog: try catalog.get(),
      translations: Translations(texts: texts)
    ).outcome()
  }

  private static func view(_ button: String) -> String {
    "struct A: View {\n  var body: some View {\n    \(button)\n  }\n}\n"
  }

  /// The German text of the button's key, and whether it is the catalogue's.
  @Test(
    arguments: [
      (nil, nil), ("Teilen", nil), ("Teilen.", nil), ("teilen", "says 'teilen' in de, the catalogue 'Teilen'"),
      ("Teilen…", "says 'Teilen…' in de"), ("Weitergeben", "says 'Weitergeben' in de"), ("Teilen..", "says 'Teilen..'"),
    ] as [(String?, String?)])
  func comparesTexts(german: String?, reason: String?) throws {
    let outcome = try Self.outcome("A.swift", Self.view(#"Button("Share") { share() }"#), german)
    #expect(outcome.count == (reason == nil ? 1 : 0))
    #expect(outcome.left.first?.reason.description.hasPrefix(reason ?? "") == (reason == nil ? nil : true))
  }

  @Test(
    arguments: [
      (#"Button("SHARE") { share() }"#, "says 'SHARE' in en"),
      (#"Button("Share" /* b */) { share() }"#, "a comment inside it would be lost"),
      (#"Button("Share") { share() } // catalog: accept hand-made-button, a game"#, "a comment accepts it"),
      (#"Button("Share", systemImage: "trash") { share() }"#, nil),
    ] as [(String, String?)])
  func leaves(button: String, reason: String?) throws {
    let outcome = try Self.outcome("A.swift", Self.view(button))
    if let reason {
      #expect(outcome.count == 0 && outcome.left.map { $0.reason.description.hasPrefix(reason) } == [true])
    } else {
      #expect(outcome.count == 0)
    }
  }
}
