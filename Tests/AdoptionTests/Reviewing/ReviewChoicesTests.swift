import CatalogModel
import Testing

@testable import Adoption
@testable import StringFormats

/// The decisions in a review list.
@Suite struct ReviewChoicesTests {
  private static let english = LanguageTag.english

  private static func entry(
    _ kind: Doubt.Kind, in locale: LanguageTag? = english, key: String = "k", _ choice: ReviewChoices.Choice
  ) -> ReviewChoices.Entry {
    ReviewChoices.Entry(
      identity: Doubt.Identity(kind: kind, purpose: "delete", locale: locale, key: key), choice: choice, appText: "",
      cell: "", place: ReviewChoices.Place(path: "review.csv", line: 2))
  }

  /// A decision on a text is also one on its cell; a decision on a key in the source language is not.
  @Test(
    arguments: [
      ([], nil), ([entry(.formOnly, .app)], .app), ([entry(.formOnly, .catalogue)], .catalogue),
      ([entry(.severalKeys, .app)], nil), ([entry(.severalKeys, .text("Remove"))], .text("Remove")),
      ([entry(.ownPurpose, .app)], nil),
      // The choice of one key's text wins over declining another key, in any order.
      ([entry(.formOnly, key: "a", .app), entry(.formOnly, key: "b", .catalogue)], .app),
      ([entry(.formOnly, key: "a", .catalogue), entry(.formOnly, key: "b", .app)], .app),
    ] as [([ReviewChoices.Entry], ReviewChoices.Choice?)])
  func ofCells(entries: [ReviewChoices.Entry], choice: ReviewChoices.Choice?) {
    let choices = ReviewChoices(entries, source: Self.english)
    #expect(choices.choice(of: "delete", in: Self.english)?.choice == choice)
    #expect(choices.choice(of: "save", in: Self.english) == nil)
  }

  @Test(
    arguments: [
      ([entry(.severalKeys, .app)], .app), ([entry(.titleAlone, .catalogue)], .catalogue),
      ([entry(.formOnly, .app)], nil),
      ([entry(.severalKeys, .catalogue), entry(.object, .app)], .app), ([entry(.severalKeys, key: "other", .app)], nil),
    ] as [([ReviewChoices.Entry], ReviewChoices.Choice?)])
  func ofKeys(entries: [ReviewChoices.Entry], choice: ReviewChoices.Choice?) {
    let choices = ReviewChoices(entries, source: Self.english)
    #expect(choices.decision(onKey: "k", of: "delete")?.choice == choice)
  }

  @Test func ofIcons() {
    let choices = ReviewChoices([Self.entry(.otherIcon, in: nil, key: "sf-symbols", .app)], source: Self.english)
    #expect(choices.icon(of: "delete", in: .sfSymbols)?.choice == .app)
    #expect(choices.icon(of: "delete", in: .materialSymbols) == nil)
  }

  // MARK: The list

  private static func row(
    _ doubt: Doubt.Kind, _ choice: String, purpose: String = "delete", locale: String = "de", key: String = "k",
    app: String = "Weg"
  ) -> TextSheet.Row {
    TextSheet.Row(
      line: 2,
      cells: [
        "purpose": purpose, "locale": locale, "doubt": doubt.rawValue, "key": key, "app's text": app, "choice": choice,
      ])
  }

  @Test(
    arguments: [
      (row(.formOnly, "app"), .app), (row(.formOnly, " APP "), .app), (row(.formOnly, "catalog"), .catalogue),
      (row(.formOnly, "Catalogue"), .catalogue), (row(.formOnly, "Weg"), .text("Weg")),
      (row(.otherIcon, "xmark.bin", locale: "", key: "sf-symbols"), .text("xmark.bin")),
      (row(.ownPurpose, "app", purpose: "feed", locale: "en"), .app), (row(.formOnly, " "), nil),
    ] as [(TextSheet.Row, ReviewChoices.Choice?)])
  func reads(row: TextSheet.Row, choice: ReviewChoices.Choice?) throws {
    let read = ReviewList.choices(
      in: [row], path: "review.csv", catalog: try PlannedApp.catalogue.get(), source: .english)
    #expect(read.choices.entries.map(\.choice) == [choice].compactMap(\.self))
    #expect(read.refused == [])
  }

  /// A text for narrow bars after a bar.
  @Test(
    arguments: [
      ("Weg | W", .text("Weg"), "W"), ("app | W", .app, "W"), ("app", .app, nil), ("Weg |", .text("Weg |"), nil),
      ("| Weg", .text("| Weg"), nil),
    ] as [(String, ReviewChoices.Choice, String?)])
  func readsShortTexts(cell: String, choice: ReviewChoices.Choice, short: String?) throws {
    let rows = [Self.row(.formOnly, cell)]
    let read = ReviewList.choices(
      in: rows, path: "review.csv", catalog: try PlannedApp.catalogue.get(), source: .english
    ).choices
    #expect(read.entries.map(\.choice) == [choice] && read.entries.map(\.short) == [short])
  }

  @Test(
    arguments: [
      (row(.incompleteLocale, "app"), "choice 'app' cannot settle 'a locale that would be incomplete'"),
      (
        row(.formOnly, "app", purpose: "delet"),
        "choice 'app' is for an unknown purpose 'delet'; did you mean 'delete'?"
      ),
      (row(.formOnly, "app", locale: "fr"), "choice 'app' is for 'fr', and the catalogue has no such locale"),
      (row(.ownPicture, "app", locale: "", key: "sf-symbols"), "choice 'app' is no icon of 'sf-symbols'"),
      (row(.otherIcon, "no.icon", locale: "", key: "sf-symbols"), "choice 'no.icon' is no icon of 'sf-symbols'"),
      (
        row(.otherIcon, "app", locale: "", key: "lucide"),
        "choice 'app' is for 'lucide', a set in which 'delete' has no icon"
      ),
      (row(.ownPurpose, "Feed", purpose: "feed", locale: "en"), "choice 'Feed' cannot settle"),
    ])
  func refuses(row: TextSheet.Row, message: String) throws {
    let read = ReviewList.choices(
      in: [row], path: "review.csv", catalog: try PlannedApp.catalogue.get(), source: .english)
    #expect(read.choices.entries.isEmpty)
    #expect(read.refused.map(\.description).first?.hasPrefix("review.csv:2: \(message)") == true)
  }

  /// Two keys with two texts cannot both be the title; two keys with one text can.
  @Test(arguments: [("Remove", 0, 2), ("DELETE", 2, 0)])
  func twoKeys(text: String, taken: Int, refused: Int) throws {
    let rows = [
      Self.row(.severalKeys, "app", locale: "en", key: "a", app: "Delete"),
      Self.row(.severalKeys, "app", locale: "en", key: "b", app: text),
    ]
    let read = ReviewList.choices(
      in: rows, path: "review.csv", catalog: try PlannedApp.catalogue.get(), source: .english)
    #expect(read.choices.entries.count == taken && read.refused.count == refused)
  }
}
