import CheckTestSupport
import Testing

@testable import CatalogValidation

/// Correct texts of many languages that no rule may report.
@Suite struct AcceptedTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let example: RuleExample
    let testDescription: String

    init(_ rule: String, _ locale: String, _ text: String, from source: String = "Back") {
      self.rule = rule
      example = .translated(text, in: locale, from: source)
      testDescription = "\(rule): \(locale) \(text)"
    }

    init(_ rule: String, _ locale: String, _ files: [String: String]) {
      self.rule = rule
      example = RuleExample(files)
      testDescription = "\(rule): \(locale)"
    }
  }

  @Test(arguments: quotations + ends + characters + words)
  func passes(_ row: Row) throws {
    let found = try RuleExample.check(row.example.files).findings.filter { $0.rule == row.rule }
    #expect(found.map(\.line) == [])
  }

  /// CLDR's inner quotation marks, and marks that publishers use in addition to CLDR's.
  private static let quotations = [
    Row("confusable-quotes", "en-GB", "Delete ‘Photo’?"), Row("confusable-quotes", "nl", "‘Foto’ verwijderen"),
    Row("confusable-quotes", "cy", "‘Yn ôl’"), Row("confusable-quotes", "ko", "‘설정’에서 ‘뒤로’ 누르기"),
    Row("confusable-quotes", "zh-Hans", "将‘照片’删除"), Row("confusable-quotes", "hi", "‘वापस’"),
    Row("confusable-quotes", "de", "Zu ‚Start‘ wechseln"), Row("confusable-quotes", "cs", "‚Zpět‘"),
    Row("confusable-quotes", "ur", "’واپس‘"), Row("confusable-quotes", "ja", "“戻る”"),
    Row("confusable-quotes", "km", "«ថយក្រោយ»"), Row("confusable-quotes", "mn", "«Буцах»"),
    Row("confusable-quotes", "tg", "«Бозгашт»"), Row("confusable-quotes", "ckb", "«گەڕانەوە»"),
    Row("confusable-quotes", "ps", "«شاته»"), Row("confusable-quotes", "hr", "„Natrag”"),
    Row("confusable-quotes", "sr", "„Назад”"), Row("confusable-quotes", "uk", "“Назад”"),
    Row("confusable-quotes", "sq", "„Prapa”"), Row("confusable-quotes", "am", "“ተመለስ”"),
  ]

  private static let ends = [
    // The source ends in the same way, before a parenthesis or a quotation mark.
    Row("end-punctuation", "de", "Löschen (wirklich?)", from: "Delete (really?)"),
    Row("end-punctuation", "ar", "(اختياري.)", from: "(Optional.)"),
    Row("end-punctuation", "fr", "«\u{A0}Retour\u{202F}?\u{A0}»", from: "“Back?”"),
    Row("end-punctuation", "de", "„Zurück?“", from: "“Back?”"),
    Row("end-punctuation", "de", "Lächeln :)", from: "Smile :)"),
    Row("end-punctuation", "hy", "Անուն՝", from: "Name:"), Row("end-punctuation", "hy", "Անուն:", from: "Name:"),
    Row("end-punctuation", "hy", "Ջնջե՞լ։", from: "Delete?"),
    Row("end-punctuation", "am", "ስም፦", from: "Name:"), Row("end-punctuation", "am", "ስም፡", from: "Name:"),
    Row("end-punctuation", "sat", "ᱢᱮᱴᱟᱣ ᱢᱮ᱾", from: "Delete."),
    Row("end-punctuation", "hi", "कि.मी.", from: "km"),
    Row(
      "end-punctuation", "de",
      RuleExample.short("Herunterladen von allen", "Herunterl.", in: "de").files.merging([
        "catalog.json": """
        { "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": ["set"] }
        """
      ]) { $1 }),
  ]

  private static let characters = [
    Row("kashida", "ar", "الاتصال بالـ Wi-Fi"), Row("kashida", "ar", "وبالـ PDF"), Row("kashida", "ar", "وَبِـ PDF"),
    Row("invisible-character", "km", "លុប\u{200B}PDF"), Row("invisible-character", "km", "លុប\u{200B}១២"),
    Row("mnemonic-leftover", "zh-Hans", "尺码(S)", from: "Size S"),
    Row("mnemonic-leftover", "ja", "プラン(A)", from: "Plan A"),
    Row("mnemonic-leftover", "ja", "(C) 著作権", from: "Copyright"),
    Row("repeated-word", "am", "ቀስ ቀስ"), Row("repeated-word", "eu", "poliki poliki"),
  ]

  private static let words = [
    Row(
      "capitalization", "fr",
      RuleExample.titles(
        in: "fr",
        [
          "Tout copier", "Tout fermer", "Tout lire", "Tout ouvrir", "Tout garder", "Tout imprimer", "Ouvrir Safari",
        ]
      ).with(
        "titles/en.json",
        """
        {
          "purpose-0": "Copy All", "purpose-1": "Close All", "purpose-2": "Read All", "purpose-3": "Open All",
          "purpose-4": "Keep All", "purpose-5": "Print All", "purpose-6": "Open Safari"
        }
        """
      ).files),
    // 'I' is the capital of 'ı', and 'Σ' is the capital of 'ς'.
    Row("glossary", "tr", glossary("tr", word: "ışık", text: "Işık")),
    Row("glossary", "el", glossary("el", word: "φάκελος", text: "ΦΑΚΕΛΟΣ")),
  ]

  private static func glossary(_ locale: String, word: String, text: String) -> [String: String] {
    RuleExample.translated(text, in: locale).files.merging([
      "glossary.json": #"{ "\#(locale)": { "terms": { "back": { "words": ["\#(word)"] } } } }"#
    ]) { $1 }
  }

  /// Both ends of a quotation need spaces, whatever is inside.
  @Test func asksForSpacesAroundArguments() throws {
    let text = "Supprimer «{name}»"
    let example = RuleExample([
      "catalog.json": """
      { "formatVersion": 1, "name": "Example", "sourceLocale": "fr", "locales": ["fr"], "iconSets": ["set"] }
      """,
      "purposes.json": """
      {
        "share": {
          "role": "act", "description": "…", "icons": { "set": "trash" },
          "messages": { "title": {}, "detailed": { "arguments": { "name": { "type": "text" } } } }
        }
      }
      """,
      "titles/fr.json": #"{ "share": { "title": "Partager", "detailed": "\#(text)" } }"#,
    ])
    let found = try RuleExample.check(example.files).findings.filter { $0.rule == "space-before-punctuation" }
    #expect(found.count == 2)
  }
}
