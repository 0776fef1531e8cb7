import AppReading
import Audit
import CatalogModel
import Testing

@testable import Adoption

/// The titles of the catalogue's purposes that an overlay takes from an app, and the doubts about the others.
@Suite struct PlannedTextsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let uses: [ButtonUse]
    let texts: [String: [String: String]]
    var comments: [String: String] = [:]
    var taken: [String] = []
    var doubts: [String] = []

    init(
      _ name: String, _ uses: [ButtonUse], _ texts: [String: [String: String]], comments: [String: String] = [:],
      taken: [String] = [], doubts: [String] = []
    ) {
      testDescription = name
      (self.uses, self.texts, self.comments) = (uses, texts, comments)
      (self.taken, self.doubts) = (taken, doubts)
    }
  }

  @Test(arguments: keys + titles + homonyms)
  func plans(_ row: Row) throws {
    let app = try PlannedApp(row.uses, row.texts, comments: row.comments)
    #expect(app.texts == row.taken)
    #expect(app.doubts == row.doubts)
  }

  private static func delete(_ key: String = "delete", line: Int = 1, other: Evidence.Signal? = .role) -> ButtonUse {
    .button("Delete", key: key, "delete", line: line, other: other)
  }

  private static func german(_ key: String, _ text: String, english: String = "Delete") -> [String: [String: String]] {
    ["en": [key: english], "de": [key: text]]
  }

  // MARK: Which keys are the purpose's

  private static let keys = [
    Row("a role confirms the title", [delete("a1")], german("a1", "Entfernen"), taken: ["delete de: Entfernen"]),
    Row(
      "an icon confirms it", [delete("a1", other: .icon)], german("a1", "Entfernen"), taken: ["delete de: Entfernen"]),
    Row(
      "only the title says so", [delete("a1", other: nil)], german("a1", "Entfernen"),
      doubts: ["titleAlone delete en: de: Entfernen"]),
    Row(
      "the key names it", [delete("editor.delete", other: nil)], german("editor.delete", "Entfernen"),
      taken: ["delete de: Entfernen"]),
    Row(
      "a second button shows the key", [delete("a1", other: nil), delete("a1", line: 2, other: nil)],
      german("a1", "Entfernen"), taken: ["delete de: Entfernen"]),
    Row(
      "the same place twice is one button", [delete("a1", other: nil), delete("a1", other: nil)],
      german("a1", "Entfernen"), doubts: ["titleAlone delete en: de: Entfernen"]),
    Row(
      "the translators' note is about a button", [delete("a1", other: nil)], german("a1", "Entfernen"),
      comments: ["a1": "Button under a photo"], taken: ["delete de: Entfernen"]),
    Row(
      "the note is about something else", [delete("a1", other: nil)], german("a1", "Entfernen"),
      comments: ["a1": "Heading of a table"], doubts: ["titleAlone delete en: de: Entfernen"]),
    Row(
      "a usual companion is in the same file",
      [delete("a1", other: nil), .button("Cancel", "cancel", line: 2)], german("a1", "Entfernen"),
      taken: ["delete de: Entfernen"]),
    Row(
      "the companion is in another file",
      [delete("a1", other: nil), .button("Cancel", "cancel", file: "App/B.swift")], german("a1", "Entfernen"),
      doubts: ["titleAlone delete en: de: Entfernen"]),
    Row(
      "the key names another purpose", [delete("menu.archive")], german("menu.archive", "Entfernen"),
      doubts: ["otherKey delete en: de: Entfernen"]),
    Row(
      "three buttons outweigh the key's name", (1...3).map { delete("menu.archive", line: $0) },
      german("menu.archive", "Entfernen"), taken: ["delete de: Entfernen"]),
    Row(
      "one key for two purposes",
      [.button("Delete", key: "a1", "delete", other: .role), .button("Delete", key: "a1", "archive", line: 2)],
      german("a1", "Entfernen"),
      doubts: ["severalPurposes archive en: delete", "severalPurposes delete en: archive"]),
    Row(
      "the text has an object",
      [.button("Delete Photo", key: "a1", "delete", sign: .verb, other: .role)],
      german("a1", "Foto entfernen", english: "Delete Photo"), doubts: ["object delete en"]),
    Row(
      "an unsure purpose", [.button("Delete", key: "a1", "delete", certainty: .unsure, other: .role)],
      german("a1", "Entfernen")),
    Row(
      "a likely purpose", [.button("Delete", key: "a1", "delete", certainty: .likely, other: .role)],
      german("a1", "Entfernen"), taken: ["delete de: Entfernen"]),
    Row(
      "a text with arguments",
      [.button("Delete %@", key: "a1", "delete", other: .role, hasArguments: true)],
      german("a1", "%@ entfernen", english: "Delete %@")),
    Row(
      "another wording on two buttons", ButtonUse.buttons(2, "Remove", key: "remove", of: "delete"),
      german("remove", "Entfernen", english: "Remove"), doubts: ["otherText delete en"]),
    Row(
      "another wording on three buttons", ButtonUse.buttons(3, "Remove", key: "remove", of: "delete"),
      german("remove", "Entfernen", english: "Remove"), taken: ["delete de: Entfernen", "delete en: Remove"]),
    Row(
      "the catalogue's wording beside a more frequent one",
      [delete("a1")] + ButtonUse.buttons(3, "Remove", key: "remove", of: "delete"),
      ["en": ["a1": "Delete", "remove": "Remove"], "de": ["a1": "Tilgen", "remove": "Entfernen"]],
      taken: ["delete de: Tilgen"], doubts: ["severalKeys delete en"]),
  ]

  // MARK: Which translations are titles

  private static let titles = [
    Row("the catalogue's text", [delete()], german("delete", "Löschen")),
    Row("another case", [delete()], german("delete", "LÖSCHEN"), doubts: ["formOnly delete de"]),
    Row("an ellipsis", [delete()], german("delete", "Löschen…"), doubts: ["formOnly delete de"]),
    Row("not translated", [delete()], german("delete", "Delete"), doubts: ["equalsSource delete de"]),
    Row("an object", [delete()], german("delete", "Foto löschen"), doubts: ["object delete de"]),
    Row(
      "an object without spaces", [delete()], ["en": ["delete": "Delete"], "ja": ["delete": "写真を削除"]],
      doubts: ["object delete ja"]),
    Row("a placeholder", [delete()], german("delete", "%@ entfernen")),
    Row("no letters", [delete()], german("delete", "×")),
    Row(
      "two keys with two translations", [delete("a1"), delete("a2", line: 2)],
      ["en": ["a1": "Delete", "a2": "Delete"], "de": ["a1": "Entfernen", "a2": "Tilgen"]],
      doubts: ["severalKeys delete de", "severalKeys delete de"]),
    Row(
      "two keys with one translation", [delete("a1"), delete("a2", line: 2)],
      ["en": ["a1": "Delete", "a2": "Delete"], "de": ["a1": "Entfernen", "a2": "entfernen"]],
      taken: ["delete de: Entfernen"]),
    Row(
      "two keys that most languages tell apart", [delete("a1"), delete("a2", line: 2)],
      [
        "en": ["a1": "Delete", "a2": "Delete"], "de": ["a1": "Entfernen", "a2": "Tilgen"],
        "ja": ["a1": "除去", "a2": "抹消"], "pt": ["a1": "Apagar", "a2": "Apagar"],
      ],
      doubts: [
        "severalKeys delete de", "severalKeys delete de", "severalKeys delete ja", "severalKeys delete ja",
        "severalKeys delete pt",
      ]),
    Row(
      "a region repeats its language", [delete()],
      ["en": ["delete": "Delete"], "pt": ["delete": "Apagar"], "pt-BR": ["delete": "Apagar"]],
      taken: ["delete pt-BR: Apagar", "delete pt: Apagar"]),
    Row(
      "a region without a title of its own repeats its language",
      [.button("Archive", key: "archive", "archive", other: .icon)],
      ["en": ["archive": "Archive"], "pt": ["archive": "Depositar"], "pt-BR": ["archive": "Depositar"]],
      taken: ["archive pt: Depositar"]),
    Row(
      "few texts of a locale",
      [
        delete(), .button("Save", key: "save", "save", line: 2), .button("Archive", key: "archive", "archive", line: 3),
      ],
      [
        "en": ["delete": "Delete", "save": "Save", "archive": "Archive"], "de": ["delete": "Entfernen"],
        "ja": ["delete": "除去", "save": "保管"],
      ],
      taken: ["delete ja: 除去", "save ja: 保管"], doubts: ["incompleteLocale de"]),
  ]

  // MARK: Titles of other purposes

  private static let homonyms = [
    Row(
      "another purpose's title", [delete()], german("delete", "Archivieren"),
      doubts: ["sameTitle delete de: archive"]),
    Row(
      "a companion's title", [delete()], german("delete", "Abbrechen"), doubts: ["sameTitle delete de: cancel"]),
    Row(
      "another purpose's synonym", [delete()], german("delete", "Sichern"), doubts: ["sameTitle delete de: save"]),
    Row(
      "more than another purpose's title", [delete()], german("delete", "Jetzt archivieren"),
      doubts: ["sameTitle delete de: archive"]),
    Row(
      "an inflected form of another title", [delete()], german("delete", "Archivierung"),
      doubts: ["sameTitle delete de: archive"]),
    Row(
      "the app's own title of another purpose",
      [delete(), .button("Archive", key: "archive", "archive", line: 2, other: .icon)],
      ["en": ["delete": "Delete", "archive": "Archive"], "de": ["delete": "Ablegen", "archive": "Ablegen"]],
      doubts: ["sameTitle archive de: delete", "sameTitle delete de: archive"]),
    Row(
      "the verb of another purpose in the app's other texts", [delete()],
      [
        "en": ["delete": "Delete", "a": "Archive photo", "b": "Archive album"],
        "de": ["delete": "Ablegen", "a": "Ablegen: Foto", "b": "Ablegen: Album"],
      ], doubts: ["sameTitle delete de: archive"]),
    Row(
      "the catalogue's verb in the app's other texts", [delete()],
      [
        "en": ["delete": "Delete", "a": "Delete photo", "b": "Delete album"],
        "de": ["delete": "Entfernen", "a": "Foto löschen", "b": "Album löschen"],
      ], doubts: ["otherElsewhere delete de: 'Album löschen'"]),
  ]

  // MARK: Offers and choices

  /// A companion's title can never be chosen: a rule refuses it.
  @Test(arguments: [("Abbrechen", Doubt.Offer.otherText), ("Archivieren", .text)])
  func offersTheText(text: String, offer: Doubt.Offer) throws {
    let app = try PlannedApp([Self.delete()], Self.german("delete", text))
    #expect(app.plan.doubts.map(\.offer) == [offer])
  }

  private static func choice(
    _ kind: Doubt.Kind, _ locale: String, _ choice: ReviewChoices.Choice, app: String = "", key: String = "a1"
  ) -> ReviewChoices.Entry {
    ReviewChoices.Entry(
      identity: Doubt.Identity(
        kind: kind, purpose: "delete", locale: LanguageTag(locale),
        key: "'\(key)' in App/\(locale).lproj/Localizable.strings"),
      choice: choice, appText: app, cell: "…", place: ReviewChoices.Place(path: "review.csv", line: 2))
  }

  @Test(
    "Choices settle doubts",
    arguments: [
      ([choice(.formOnly, "de", .app, app: "löschen")], "löschen", ["delete de: löschen"], []),
      ([choice(.formOnly, "de", .catalogue)], "löschen", [], []),
      ([choice(.formOnly, "de", .text("Tilgen"))], "löschen", ["delete de: Tilgen"], []),
      // The same as the catalogue's.
      ([choice(.formOnly, "de", .text("Löschen"))], "löschen", [], []),
      ([], "löschen", [], ["formOnly delete de"]),
      // A person says that the key is the purpose's.
      ([choice(.titleAlone, "en", .app)], "Foto löschen", ["delete de: Foto löschen"], []),
      // A chosen text is not compared with other purposes.
      ([choice(.sameTitle, "de", .app, app: "Archivieren")], "Archivieren", ["delete de: Archivieren"], []),
    ] as [([ReviewChoices.Entry], String, [String], [String])])
  func follows(choices: [ReviewChoices.Entry], german: String, taken: [String], doubts: [String]) throws {
    let app = try PlannedApp([Self.delete("a1")], Self.german("a1", german), choices: choices)
    #expect(app.texts == taken)
    #expect(app.doubts == doubts)
  }

  /// An existing overlay keeps its locales.
  @Test func keepsDeclaredLocales() throws {
    let locales = ["en", "ja"].compactMap { LanguageTag($0) }
    let app = try PlannedApp(
      [Self.delete()], Self.german("delete", "Entfernen"),
      declared: AdoptionPlanner.Declared(locales: locales, iconSets: [.sfSymbols]))
    #expect(app.plan.locales == locales && app.plan.iconSets == [.sfSymbols] && app.texts == [])
  }
}
