extension WrittenMistakeTests {
  /// Files that are missing, unused, or outside the catalogue's folder.
  static let fileMistakes =
    undeclared + unknownWordings + incompleteWordings + unreadable + circles + versions + outside + unused + opposites
    + unknownLocales
    + iconSetsOfPlatforms + unusedTerms + withoutPlace

  /// A toggle that would not come back.
  private static let opposites = ["delete", "back", "delet", "forward", "Delete"].map { opposite in
    WrittenMistake(
      "one-sided-opposite", "purposes.json", #""arrow-back" },\#n    "messages": { "title": {} }"#,
      becomes: #""arrow-back" },\#n    "messages": { "title": {} },\#n    "opposite": ↓"\#(opposite)""#)
  }

  /// Locales that look like tags and are not in any registry.
  private static let unknownLocales = ["zz", "xx", "jp", "english", "deutsch"].map { tag in
    WrittenMistake(
      "unknown-locale", "catalog.json", #""ru", "th"]"#, becomes: #""ru", "th", ↓"\#(tag)"]"#,
      adding: ["titles/\(tag).json": WrittenMistake.titles("กลับ", "ลบ")])
  }

  /// Platforms that draw icons of a set that was removed or misspelt.
  private static let iconSetsOfPlatforms = ["sets", "Set", "tabler", "sf-symbols", "セット"].map { set in
    WrittenMistake(
      "unlisted-icon-set",
      [
        "platforms.json": """
        {
          "phone": { "name": "Phone", "iconSet": ↓"\(set)", "unit": "pt" }
        }

        """
      ])
  }

  /// Purposes that are missing in the catalogue's places.
  private static let withoutPlace = [
    (["back"], ["delete"]), (["delete"], ["back"]), ([], ["back", "delete"]), (["back", "back"], ["delete"]),
    (["delete", ""], ["back"]),
  ].map { places, missing in
    let members = places.enumerated().map { index, purpose in
      let purposes = purpose.isEmpty ? "[]" : "[\"\(purpose)\"]"
      return "  \"place-\(index)\": { \"description\": \"…\", \"purposes\": \(purposes) }"
    }
    let none = "  \"place\": { \"description\": \"…\", \"purposes\": [] }"
    var purposes = (WrittenMistake.catalogue["purposes.json"] ?? "").replacing(
      ",\n    \"appearsWith\": [\"back\"]", with: "")
    for purpose in missing { purposes = purposes.replacing("\"\(purpose)\": {", with: "↓\"\(purpose)\": {") }
    return WrittenMistake(
      "purpose-without-place",
      [
        "purposes.json": purposes,
        "places.json": "{\n\((members.isEmpty ? [none] : members).joined(separator: ",\n"))\n}\n",
      ])
  }

  /// Terms that are misspelt, in another language, or in no text.
  private static let unusedTerms = ["bakc", "Zurück", "item*", "delete items", "戻る"].map { term in
    WrittenMistake(
      "unused-term",
      [
        "glossary.json": """
        {
          "de": { "terms": { ↓"\(term)": { "words": ["Zurück"] } } }
        }

        """
      ])
  }

  private static let undeclared = [
    ("fr", "Retour", "Supprimer"), ("pt_BR", "Voltar", "Excluir"), ("zh-hant", "返回", "刪除"),
    ("sr-Latn", "Nazad", "Izbriši"),
    ("iw", "חזרה", "מחיקה"),
  ].map { tag, back, delete in
    WrittenMistake(
      "undeclared-locale", "catalog.json", #"["ar", "de""#, becomes: #"↓["ar", "de""#,
      adding: ["titles/\(tag).json": WrittenMistake.titles(back, delete)])
  }

  /// Files of a misspelt or undeclared wording.
  private static let unknownWordings = [
    ("de", "aple"), ("ar", "appel"), ("de", "formal"), ("ja", "google"), ("de", "android"),
  ].map { tag, wording in
    WrittenMistake(
      "unknown-wording", "catalog.json", #"{ "title": 15 }"#,
      becomes: "{ \"title\": 15 },\n  \"wordings\": ↓{ \"apple\": { \"description\": \"Apple's words.\" } }",
      adding: ["titles/\(tag).\(wording).json": "{ \"back\": \"…\" }\n"])
  }

  /// A wording that must be complete lacks the title of a purpose, or all of them.
  private static let incompleteWordings = [
    ("de", #""back": "Zurück bitte""#), ("de", #""delete": "Bitte löschen""#), ("de", nil),
    ("ar", #""back": "رجوع من فضلك""#), ("ar", nil),
  ].map { tag, titles in
    WrittenMistake(
      "incomplete-wording", "catalog.json", #"{ "title": 15 }"#,
      becomes:
        "{ \"title\": 15 },\n  \"wordings\": { \"formal\": { \"complete\": [↓\"\(tag)\"], \"description\": \"Ours.\" } }",
      adding: titles.map { ["titles/\(tag).formal.json": "{\n  \($0)\n}\n"] } ?? [:])
  }

  private static let unreadable = [
    WrittenMistake(
      "unreadable-file", "catalog.json", #"["set"]"#, becomes: #"[↓"set"]"#, adding: ["icon-sets/set.json": nil]),
    WrittenMistake("unreadable-file", "catalog.json", "{\n", becomes: "↓{\n", adding: ["purposes.json": nil]),
    extending("unreadable-file", #"↓"../Standard""#),
    extending(
      "unreadable-file", #""Middle""#,
      ["Middle/catalog.json": #"{ "formatVersion": 1, "name": "Middle", "extends": ↓"../Base" }"#]),
    // The file's name differs in case.
    extending("unreadable-file", #"↓"base""#, ["Base/catalog.json": #"{ "formatVersion": 1, "name": "Base" }"#]),
  ]

  private static let circles = [
    extending("circular-extends", #"↓".""#),
    extending("circular-extends", #"↓"./""#),
    extending("circular-extends", #"↓"titles/..""#),
    extending(
      "circular-extends", #""Base""#,
      ["Base/catalog.json": #"{ "formatVersion": 1, "name": "Base", "extends": ↓".." }"#]),
    extending(
      "circular-extends", #""A""#,
      [
        "A/catalog.json": #"{ "formatVersion": 1, "name": "A", "extends": "../B" }"#,
        "B/catalog.json": #"{ "formatVersion": 1, "name": "B", "extends": ↓"../A" }"#,
      ]),
  ]

  private static let versions =
    ["2", "3", "10", "2147483648"].map {
      WrittenMistake(
        "unknown-format-version", "catalog.json", #""formatVersion": 1"#, becomes: "\"formatVersion\": ↓\($0)")
    } + [
      extending(
        "unknown-format-version", #""Base""#,
        [
          "Base/catalog.json":
            #"{ "formatVersion": ↓2, "name": "Base", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
          "Base/purposes.json": "{}",
        ])
    ]

  private static let outside = [
    extending("path-outside-catalog", #"↓"/opt/Каталоги/Standard""#),
    extending("path-outside-catalog", #"↓"~/Standard""#),
    extending("path-outside-catalog", #"↓"C:\\Kataloge\\Standard""#),
    extending("path-outside-catalog", #"↓"\\\\サーバー\\Standard""#),
    extending("path-outside-catalog", #"↓"https://example.com/Standard""#),
    WrittenMistake("path-outside-catalog", "catalog.json", #"["set"]"#, becomes: #"["set", ↓"../set"]"#),
  ]

  private static let unused = [
    WrittenMistake("unused-file", ["purpose.json": "↓{}"]),
    WrittenMistake("unused-file", ["titles/ru.JSON": "↓{}"]),
    WrittenMistake("unused-file", ["titles/he.json.orig": "↓{}"]),
    WrittenMistake("unused-file", ["glossery.json": "↓{}"]),
    WrittenMistake(
      "unused-file", "catalog.json", #"["set"]"#, becomes: #"↓["set"]"#, adding: ["icon-sets/tabler.json": "{}"]),
  ]

  /// The catalogue as an overlay that repeats everything it inherits.
  private static func extending(_ rule: String, _ path: String, _ files: [String: String] = [:]) -> WrittenMistake {
    WrittenMistake(
      rule, "catalog.json", #""sourceLocale""#, becomes: "\"extends\": \(path),\n  \"sourceLocale\"", adding: files)
  }
}
