@testable import CatalogValidation

extension MistakeTests {
  /// What is wrong with the marks between, around and behind words.
  static let punctuationMistakes = ellipses + ends + repetitions

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
    Mistake("repeated-word", "de", "select-all", "Alle alle wählen"),
    Mistake("repeated-word", "ru", "select-all", "Выбрать все все"),
    Mistake("repeated-word", "el", "select-all", "Επιλογή των των"),
    Mistake("repeated-word", "en", "discard/confirmation", "Discard the the changes?"),
    Mistake("repeated-word", "he", "select-all", "בחר הכול הכול"),
    Mistake("repeated-word", "ar", "select-all", "تحديد الكل الكل"),
  ]
}
