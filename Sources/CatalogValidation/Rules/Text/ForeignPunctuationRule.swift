internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// Reports `foreign-punctuation`: punctuation marks are those of the language.
package enum ForeignPunctuationRule: TextRule {
  package static let description = RuleDescription(
    identifier: "foreign-punctuation",
    severity: .warning,
    isFixable: true,
    summary: "Commas, semicolons and other marks between words are those of the language.",
    rationale: """
      The Arabic comma and question mark point the other way, and Chinese and Japanese marks fill the width of a \
      character. A mark of another script is left over from the source text, or typed on the wrong keyboard. The mark \
      at the end of a text is checked by `end-punctuation`.
      """,
    breaking: [
      .translated("نسخ↓, لصق", in: "ar"),
      .translated("复制↓,粘贴", in: "zh-Hans"),
      .translated("Kopieren↓，einfügen", in: "de"),
      .translated("Kopieren↓، einfügen", in: "de"),
      .translated("コピー↓, 貼り付け", in: "ja"),
    ],
    passing: [
      .translated("نسخ، لصق", in: "ar"),
      .translated("复制，粘贴", in: "zh-Hans"),
      .translated("コピー、貼り付け", in: "ja"),
      .translated("1,000 件", in: "ja"),
      .translated("JPEG, PNG を開く", in: "ja"),
      .translated("Kopieren, einfügen", in: "de"),
    ]
  )

  package static let concerns: TextTraits = .sentencePunctuation

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    // Amharic and its neighbours have both kinds of commas.
    guard text.locale.facts.script != "Ethi", text.locale.facts.script != "Zyyy" else { return }
    let own = OwnScripts(of: text.locale.facts.script)
    let marks = SentenceMarks(language: text.locale.facts.tag.language, script: text.locale.facts.script)
    for variant in text.variants() {
      let scalars = variant.scalars
      let end = scalars.lastIndex { !SentenceMarks.canFollowEnd($0) } ?? 0
      for index in scalars.indices where index > 0 && (index < end || text.sourceFacts == nil) {
        guard let kind = marks.ownKind(of: scalars[index]), kind != .colon,
          !marks.isOwn(scalars[index], kind), follows(scalars[index - 1], own),
          precedes(index + 1 < scalars.count ? scalars[index + 1] : nil, own)
        else { continue }
        report(index, kind, marks: marks, in: text, variant: variant, to: &collector)
      }
    }
  }

  private static func report(
    _ index: Int, _ kind: SentenceMarks.Kind, marks: SentenceMarks, in text: CheckedText, variant: TextVariant,
    to collector: inout FindingCollector
  ) {
    let scalar = variant.scalars[index]
    let right = marks.mark(of: kind)
    // A full-width comma includes the space after it.
    let next = index + 1 < variant.scalars.count ? variant.scalars[index + 1] : " "
    let isTight = !CharacterProperties(of: next).isWhiteSpace
    let replacement = isTight && !CharacterProperties(of: right).isWide ? "\(right) " : "\(right)"
    // Between items of a list, Chinese has another comma.
    let isCertain = kind != .comma || !CharacterProperties(of: right).isWide
    collector.report(
      self, "'\(scalar)' is not the \(kind.rawValue) of '\(text.locale.facts.tag)'; write '\(right)'", in: text,
      variant: variant, at: index,
      fix: isCertain ? text.fix(replacing: index..<index + 1, of: variant, with: replacement) : nil)
  }

  /// True if the mark after a character belongs to the language's words, not to a name, a number or an address.
  private static func follows(_ before: Unicode.Scalar, _ own: OwnScripts) -> Bool {
    let properties = CharacterProperties(of: before)
    return own.kind(of: before) == .own || properties.isMark || properties.isModifierLetter
  }

  private static func precedes(_ after: Unicode.Scalar?, _ own: OwnScripts) -> Bool {
    guard let after else { return true }
    return CharacterProperties(of: after).isWhiteSpace || own.kind(of: after) == .own
  }
}
