extension FileMistakeTests {
  /// Mistakes with short titles: missing, unneeded, or the same for two buttons.
  static let shorts = missingShorts + unneededShorts + sameShorts + misleadingShorts + mismatchedPairs

  private static let purposes = """
    {
      "back": {
        "role": "navigate", "description": "…", "messages": { "title": {}, "short": { "limit": 15 } },
        "appearsWith": ["delete"]
      },
      "delete": {
        "role": "destroy", "description": "…", "messages": { "title": {}, "short": { "limit": 15 } },
        "appearsWith": ["back"]
      }
    }
    """

  private static let missingShorts = [
    ("de", "Zur vorigen Seite"), ("el", "Επιστροφή στην προηγούμενη"), ("ar", "الرجوع إلى الصفحة السابقة"),
    ("ko", "이전 화면으로 다시 돌아가는 단추"), ("ta", "முந்தைய பக்கத்திற்குத் திரும்பிச் செல்"), ("ru", "Вернуться на страницу"),
  ]
  .map { locale, title in
    Row("missing-title", "\"\(locale)\"", [locale: #"{ "back": "↓\#(title)", "delete": "–" }"#], purposes: purposes)
  }

  private static let unneededShorts = [
    ("de", "Zurück", "Zur."), ("he", "חזרה", "חזור"), ("ja", "前のページに戻る", "戻る"), ("hi", "वापस जाएँ", "वापस"),
    ("th", "ย้อนกลับ", "กลับ"), ("hy", "Հետ գնալ", "Հետ"),
  ]
  .map { locale, title, short in
    Row(
      "unneeded-short", "\"\(locale)\"",
      [locale: #"{ "back": { "title": "\#(title)", "short": "↓\#(short)" }, "delete": "–" }"#], purposes: purposes)
  }

  /// A `short` that says what another purpose does, which appears elsewhere.
  private static let misleadingShorts = [
    ("de", "Weiter bearbeiten", "Bearbeiten"), ("it", "Continua la modifica", "Modifica"),
    ("ru", "Продолжить правку", "Правка"), ("el", "Συνέχεια επεξεργασίας", "Επεξεργασία"),
    ("ar", "متابعة تحرير النص", "تحرير"),
  ]
  .map { locale, title, short in
    Row(
      "misleading-short", "\"\(locale)\"",
      [locale: #"{ "back": { "title": "\#(title)", "short": "↓\#(short)" }, "delete": "\#(short)" }"#],
      purposes: purposes.replacing(#""appearsWith": ["delete"]"#, with: #""appearsWith": []"#)
        .replacing(#""appearsWith": ["back"]"#, with: #""appearsWith": []"#)
        .replacing("destroy", with: "act"))
  }

  /// Opposites with two words, two spellings, or a noun beside an infinitive. The titles of the source locale are "Back" and
  /// "Delete", which have no word in common.
  private static let mismatchedPairs = [
    ("da", "Aktivér", "Deaktiver"), ("da", "Dublér", "Afdubler"), ("es", "Rebobinar", "Avance rápido"),
    ("pt", "Retroceder", "Avanço rápido"), ("fr", "Lire", "Pause"),
  ]
  .map { locale, title, other in
    Row(
      "mismatched-pair", "\"\(locale)\"", [locale: #"{ "back": "\#(title)", "delete": "↓\#(other)" }"#],
      purposes: purposes.replacing(#""appearsWith": ["delete"]"#, with: #""opposite": "delete""#)
        .replacing(#""appearsWith": ["back"]"#, with: #""opposite": "back""#).replacing("destroy", with: "act"))
  }

  /// One purpose's `short` is the other's title or `short`.
  private static let sameShorts = [
    ("de", "Zur vorigen Seite", "↓Weg", #""Weg""#), ("uk", "Повернутися до сторінки", "↓Геть", #""Геть""#),
    ("ar", "الرجوع إلى الصفحة السابقة", "↓إزالة", #""إزالة""#),
    ("fr", "Revenir à la page", "Retirer", #"{ "title": "Retirer de la liste", "short": "↓Retirer" }"#),
    ("el", "Επιστροφή στην προηγούμενη", "Πίσω", #"{ "title": "Διαγραφή από τη λίστα", "short": "↓Πίσω" }"#),
  ]
  .map { locale, title, short, other in
    Row(
      "title-collision", "\"\(locale)\"",
      [locale: #"{ "back": { "title": "\#(title)", "short": "\#(short)" }, "delete": \#(other) }"#], purposes: purposes)
  }
}
