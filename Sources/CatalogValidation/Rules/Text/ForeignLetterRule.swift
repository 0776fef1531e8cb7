internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// Reports `foreign-letter`: words do not have letters of their script that only other languages use.
package enum ForeignLetterRule: TextRule {
  package static let description = RuleDescription(
    identifier: "foreign-letter",
    severity: .warning,
    isFixable: true,
    summary: "No word has a letter of its script that its language does not use (CLDR exemplar characters).",
    rationale: """
      Such a letter was typed on another language's keyboard, converted from an old encoding, or pasted from a \
      related language. It may look right, but a search and a screen reader do not find the word. CLDR lists the \
      letters of each language and those of its loanwords (UTS #35 part 2, Exemplars). Letters that the source text \
      also has, quoted words and names are not reported.
      """,
    breaking: [
      .translated("Ви↓ыйти", in: "uk"),
      .translated("Gr↓ößer", in: "hr"),
      .translated("↓Şterge", in: "ro"),
      .translated("حذف ↓كردن", in: "fa"),
      .translated("Schlie↓ßen", in: "de-CH"),
      .translated("↓刪除", in: "zh-Hans"),
      .translated("↓删除", in: "zh-Hant"),
    ],
    passing: [
      .translated("Вийти", in: "uk"),
      .translated("Șterge", in: "ro"),
      .translated("Schließen", in: "de"),
      .translated("Café", in: "de"),
      .translated("Straßen von „Łódź“", in: "de"),
      .translated("Otvori Łódź", in: "hr"),
      .translated("删除", in: "zh-Hans"),
      .translated("削除", in: "ja"),
    ]
  )

  package static let concerns: TextTraits = .unusualLetter

  /// A pseudo-locale has letters of many languages.
  package static func applies(to locale: CheckedLocale) -> Bool { !locale.facts.tag.isPseudo }

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    let own = OwnScripts(of: text.locale.facts.script)
    let source = text.sourceText?.unicodeScalars
    for variant in text.variants() {
      let quoted = Quoted(variant.scalars)
      for word in ScriptWord.words(of: variant.scalars, own) where word.kinds.contains(.own) {
        let foreign = word.scalars.indices.filter { index in
          own.kind(of: word.scalars[index]) == .own
            && text.locale.languageLetters.isForeign(word.scalars[index])
            && source?.contains(word.scalars[index]) != true
        }
        for (ordinal, index) in foreign.enumerated() where !quoted.contains(index) {
          let substitute = LetterSubstitutes.of(word.scalars[index], in: text.locale.facts.tag)
          // One letter shows that the word belongs to another language.
          if substitute == nil, ordinal > 0 || isName(word, text) { continue }
          report(index, substitute: substitute, in: text, variant: variant, to: &collector)
        }
      }
    }
  }

  private static func report(
    _ index: Int, substitute: String?, in text: CheckedText, variant: TextVariant, to collector: inout FindingCollector
  ) {
    let scalar = variant.scalars[index]
    let tag = text.locale.facts.tag
    let isChinese = CharacterProperties(of: scalar).script == Script("Hani")
    let chinese = isChinese ? text.locale.languageLetters.chineseForm(of: scalar).map { String($0) } : nil
    let name = isChinese ? "'\(scalar)'" : "'\(scalar)' (\(scalar.codePointAndName))"
    let advice = (substitute ?? chinese).map { "write '\($0)'" } ?? "write the word in the letters of '\(tag)'"
    // A simplified character has one form for several traditional ones.
    let right = substitute ?? (text.locale.facts.script == "Hans" ? chinese : nil)
    collector.report(
      self, "\(name) is not a letter of '\(tag)'; \(advice)", in: text, variant: variant, at: index,
      fix: right.flatMap { text.fix(replacing: index..<index + 1, of: variant, with: $0) })
  }

  /// True if a word may be a name: a capital that does not begin the text, or any capital in the source locale, whose
  /// writers know its letters. German nouns have capitals too.
  private static func isName(_ word: ScriptWord, _ text: CheckedText) -> Bool {
    guard word.scalars.startIndex > 0 || text.sourceFacts == nil, text.locale.facts.tag.language != "de",
      let first = word.scalars.first
    else { return false }
    return CharacterProperties(of: first).isUppercase
  }
}

/// The part of a text between its first and last quotation marks.
private struct Quoted {
  private let range: Range<Int>?

  init(_ scalars: [Unicode.Scalar]) {
    let marks = scalars.indices.filter { scalars[$0] != "’" && CharacterProperties(of: scalars[$0]).isQuotationMark }
    range = marks.first.flatMap { first in marks.last.map { first..<$0 } }
  }

  func contains(_ index: Int) -> Bool { range?.contains(index) == true }
}
