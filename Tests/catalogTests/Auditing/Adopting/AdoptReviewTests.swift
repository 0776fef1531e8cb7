import Foundation
import TestSupport
import Testing

/// The review list of `catalog adopt`, and what its choices do.
@Suite struct AdoptReviewTests {
  private typealias App = AdoptedProject

  /// An app, the line of its review list, and what is not taken for it.
  struct Case: Sendable {
    let files: [String: String]
    let line: String
    let absent: String
  }

  private static func row(
    _ buttons: [(title: String, symbol: String?)], en: KeyValuePairs<String, String>,
    de: KeyValuePairs<String, String>, line: String, absent: String
  ) -> Case { Case(files: App.app(buttons, en: en, de: de), line: line, absent: absent) }

  /// A German title of Delete that means something else, by the catalogue or by other texts of the app.
  private static func meaning(
    _ german: String, _ line: String, _ others: KeyValuePairs<String, (en: String, de: String)> = [:]
  ) -> Case { Case(files: App.meaning(german, others), line: "delete,de,\(line)", absent: german) }

  static let cases = [
    Case(
      files: App.long, line: "; a 'short' goes behind ' | ' (default: the catalogue's)\",", absent: "Den Eintrag"),
    Case(
      files: App.limited, line: "an object in the text,Delete,Delete photo,'delete_photo' in App/en.lproj",
      absent: "photo"),
    Case(files: App.limited, line: ",App/EditorView.swift:3,\"catalogue, or another text\",", absent: "photo"),
    Case(
      files: App.other, line: "delete,en,the key names something else: de: Neu laden,Delete,Delete,",
      absent: "Neu laden"),
    // One button, and nothing but its title says what it is for: a field's name, a text that is its own key, a key that
    // says nothing.
    row(
      [("delete_field_name", nil)], en: ["delete_field_name": "Delete"], de: ["delete_field_name": "Weg"],
      line: "delete,en,\"one button, and only its title says so: de: Weg\",Delete,Delete,", absent: "Weg"),
    row(
      [("Delete", nil)], en: ["Delete": "Delete"], de: ["Delete": "Weg"],
      line: "delete,en,\"one button, and only its title says so: de: Weg\",Delete,Delete,", absent: "Weg"),
    row(
      [("a", nil)], en: ["a": "Delete"], de: ["a": "Weg"],
      line: "delete,en,\"one button, and only its title says so: de: Weg\",Delete,Delete,", absent: "Weg"),
    Case(
      files: App.drawable,
      line:
        "delete,,another icon: the drawable 'ic_trash_full' has its name,trash_can,trash_full,material-symbols,",
      absent: "trash_full"),
    Case(
      files: App.picture, line: "delete,,a picture of the app's own,trash_can,ic_bin,material-symbols,",
      absent: "bin"),
    Case(
      files: App.synonym, line: "delete,de,another purpose has this title: remove,Löschen,Wegnehmen,",
      absent: "Wegnehmen"),
    meaning("Alles entfernen", "another purpose has this title: remove,Löschen,Alles entfernen,"),
    meaning("Speicherung", "another purpose has this title: save,Löschen,Speicherung,"),
    meaning(
      "Behalten", "another purpose has this title: save,Löschen,Behalten,",
      ["save_all": ("Save all", "Behalten alles"), "save_photo": ("Save photo", "Behalten Foto")]),
    meaning(
      "Weg", "the app has other words elsewhere: 'Löschen alles',Löschen,Weg,",
      ["delete_all": ("Delete all", "Löschen alles")]),
    Case(
      files: App.nounAndVerb, line: "delete,de,several keys with different texts,Löschen,Weg,'delete_noun'",
      absent: "Weg"),
    row(
      [("a", "trash"), ("b", "trash")], en: ["a": "Delete", "b": "Delete"], de: ["a": "Weg", "b": "Fort"],
      line: "delete,de,several keys with different texts,Löschen,Weg,'a' in App/de.lproj", absent: "Weg"),
    row(
      [("a", "trash")], en: ["a": "Delete"], de: ["a": "Entfernen"],
      line: "delete,de,another purpose has this title: remove,Löschen,Entfernen", absent: "Entfernen"),
    row(
      [("a", "trash")], en: ["a": "Delete"], de: ["a": "Ent fernen"],
      line: "delete,de,another purpose has this title: remove,Löschen,Ent fernen", absent: "Ent fernen"),
    row(
      [("a", "trash")], en: ["a": "Delete"], de: ["a": "Delete"],
      line: "delete,de,text equals the source language,Löschen,Delete", absent: "Delete"),
    row(
      [("a", "trash")], en: ["a": "Delete"], de: ["a": "löschen…"],
      line: "delete,de,differs in form only,Löschen,löschen…", absent: "löschen…"),
    row(
      [("a", "trash")], en: ["a": "Delete photo"], de: ["a": "Foto löschen"],
      line: "delete,en,an object in the text,Delete,Delete photo", absent: "Foto"),
    row(
      [("a", "trash")], en: ["a": "Delete"], de: ["a": "Foto löschen"],
      line: "delete,de,an object in the text,Löschen,Foto löschen", absent: "Foto"),
    row(
      [("a", nil), ("a", nil)], en: ["a": "Erase"], de: ["a": "Tilgen"],
      line: "delete,en,\"other words than the catalogue's, on few buttons\",Delete,Erase", absent: "Tilgen"),
    row(
      [("a", "trash.slash"), ("a", "trash")], en: ["a": "Delete"], de: ["a": "Löschen"],
      line: "", absent: "trash.slash"),
    row(
      [("a", "trash.slash")], en: ["a": "Delete"], de: ["a": "Löschen"],
      line: "delete,,another icon,trash,trash.slash,sf-symbols", absent: "\"trash.slash\""),
    row(
      [("a", "trash")], en: ["a": "Delete"], de: ["a": "Weg  damit"],
      line: "delete,de,\"fails a rule of the catalogue: double-space: ", absent: "damit"),
    row(
      [("f", "fork.knife"), ("f", "fork.knife")], en: ["f": "Feed"], de: ["f": "Füttern"],
      line: "feed,en,a frequent button without a purpose: fewer than 3 buttons", absent: "Füttern"),
    row(
      [("f", nil), ("f", nil), ("f", nil)], en: ["f": "Feed"], de: ["f": "Füttern"],
      line: "a frequent button without a purpose: no icon in sf-symbols", absent: "Füttern"),
    row(
      [("f", "fork.knife"), ("f", "fork.knife"), ("f", "fork.knife"), ("a", nil)], en: ["f": "Feed", "a": "Save"],
      de: ["a": "Ja"], line: "a frequent button without a purpose: no title in de", absent: "Feed"),
  ]

