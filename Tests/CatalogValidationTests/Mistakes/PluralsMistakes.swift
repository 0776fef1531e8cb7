extension MistakeTests {
  /// Mistakes with plurals: one language's grammar applied to another.
  static let pluralMistakes = [
    Mistake(
      "missing-explicit-other", "ru", "delete/counted",
      "{count, plural, one {Удалить # объект} few {Удалить # объекта} many {Удалить # объектов}}"),
    Mistake(
      "missing-explicit-other", "pl", "copy/counted",
      "{count, plural, one {Kopiuj # element} few {Kopiuj # elementy} many {Kopiuj # elementów}}"),
    Mistake("missing-explicit-other", "de", "delete/counted", "{count, plural, one {# Element löschen}}"),
    Mistake("missing-explicit-other", "ja", "delete/counted", "{count, plural, =1 {項目を削除}}"),
    Mistake(
      "missing-explicit-other", "ar", "delete/counted",
      """
      {count, plural, zero {لا توجد عناصر للحذف} one {حذف عنصر واحد} two {حذف عنصرين} few {حذف # عناصر} \
      many {حذف # عنصرًا}}
      """),

    Mistake("plural-flattened", "ru", "delete/counted", "Удалить {count} объектов"),
    Mistake("plural-flattened", "en", "delete/counted", "Delete {count} items"),
    Mistake("plural-flattened", "en", "share/counted", "Share {count, number} things"),
    Mistake("plural-flattened", "de", "delete/counted", "{count} Elemente löschen"),
    Mistake("plural-flattened", "ar", "delete/counted", "حذف {count} عناصر"),
    Mistake("plural-flattened", "cs", "copy/counted", "Kopírovat {count, number} položek"),
    Mistake("plural-flattened", "he", "share/counted", "שיתוף {count} פריטים"),
    Mistake("plural-flattened", "el", "delete/confirmation", "Διαγραφή {count} στοιχείων;"),

    Mistake(
      "number-not-shown", "ru", "delete/counted",
      "{count, plural, one {Удалить объект} few {Удалить # объекта} many {Удалить # объектов} other {Удалить # объекта}}"
    ),
    Mistake(
      "number-not-shown", "fr", "delete/counted",
      "{count, plural, one {Supprimer un élément} other {Supprimer # éléments}}"),
    Mistake(
      "number-not-shown", "sl", "delete/counted",
      "{count, plural, one {Izbriši element} two {Izbriši # elementa} few {Izbriši # elemente} other {Izbriši # elementov}}"
    ),
    Mistake(
      "number-not-shown", "lv", "delete/counted",
      "{count, plural, zero {Dzēst # vienumus} one {Dzēst vienumu} other {Dzēst # vienumus}}"),
    Mistake("number-not-shown", "hi", "delete/counted", "{count, plural, one {एक आइटम मिटाएँ} other {# आइटम मिटाएँ}}"),
    Mistake(
      "number-not-shown", "is", "copy/counted", "{count, plural, one {Afrita eitt atriði} other {Afrita # atriði}}"),
    Mistake("number-not-shown", "ja", "delete/counted", "{count, plural, other {項目を削除}}"),

    Mistake(
      "number-hard-coded", "ru", "delete/counted",
      "{count, plural, one {Удалить 1 объект} few {Удалить # объекта} many {Удалить # объектов} other {Удалить # объекта}}"
    ),
    Mistake(
      "number-hard-coded", "fr", "delete/counted",
      "{count, plural, one {Supprimer 1 élément} other {Supprimer # éléments}}"),
    Mistake(
      "number-hard-coded", "de", "delete/counted", "{count, plural, one {1 Element löschen} other {# Elemente löschen}}"
    ),
    Mistake("number-hard-coded", "mr", "delete/counted", "{count, plural, one {१ आयटम हटवा} other {# आयटम हटवा}}"),
    Mistake("number-hard-coded", "fa", "delete/counted", "{count, plural, one {حذف ۱ مورد} other {حذف # مورد}}"),
    Mistake(
      "number-hard-coded", "ar", "delete/counted",
      """
      {count, plural, zero {لا توجد عناصر للحذف} one {حذف عنصر واحد} two {حذف ٢ عنصر} few {حذف # عناصر} \
      many {حذف # عنصرًا} other {حذف # عنصر}}
      """),

    Mistake(
      "same-plurals", "ru", "delete/counted",
      "{count, plural, one {Удалить # объектов} few {Удалить # объектов} many {Удалить # объектов} other {Удалить # объектов}}"
    ),
    Mistake(
      "same-plurals", "lt", "delete/counted",
      "{count, plural, one {Ištrinti # elementų} few {Ištrinti # elementų} other {Ištrinti # elementų}}"),
    Mistake(
      "same-plurals", "sl", "copy/counted",
      "{count, plural, one {Kopiraj # elementov} two {Kopiraj # elementov} few {Kopiraj # elementov} other {Kopiraj # elementov}}"
    ),
    Mistake(
      "same-plurals", "he", "copy/counted",
      "{count, plural, one {העתקת # פריטים} two {העתקת # פריטים} other {העתקת # פריטים}}"),
    // In languages with two categories, the locale's other plurals show that its nouns change.
    Mistake(
      "same-plurals", "de", "delete/counted", "{count, plural, one {# Elemente löschen} other {# Elemente löschen}}"),
    Mistake("same-plurals", "ur", "delete/counted", "{count, plural, one {# آئٹمز حذف کریں} other {# آئٹمز حذف کریں}}"),

    Mistake(
      "nested-plural", "de", "delete/counted",
      "{count, plural, one {# Element löschen} other {{count, plural, one {# Element} other {# Elemente}} löschen}}"),
    Mistake(
      "nested-plural", "es", "copy/counted",
      "{count, plural, one {Copiar # elemento} other {Copiar {count, plural, one {# elemento} other {# elementos}}}}"),
    Mistake(
      "nested-plural", "el", "copy/counted",
      "{count, plural, one {Αντιγραφή # στοιχείου} other {Αντιγραφή {count, plural, one {# στοιχείου} other {# στοιχείων}}}}"
    ),
    Mistake(
      "nested-plural", "ja", "copy/counted", "{count, plural, other {{count, plural, other {#項目}}をコピー}}"),
    Mistake(
      "nested-plural", "bg", "copy/counted",
      "{count, plural, one {Копиране на # елемент} other {Копиране на {count, selectordinal, other {# елемента}}}}"),
  ]
}
