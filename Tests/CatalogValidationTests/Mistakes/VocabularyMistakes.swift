extension WrittenMistakeTests {
  /// Names in the vocabulary that belong to two purposes, or are names already.
  static let vocabularyMistakes = sharedSynonyms + sharedAliases + unneeded

  private static let sharedSynonyms =
    [
      ("en", "Back"), ("de", "zurück…"), ("ja", "戻る"), ("ru", "НАЗАД"), ("ar", "رجوع"), ("th", "กลับ"),
    ].map { locale, title in
      vocabulary("shared-synonym", #""delete": { "synonyms": { "\#(locale)": [↓"\#(title)"] } }"#)
    }
    + [
      vocabulary(
        "shared-synonym", #""back": { "synonyms": { "en": ["Undo"] } }"#,
        #""delete": { "synonyms": { "en": ["Erase", ↓"_Undo"] } }"#),
      vocabulary(
        "shared-synonym", #""back": { "synonyms": { "ko": ["이전"] } }"#,
        #""delete": { "synonyms": { "ko": [↓"이전(_B)"] } }"#),
    ]

  private static let sharedAliases =
    [
      vocabulary("shared-icon-alias", #""delete": { "icons": { "set": [↓"arrow-back"] } }"#),
      vocabulary("shared-icon-alias", #""back": { "icons": { "set": [↓"trash"] } }"#),
      vocabulary("shared-icon-alias", #""back": { "icons": { "*": ["arrow-left"], "set": [↓"trash"] } }"#),
    ]
    + [("*", "cross"), ("*", "window-close"), ("*", "FaTimes")].map { set, icon in
      vocabulary(
        "shared-icon-alias", #""back": { "icons": { "\#(set)": ["\#(icon)"] } }"#,
        #""delete": { "icons": { "\#(set)": [↓"\#(icon)"] } }"#)
    }

  private static let unneeded = [
    ("en", "Delete"), ("en", "delete…"), ("de", "LÖSCHEN"), ("el", "Διαγραφή."), ("hi", "हटाएँ"), ("ja", "削除(_D)"),
    ("he", "\u{200F}מחיקה"),
  ].map { locale, title in
    vocabulary("unneeded-synonym", #""delete": { "synonyms": { "\#(locale)": [↓"\#(title)"] } }"#)
  }

  /// The catalogue with a vocabulary in canonical form.
  private static func vocabulary(_ rule: String, _ members: String...) -> WrittenMistake {
    WrittenMistake(rule, ["vocabulary.json": "{\n  \(members.joined(separator: ",\n  "))\n}\n"])
  }
}