  @Test(arguments: cases.indices)
  func listsDoubts(index: Int) throws {
    let row = Self.cases[index]
    let project = try AdoptedProject(row.files)
    let result = try project.adopt("--review", "review.csv")
    #expect(result.status == 0, "\(result.error)")
    let list = try project.text("review.csv")
    #expect(row.line.isEmpty || list.contains(row.line), "\(row.line) in \(list)")
    #expect(!(try project.overlay().values.contains { $0.contains(row.absent) }), "\(row.absent)")
    let check = try project.program.run("check", "Own")
    #expect(check.status == 0, "\(check.output)")
  }

  /// A frequent button becomes a purpose, with its icon and with its titles in all locales.
  @Test func makesPurposes() throws {
    let buttons = Array(repeating: (title: "feed", symbol: Optional("fork.knife")), count: 3)
    let project = try AdoptedProject(App.app(buttons, en: ["feed": "Feed"], de: ["feed": "Füttern"]))
    let result = try project.adopt()
    #expect(
      result.output.hasPrefix("taken: 2 texts of 1 purpose in 2 locales, 0 icons, 1 new purpose\n"), "\(result.output)")
    let purposes = try #require(project.overlay()["purposes.json"])
    #expect(purposes.contains("\"feed\": {") && purposes.contains("\"sf-symbols\": \"fork.knife\""))
    #expect(purposes.contains("\"description\": \"Feed: used in 3 places.\""))
    #expect(try project.program.run("check", "Own").status == 0)
    let before = try project.overlay()
    #expect(try project.adopt().output.hasSuffix("nothing to change\n"))
    #expect(try project.overlay() == before)
  }

  /// Other words of several buttons are taken in all locales, also where the catalogue knows them as a synonym.
  @Test func takesOtherWords() throws {
    let buttons = Array(repeating: (title: "a", symbol: String?.none), count: 3)
    let project = try AdoptedProject(App.app(buttons, en: ["a": "Erase"], de: ["a": "Tilgen"]))
    #expect(try project.adopt().status == 0)
    #expect(try project.overlay()["titles/en.json"]?.contains("\"Erase\"") == true)
    #expect(try project.overlay()["titles/de.json"]?.contains("\"Tilgen\"") == true)
    #expect(try project.program.run("check", "Own", "--fail-on", "note").status == 0)
  }

  /// Where the source text cannot be taken, its translations are not taken either: they are of the same other words.
  @Test func holdsTranslationsBack() throws {
    let buttons = Array(repeating: (title: "a", symbol: String?.none), count: 3)
    let project = try AdoptedProject(App.app(buttons, en: ["a": "Wipe  it"], de: ["a": "Tilgen"]))
    try project.write(#"{ "delete": { "synonyms": { "en": ["Wipe it"] } } }"#, to: "Base/vocabulary.json")
    #expect(try project.adopt("--review", "review.csv").status == 0)
    #expect(try project.overlay()["titles/de.json"] == "{}\n")
    let list = try project.text("review.csv")
    #expect(list.contains("delete,en,\"fails a rule of the catalogue: double-space: "))
    #expect(list.contains("delete,de,\"other words than the catalogue's, on few buttons: 'Wipe  it' is not taken"))
  }

  /// An icon that all of several buttons draw is taken.
  @Test func takesIcons() throws {
    let buttons = Array(repeating: (title: "d", symbol: Optional("trash.slash")), count: 3)
    let project = try AdoptedProject(App.app(buttons, en: ["d": "Delete"], de: ["d": "Löschen"]))
    #expect(try project.adopt().output.contains("1 icon,"))
    #expect(try project.overlay()["purposes.json"]?.contains("\"sf-symbols\": \"trash.slash\"") == true)
    #expect(try project.program.run("check", "Own").status == 0)
  }
}
