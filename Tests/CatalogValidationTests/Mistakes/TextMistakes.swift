@testable import CatalogValidation

extension MistakeTests {
  /// Invisible characters, and characters that look like the right ones.
  static let textMistakes =
    spaces + controls + invisible + bidi + normalization + kashida + scripts + punctuationMistakes

  private static let spaces = [
    Mistake("tool-residue", "fr", "save", "« Enregistrer »"), Mistake("tool-residue", "es", "save", "Guardar (verbo)"),
    Mistake("tool-residue", "ru", "save", "Вот перевод: Сохранить"), Mistake("tool-residue", "ko", "save", "KO: 저장"),
    Mistake("tool-residue", "ja", "save", "保存[確認]"), Mistake("tool-residue", "pl", "delete", "Usu?ć"),
    Mistake("tool-residue", "it", "save", "Save - Salva"), Mistake("tool-residue", "nl", "save", "Opsla\\n"),
    Mistake("tool-residue", "de", "delete", "L%C3%B6schen"), Mistake("tool-residue", "th", "reply", "เเก้ตอบกลับ"),
    Mistake("double-space", "de", "select-all", "Alle  auswählen"),
    Mistake("double-space", "ru", "select-all", "Выбрать  все"),
    Mistake("double-space", "ar", "select-all", "تحديد  الكل"),
    Mistake("double-space", "fr", "discard/confirmation", "Abandonner  les modifications\u{202F}?"),
    Mistake("double-space", "ja", "bookmark", "しおり\u{3000}\u{3000}追加"),
    Mistake(
      "double-space", "pt", "delete/counted", "Excluir {count, plural, one { # item} other {# itens}}"),
  ]

  private static let controls = [
    Mistake("control-character", "de", "select-all", "Alle\nauswählen"),
    Mistake("control-character", "hi", "select-all", "सभी\tचुनें"),
    Mistake("control-character", "es", "delete", "Elim\u{FFFD}nar"),
    Mistake("control-character", "ko", "save", "저\u{8}장"),
    Mistake("control-character", "ru", "select-all", "Выбрать\u{2028}все"),
    Mistake("control-character", "ja", "save", "保\u{E000}存"),
  ]

  private static let invisible = [
    Mistake("invisible-character", "en", "delete", "Del\u{200B}ete"),
    Mistake("invisible-character", "de", "download", "Herunter\u{AD}laden"),
    Mistake("invisible-character", "ar", "save", "حف\u{200C}ظ"),
    Mistake("invisible-character", "fa", "save", "ذخیره\u{200C}"),
    Mistake("invisible-character", "ru", "save", "\u{2060}Сохранить"),
    Mistake("invisible-character", "zh-Hans", "save", "保\u{200B}存"),
    Mistake("invisible-character", "ko", "save", "저장\u{3164}"),
    Mistake("invisible-character", "fr", "close", "Fermer\u{200E}"),
    Mistake("invisible-character", "he", "save", "\u{202D}שמירה\u{202C}"),
  ]

  private static let bidi = [
    Mistake("unbalanced-bidi", "ar", "save", "\u{2067}حفظ"),
    Mistake("unbalanced-bidi", "he", "save", "שמירה\u{202C}"),
    Mistake("unbalanced-bidi", "fa", "save", "\u{2067}\u{202B}ذخیره\u{2069}"),
    Mistake("unbalanced-bidi", "ur", "save", "\u{202B}محفوظ کریں"),
    Mistake(
      "unbalanced-bidi", "de", "delete/counted",
      "{count, plural, one {\u{2068}# Element löschen} other {\u{2068}#\u{2069} Elemente löschen}}"),
  ]

  private static let normalization = [
    Mistake("not-normalized", "de", "delete", "Lo\u{308}schen"),
    Mistake("not-normalized", "vi", "delete", "Xo\u{301}a"),
    Mistake("not-normalized", "ko", "save", "\u{110C}\u{1165}\u{110C}\u{1161}\u{11BC}"),
    Mistake("not-normalized", "ja", "bookmark", "フ\u{3099}ックマーク"),
    Mistake("not-normalized", "ru", "redo", "Возврати\u{306}"),
    Mistake("not-normalized", "hi", "save", "\u{915}\u{93C}ैद \u{958}"),
    Mistake("not-normalized", "el", "copy", "Αντιγραφη\u{301}"),
  ]

  private static let kashida = [
    Mistake("kashida", "ar", "save", "حفـظ"),
    Mistake("kashida", "ar", "delete", "حـــذف"),
    Mistake("kashida", "fa", "save", "ذخیـره"),
    Mistake("kashida", "ur", "save", "محفـوظ کریں"),
    Mistake("kashida", "ar", "send", "إرسالـ"),
  ]

  private static let scripts = [
    Mistake("wrong-script", "ru", "save", "Sokhranit"),
    Mistake("wrong-script", "sr-Latn", "save", "Сачувај"),
    Mistake("wrong-script", "el", "save", "Apothikefsi"),
    Mistake("wrong-script", "ja", "save", "저장"),
    Mistake("wrong-script", "he", "save", "حفظ"),
    Mistake("wrong-script", "hi", "delete/counted", "{count, plural, one {# item hataen} other {# आइटम मिटाएँ}}"),
    Mistake("wrong-script", "de", "save", "Сохранить"),
    Mistake("mixed-script-word", "ru", "save", "Coхранить"),
    Mistake("mixed-script-word", "uk", "delete", "Вuдалити"),
    Mistake("mixed-script-word", "de", "save", "Siсhern"),
    Mistake("mixed-script-word", "el", "save", "Αποθήκευσo"),
    Mistake("mixed-script-word", "bg", "save", "Зaпазване"),
    Mistake("mixed-script-word", "sr", "undo", "Опoзови"),
  ]
}
