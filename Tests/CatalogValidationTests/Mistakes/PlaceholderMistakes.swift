extension MistakeTests {
  /// Mistakes with arguments, numbers and apostrophes in messages.
  static let placeholderMistakes = [
    Mistake(
      "argument-type-mismatch", "de", "delete/counted",
      "{count, select, 1 {{count} Element löschen} other {{count} Elemente löschen}}"),
    Mistake(
      "argument-type-mismatch", "ru", "delete/counted", "{count, select, one {Удалить объект} other {Удалить объекты}}"),
    Mistake("argument-type-mismatch", "ja", "delete/counted", "{count, select, other {{count}項目を削除}}"),
    Mistake(
      "argument-type-mismatch", "ar", "copy/counted", "{count, select, one {نسخ عنصر واحد} other {نسخ {count} عنصر}}"),
    Mistake(
      "argument-type-mismatch", "hi", "copy/counted", "{count, select, one {आइटम कॉपी करें} other {{count} आइटम कॉपी करें}}"),

    Mistake(
      "placeholder-parity", "de", "delete/counted",
      "{count, plural, one {# Element ({count}) löschen} other {# Elemente ({count}) löschen}}"),
    Mistake("placeholder-parity", "ja", "delete/counted", "{count, plural, other {#項目を削除（#）}}"),
    Mistake("placeholder-parity", "ko", "delete/counted", "{count}: {count, plural, other {항목 #개 삭제}}"),
    Mistake("placeholder-parity", "tr", "delete/counted", "{count} öğeyi sil ({count})"),
    Mistake(
      "placeholder-parity", "fa", "copy/counted",
      "{count, plural, one {کپی # مورد} other {کپی # مورد}} ({count, number})"),

    Mistake(
      "argument-shown-otherwise", "de", "delete/counted",
      "{count, plural, offset:1 one {# Element löschen} other {# Elemente löschen}}"),
    Mistake(
      "argument-shown-otherwise", "tr", "delete/counted",
      "{count, selectordinal, other {# ögeyi sil}}"),
    Mistake("argument-shown-otherwise", "ja", "delete/counted", "{count, number, percent}項目を削除"),
    Mistake("argument-shown-otherwise", "ko", "copy/counted", "항목 {count, number, percent}개 복사"),
    Mistake("argument-shown-otherwise", "th", "delete/counted", "{count, plural, offset:2 other {ลบ # รายการ}}"),

    Mistake("number-sign-outside-plural", "ru", "delete/counted", "Удалить # объектов"),
    Mistake("number-sign-outside-plural", "ja", "delete/counted", "#項目を削除"),
    Mistake("number-sign-outside-plural", "ko", "delete/counted", "항목 #개 삭제"),
    Mistake("number-sign-outside-plural", "ar", "delete/counted", "حذف # عناصر"),
    Mistake("number-sign-outside-plural", "th", "delete/counted", "ลบ # รายการ"),

    Mistake(
      "unpaired-apostrophe", "fr", "copy/counted",
      "{count, plural, one {Copie d'# élément} other {Copie d'# éléments}}"),
    Mistake("unpaired-apostrophe", "de", "delete/confirmation", "'{count}' Elemente löschen?"),
    Mistake(
      "unpaired-apostrophe", "it", "delete/confirmation",
      "Eliminare l'{count, plural, one {# elemento} other {# elementi}}?"),
    Mistake("unpaired-apostrophe", "uk", "delete/confirmation", "Видалити '{count}' елементів?"),
    Mistake("unpaired-apostrophe", "he", "delete/confirmation", "למחוק '{count}' פריטים?"),
    Mistake(
      "unpaired-apostrophe", "ca", "delete/counted",
      "{count, plural, one {Elimina l'# element} other {Elimina # elements}}"),
  ]
}
