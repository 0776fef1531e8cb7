internal import ICUText

/// Reports `kashida`: words are not stretched with U+0640.
package enum KashidaRule: TextRule {
  package static let description = RuleDescription(
    identifier: "kashida",
    severity: .warning,
    isFixable: true,
    summary: "No word is stretched with U+0640 ARABIC TATWEEL.",
    rationale: """
      Stretching a word to fill a line is the typesetter's work. In the text it makes the title wider, looks broken \
      in fonts that join otherwise, and hides the word from searches. It is not reported before a foreign name and \
      in 'هـ', where it shows that the letter joins.
      """,
    breaking: [
      .translated("رج↓\u{640}\u{640}وع", in: "ar"),
      .translated("بازگ↓\u{640}شت", in: "fa"),
      .translated("حذف↓\u{640}", in: "ar"),
    ],
    passing: [
      .translated("رجوع", in: "ar"),
      .translated("ال\u{640}PDF", in: "ar"),
      .translated("1447ه\u{640}", in: "ar"),
      .translated("حذف ب\u{640} PDF", in: "ar"),
    ]
  )

  package static let concerns: TextTraits = .kashida

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for variant in text.variants() {
      let scalars = variant.scalars
      for index in scalars.indices where scalars[index] == kashida && (index == 0 || scalars[index - 1] != kashida) {
        let run = scalars[index...].prefix { $0 == kashida }.indices
        guard drawsOut(scalars, run) else { continue }
        // A combining mark on it would move to another letter.
        let isBare = run.upperBound == scalars.count || !CharacterProperties(of: scalars[run.upperBound]).isMark
        collector.report(
          self, "the word is stretched with U+0640 ARABIC TATWEEL; remove it", in: text, variant: variant, at: index,
          fix: isBare ? text.fix(replacing: run, of: variant, with: "") : nil)
      }
    }
  }

  private static let kashida: Unicode.Scalar = "\u{640}"

  /// True if the run is inside a word, or at the end of one that is longer than a prefix or an abbreviation.
  private static func drawsOut(_ scalars: [Unicode.Scalar], _ run: Range<Int>) -> Bool {
    // The last letter first; prefixes are shorter than this.
    let letters = scalars[..<run.lowerBound].suffix(12).reversed().prefix(while: isLetterOrMark)
      .filter { !CharacterProperties(of: $0).isMark }
    guard !letters.isEmpty else { return false }
    guard run.upperBound < scalars.count else { return letters.count > 2 }
    let next = scalars[run.upperBound]
    guard CharacterProperties(of: next).isWhiteSpace else { return isLetterOrMark(next) }
    return letters.count > 2 && !isArticle(letters)
  }

  /// True if the letters, last first, are the article with a prefixed particle, as in 'بالـ Wi-Fi'.
  private static func isArticle(_ letters: [Unicode.Scalar]) -> Bool {
    guard letters.starts(with: ["ل", "ا"]) || letters.starts(with: ["ل", "ل"]) else { return false }
    return letters.dropFirst(2).allSatisfy { particles.contains($0) }
  }

  private static let particles: Set<Unicode.Scalar> = ["و", "ف", "ب", "ك"]

  /// An Arabic letter or mark, or one of another script that Arabic joins.
  private static func isLetterOrMark(_ scalar: Unicode.Scalar) -> Bool {
    let properties = CharacterProperties(of: scalar)
    return properties.isMark || (properties.isLetter && properties.script != .latin)
  }
}
