import Foundation
import TestSupport
import Testing

/// What choices in the review list of `catalog adopt` do, and which are refused.
@Suite struct AdoptChoicesTests {
  private typealias App = AdoptedProject

  /// An app, the line and the choice in it, and the file of the overlay with a text that it then has, or has not.
  @Test(
    arguments: [
      (App.two, ",Fort,", "app", "titles/de.json", "\"text\": \"Fort\"", true),
      (App.two, ",Weg,", "catalogue", "titles/de.json", "Weg", false),
      (App.two, ",Weg,", "Hinaus", "titles/de.json", "\"text\": \"Hinaus\"", true),
      (App.object, ",Delete photo,", "app", "titles/de.json", "\"text\": \"Foto löschen\"", true),
      (App.object, ",Delete photo,", "catalogue", "titles/de.json", "Foto", false),
      (App.icon, ",trash.slash,", "app", "purposes.json", "\"trash.slash\"", true),
      (App.icon, ",trash.slash,", "minus.circle", "purposes.json", "\"minus.circle\"", true),
      (App.long, ",Den Eintrag vernichten,", "app", "titles/de.json", "\"text\": \"Löschen\"", true),
      (App.long, ",Den Eintrag vernichten,", "app | Entf", "titles/de.json", "\"text\": \"Entf\"", true),
      (
        App.long, ",Den Eintrag vernichten,", "Diesen Eintrag tilgen | Weg", "titles/de.json", "\"text\": \"Weg\"", true
      ),
      (App.long, ",Den Eintrag vernichten,", "Tilgen", "titles/de.json", "\"text\": \"Tilgen\"", true),
      (App.long, ",Den Eintrag vernichten,", "catalogue", "titles/de.json", "Eintrag", false),
      (App.longer, ",Den Eintrag vernichten,", "app", "titles/de.json", "\"text\": \"Entf.\"", true),
      (App.few, ",Feed,", "app", "purposes.json", "\"feed\": {", true),
      (App.few, ",Feed,", "catalogue", "purposes.json", "feed", false),
      (App.other, ",Delete,", "app", "titles/de.json", "\"text\": \"Neu laden\"", true),
      (App.drawable, ",trash_full,", "app", "purposes.json", "\"trash_full\"", true),
      (App.picture, "ic_bin,", "trash_full", "purposes.json", "\"trash_full\"", true),
      (App.picture, "ic_bin,", "catalogue", "purposes.json", "icons", false),
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
      ("delete,de,something,,,k,,,app", "review.csv:2: choice 'app' has the unknown doubt 'something'"),
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
  func refusesChoices(rows: String, message: String) throws {
    let project = try AdoptedProject()
    let header = "purpose,locale,doubt,catalogue's text,app's text,key,used at,can be chosen,choice\r\n"
    try project.write(header + rows + "\r\n", to: "review.csv")
    let result = try project.adopt("--apply", "review.csv")
    #expect(result.status == 1)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(try project.overlay()["titles/de.json"]?.contains("Verwerfen") == true)
  }

  /// A choice that would break a rule is refused; the others are taken.
  @Test func refusesWhatBreaksARule() throws {
    let project = try AdoptedProject(App.two)
    #expect(try project.adopt("--review", "review.csv").status == 0)
    try project.choose("Weg  damit", where: ",Weg,")
    let result = try project.adopt("--apply", "review.csv")
    #expect(result.status == 1)
    let message = "choice 'Weg  damit' is not taken for 'delete' in 'de': double-space"
    #expect(result.error.contains(message) && result.error.hasPrefix("review.csv:"), "\(result.error)")
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
  func reviewsTitles(english: String, german: String, kind: String, canBeTaken: Bool) throws {
    let buttons = Array(repeating: (title: "feed", symbol: Optional("fork.knife")), count: 3)
    let project = try AdoptedProject(App.app(buttons, en: ["feed": english], de: ["feed": german]))
    #expect(try project.adopt("--review", "review.csv").status == 0)
    let list = try project.text("review.csv")
    #expect(list.contains("a frequent button without a purpose: \(kind),,\(english),"), "\(list)")
    #expect(try project.overlay()["purposes.json"] == "{}\n")
    try project.choose("app", where: ",\(english),")
    let result = try project.adopt("--apply", "review.csv")
    #expect(result.status == (canBeTaken ? 0 : 1), "\(result.error)")
    #expect(try project.overlay()["purposes.json"]?.contains("used in 3 places") == canBeTaken)
  }

  /// The list as a workbook has the same lines, and its choices are read, too.
  @Test func writesAWorkbook() throws {
    let project = try AdoptedProject(App.two)
    #expect(try project.adopt("--review", "review.xlsx").status == 0)
    let again = try project.adopt("--review", "review.xlsx", "--apply", "review.xlsx")
    #expect(again.status == 0 && again.output.hasSuffix("nothing to change\n"), "\(again.error)")
  }
}
