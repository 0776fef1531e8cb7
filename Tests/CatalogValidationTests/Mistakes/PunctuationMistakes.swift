@testable import CatalogValidation

extension MistakeTests {
  /// Mistakes with punctuation between, around and after words.
  static let punctuationMistakes = ellipses + ends + repetitions + quotes + spacing + leftovers + capitals

  private static let ellipses = [
    Mistake("ellipsis", "de", "save", "Sichern..."),
    Mistake("ellipsis", "ja", "save", "保存…"),
    Mistake("ellipsis", "ru", "save", "Сохранить…"),
    Mistake("ellipsis", "zh-Hans", "share", "分享。。。"),
    Mistake("ellipsis", "ar", "save", "حفظ..."),
    Mistake("ellipsis", "zh-Hant", "save", "儲存⋯⋯"),
  ]

  private static let ends = [
    Mistake("end-punctuation", "de", "delete", "Löschen."),
    Mistake("end-punctuation", "zh-Hans", "delete", "删除。"),
    Mistake("end-punctuation", "hi", "delete", "मिटाएँ।"),
    Mistake("end-punctuation", "ar", "discard/confirmation", "هل تريد تجاهل التغييرات?"),
    Mistake("end-punctuation", "el", "discard/confirmation", "Να απορριφθούν οι αλλαγές?"),
    Mistake("end-punctuation", "es", "discard/confirmation", "Descartar los cambios?"),
    Mistake("end-punctuation", "ru", "discard/confirmation", "Не сохранять изменения."),
    Mistake("end-punctuation", "ja", "discard/confirmation", "変更を破棄しますか"),
    Mistake(
      "end-punctuation", "pl", "delete/confirmation",
      "{count, plural, one {Usunąć # element?} few {Usunąć # elementy} many {Usunąć # elementów?} other {Usunąć # elementu?}}"
    ),
    Mistake("end-punctuation", "th", "delete", "ลบ:"),
  ]

  private static let repetitions = [
    Mistake("repeated-word", "de", "select-all", "Alle alle"),
    Mistake("repeated-word", "ru", "select-all", "Выбрать все все"),
    Mistake("repeated-word", "el", "select-all", "Επιλογή των των"),
    Mistake("repeated-word", "en", "discard/confirmation", "Discard the the changes?"),
    Mistake("repeated-word", "he", "select-all", "בחר הכול הכול"),
    Mistake("repeated-word", "ar", "select-all", "تحديد الكل الكل"),
  ]

  private static let quotes = [
    Mistake("confusable-quotes", "fr", "bookmark", "Ajouter l'URL"),
    Mistake("confusable-quotes", "it", "delete", "Elimina l´app"),
    Mistake("confusable-quotes", "de", "save", "Zu \"Neu\""),
    Mistake("confusable-quotes", "ja", "save", "«新規»を保存"),
    Mistake("confusable-quotes", "ru", "save", "Как „Новый”"),
    Mistake("confusable-quotes", "zh-Hans", "save", "保存\"文件\""),
    Mistake("confusable-quotes", "pl", "save", "Jako “Nowy”"),
    Mistake("confusable-quotes", "en", "discard/confirmation", "Don''t save?"),
  ]

  private static let spacing = [
    Mistake("space-before-punctuation", "fr", "discard/confirmation", "Abandonner les modifications ?"),
    Mistake("space-before-punctuation", "fr", "discard/confirmation", "Abandonner les modifications?"),
    Mistake("space-before-punctuation", "fr-CA", "discard/confirmation", "Abandonner vos modifications\u{202F}?"),
    Mistake("space-before-punctuation", "de", "discard/confirmation", "Änderungen verwerfen ?"),
    Mistake("space-before-punctuation", "ar", "discard/confirmation", "هل تريد تجاهل التغييرات ؟"),
    Mistake("space-before-punctuation", "zh-Hans", "discard/confirmation", "要放弃更改吗 ？"),
    Mistake(
      "space-before-punctuation", "ru", "delete/confirmation",
      "{count, plural, one {Удалить # объект?} few {Удалить # объекта?} many {Удалить # объектов ?} other {Удалить # объекта?}}"
    ),
  ]

  private static let leftovers = [
    Mistake("markup", "de", "save", "<b>Sichern</b>"),
    Mistake("markup", "ja", "save", "保存<br/>"),
    Mistake("markup", "ru", "save", "Всё&nbsp;тут"),
    Mistake("markup", "hi", "save", "**सहेजें**"),
    Mistake("markup", "fr", "copy", "Lire &amp; agir"),
    Mistake("emoji", "de", "save", "Sichern 💾"),
    Mistake("emoji", "ja", "delete", "🚮削除"),
    Mistake("emoji", "ar", "save", "حفظ ❤\u{FE0F}"),
    Mistake("emoji", "hi", "done", "✅ पूर्ण"),
    Mistake("emoji", "ko", "share", "공유 👨\u{200D}👩\u{200D}👧"),
    Mistake("mnemonic-leftover", "ja", "save", "保存(S)"),
    Mistake("mnemonic-leftover", "zh-Hans", "save", "保存(&S)"),
    Mistake("mnemonic-leftover", "ko", "save", "저장（S）"),
    Mistake("mnemonic-leftover", "de", "save", "_Sichern"),
    Mistake("mnemonic-leftover", "ru", "save", "Со&хранить"),
    Mistake("mnemonic-leftover", "cs", "save", "~Uložit"),
  ]

  private static let capitals = [
    Mistake("capitalization", "ru", "save", "сохранить"),
    Mistake("capitalization", "fr", "select-all", "TOUT SÉLECTIONNER"),
    Mistake("capitalization", "el", "delete", "διαγραφή"),
    Mistake("capitalization", "uk", "share", "ПОДІЛИТИСЯ"),
    Mistake("capitalization", "de", "delete", "löschen"),
    Mistake("capitalization", "tr", "cancel", "iptal"),
  ]
}
