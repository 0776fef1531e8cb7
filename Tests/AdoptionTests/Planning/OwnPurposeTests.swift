import AppReading
import Audit
import CatalogModel
import Testing

@testable import Adoption

/// New purposes for an app's frequent buttons.
@Suite struct OwnPurposeTests {
  @Test(
    "An identifier is the title in kebab-case",
    arguments: [
      ("Feed the Cat", "feed-the-cat"), ("Don't Save", "dont-save"), ("Back Up…", "back-up"), ("WIFI", "wifi"),
      ("Füttern", nil), ("2 Days", nil), ("×", nil),
      (String(repeating: "a", count: 60), String(repeating: "a", count: 60)),
      (String(repeating: "a", count: 61), nil),
    ] as [(String, String?)])
  func identifier(title: String, identifier: String?) {
    #expect(OwnPurposeCandidate(title: title, uses: [], entry: nil).identifier == identifier)
  }

  @Test(
    "The role is what most buttons declare",
    arguments: [
      ([], .act), ([nil, nil], .act), ([.destructive], .destroy), ([.destructive, .destructive, nil], .destroy),
      ([.destructive, nil], .act), ([.destructive, .cancel], .act), ([.cancel, .cancel], .cancel),
      ([.confirm, .submit], .confirm), ([.close], .act),
    ] as [([DeclaredRole?], Role)])
  func role(declared: [DeclaredRole?], role: Role) {
    let uses = declared.map { ButtonUse.button("Feed", role: $0) }
    #expect(OwnPurposeCandidate(title: "Feed", uses: uses, entry: nil).role == role)
  }

  @Test(
    "Signs that a title does not name an action",
    arguments: [
      ("Feed the Cat", [], nil), ("OK", [], nil), ("Loading…", [], nil), ("Save As...", [], nil), ("Really?", [], nil),
      ("→", [], "the title is a symbol"), ("Top 10", [], "the title has a number"),
      ("Are you sure?", [], "the title is a sentence"), ("Feed it. Now", [], "the title is a sentence"),
      ("Show all of the cats", [], "the title is a sentence"), ("Show all the cats", [], nil),
      ("ALT", [], "the title is or has an abbreviation"), ("Edit ALT", [], "the title is or has an abbreviation"),
      ("Misc.", [], "the title is or has an abbreviation"), ("CANCEL", [], nil), ("A", [], nil),
      ("Open WebView", [], "the title may be or have a name"), ("iCloud", [], "the title may be or have a name"),
      // Three languages, and two of them keep the word.
      ("Ask Siri", ["Siri fragen", "Demander à Siri", "質問"], "the title may be or have a name"),
      ("Ask Siri", ["Siri fragen", "質問する", "Preguntar"], nil),
      // Two languages show nothing.
      ("Ask Siri", ["Siri fragen", "Demander à Siri"], nil),
      ("podcast", ["podcast", "podcast", "ポッドキャスト"], "the title may be or have a name"),
    ] as [(String, [String], String?)])
  func form(title: String, translations: [String], doubt: String?) {
    #expect(OwnTitleForm.doubt(on: title, translations: translations) == doubt)
  }

  // MARK: Planning

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let uses: [ButtonUse]
    let texts: [String: [String: String]]
    /// The title, role and icons of the new purpose; nil if there is none.
    let purpose: String?
    let doubts: [String]

