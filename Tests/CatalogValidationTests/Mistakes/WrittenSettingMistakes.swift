extension WrittenMistakeTests {
  /// Settings and accepted findings that do nothing, or that should not do it any more.
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

  private static func rules(_ rule: String, _ value: String) -> WrittenMistake {
    WrittenMistake(rule, "catalog.json", #"{ "title": 15 }"#, becomes: "{ \"title\": 15 },\n  \"rules\": \(value)")
  }

  private static func baseline(_ locale: String, _ fields: String) -> String {
    #"{ "formatVersion": 1, "entries": [↓{ "identity": "edge-whitespace:back:title:\#(locale):*:*", "reason": "Later."\#(fields) }] }"#
  }

  /// Files that say the right thing in another form than the program's.
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
