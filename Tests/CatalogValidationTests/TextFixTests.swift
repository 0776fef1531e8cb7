import CatalogEditing
import CatalogFiles
import CatalogModel
import CheckTestSupport
import FileWriting
import Testing

@testable import CatalogValidation

/// The exact results of `--fix` on texts, through message syntax and JSON's escapes.
@Suite struct TextFixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let locale: String
    let text: String
    let fixed: String
    var source = "Back"
    var testDescription: String { "\(rule): \(locale) \(text)" }

    init(_ rule: String, _ locale: String, _ text: String, _ fixed: String, source: String = "Back") {
      (self.rule, self.locale, self.text, self.fixed, self.source) = (rule, locale, text, fixed, source)
    }
  }

  @Test(arguments: rows)
  func fixes(_ row: Row) throws {
    var settings = CheckSettings()
    settings.only = [row.rule]
    let example = RuleExample.translated(row.text, in: row.locale, from: row.source)
    let files = MemoryFiles(RuleExample.base.merging(example.files) { $1 })
    let repair = try CatalogRepair(of: "", settings: settings, files: files)
    let fixed = repair.changes.map { String(decoding: $0.new ?? [], as: UTF8.self) }
    #expect(fixed == [#"{ "back": "\#(row.fixed)" }"#])
  }

  private static let rows = [
    Row("double-space", "de", "Alle  wählen", "Alle wählen"),
    Row("double-space", "ja", "一\u{3000}\u{3000}二", "一\u{3000}二"),
    Row("invisible-character", "de", #"Herunter\u00adladen"#, "Herunterladen"),
    Row("invisible-character", "zh-Hans", "保\u{200B}存", "保存"),
    Row("not-normalized", "vi", "Xo\u{301}a hết", "X\u{F3}a hết"),
    Row("not-normalized", "ko", #"\u1112\u1161\u11ab"#, "\u{D55C}"),
    Row("kashida", "ar", "حـــذف", "حذف"),
    Row("mixed-script-word", "ru", "Coхранить", "Сохранить"),
    Row("ellipsis", "de", "Sichern...", "Sichern…", source: "Save…"),
    Row("end-punctuation", "de", "Löschen.", "Löschen"),
    Row("end-punctuation", "ar", "حذف?", "حذف؟", source: "Delete?"),
    Row("end-punctuation", "es", "Borrar?", "¿Borrar?", source: "Delete?"),
    Row("confusable-quotes", "fr", "J'aime", "J’aime"),
    Row("confusable-quotes", "fr", "J''aime", "J’aime"),
    Row(
      "confusable-quotes", "fr", "{n, plural, one {J''aime} other {J'aime}}", "{n, plural, one {J’aime} other {J’aime}}"
    ),
    Row("confusable-quotes", "de", #"\"Sichern\""#, "„Sichern“"),
    Row("confusable-quotes", "de", "„Sichern”", "„Sichern“"),
    Row("confusable-quotes", "fr", #"\"Copier\""#, "«\u{A0}Copier\u{A0}»"),
    Row("confusable-quotes", "ja", "«保存»", "「保存」"),
    Row("invisible-character", "he", "\u{202E}שמירה\u{202C}", "שמירה"),
    Row("invisible-character", "de", "\u{202E}Sichern", "Sichern"),
    Row("mixed-script-word", "az", "Sәhifə", "Səhifə"),
    Row("foreign-letter", "ro", "Ştergeţi", "Ștergeți"),
    Row("foreign-letter", "fa", "ذخيره", "ذخیره"),
    Row("foreign-letter", "de-CH", "Schließen", "Schliessen"),
    Row("foreign-letter", "zh-Hans", "刪除", "删除"),
    Row("compatibility-character", "ja", "ﾌｧｲﾙとﾊﾞｯｸ", "ファイルとバック"),
    Row("compatibility-character", "de", "𝐒𝐢𝐜𝐡𝐞𝐫𝐧", "Sichern"),
    Row("wrong-encoding", "de", "ZurÃ¼ck", "Zurück"),
    Row("wrong-encoding", "ru", "РќР°Р·Р°Рґ", "Назад"),
    Row("foreign-punctuation", "ar", "نسخ, لصق", "نسخ، لصق"),
    Row("foreign-punctuation", "de", "Kopieren，sichern", "Kopieren, sichern"),
    Row("unpaired-bracket", "zh-Hans", "返回（首页)", "返回（首页）"),
    Row("space-before-punctuation", "fr", "Effacer ?", "Effacer\u{202F}?"),
    Row("space-before-punctuation", "fr", "Effacer?", "Effacer\u{202F}?"),
    Row("space-before-punctuation", "fr", "«Effacer»", "«\u{A0}Effacer\u{A0}»"),
    Row("space-before-punctuation", "de", "Löschen ?", "Löschen?"),
    Row("mixed-script-word", "uk", "Змiнити", "Змінити"),
    Row("mixed-script-word", "sr", "Jезик", "Језик"),
    Row("markup", "de", "A &amp; B&#8230;", "A & B…"),
    Row("mnemonic-leftover", "ja", "保存(S)...", "保存..."),
    Row("mnemonic-leftover", "en-GB", "Save (&S)", "Save"),
    Row("mnemonic-leftover", "de", "_Sichern", "Sichern"),
  ]

  /// A mistake with more than one possible fix is not fixed.
  @Test(arguments: [
    Row("double-space", "fr", "Tout \u{A0}effacer", ""),
    Row("mixed-script-word", "ru", "Удалiть", ""),
    Row("ellipsis", "de", "Sichern....", "", source: "Save…"),
    Row("confusable-quotes", "uk", "Об'єднати", ""),
    Row("end-punctuation", "hy", "Ջնջել?", "", source: "Delete?"),
    Row("confusable-quotes", "de", #"\"Sichern"#, ""),
    Row("foreign-letter", "uk", "Выйти", ""),
    Row("foreign-punctuation", "zh-Hans", "复制,粘贴", ""),
    Row("repeated-word", "de", "Alle alle", ""),
    Row("markup", "de", "<b>A</b>", ""),
    Row("markup", "de", "A&#39;s", ""),
    Row("mnemonic-leftover", "ja", "(&S)", ""),
    Row("mnemonic-leftover", "de", "Drag&drop", ""),
    Row("mnemonic-leftover", "de", "datei_name", ""),
    Row("space-before-punctuation", "de", "Taste ? drücken", ""),
  ])
  func leaves(_ row: Row) throws {
    let report = try RuleExample.check(RuleExample.translated(row.text, in: row.locale, from: row.source).files)
    let found = report.findings.filter { $0.rule == row.rule && $0.subject.locale?.identifier == row.locale }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.fix == nil })
  }
}
