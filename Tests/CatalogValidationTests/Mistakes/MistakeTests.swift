import CatalogFiles
import CatalogModel
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// Real mistakes in many scripts, each in a catalogue without findings: the rule reports it, and no other rule reports
/// anything.
@Suite struct MistakeTests {
  static let mistakes =
    firstMistakes + syntaxMistakes + pluralMistakes + placeholderMistakes + coverageMistakes + textMistakes
    + meaningMistakes + wordMistakes + letterMistakes

  @Test(arguments: mistakes)
  func isTheOnlyFinding(_ mistake: Mistake) throws {
    let findings = try mistake.findings()
    #expect(Set(findings.map(\.rule)) == [mistake.rule], "\(findings.map(\.line))")
    #expect(
      findings.allSatisfy {
        $0.subject.purpose == mistake.purpose && $0.subject.message == mistake.message
          && $0.subject.locale?.identifier == mistake.locale
      })
  }

  /// Each rule has at least five, so that no rule depends on one lucky example.
  @Test(arguments: AllRules.identifiers)
  func everyRuleHasFive(rule: String) {
    let found =
      Self.mistakes.map(\.rule) + FileMistakeTests.mistakes.map(\.rule) + IconMistakeTests.mistakes.map(\.rule)
      + OverlayMistakeTests.mistakes.map(\.rule) + PrintedTitleMistakeTests.mistakes.map(\.rule)
      + WrittenMistakeTests.mistakes.map(\.rule)
      + ScreenMistakeTests.mistakes.map(\.rule)
      + (WholeFileMistakeTests.mistakes + WholeFileMistakeTests.untranslated + WholeFileMistakeTests.foreignSources)
      .map(\.rule)
    #expect(found.count { $0 == rule } >= 5, "put five mistakes into Tests/CatalogValidationTests/Mistakes")
  }

  private static let firstMistakes = [
    Mistake("edge-whitespace", "de", "delete", "Löschen "),
    Mistake("edge-whitespace", "ar", "delete", " حذف"),
    Mistake("edge-whitespace", "ja", "save", "保存\u{3000}"),
    Mistake("edge-whitespace", "ru", "close", "\u{A0}Закрыть"),
    Mistake("edge-whitespace", "th", "undo", "เลิกทำ\t"),
    Mistake(
      "missing-plural-category", "pl", "delete/counted", "{count, plural, one {Usuń # rzecz} other {Usuń # rzeczy}}"),
    Mistake("missing-plural-category", "ar", "delete/counted", "{count, plural, one {حذف عنصر} other {حذف # عنصر}}"),
    Mistake(
      "missing-plural-category", "ru", "delete/counted",
      "{count, plural, one {Удалить # объект} few {Удалить # объекта} other {Удалить # объектов}}"),
    Mistake(
      "missing-plural-category", "cs", "delete/counted",
      "{count, plural, one {Smazat # položku} other {Smazat # položek}}"),
    Mistake(
      "missing-plural-category", "he", "delete/counted", "{count, plural, one {מחיקת פריט} other {מחיקת # פריטים}}"),
  ]
}
