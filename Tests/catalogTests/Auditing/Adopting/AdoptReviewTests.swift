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

  static let cases = [
    Case(files: long, line: "; behind ' | ' its 'short', else the catalogue's text is it\",", absent: "Den Eintrag"),
    Case(
      files: other, line: "delete,en,the key names something else: de: Neu laden,Delete,Delete,", absent: "Neu laden"),
    Case(
      files: drawable,
      line:
        "delete,,another icon: the drawable 'ic_trash_full' has its name,trash_can,trash_full,material-symbols,",
      absent: "trash_full"),
    Case(
      files: picture, line: "delete,,a picture of the app's own,trash_can,ic_bin,material-symbols,",
      absent: "bin"),
    Case(
      files: synonym, line: "delete,de,another purpose has this title: remove,Löschen,Wegnehmen,", absent: "Wegnehmen"),
    Case(
      files: nounAndVerb, line: "delete,de,several keys with different texts,Löschen,Weg,'delete_noun'", absent: "Weg"),
    row(
      [("a", nil), ("b", nil)], en: ["a": "Delete", "b": "Delete"], de: ["a": "Weg", "b": "Fort"],
      line: "delete,de,several keys with different texts,Löschen,Weg,'a' in App/de.lproj", absent: "Weg"),
    row(
      [("a", nil)], en: ["a": "Delete"], de: ["a": "Entfernen"],
      line: "delete,de,another purpose has this title: remove,Löschen,Entfernen", absent: "Entfernen"),
    row(
      [("a", nil)], en: ["a": "Delete"], de: ["a": "Ent fernen"],
      line: "delete,de,another purpose has this title: remove,Löschen,Ent fernen", absent: "Ent fernen"),
    row(
      [("a", nil)], en: ["a": "Delete"], de: ["a": "Delete"],
      line: "delete,de,text equals the source language,Löschen,Delete", absent: "Delete"),
    row(
      [("a", nil)], en: ["a": "Delete"], de: ["a": "löschen…"],
      line: "delete,de,differs in form only,Löschen,löschen…", absent: "löschen…"),
    row(
      [("a", nil)], en: ["a": "Delete photo"], de: ["a": "Foto löschen"],
      line: "delete,en,an object in the text,Delete,Delete photo", absent: "Foto"),
    row(
      [("a", nil)], en: ["a": "Delete"], de: ["a": "Foto löschen"],
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
      [("a", nil)], en: ["a": "Delete"], de: ["a": "Weg  damit"],
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

  // MARK: Choices

  private static let two = App.app(
    [("a", nil), ("b", nil)], en: ["a": "Delete", "b": "Delete"], de: ["a": "Weg", "b": "Fort"])
  private static let object = App.app([("a", nil)], en: ["a": "Delete photo"], de: ["a": "Foto löschen"])
  private static let icon = App.app([("a", "trash.slash")], en: ["a": "Delete"], de: ["a": "Löschen"])

  /// A text that is too long for narrow bars.
  private static let long = App.app(
    [("delete", nil)], en: ["delete": "Delete"], de: ["delete": "Den Eintrag entfernen"]
  )
  .merging(["Base/purposes.json": App.purposes(messagesOfDelete: #""title": { "limit": 30 }, "short": {}"#)]) { $1 }
  private static let few = App.app(
    [("feed", "fork.knife"), ("feed", "fork.knife")], en: ["feed": "Feed"], de: ["feed": "Füttern"])
  private static let other = App.app(
    [("timeline.latest", nil)], en: ["timeline.latest": "Delete"], de: ["timeline.latest": "Neu laden"])
  private static let drawable = App.android(icon: "ic_trash_full")
  private static let picture = App.android(icon: "ic_bin")
  /// A title that is another name of another purpose.
  private static let synonym = App.app([("delete", nil)], en: ["delete": "Delete"], de: ["delete": "Wegnehmen"])
    .merging(["Base/vocabulary.json": #"{ "remove": { "synonyms": { "de": ["Wegnehmen"] } } }"#]) { $1 }
  /// Keys that most locales tell apart, and German does not.
  private static let nounAndVerb = App.app(
    [("delete_noun", nil), ("delete_verb", nil)], en: ["delete_noun": "Delete", "delete_verb": "Delete"],
    de: ["delete_noun": "Weg", "delete_verb": "Weg"]
  ).merging([
    "Base/catalog.json": (App.base["Base/catalog.json"] ?? "").replacing("\"fr\"", with: "\"es\", \"fr\""),
    "Base/titles/es.json": #"{ "cancel": "Cancelar", "delete": "Eliminar", "remove": "Quitar", "save": "Guardar" }"#,
    "App/es.lproj/Localizable.strings": App.strings(["delete_noun": "Supresión", "delete_verb": "Suprimir"]),
    "App/fr.lproj/Localizable.strings": App.strings(["delete_noun": "Suppression", "delete_verb": "Effacer"]),
  ]) { $1 }

  /// An app, the line and the choice in it, and the file of the overlay with a text that it then has, or has not.
  @Test(
    arguments: [
      (two, ",Fort,", "app", "titles/de.json", "\"text\": \"Fort\"", true),
      (two, ",Weg,", "catalogue", "titles/de.json", "Weg", false),
      (two, ",Weg,", "Hinaus", "titles/de.json", "\"text\": \"Hinaus\"", true),
      (object, ",Delete photo,", "app", "titles/de.json", "\"text\": \"Foto löschen\"", true),
      (object, ",Delete photo,", "catalogue", "titles/de.json", "Foto", false),
      (icon, ",trash.slash,", "app", "purposes.json", "\"trash.slash\"", true),
      (icon, ",trash.slash,", "minus.circle", "purposes.json", "\"minus.circle\"", true),
      (long, ",Den Eintrag entfernen,", "app", "titles/de.json", "\"text\": \"Löschen\"", true),
      (long, ",Den Eintrag entfernen,", "app | Entf", "titles/de.json", "\"text\": \"Entf\"", true),
      (long, ",Den Eintrag entfernen,", "Diesen Eintrag tilgen | Weg", "titles/de.json", "\"text\": \"Weg\"", true),
      (long, ",Den Eintrag entfernen,", "Tilgen", "titles/de.json", "\"text\": \"Tilgen\"", true),
      (long, ",Den Eintrag entfernen,", "catalogue", "titles/de.json", "Eintrag", false),
      (few, ",Feed,", "app", "purposes.json", "\"feed\": {", true),
      (few, ",Feed,", "catalogue", "purposes.json", "feed", false),
      (other, ",Delete,", "app", "titles/de.json", "\"text\": \"Neu laden\"", true),
      (drawable, ",trash_full,", "app", "purposes.json", "\"trash_full\"", true),
      (picture, "ic_bin,", "trash_full", "purposes.json", "\"trash_full\"", true),
      (picture, "ic_bin,", "catalogue", "purposes.json", "icons", false),
    ])
  func appliesChoices(
    files: [String: String], line: String, choice: String, file: String, text: String, isThere: Bool
  ) throws {
    let project = try AdoptedProject(files)
    #expect(try project.adopt("--review", "review.csv").status == 0)
    try project.choose(choice, where: line)
    let result = try project.adopt("--apply", "review.csv", "--review", "review.csv")
    #expect(result.status == 0, "\(result.error)")
    let after = try project.overlay()
    #expect((after[file] ?? "").contains(text) == isThere, "\(after)")
    #expect(try project.program.run("check", "Own").status == 0)
    // The decision stays in the list, and a second time nothing changes.
    #expect(try project.text("review.csv").contains(",\(choice)\r\n"))
    #expect(try project.adopt("--apply", "review.csv").output.hasSuffix("nothing to change\n"))
    #expect(try project.overlay() == after)
  }

  /// Choices that cannot be followed, each with its line, what it says and what can be chosen; everything else is written.
  @Test(
    arguments: [
      (
        "delet,de,differs in form only,,,k,,,app",
        "review.csv:2: choice 'app' is for an unknown purpose 'delet'; did you mean 'delete'?"
      ),
      (
        "delete,xx,differs in form only,,,k,,,app",
        "review.csv:2: choice 'app' is for 'xx', and the catalogue has no such locale"
      ),
      ("delete,de,something,,,k,,,app", "review.csv:2: choice 'app' is for no doubt: 'something' is none"),
      (
        "delete,,another icon,trash,x,sf-symbols,,,trsh",
        "review.csv:2: choice 'trsh' is no icon of 'sf-symbols'; did you mean 'trash'?; choose app, catalogue, or the name of"
      ),
      (
        "delete,,a picture of the app's own,trash,x,sf-symbols,,,app",
        "the app draws its own picture; choose catalogue, or the name of another icon"
      ),
      (
        ",xx,a locale that would be incomplete,,1 of 9,,,,app",
        "cannot settle 'a locale that would be incomplete'; empty the cell, and add it with 'catalog add locale'"
      ),
      (
        "feed,en,a frequent button without a purpose: x,,Feed,k,,,Feed me",
        "review.csv:2: choice 'Feed me' cannot settle 'a frequent button without a purpose'; choose app, or catalogue"
      ),
      (
        "delete,en,an object in the text,,Delete it,k,,,app\r\ndelete,en,an object in the text,,Delete all,l,,,app",
        "review.csv:3: choice 'app' is for two texts of 'delete', 'Delete it' and 'Delete all'; choose one"
      ),
    ])
  func refusesChoices(rows: String, words: String) throws {
    let project = try AdoptedProject()
    let header = "purpose,locale,doubt,catalogue's text,app's text,key,used at,can be chosen,choice\r\n"
    try project.write(header + rows + "\r\n", to: "review.csv")
    let result = try project.adopt("--apply", "review.csv")
    #expect(result.status == 1)
    #expect(result.error.contains(words), "\(result.error)")
    #expect(try project.overlay()["titles/de.json"]?.contains("Verwerfen") == true)
  }

  /// A choice that would break a rule is refused; the others are taken.
  @Test func refusesWhatBreaksARule() throws {
    let project = try AdoptedProject(Self.two)
    #expect(try project.adopt("--review", "review.csv").status == 0)
    try project.choose("Weg  damit", where: ",Weg,")
    let result = try project.adopt("--apply", "review.csv")
    #expect(result.status == 1)
    let words = "choice 'Weg  damit' is not taken for 'delete' in 'de': double-space"
    #expect(result.error.contains(words) && result.error.hasPrefix("review.csv:"), "\(result.error)")
    #expect(result.error.hasSuffix("; choose catalogue, or another text\n"), "\(result.error)")
    #expect(try project.program.run("check", "Own").status == 0)
  }

  /// What the list says of a title that may be no name of an action, though all else is there.
  @Test(
    arguments: [
      ("ALT", "ALT", "the title is or has an abbreviation", true),
      ("Alt.", "Alt", "the title is or has an abbreviation", false),
      ("Top 10", "Die ersten 10", "the title has a number", true),
      ("Feed them!", "Füttern", "the title is a sentence", true),
      ("Open in WebView", "In WebView", "the title may be or have a name", true),
    ])
  func reviewsTitles(english: String, german: String, words: String, canBeTaken: Bool) throws {
    let buttons = Array(repeating: (title: "feed", symbol: Optional("fork.knife")), count: 3)
    let project = try AdoptedProject(App.app(buttons, en: ["feed": english], de: ["feed": german]))
    #expect(try project.adopt("--review", "review.csv").status == 0)
    let list = try project.text("review.csv")
    #expect(list.contains("a frequent button without a purpose: \(words),,\(english),"), "\(list)")
    #expect(try project.overlay()["purposes.json"] == "{}\n")
    try project.choose("app", where: ",\(english),")
    let result = try project.adopt("--apply", "review.csv")
    #expect(result.status == (canBeTaken ? 0 : 1), "\(result.error)")
    #expect(try project.overlay()["purposes.json"]?.contains("used in 3 places") == canBeTaken)
  }

  /// The list as a workbook has the same lines, and its choices are read, too.
  @Test func writesAWorkbook() throws {
    let project = try AdoptedProject(Self.two)
    #expect(try project.adopt("--review", "review.xlsx").status == 0)
    let again = try project.adopt("--review", "review.xlsx", "--apply", "review.xlsx")
    #expect(again.status == 0 && again.output.hasSuffix("nothing to change\n"), "\(again.error)")
  }
}
