extension WrittenMistakeTests {
  /// Settings and accepted findings that have no effect or are outdated.
  static let settingMistakes =
    ["edge-whitespaces", "missing_title", "Kashida", "Übersetzung", "всё"].map {
      rules("unknown-rule", #"{ ↓"\#($0)": "off" }"#)
    }
    + [
      #""locales": ["de"], "#, #""purposes": ["back"], "#, #""locales": ["ja"], "#, #""messages": ["title"], "#,
      "",
    ].map {
      rules("unneeded-exception", #"{ "edge-whitespace": { "exceptions": [↓{ \#($0)"reason": "Früher." }] } }"#)
    }
    + [("ar", "رجوع"), ("de", "Zurück"), ("ja", "戻る"), ("ru", "Назад"), ("th", "กลับ")].flatMap { locale, back in
      [
        WrittenMistake(
          "unneeded-baseline-entry",
          [
            "baseline.json": baseline(locale, "")
          ]),
        WrittenMistake(
          "expired-baseline-entry", "titles/\(locale).json", "\"\(back)\"", becomes: "\"\(back) \"",
          adding: ["baseline.json": baseline(locale, #", "expires": "2020-01-31""#)], recalling: "edge-whitespace"),
      ]
    }

  /// Settings that nothing uses, and limits that no text keeps.
  static let unusedSettings =
    [
      #""numberingSystems": { "ru": ↓"arab" }"#, #""numberingSystems": { "de": ↓"deva" }"#,
      #""numberingSystems": { "th": ↓"khmr" }"#,
      #""numberingSystems": { "ko": ↓"beng" }"#, #""numberingSystems": { "hi": ↓"beng" }"#,
    ].map {
      WrittenMistake(
        "setting-without-effect", "catalog.json", #""limits": { "title": 15 }"#,
        becomes: #""limits": { "title": 15 },\#n  \#($0)"#)
    }
    + [#"{ "name": "trash", "fallback": ↓"trash" }"#, #"{ "name": "trash", "locales": { ↓"xh": "arrow-back" } }"#].map {
      WrittenMistake("setting-without-effect", "purposes.json", #""set": "trash""#, becomes: #""set": \#($0)"#)
    }
    + [
      #"{ "limit": 8 }, "short": { "limit": ↓8 }"#, #"{ "limit": 11 }, "short": { "limit": ↓90 }"#,
      #"{ "limit": 9 }, "short": { "limit": ↓9 }"#,
      #"{ "limit": 9 }, "short": { "limit": ↓10 }"#, #"{}, "short": { "limit": ↓15 }"#,
    ].map {
      WrittenMistake(
        "limit-below-texts", "purposes.json",
        #""Removes the selected items.",\#n    "icons": { "set": "trash" },\#n    "messages": { "title": {}"#,
        becomes:
          #""Removes the selected items.",\#n    "icons": { "set": "trash" },\#n    "messages": { "title": \#($0)"#)
    }

  /// Overlays of the shipped catalogue. For files in memory it is in the overlay's folder; another folder with its name
  /// is beside the overlay.
  static let baseMistakes = ["ar", "de", "ja", "ru", "th"].map { locale in
    var files: [String: String?] = ["../Standard/catalog.json": WrittenMistake.catalogue["catalog.json"]]
    for (path, text) in WrittenMistake.catalogue {
      files["Standard/\(path)"] = text
      files.updateValue(nil, forKey: path)
    }
    files["catalog.json"] = """
      {
        "formatVersion": 1,
        "name": "Overlay",
        "extends": ↓"Standard",
        "locales": ["\(locale)", "en"]
      }

      """
    for path in ["purposes.json", "titles/en.json", "titles/\(locale).json"] { files[path] = "{}\n" }
    return WrittenMistake("ambiguous-base", files)
  }

  private static func numbers(_ rule: String, _ entry: String) -> WrittenMistake {
    WrittenMistake(
      rule, "catalog.json", #"{ "title": 15 }"#, becomes: "{ \"title\": 15 },\n  \"numberingSystems\": { \(entry) }")
  }

  /// Entries that the format allows but that have no effect where they are.
  static let idleMistakes =
    ["titel", "Title", "itle"].map {
      WrittenMistake("unknown-field", "catalog.json", #""title": 15"#, becomes: #"↓"\#($0)": 20, "title": 15"#)
    }
    + ["ios", "IOS", "iPhone", "macos"].map {
      WrittenMistake(
        "unknown-field", "catalog.json", #"{ "title": 15 }"#,
        becomes: "{ \"title\": 15 },\n  \"minimumSystems\": { ↓\"\($0)\": \"16.0\" }",
        adding: ["icon-sets/set.json": setOfReleases])
    }
    + ["arabic", "roman", "hebr", "latin", "xyz"].map {
      numbers("unknown-numbering-system", #""ar": ↓"\#($0)""#)
    }
    + [#"↓"jp": "latn""#, #"↓"fa": "arabext""#].map { numbers("undeclared-locale", $0) }
    + [#"↓"arabic digits": "arab""#].map { numbers("wrong-type", $0) }
    + [#""ar": ↓"Arab""#, #""ar": ↓1"#].map { numbers("wrong-type", $0) }
    + [#""locales": ↓[], "reason": "Old.""#, #""purposes": ↓[], "reason": "Old.""#, #""reason": ↓" ""#].map {
      rules("wrong-type", #"{ "edge-whitespace": { "exceptions": [{ \#($0) }] } }"#)
    }
    + [
      WrittenMistake("wrong-type", "catalog.json", #""name": "Written""#, becomes: #""name": ↓"""#),
      WrittenMistake("wrong-type", "purposes.json", #""Removes the selected items.""#, becomes: #"↓"\t""#),
      WrittenMistake("wrong-type", "icon-sets/set.json", #""license": "MIT""#, becomes: #""license": ↓"""#),
      icon(#"↓{ "leftToRight": "trash", "rightToLeft": "trash", "name": "trash" }"#),
      icon(#"↓{ "name": "trash", "fallback": "trash", "locales": { "de": "trash" } }"#),
    ]

  private static func icon(_ icon: String) -> WrittenMistake {
    WrittenMistake("wrong-type", "purposes.json", #""set": "trash""#, becomes: #""set": \#(icon)"#)
  }

  private static let setOfReleases = """
    {
      "name": "Set",
      "version": "1",
      "license": "MIT",
      "source": "made for these mistakes",
      "rightToLeft": { "arrow-back": "mirrors" },
      "names": { "iOS 13.0, macOS 10.15": ["arrow-back", "trash"] }
    }

    """

  private static func rules(_ rule: String, _ value: String) -> WrittenMistake {
    WrittenMistake(rule, "catalog.json", #"{ "title": 15 }"#, becomes: "{ \"title\": 15 },\n  \"rules\": \(value)")
  }

  private static func baseline(_ locale: String, _ fields: String) -> String {
    #"{ "formatVersion": 1, "entries": [↓{ "identity": "edge-whitespace:back:title:\#(locale):*:*", "reason": "Later."\#(fields) }] }"#
  }

  /// Files with correct content that are not in canonical form.
  static let formMistakes = [
    WrittenMistake("non-canonical", "titles/ar.json", #"  "delete""#, becomes: #"  ↓  "delete""#),
    WrittenMistake("non-canonical", ["titles/ja.json": "{\n  \"delete\": \"削除\",\n  ↓\"back\": \"戻る\"\n}\n"]),
    WrittenMistake("non-canonical", "titles/ru.json", "Удалить", becomes: #"↓\u0423далить"#),
    WrittenMistake(
      "non-canonical", ["titles/de.json": "{↓\r\n  \"back\": \"Zurück\",\r\n  \"delete\": \"Löschen\"\r\n}\r\n"]),
    WrittenMistake("non-canonical", ["titles/hi.json": "{↓ \"back\": \"वापस\", \"delete\": \"हटाएँ\" }\n"]),
    WrittenMistake("non-canonical", "titles/th.json", #"  "delete""#, becomes: "↓\t\"delete\""),
  ]
}
