import Foundation
import Testing

/// `catalog add` and `catalog rename`: what they write, what they leave to translators, and what they refuse.
@Suite struct AddAndRenameCommandTests {
  private let catalogue: DiskCatalogue
  private let program: Program

  init() throws {
    catalogue = try DiskCatalogue()
    program = Program(folder: catalogue.folder)
  }

  private static let save = [
    "add", "purpose", "save", "--role", "confirm", "--description", "Keeps it.", "--title", "Save",
  ]

  @Test func addsAPurpose() throws {
    let result = try program.run(Self.save + ["--appears-with", "back"])
    #expect(result.status == 0)
    #expect(result.output == "changed purposes.json\nchanged titles/en.json\n")
    #expect(result.error == "'save' lacks its title in 1 locale: de\n")
    #expect(
      try catalogue.read("purposes.json").hasSuffix(
        """
          "save": {
            "role": "confirm",
            "description": "Keeps it.",
            "messages": { "title": {} },
            "appearsWith": ["back"]
          }
        }

        """))
    #expect(try catalogue.read("titles/en.json") == "{\n  \"back\": \"Back\",\n  \"save\": \"Save\"\n}\n")
    #expect(try program.run("set", "save", "--locale", "de", "--title", "Sichern").status == 0)
    #expect(try program.run("check").status == 0)
  }

  /// The purpose joins the purposes of a place, and a new name replaces the old one there.
  @Test func addsToAPlace() throws {
    let none = try program.run(Self.save + ["--place", "menu"])
    #expect(
      none.status == 2 && none.error.contains("no place 'menu'; declare it with: catalog add place menu"),
      "\(none.error)")
    try catalogue.write(#"{ "menu": { "description": "A menu.", "purposes": ["back"] } }"#, to: "places.json")
    let unknown = try program.run(Self.save + ["--place", "meny"])
    #expect(unknown.status == 2 && unknown.error.contains("did you mean 'menu'?"), "\(unknown.error)")
    let result = try program.run(Self.save + ["--place", "menu"])
    #expect(result.output == "changed places.json\nchanged purposes.json\nchanged titles/en.json\n", "\(result.error)")
    #expect(try catalogue.read("places.json").contains(#""purposes": ["back", "save"]"#))
    #expect(try program.run("rename", "purpose", "save", "keep").status == 0)
    #expect(try catalogue.read("places.json").contains(#""purposes": ["back", "keep"]"#))
  }

  /// Bars name purposes in items and in their menus.
  @Test func renamesInMenus() throws {
    #expect(try program.run(Self.save).status == 0)
    try catalogue.write(
      #"{ "home": { "header": "root", "title": "back", "trailing": [{ "purpose": "save", "menu": ["save", { "purpose": "save" }] }] } }"#,
      to: "screens.json")
    let result = try program.run("rename", "purpose", "save", "keep")
    #expect(result.status == 0, "\(result.error)")
    let screens = try catalogue.read("screens.json")
    #expect(!screens.contains("\"save\"") && screens.components(separatedBy: "\"keep\"").count == 4, "\(screens)")
  }

  /// A short title is declared with its purpose.
  @Test func addsAShortTitle() throws {
    let result = try program.run(
      "add", "purpose", "save", "--role", "confirm", "--description", "Keeps it.", "--title", "Save Everything Now",
      "--short", "Save All")
    #expect(result.status == 0, "\(result.error)")
    #expect(try catalogue.read("purposes.json").contains(#""messages": { "title": {}, "short": {} }"#))
    #expect(
      try catalogue.read("titles/en.json").contains(
        #""save": { "title": "Save Everything Now", "short": "Save All" }"#))
    #expect(try program.run("set", "save", "--locale", "de", "--title", "Sichern").error == "")
    #expect(try program.run("rename", "purpose", "save", "save-all").status == 0)
    #expect(
      try catalogue.read("titles/en.json").contains(
        #""save-all": { "title": "Save Everything Now", "short": "Save All" }"#))
    #expect(try program.run("check", "--fail-on", "note").status == 0)
  }

  /// Standard has icon sets, so each icon must exist, and a directional purpose needs one that mirrors.
  @Test func checksIcons() throws {
    func add(_ icons: String...) throws -> Program.Result {
      let arguments = [
        "add", "purpose", "next-ride", "--role", "navigate", "--direction", "forward", "--description",
        "Shows the next.",
        "--title", "Next Ride", "--catalog", "Catalogs/Examples/Cycling", "--dry-run",
      ]
      return try Program().run(arguments + icons.flatMap { ["--icon", $0] })
    }
    let known = ["sf-symbols=chevron.forward", "material-symbols=arrow_forward"]
    let fine = try add(
      known[0], known[1], "bootstrap-icons=chevron-right,chevron-left", "lucide=chevron-right,chevron-left",
      "fluent=chevron_right,chevron_left")
    #expect(fine.status == 0, "\(fine.error)")
    #expect(
      fine.output.contains(#"+      "lucide": { "leftToRight": "chevron-right", "rightToLeft": "chevron-left" }"#))
    let missing = try add(known[0])
    #expect(missing.status == 1)
    #expect(missing.error.contains("no icon of 'lucide' for 'next-ride'; add one to its 'icons' [missing-icon]"))
    #expect(
      try add("sf-symbol=x").error == "Error: the catalogue has no icon set 'sf-symbol'; did you mean 'sf-symbols'?\n")
    #expect(try add("lucide=x", "lucide=y").error == "Error: two icons of 'lucide' are given; give one\n")
    for broken in ["lucide", "lucide=", "=x", "lucide=a,b,c", "lucide=a,"] { #expect(try add(broken).status == 2) }
  }

  @Test(
    arguments: [
      ("back", 2, "Error: purpose 'back' already exists; choose another identifier\n"),
      ("Save", 2, "Error: 'Save' is not in kebab-case; write it like 'select-all'\n"),
    ] as [(String, Int32, String)])
  func refusesIdentifiers(identifier: String, status: Int32, message: String) throws {
    let added = try program.run(Self.save.map { $0 == "save" ? identifier : $0 })
    #expect(added.error == message)
    #expect(added.status == status)
    #expect(try program.run(Self.save).status == 0)
    let renamed = try program.run("rename", "purpose", "save", identifier)
    #expect(renamed.error == message)
    #expect(renamed.status == status)
  }

  @Test func addsALocale() throws {
    let result = try program.run("add", "locale", "pl")
    #expect(result.status == 0)
    #expect(result.output == "changed catalog.json\nmade titles/pl.json\n")
    #expect(result.error == "'pl' lacks 1 text; 'catalog check' names them\n")
    #expect(try catalogue.read("catalog.json").contains(#""locales": ["de", "en", "pl"]"#))
    let regional = try program.run("add", "locale", "en-gb")
    #expect(regional.error == "'en-GB' inherits every text of 'en'\n")
    let old = try program.run("add", "locale", "iw_IL")
    #expect(old.status == 2)
    #expect(old.error == "Error: 'iw-IL' is an old name of 'he-IL'; declare 'he-IL'\n")
    let again = try program.run("add", "locale", "pl")
    #expect(again.status == 2)
    #expect(again.error == "Error: locale 'pl' is already declared\n")
  }

  @Test func renamesAPurpose() throws {
    #expect(try program.run(Self.save + ["--appears-with", "back"]).status == 0)
    let result = try program.run("rename", "purpose", "back", "go-back")
    #expect(result.status == 0)
    #expect(result.output == "changed purposes.json\nchanged titles/de.json\nchanged titles/en.json\n")
    #expect(result.error == "overlays and apps that use 'back' are not changed; update them too\n")
    #expect(try catalogue.read("titles/de.json") == "{\n  \"go-back\": \"Zurück\"\n}\n")
    #expect(try catalogue.read("purposes.json").contains(#""appearsWith": ["go-back"]"#))
    // The missing title of 'save' is an older error: it is not counted as new and does not prevent the edit.
    #expect(try program.run("check").status == 1)
  }

  /// Every file of Standard has the purpose under its new name, sorted again; it keeps its former name.
  @Test func renamesInStandard() throws {
    let result = try Program().run("rename", "purpose", "bookmark", "book-mark", "--dry-run")
    #expect(result.status == 0)
    let changed = result.output.split(separator: "\n").filter { !$0.hasPrefix("+++") && !$0.hasPrefix("---") }
    let formerly = #"+    "formerly": ["bookmark"]"#
    #expect(changed.contains { $0 == formerly })
    let (added, removed) = (
      changed.filter { $0.hasPrefix("+") && $0 != formerly }, changed.filter { $0.hasPrefix("-") }
    )
    #expect(added.count == removed.count)
    #expect(added.count > 70)
    // The line before the new one gets a comma.
    func lines(_ lines: [Substring]) -> [String] {
      lines.map { $0.dropFirst() }.map { String($0.hasSuffix(",") ? $0.dropLast() : $0) }
    }
    let renamed = lines(removed).map {
      $0.replacing("\"bookmark\"", with: "\"book-mark\"").replacing("\tbookmark\t", with: "\tbook-mark\t")
    }
    #expect(renamed.sorted() == lines(added).sorted())
  }

  /// Bars find these by their identifiers.
  @Test(arguments: ["back", "cancel", "close", "done"])
  func refusesToRenameWhatBarsNeed(purpose: String) throws {
    let removed = try Program().run("remove", "purpose", purpose, "--dry-run")
    #expect(removed.status == 2 && removed.error.hasPrefix("Error: bars find '\(purpose)'"), "\(removed)")
    let result = try Program().run("rename", "purpose", purpose, "other-name", "--dry-run")
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("Error: bars find '\(purpose)' by this identifier; change its title or its icons"))
  }

  /// One line names the other purpose, instead of a finding in every file.
  @Test func refusesFormerNamesOfOthers() throws {
    #expect(try program.run(Self.save).status == 0)
    #expect(try program.run("rename", "purpose", "back", "go-back").status == 0)
    let add = Self.save.map { $0 == "save" ? "back" : $0 }
    for arguments in [["rename", "purpose", "save", "back"], add] {
      let result = try program.run(arguments)
      #expect(result.status == 2)
      #expect(
        result.error == "Error: 'back' is a former name of purpose 'go-back', which apps may still use; "
          + "choose another identifier, or remove it from 'formerly' of 'go-back'\n")
    }
  }

  @Test func saysWhatRenamingBackForgets() throws {
    #expect(try program.run("rename", "purpose", "back", "go-back").status == 0)
    let result = try program.run("rename", "purpose", "go-back", "back")
    #expect(result.error.contains("if an app was released with 'go-back', add it to 'formerly' of 'back'"))
    #expect(try !catalogue.read("purposes.json").contains("formerly"))
  }

  @Test func refusesToRenameInheritedPurposes() throws {
    let result = try Program().run("rename", "purpose", "share", "share-ride", "--catalog", "Catalogs/Examples/Cycling")
    #expect(result.status == 1)
    // Another test may hold the catalogue's lock for a moment, which the command says.
    #expect(
      result.error.hasSuffix(
        """
        Error: purpose 'share' is not declared in this catalogue's own purposes.json; change it where it is declared, or leave it out with 'purposes' in catalog.json

        """))
  }
}