    init(
      _ name: String, _ uses: [ButtonUse], _ texts: [String: [String: String]] = feed, purpose: String? = nil,
      doubts: [String] = []
    ) {
      testDescription = name
      (self.uses, self.texts, self.purpose, self.doubts) = (uses, texts, purpose, doubts)
    }
  }

  private static let feed = ["en": ["feed": "Feed"], "de": ["feed": "Füttern"]]

  private static func feed(_ count: Int, key: String? = "feed", icons: [String] = ["pawprint"]) -> [ButtonUse] {
    ButtonUse.buttons(count, "Feed", key: key, icons: icons)
  }

  @Test(arguments: rows)
  func plans(_ row: Row) throws {
    // A recognised button's icon decides which sets the overlay has.
    let isAndroid = row.uses.contains { $0.framework == .androidViews }
    let known = ButtonUse.button(
      nil, "delete", line: 99, icons: [isAndroid ? "Icons.Default.Delete" : "trash"],
      framework: isAndroid ? .compose : .swiftUI)
    let app = try PlannedApp(row.uses + [known], row.texts)
    let purposes = app.plan.purposes.map { purpose in
      let icons = purpose.definition.icons.mapValues { $0.names.joined(separator: " ") }.sorted { $0.key < $1.key }
      return ([purpose.definition.identifier, purpose.definition.role.rawValue] + icons.map { "\($0): \($1)" })
        .joined(separator: " ")
    }
    #expect(purposes == [row.purpose].compactMap(\.self))
    #expect(app.doubts == row.doubts)
  }

  private static let rows = [
    Row("three buttons with a key and an icon", feed(3), purpose: "feed act sf-symbols: pawprint"),
    Row("two buttons", feed(2), doubts: ["ownPurpose feed en: fewer than 3 buttons"]),
    Row("one button", feed(1)),
    Row(
      "no icon", feed(3, icons: []),
      doubts: ["ownPurpose feed en: no icon in sf-symbols"]),
    Row(
      "a title in the sources", feed(3, key: nil) + [.button("Delete", key: "delete", "delete", line: 9, other: .role)],
      ["en": ["delete": "Delete"], "de": ["delete": "Entfernen"]],
      doubts: ["ownPurpose feed en: its title is written in the sources, so that it has no translations"]),
    Row(
      "no translation in a locale",
      feed(3) + [.button("Delete", key: "delete", "delete", line: 9, other: .role)],
      ["en": ["feed": "Feed", "delete": "Delete"], "de": ["delete": "Löschen"]],
      doubts: ["ownPurpose feed en: no title in de"]),
    Row(
      "a purpose of the catalogue", ButtonUse.buttons(3, "Log in", key: "k", icons: ["pawprint"]),
      ["en": ["k": "Log in"], "de": ["k": "Füttern"]],
      doubts: ["ownPurpose log-in en: the catalogue has a purpose 'log-in'"]),
    Row(
      "letters that identifiers cannot have", ButtonUse.buttons(3, "Café", key: "k", icons: ["pawprint"]),
      ["en": ["k": "Café"], "de": ["k": "Kaffee"]], doubts: ["ownPurpose en: its title makes no identifier"]),
    Row(
      "definitions of wrappers and accepted buttons do not count",
      [
        .button("Feed", key: "feed", icons: ["pawprint"]),
        .button("Feed", key: "feed", line: 2, icons: ["pawprint"], isDefinition: true),
        .button("Feed", key: "feed", line: 3, icons: ["pawprint"], isAccepted: true),
      ]),
    Row(
      "an icon that is only a drawable's name",
      ButtonUse.buttons(3, "Feed", key: "feed", icons: ["@drawable/ic_pets"], framework: .androidViews),
      doubts: ["ownPurpose feed en: its icon is only named by the drawable 'ic_pets'"]),
    Row(
      "an exported drawable",
      ButtonUse.buttons(3, "Feed", key: "feed", icons: ["@drawable/baseline_pets_24"], framework: .androidViews),
      purpose: "feed act material-symbols: pets"),
    Row(
      "the title of another purpose in a translation", feed(3), ["en": ["feed": "Feed"], "de": ["feed": "Löschen"]],
      doubts: ["ownPurpose feed en: its title in 'de' is that of 'delete'"]),
  ]

  /// The most frequent candidate is first; then the title decides.
  @Test func sortsCandidates() throws {
    let uses =
      ButtonUse.buttons(2, "Walk") + ButtonUse.buttons(2, "Brush") + ButtonUse.buttons(3, "Wash")
      + [.button("brush", line: 9), .button("Once"), .button("Delete", "delete")]
    let planner = AdoptionPlanner(
      base: try PlannedApp.catalogue.get(), uses: uses, tables: try PlannedApp.tables([:]))
    #expect(planner.ownPurposeCandidates().map { "\($0.title) \($0.uses.count)" } == ["Brush 3", "Wash 3", "Walk 2"])
  }
}
