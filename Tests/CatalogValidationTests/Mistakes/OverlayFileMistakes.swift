import FoundationEssentials
import CatalogFiles
import CheckTestSupport
import TestSupport
import Testing

@testable import CatalogValidation

/// A file of an overlay that is another one. The inherited texts are right, and hide nothing.
@Suite struct OverlayFileMistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let rule: String
    /// The file that is wrong: `titles/de.json`, or that of a wording.
    let file: String
    let texts: [String]

    var testDescription: String { "\(rule): \(file): \(texts[0])" }
  }

  @Test(arguments: mistakes)
  func isReportedOnceInItsFile(_ mistake: Mistake) throws {
    var files = try Self.overlay()
    files[mistake.file] = Self.titles(mistake.texts)
    let found = CatalogCheck.run(on: try .reading(files)).findings.filter { $0.severity > .note && $0.followUps == 0 }
    #expect(found.map { "\($0.file): \($0.rule)" } == ["\(mistake.file): \(mistake.rule)"], "\(found.map(\.line))")
  }

  static let mistakes = ["titles/de.json", "titles/de.apple.json"].flatMap {
    [
      Mistake(rule: "copied-locale", file: $0, texts: english),
      Mistake(rule: "other-language", file: $0, texts: french),
    ]
  }

  @Test func rightFilesHaveNoFindings() throws {
    var files = try Self.overlay()
    files["titles/de.apple.json"] = Self.titles(Self.german.map { $0.replacing("Fahrt", with: "Tour") })
    let found = CatalogCheck.run(on: try .reading(files)).findings.filter { $0.severity > .note }
    #expect(found.filter { $0.rule != "redundant-override" }.isEmpty, "\(found.map(\.line))")
  }

  /// Without purposes.json or 'extends', all other files name unknown things: the cause is named once.
  @Test(arguments: [
    ("purposes.json", "{}", "purposes.json: unreadable-file"), ("purposes.json", nil, "catalog.json: unreadable-file"),
    (
      "catalog.json", #"{ "formatVersion": 1, "name": "App", "locales": ["de", "en"] }"#,
      "catalog.json: unreadable-file"
    ),
  ])
  func isLost(file: String, text: String?, expected: String) throws {
    var files = try Self.overlay()
    files["places.json"] = #"{ "ride": { "description": "…", "purposes": ["start-ride", "end-ride", "share"] } }"#
    files[file] = text
    let found = CatalogCheck.run(on: try .reading(files)).findings.filter { $0.severity > .note && $0.followUps == 0 }
    #expect(found.map { "\($0.file): \($0.rule)" } == [expected], "\(found.map(\.line))")
  }

  private static let purposes = [
    "start-ride", "end-ride", "lock-bike", "report-damage", "top-up", "plan-route", "invite-rider", "show-zones",
    "scan-code", "rate-ride", "buy-pass", "pause-ride",
  ]
  private static let english = [
    "Start ride", "End the ride", "Lock the bike", "Report damage", "Top up credit", "Plan your route",
    "Invite a rider",
    "Show the zones", "Scan the code", "Rate this ride", "Buy a day pass", "Pause the ride",
  ]
  private static let german = [
    "Fahrt beginnen", "Fahrt beenden", "Rad abschließen", "Schaden melden", "Guthaben aufladen", "Route planen",
    "Mitfahrer einladen", "Zonen anzeigen", "Code scannen", "Fahrt bewerten", "Tageskarte kaufen", "Fahrt unterbrechen",
  ]
  private static let french = [
    "Démarrer le trajet", "Terminer le trajet", "Verrouiller le vélo", "Signaler un dégât", "Recharger le crédit",
    "Planifier l’itinéraire", "Inviter un cycliste", "Afficher les zones", "Scanner le code", "Noter ce trajet",
    "Acheter un pass", "Suspendre le trajet",
  ]

  private static func titles(_ texts: [String]) -> String {
    "{ \(zip(purposes, texts).map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")) }"
  }

  /// Standard's texts in two languages, and an app's own that are right.
  private static func overlay() throws -> [String: String] {
    let declared = purposes.map {
      #""\#($0)": { "role": "act", "description": "…", "messages": { "title": { "limit": 30 } } }"#
    }
    var files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "App", "extends": "Base", "locales": ["de", "en"], "iconSets": [] }
      """,
      "purposes.json": "{ \(declared.joined(separator: ", ")) }",
      "titles/en.json": titles(english),
      "titles/de.json": titles(german),
    ]
    for path in ["catalog.json", "purposes.json", "titles/en.json", "titles/de.json"] {
      files["Base/\(path)"] = try String(contentsOf: Repository.standard.appending(path: path), encoding: .utf8)
    }
    return files
  }
}
