extension WrittenMistakeTests {
  /// JSON that other readers accept, and duplicate keys.
  static let syntaxMistakes = [
    WrittenMistake("json-syntax", "titles/ar.json", #""رجوع","#, becomes: #""رجوع"↓"#),
    WrittenMistake("json-syntax", "titles/de.json", #""Löschen""#, becomes: #""Löschen"↓,"#),
    WrittenMistake("json-syntax", "titles/ja.json", #""戻る""#, becomes: "↓“戻る”"),
    WrittenMistake("json-syntax", "titles/ru.json", #""Назад","#, becomes: #""Назад", ↓// кнопка"#),
    WrittenMistake("json-syntax", "titles/hi.json", #""वापस""#, becomes: "↓'वापस'"),
    WrittenMistake("json-syntax", "titles/th.json", "กลับ", becomes: #"กลับ↓\ปุ่ม"#),
    WrittenMistake("json-syntax", "titles/ko.json", "{\n", becomes: "↓\u{FEFF}{\n"),

    WrittenMistake("duplicate-key", "titles/ar.json", #"  "delete""#, becomes: "  ↓\"back\": \"عودة\",\n  \"delete\""),
    WrittenMistake("duplicate-key", "titles/ja.json", #""削除""#, becomes: "\"削除\",\n  ↓\"delete\": \"消去\""),
    // The same key, written with an escape.
    WrittenMistake(
      "duplicate-key", "titles/ru.json", #""Удалить""#, becomes: "\"Удалить\",\n  ↓\"d\\u0065lete\": \"Стереть\""),
    WrittenMistake("duplicate-key", "catalog.json", #""ko","#, becomes: #""ko", ↓"ko","#),
    WrittenMistake(
      "duplicate-key", "purposes.json", #""role": "destroy","#,
      becomes: "\"role\": \"destroy\",\n    ↓\"role\": \"act\","),
  ]

  /// Unknown and missing fields, and wrong values.
  static let fieldMistakes = [
    WrittenMistake(
      "unknown-field", "catalog.json", #"{ "title": 15 }"#, becomes: "{ \"title\": 15 },\n  ↓\"limit\": 15"),
    WrittenMistake(
      "unknown-field", "purposes.json", #""appearsWith": ["back"]"#,
      becomes: "\"appearsWith\": [\"back\"],\n    ↓\"Rolle\": \"zerstören\""),
    WrittenMistake(
      "unknown-field", "icon-sets/set.json", #"["arrow-back", "trash"]"#,
      becomes: "[\"arrow-back\", \"trash\"],\n  ↓\"licence\": \"MIT\""),
    // A message that the purpose does not declare.
    WrittenMistake("unknown-field", "titles/ja.json", #""削除""#, becomes: #"{ "title": "削除", ↓"short": "消す" }"#),
    WrittenMistake(
      "unknown-field", "titles/he.json", #""מחיקה""#, becomes: #"{ "title": { "text": "מחיקה", ↓"status": "final" } }"#),

    WrittenMistake(
      "missing-field", "catalog.json", "{\n  \"formatVersion\": 1,\n  \"name\": \"Written\"",
      becomes: "↓{\n  \"formatVersion\": 1"),
    WrittenMistake(
      "missing-field", "purposes.json", "\"delete\": {\n    \"role\": \"destroy\",", becomes: "↓\"delete\": {"),
    WrittenMistake(
      "missing-field", "purposes.json",
      "\"back\": {\n    \"role\": \"navigate\",\n    \"direction\": \"backward\",\n    \"description\": \"Returns to the previous screen.\",",
      becomes: "↓\"back\": {\n    \"role\": \"navigate\",\n    \"direction\": \"backward\","),
    WrittenMistake(
      "missing-field", "icon-sets/set.json", "{\n  \"name\": \"Set\",\n  \"version\": \"1\"",
      becomes: "↓{\n  \"name\": \"Set\""),
    WrittenMistake(
      "missing-field", "icon-sets/set.json",
      "{\n  \"name\": \"Set\",\n  \"version\": \"1\",\n  \"license\": \"MIT\"",
      becomes: "↓{\n  \"name\": \"Set\",\n  \"version\": \"1\""),

    WrittenMistake(
      "wrong-type", "titles/hi.json", #""हटाएँ""#, becomes: #"{ "title": { "text": "हटाएँ", "comment": ↓null } }"#),
    WrittenMistake(
      "wrong-type", "titles/ko.json", #""삭제""#, becomes: #"{ "title": { "text": "삭제", "comment": ↓["지우기"] } }"#),
    WrittenMistake(
      "wrong-type", "titles/de.json", #""Löschen""#, becomes: #"{ "title": { "text": "Löschen", "state": ↓"fertig" } }"#
    ),
    WrittenMistake("wrong-type", "titles/th.json", #""ลบ""#, becomes: "↓null"),
    WrittenMistake("wrong-type", "titles/ru.json", #""Удалить""#, becomes: #"{ "title": ↓7 }"#),
    WrittenMistake("wrong-type", "catalog.json", #""ru","#, becomes: #""ru", ↓"sr_Latn","#),
    WrittenMistake("wrong-type", "catalog.json", "15", becomes: #"↓"15""#),
    WrittenMistake("wrong-type", "purposes.json", #""backward""#, becomes: #"↓"links""#),
    WrittenMistake("wrong-type", "icon-sets/set.json", #""version": "1""#, becomes: #""version": ↓1"#),

    WrittenMistake(
      "unknown-purpose", "titles/de.json", #""Löschen""#, becomes: "\"Löschen\",\n  ↓\"löschen\": \"Löschen\""),
    WrittenMistake(
      "unknown-purpose", "titles/ru.json", #""Удалить""#, becomes: "\"Удалить\",\n  ↓\"remove\": \"Удалить\""),
    WrittenMistake("unknown-purpose", "titles/ar.json", #""حذف""#, becomes: "\"حذف\",\n  ↓\"حذف\": \"حذف\""),
    WrittenMistake("unknown-purpose", "titles/ja.json", "{\n", becomes: "{\n  ↓\"Back\": \"戻る\",\n"),
    WrittenMistake("unknown-purpose", "purposes.json", #"["back"]"#, becomes: #"[↓"bakc", "back"]"#),
  ]
}
