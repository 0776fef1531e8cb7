import CheckTestSupport
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The messages of all rules about texts.
@Suite struct TextWordingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let example: RuleExample
    let message: String
    var testDescription: String { "\(rule): \(message)" }

    init(_ rule: String, _ example: RuleExample, _ message: String) {
      (self.rule, self.example, self.message) = (rule, example, message)
    }

    init(_ rule: String, _ locale: String, _ text: String, from source: String = "Back", _ message: String) {
      self.init(rule, .translated(text, in: locale, from: source), message)
    }
  }

  @Test(arguments: rows)
  func reports(_ row: Row) throws {
    let found = try RuleExample.check(row.example.files).findings.filter { $0.rule == row.rule && $0.followUps == 0 }
    #expect(Set(found.map(\.message)) == [row.message])
  }

  private static let rows = [
    Row("double-space", "de", "Alle  wählen", "two spaces in a row; keep one"),
    Row("double-space", "de", "Alle   wählen", "3 spaces in a row; keep one"),
    Row("control-character", "de", #"A\nB"#, "control character U+000A LINE FEED; write a space"),
    Row("control-character", "de", #"A\u0007B"#, "control character U+0007 ALERT; remove it"),
    Row(
      "control-character", "de", "A\u{FFFD}B",
      "U+FFFD REPLACEMENT CHARACTER replaces a character that was lost; write the original character"),
    Row("control-character", "de", "A\u{E000}B", "U+E000 is not an assigned character of Unicode; remove it"),
    Row("invisible-character", "de", "A\u{200B}B", "U+200B ZERO WIDTH SPACE has no use here; remove it"),
    Row("unbalanced-bidi", "ar", "\u{2067}حذف", "U+2067 RIGHT-TO-LEFT ISOLATE is never closed; add U+2069"),
    Row("unbalanced-bidi", "ar", "\u{202B}حذف", "U+202B RIGHT-TO-LEFT EMBEDDING is never closed; add U+202C"),
    Row("unbalanced-bidi", "ar", "حذف\u{2069}", "U+2069 POP DIRECTIONAL ISOLATE closes nothing; remove it"),
    Row(
      "not-normalized", "de", "Lo\u{308}schen",
      "'ö' is not in Normalization Form C; write U+00F6 instead of U+006F U+0308"),
    Row("kashida", "ar", "حـذف", "the word is stretched with U+0640 ARABIC TATWEEL; remove it"),
    Row("wrong-script", "ru", "Udalit", "'Udalit' is in Latin script; write it in the script of 'ru'"),
    Row(
      "wrong-script", "de", "Удалить", "'Удалить' is in a script that 'de' does not use; write it in the script of 'de'"
    ),
    Row(
      "mixed-script-word", "ru", "Удaлить",
      "U+0061 LATIN SMALL LETTER A in a word of another script; write U+0430 CYRILLIC SMALL LETTER A, which looks alike"
    ),
    Row(
      "mixed-script-word", "ru", "Удrлить",
      "U+0072 LATIN SMALL LETTER R in a word of another script; write the word in one script"),
    Row("ellipsis", "de", "Sichern...", from: "Save…", "dots instead of an ellipsis; write '…'"),
    Row(
      "ellipsis", "de", "Sichern…",
      "an ellipsis where the source has none; remove it, or write the whole text if a program cut it off"),
    Row("ellipsis", "de", "Sichern", from: "Save…", "the source ends in an ellipsis; end the text in '…' too"),
    Row("end-punctuation", "de", "Löschen.", "the text ends in '.' where the source does not; remove it"),
    Row("end-punctuation", "ar", "حذف", from: "Delete?", "the source ends in a question mark; end the text in '؟'"),
    Row(
      "end-punctuation", "hy", "Ջնջել", from: "Delete?",
      "the source ends in a question mark; put '՞' into the word that the question is about"),
    Row("end-punctuation", "el", "Πίσω?", from: "Back?", "'?' is not the question mark of 'el'; write ';'"),
    Row(
      "end-punctuation", "ja", "削除。", from: "Delete?",
      "the text ends in '。' and the source in a question mark; write '？'"),
    Row(
      "end-punctuation", "es", "Borrar?", from: "Delete?",
      "no mark opens the sentence that '?' ends; write '¿' before it"),
    Row("repeated-word", "de", "Alle alle", "'alle' is repeated; remove one"),
    Row("confusable-quotes", "fr", "J'aime", "U+0027 APOSTROPHE is used as an apostrophe; write '’'"),
    Row("confusable-quotes", "ja", "«A", "'«' is not a quotation mark of 'ja'; write '「' and '」'"),
    Row("space-before-punctuation", "fr", "A?", "no space before '?'; write U+202F NARROW NO-BREAK SPACE"),
    Row(
      "space-before-punctuation", "fr", "A ?",
      "a line can break at the space before '?'; write U+202F NARROW NO-BREAK SPACE"),
    Row("space-before-punctuation", "fr", "B «A\u{A0}»", "no no-break space after '«'; write U+00A0 NO-BREAK SPACE"),
    Row("space-before-punctuation", "de", "A ?", "a space before '?'; remove it"),
    Row("markup", "de", "<b>A", "the HTML tag '<b>'; write plain text"),
    Row("markup", "de", "A&amp;", "the HTML character reference '&amp;'; write '&'"),
    Row("markup", "de", "A&quot;", "the HTML character reference '&quot;'; write the character"),
    Row("markup", "de", "**A**", "the Markdown '**A**'; write plain text"),
    Row("emoji", "de", "A 👈", "the emoji '👈'; remove it, since the purpose has an icon"),
    Row("mnemonic-leftover", "ja", "保存(S)", "'(S)' marks a keyboard mnemonic; remove it"),
    Row("mnemonic-leftover", "de", "_A", "'_' marks a keyboard mnemonic; remove it"),
    Row(
      "capitalization", .titles(in: "pl", ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff", "gg"]),
      "the title begins in lower case, but the locale's other titles with a capital; begin it with a capital"),
    Row(
      "capitalization", .titles(in: "pl", ["aa", "bb", "cc", "dd", "ee", "ff", "Gg"]),
      "the title begins with a capital, but the locale's other titles in lower case; begin it in lower case"),
    Row(
      "capitalization", .titles(in: "pl", ["Aa bb", "Bb cc", "Cc dd", "Dd ee", "Ee ff", "Ff gg", "Gg Hh"]),
      "every word begins with a capital, but in the locale's other titles only the first does; write it like them"),
    Row(
      "capitalization", .titles(in: "id", ["Aa Bb", "Bb Cc", "Cc Dd", "Dd Ee", "Ee Ff", "Ff Gg", "Gg hhhh"]),
      "only the first word begins with a capital, but in the locale's other titles every word does; write it like them"),
    Row(
      "capitalization", .titles(in: "pl", ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff", "GGGGG"]),
      "the title is all capitals, but the locale's other titles are not; write it like them"),
  ]
}
