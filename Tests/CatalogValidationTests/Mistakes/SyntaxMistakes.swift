extension MistakeTests {
  /// Texts that are empty, too long, invalid as messages, or with wrong arguments.
  static let syntaxMistakes = empty + long + braces + arguments + categories

  private static let empty = [
    Mistake("empty-title", "de", "delete", ""),
    Mistake("empty-title", "ja", "save", "\u{3000}"),
    Mistake("empty-title", "ar", "close", "\u{A0}"),
    Mistake("empty-title", "ru", "copy/counted", "{count, plural, one {} few {#} many {#} other {#}}"),
    Mistake("empty-title", "th", "undo", " "),
  ]

  private static let long = [
    Mistake("title-too-long", "de", "delete", "Ausgewähltes löschen"),
    Mistake("title-too-long", "fi", "download", "Lataa tälle laitteelle"),
    Mistake("title-too-long", "ru", "download", "Загрузить на устройство"),
    // Grapheme clusters are counted, not scalars or bytes.
    Mistake("title-too-long", "hi", "delete", "चुनी हुई सभी चीज़ें यहाँ से मिटाएँ"),
    Mistake("title-too-long", "ar", "download", "تنزيل إلى هذا الجهاز"),
  ]

  private static let braces = [
    Mistake(
      "message-syntax", "de", "delete/counted", "{count, plural, one {# Element löschen} other {# Elemente löschen}"),
    Mistake("message-syntax", "ru", "copy/counted", "{count} } копировать"),
    // An Arabic comma, and full-width braces of a Japanese keyboard.
    Mistake("message-syntax", "ar", "delete/counted", "حذف {count, number؛ }"),
    Mistake("message-syntax", "ja", "delete/counted", "{count}項目を削除}"),
    Mistake("message-syntax", "he", "copy/counted", "{count, plural, one {העתקת # פריט} two {העתקת # פריטים} other}"),
  ]

  private static let arguments = [
    // Translated arguments, and forgotten ones.
    Mistake(
      "unknown-argument", "de", "delete/counted",
      "{count, plural, one {# Element} other {# Elemente}} in {ordner} löschen"),
    Mistake("unknown-argument", "ru", "close", "Закрыть {имя}"),
    Mistake("unknown-argument", "es", "save", "Guardar {nombre}"),
    Mistake("unknown-argument", "ja", "close", "{名前}を閉じる"),
    Mistake("unknown-argument", "ar", "save", "حفظ {name}"),
    Mistake("missing-argument", "de", "delete/counted", "Elemente löschen"),
    Mistake("missing-argument", "ja", "copy/counted", "項目をコピー"),
    Mistake("missing-argument", "ar", "delete/counted", "حذف العناصر"),
    Mistake("missing-argument", "ko", "delete/counted", "항목 삭제"),
    Mistake("missing-argument", "hi", "copy/counted", "आइटम कॉपी करें"),
  ]

  /// Branches copied from another language.
  private static let categories = [
    Mistake(
      "unused-plural-category", "de", "delete/counted",
      "{count, plural, zero {Nichts löschen} one {# Element löschen} other {# Elemente löschen}}"),
    Mistake("unused-plural-category", "ja", "delete/counted", "{count, plural, one {#項目を削除} other {#項目を削除}}"),
    Mistake(
      "unused-plural-category", "tr", "copy/counted",
      "{count, plural, one {# öğeyi kopyala} few {# öğeyi kopyala} other {# öğeyi kopyala}}"),
    Mistake(
      "unused-plural-category", "pl", "delete/counted",
      "{count, plural, one {Usuń # element} two {Usuń # elementy} few {Usuń # elementy} many {Usuń # elementów} other {Usuń # elementu}}"
    ),
    Mistake(
      "unused-plural-category", "ru", "copy/counted",
      "{count, plural, zero {Нечего копировать} one {Копировать # объект} few {Копировать # объекта} many {Копировать # объектов} other {Копировать # объекта}}"
    ),
  ]
}
