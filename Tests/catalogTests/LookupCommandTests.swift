import Foundation
import Testing

/// `catalog lookup`: one purpose in one locale.
@Suite struct LookupCommandTests {
  @Test("The catalogue that ships with the program is found by its name, unless a folder has it")
  func looksUpStandard() throws {
    let folder = try DiskCatalogue()
    var program = Program(folder: folder.folder)
    #expect(try program.run("lookup", "back", "--locale", "en").output.contains("Back"))
    program = Program(folder: folder.folder.appending(path: "titles"))
    let found = try program.run("lookup", "delete", "--locale", "ar", "--catalog", "Standard")
    #expect(found.status == 0 && found.output.contains("حذف"), "\(found)")
    // The catalogue above the folder comes first, and has no such purpose.
    let own = try program.run("lookup", "delete", "--locale", "ar")
    #expect(own.status == 2 && own.error.contains("'delete'"), "\(own.error)")
  }

  @Test func printsJSON() throws {
    let result = try Program().run("lookup", "back", "--locale", "ar-EG", "--format", "json")
    #expect(result.status == 0)
    let answer = try result.json()
    #expect(
      Set(answer.keys) == [
        "purpose", "requested", "locale", "numberLocale", "message", "text", "textFrom", "baseDirection",
        "pushEntersFrom", "icons",
      ])
    let texts = answer.compactMapValues { $0 as? String }
    #expect(
      texts == [
        "purpose": "back", "requested": "ar-EG", "locale": "ar", "numberLocale": "ar-EG", "message": "title",
        "text": "رجوع",
        "textFrom": "ar", "baseDirection": "rightToLeft", "pushEntersFrom": "left",
      ])
    let icons = try #require(answer["icons"] as? [String: [String: Any]])
    #expect(Set(icons.keys) == ["sf-symbols", "material-symbols", "fluent", "bootstrap-icons", "lucide"])
    #expect(icons["material-symbols"]?["name"] as? String == "arrow_back")
    #expect(icons["material-symbols"]?["mirrored"] as? Bool == true)
    #expect(icons["sf-symbols"]?["name"] as? String == "chevron.backward")
    #expect(icons["sf-symbols"]?["mirrored"] as? Bool == false)
    #expect(icons.values.allSatisfy { Set($0.keys) == ["name", "mirrored"] })
  }

  @Test func printsText() throws {
    let result = try Program().run("lookup", "back", "--locale", "he-IL", "--icons", "material-symbols")
    #expect(
      result.output == """
        חזרה
          back/title in he (asked for he-IL)
          right-to-left, a push enters from the left
          material-symbols  arrow_back  (flip it)

        """)
    #expect(result.status == 0)
  }

  @Test(
    arguments: [
      ("ar-EG", "3", "حذف ٣ عناصر"), ("ar_MA.UTF-8", "3", "حذف 3 عناصر"), ("ar_MA@numbers=arab", "3", "حذف ٣ عناصر"),
      ("de-rCH", "1234", "1’234 Elemente löschen"), ("pl_PL", "1234", "Usuń 1234 elementy"),
      ("en", "1", "Delete 1 item"), ("en", "1234", "Delete 1,234 items"),
      ("he", "2", "מחיקת שני פריטים"),
    ])
  func counts(locale: String, count: String, text: String) throws {
    let result = try Program().run(
      "lookup", "delete", "--locale", locale, "--message", "counted", "--argument", "count=\(count)", "--format", "json"
    )
    #expect(result.status == 0)
    #expect(try result.json()["text"] as? String == text)
  }

  @Test(
    "A locale without a match gets the source locale's text and a warning",
    arguments: ["yi", "i-klingon"])
  func warns(name: String) throws {
    let result = try Program().run("lookup", "back", "--locale", name, "--icons", "lucide")
    #expect(result.status == 0 && result.output.hasPrefix("Back\n  back/title in en (asked for \(name))\n"))
    #expect(
      result.error
        == "warning: no locale of the catalogue is close to '\(name)', so apps show the source locale's text\n")
    #expect(try Program().run("lookup", "back", "--locale", "zh_yue").error.isEmpty)
  }

  @Test(
    "A value may begin with a combining mark, hold an equals sign, or be empty",
    arguments: [
      ("\u{301}a", "Back to \u{301}a."), ("\u{650}", "Back to \u{2068}\u{650}\u{2069}."), ("a=b", "Back to a=b."),
      ("", "Back to ."),
    ])
  func takesAnyValue(name: String, text: String) throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(
      #"{ "back": { "role": "navigate", "description": "Back.", "icons": {}, "messages": { "title": {}, "named": { "arguments": { "name": { "type": "text" } } } } } }"#,
      to: "purposes.json")
    try catalogue.write(#"{ "back": { "title": "Back", "named": "Back to {name}." } }"#, to: "titles/en.json")
    let answer = try Program(folder: catalogue.folder).run(
      "lookup", "back", "--locale", "en", "--message", "named", "--argument", "name=\(name)", "--format", "json"
    ).json()
    #expect((answer["text"] as? String).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  /// The requested locale and the output, with the text's locale and those of the numbers and plural forms.
  @Test(
    arguments: [
      ("ar-MA", "delete/counted in ar (asked for ar-MA, numbers of ar-MA)"),
      ("pl_PL.UTF-8", "delete/counted in pl (asked for pl_PL.UTF-8, numbers of pl-PL)"),
      ("ar_EG@numbers=latn", "delete/counted in ar (asked for ar_EG@numbers=latn, numbers of ar-EG-u-nu-latn)"),
      ("ar", "delete/counted in ar (asked for ar)"), ("tlh", "delete/counted in en (asked for tlh)"),
      ("en-AU", "delete/counted in en-AU (asked for en-AU, inherited from en with its plural forms)"),
      ("zh_TW", "delete/counted in zh-Hant (asked for zh_TW, numbers of zh-TW)"),
    ])
  func reportsTheLocales(locale: String, line: String) throws {
    let lookup = ["lookup", "delete", "--locale", locale, "--message", "counted", "--argument", "count=3"]
    let lines = try Program().run(lookup).output.split(separator: "\n")
    #expect(lines.dropFirst().first.map(String.init) == "  \(line)")
    let answer = try Program().run(lookup + ["--format", "json"]).json()
    #expect(answer["requested"] as? String == locale)
    let found = try #require(answer["locale"] as? String)
    #expect(line.hasPrefix("delete/counted in \(found) "))
    let numbers = try #require(answer["numberLocale"] as? String)
    #expect(line.contains("numbers of \(numbers)") || numbers == found)
  }

  @Test func reportsTheOriginOfAText() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write("{}", to: "titles/de.json")
    let program = Program(folder: catalogue.folder)
    let answer = try program.run("lookup", "back", "--locale", "de-CH", "--format", "json").json()
    #expect(answer["locale"] as? String == "de")
    #expect(answer["textFrom"] as? String == "en")
    let output = try program.run("lookup", "back", "--locale", "de-CH").output
    #expect(output.contains("back/title in de (asked for de-CH, inherited from en)"))
  }

  /// One set's icons, with `--catalog`, from any folder.
  @Test func readsTheNamedCatalogue() throws {
    let program = Program(folder: FileManager.default.temporaryDirectory)
    let answer = try program.run(
      "lookup", "close", "--locale", "fr", "--icons", "lucide", "--format", "json", "--catalog",
      Program.root.appending(path: "Catalogs/Standard").path
    ).json()
    let icons = try #require(answer["icons"] as? [String: [String: Any]])
    #expect(Array(icons.keys) == ["lucide"])
    #expect(icons["lucide"]?["name"] as? String == "x")
    #expect(icons["lucide"]?["mirrored"] as? Bool == false)
  }

  /// The arguments, and the error.
  @Test(
    arguments: [
      (["delte", "--locale", "ar"], "Error: unknown purpose 'delte'; did you mean 'delete'?\n"),
      (
        ["delete", "--locale", "C.UTF-8"],
        "Error: 'C.UTF-8' is not a locale; write one such as 'pt-BR', 'pt_BR' or 'zh-Hant'\n"
      ),
      (["delete", "--locale", ""], "Error: '' is not a locale; write one such as 'pt-BR', 'pt_BR' or 'zh-Hant'\n"),
      (
        ["delete", "--locale", "ar", "--message", "conted"],
        "Error: purpose 'delete' has no message 'conted'; did you mean 'counted'?\n"
      ),
      (
        ["delete", "--locale", "ar", "--message", "conted", "--argument", "count=3"],
        "Error: purpose 'delete' has no message 'conted'; did you mean 'counted'?\n"
      ),
      (
        ["delete", "--locale", "ar", "--message", "counted"],
        "Error: missing argument 'count'; pass a value for it, as in --argument count=3\n"
      ),
      (
        ["delete", "--locale", "ar", "--message", "counted", "--argument", "cuont=3"],
        "Error: message 'counted' has no argument 'cuont'; did you mean 'count'?\n"
      ),
      (
        ["delete", "--locale", "ar", "--message", "title", "--argument", "count=3"],
        "Error: message 'title' has no argument 'count'; ask for the message 'counted', which has it\n"
      ),
      (
        ["delete", "--locale", "ar", "--message", "counted", "--argument", "count=three"],
        "Error: 'three' is not a whole number; give one, as in --argument count=3\n"
      ),
      (
        ["delete", "--locale", "ar", "--message", "counted", "--argument", "count=1.5"],
        "Error: '1.5' is not a whole number; give one, as in --argument count=3\n"
      ),
      (
        ["delete", "--locale", "ar", "--message", "counted", "--argument", "count=1", "--argument", "count=2"],
        "Error: 'count' has two values; give one, as in --argument count=3\n"
      ),
      (
        ["delete", "--locale", "ar", "--icons", "lucid"],
        "Error: the catalogue has no icon set 'lucid'; did you mean 'lucide'?\n"
      ),
      (
        ["delete", "--locale", "ar", "--catalog", "nowhere"],
        "Error: no folder 'nowhere'; name one that contains a catalog.json\n"
      ),
    ])
  func reportsErrors(arguments: [String], message: String) throws {
    let result = try Program().run(["lookup"] + arguments)
    #expect(result.error == message)
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  /// `lookup` refuses a catalogue with mistakes and lists all of them.
  @Test func listsTheProblemsOfABrokenCatalogue() throws {
    let catalogue = try DiskCatalogue()
    try catalogue.write(#"{ "back": null, "x": "y" }"#, to: "titles/de.json")
    let result = try Program(folder: catalogue.folder).run("lookup", "back", "--locale", "en")
    #expect(result.status == 2)
    #expect(
      result.error == """
        Error: cannot read the catalogue '.':
          titles/de.json:1:11: a text is null; leave it out to inherit one
          titles/de.json:1:17: unknown purpose 'x'; add it to purposes.json or remove it here

        """)
  }

  /// A wording is asked for by name, in look-ups, searches, code and app files; translators' files have the shared texts.
  @Test func speaksAWording() throws {
    let program = Program()
    func first(_ arguments: String...) throws -> Substring? {
      try program.run(arguments).output.split(separator: "\n").first
    }
    #expect(try first("lookup", "save", "--locale", "de", "--wording", "apple") == "Sichern")
    #expect(try first("lookup", "save", "--locale", "de") == "Speichern")
    #expect(try first("lookup", "select-all", "--locale", "en-GB", "--wording", "apple") == "Select All")
    #expect(try first("lookup", "select-all", "--locale", "en-GB", "--wording", "google") == "Select all")
    let unknown = try program.run("lookup", "save", "--locale", "de", "--wording", "aple")
    #expect(unknown.status != 0 && unknown.error.contains("unknown wording 'aple'; did you mean 'apple'?"))
    let strings = try program.run("export", "--format", "arb", "--locale", "de", "--wording", "apple")
    #expect(strings.output.contains("\"Sichern\""))
  }
}
