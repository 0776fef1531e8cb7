@testable import CatalogValidation

extension MistakeTests {
  /// Letters and marks of other languages, and placeholders for texts.
  static let letterMistakes =
    letters + encodings + forms + digits + foreignMarks + brackets + notes + systems + accents

  private static let letters = [
    Mistake("foreign-letter", "uk", "save", "Зберыгти"),
    Mistake("foreign-letter", "ro", "delete", "Ştergere"),
    Mistake("foreign-letter", "fa", "save", "ذخيره"),
    Mistake("foreign-letter", "ur", "save", "محفوظ كریں"),
    Mistake("foreign-letter", "zh-Hans", "delete", "刪除"),
    Mistake("foreign-letter", "zh-Hant", "delete", "删除"),
    Mistake("foreign-letter", "ja", "delete", "删除"),
    Mistake("foreign-letter", "hr", "save", "Spremi größer"),
    Mistake("foreign-letter", "mk", "save", "Зачувый"),
  ]

  private static let encodings = [
    Mistake("wrong-encoding", "de", "select-all", "Alle auswÃ¤hlen"),
    Mistake("wrong-encoding", "fr", "remove", "DÃ©placer"),
    Mistake("wrong-encoding", "ru", "save", "РЎРѕС…СЂР°РЅРёС‚СЊ"),
    Mistake("wrong-encoding", "ja", "save", "ä¿\u{9D}å\u{AD}˜"),
    Mistake("wrong-encoding", "el", "delete", "Î”Î¹Î±Î³Ï\u{81}Î±Ï†Î®"),
    Mistake("wrong-encoding", "hi", "delete", "à¤®à¤¿à¤Ÿà¤¾à¤\u{8F}à¤\u{81}"),
    Mistake("wrong-encoding", "fr", "discard/confirmation", "Effacer lâ€™image ?"),
  ]

  private static let forms = [
    Mistake("compatibility-character", "ja", "save", "ﾌｧｲﾙを保存"),
    Mistake("compatibility-character", "ja", "copy", "ＵＲＬをコピー"),
    Mistake("compatibility-character", "ar", "delete", "ﺣﺬﻑ"),
    Mistake("compatibility-character", "de", "save", "𝐒𝐢𝐜𝐡𝐞𝐫𝐧"),
    Mistake("compatibility-character", "zh-Hans", "copy", "复制ＵＲＬ"),
    Mistake("compatibility-character", "fa", "save", "ذخیره ﻓﺎﯾﻞ"),
  ]

  private static let digits = [
    Mistake("mixed-digits", "hi", "save", "१२3 सहेजें"),
    Mistake("mixed-digits", "fa", "copy", "کپی ۱ از 10"),
    Mistake("mixed-digits", "bn", "save", "৪8 সংরক্ষণ"),
    Mistake("mixed-digits", "ar", "copy", "نسخ ٣ من 5"),
    Mistake("mixed-digits", "mr", "save", "जतन १ 2"),
  ]

  private static let foreignMarks = [
    Mistake("foreign-punctuation", "ar", "discard/confirmation", "هل تريد الحفظ, أم تجاهل التغييرات؟"),
    Mistake("foreign-punctuation", "zh-Hans", "discard/confirmation", "更改尚未保存,要放弃吗？"),
    Mistake("foreign-punctuation", "ja", "discard/confirmation", "未保存です, 変更を破棄しますか？"),
    Mistake("foreign-punctuation", "de", "discard/confirmation", "Nicht gesichert，Änderungen verwerfen?"),
    Mistake("foreign-punctuation", "ru", "discard/confirmation", "Не сохранено، отменить изменения?"),
    Mistake("foreign-punctuation", "fa", "discard/confirmation", "ذخیره نشده; تغییرات دور انداخته شود؟"),
  ]

  private static let brackets = [
    Mistake("unpaired-bracket", "de", "save", "Sichern (neu"),
    Mistake("unpaired-bracket", "ru", "save", "Сохранить)"),
    Mistake("unpaired-bracket", "ja", "save", "「保存"),
    Mistake("unpaired-bracket", "zh-Hans", "save", "保存（文件)"),
    Mistake("unpaired-bracket", "fr", "copy", "Copier [URL"),
    Mistake("unpaired-bracket", "pl", "save", "„Zachowaj"),
    Mistake(
      "unpaired-bracket", "de", "delete/confirmation",
      "{count, plural, one {# Element löschen?} other {# Elemente (alle löschen?}}"),
  ]

  private static let notes = [
    Mistake("repeated-mark", "hi", "delete", "मिटाएँँ"), Mistake("repeated-mark", "th", "delete", "ลบที่่"),
    Mistake("repeated-mark", "ar", "save", "حفظّّ"), Mistake("repeated-mark", "he", "save", "שמירהָָ"),
    Mistake("repeated-mark", "bn", "save", "সংরক্ষণ করুুন"),
    Mistake("placeholder-text", "de", "save", "TODO: Sichern"), Mistake("placeholder-text", "es", "save", "TODO"),
    Mistake("placeholder-text", "fr", "save", "À traduire"),
    Mistake("placeholder-text", "ja", "save", "???"),
    Mistake("placeholder-text", "ru", "save", "save_title"),
    Mistake("placeholder-text", "es", "download", "downloadTitle"),
    Mistake("placeholder-text", "es", "select-all", "purpose.select-all.title"),
    Mistake("placeholder-text", "ko", "save", "번역 필요"),
    Mistake("placeholder-text", "de", "delete/counted", "{count, plural, one {FIXME} other {FIXME}}"),
  ]

  private static let systems = [
    Mistake("foreign-placeholder", "de", "delete/counted", "%d Elemente löschen"),
    Mistake("foreign-placeholder", "ru", "delete/counted", "Удалить %1$@ объектов"),
    Mistake("foreign-placeholder", "ja", "delete/counted", "{{count}}項目を削除"),
    Mistake("foreign-placeholder", "fr", "delete/counted", "Supprimer ${count} éléments"),
    Mistake("foreign-placeholder", "pl", "delete/counted", "Usuń %{count} rzeczy"),
    Mistake("foreign-placeholder", "ko", "delete/counted", "항목 {0}개 삭제"),
    Mistake("foreign-placeholder", "sv", "delete/counted", "Radera :count objekt"),
    Mistake("foreign-placeholder", "es", "back", "Volver a <0>inicio</0>"),
    Mistake("foreign-placeholder", "it", "delete/counted", "Elimina %(count)s elementi"),
  ]

  private static let accents = [
    Mistake("lost-accent", "cs", "copy", "Kopirovat"),
    Mistake("lost-accent", "fr", "download", "Telecharger"),
    Mistake("lost-accent", "hr", "delete", "Izbrisi"),
    Mistake("lost-accent", "fi", "send", "Laheta"),
    Mistake("lost-accent", "lt", "delete", "Istrinti"),
  ]
}
