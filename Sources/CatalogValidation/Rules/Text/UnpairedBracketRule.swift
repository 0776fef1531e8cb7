internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// Reports `unpaired-bracket`: every bracket and quotation is opened and closed.
package enum UnpairedBracketRule: TextRule {
  package static let description = RuleDescription(
    identifier: "unpaired-bracket",
    severity: .warning,
    isFixable: true,
    summary: "Every bracket and quotation is closed in the same text, by the mark that belongs to the opening one.",
    rationale: """
      A bracket without its partner is what remains of a deleted word, or of a text that was cut off. Brackets of \
      different widths come from switching the keyboard inside of the words. Each branch of a message is checked with the \
      text around it.
      """,
    breaking: [
      .title("Back ↓(home"),
      .title("Back home↓)"),
      .translated("返回（首页↓)", in: "zh-Hans"),
      .translated("↓「戻る", in: "ja"),
      .translated("Zu ↓„Start wechseln", in: "de"),
      .counted("{count, plural, one {Delete ↓(# item} other {Delete (#) items}}"),
    ],
    passing: [
      .title("Back (home)"),
      .title("1) Back"),
      .title("Smile :)"),
      .translated("»Zurück«", in: "de"),
      .translated("”Tillbaka”", in: "sv"),
      .title("15” screen"),
      .counted("({count, plural, one {# item)} other {# items)}}"),
    ]
  )

  package static let concerns: TextTraits = [.mnemonic, .quotationMark]

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for variant in text.variants() {
      let source = text.sourceText
      for unpaired in unpaired(variant.scalars) {
        let mark = variant.scalars[unpaired.index]
        // The source has the same sign for another reason.
        if source?.unicodeScalars.contains(mark) == true, unpaired.partner == nil { continue }
        report(unpaired, mark, in: text, variant: variant, to: &collector)
      }
      guard let quote = unpairedQuote(variant.scalars, text) else { continue }
      collector.report(
        self, "'\(variant.scalars[quote])' is one end of a quotation without the other; add the other mark", in: text,
        variant: variant, at: quote)
    }
  }

  private struct Unpaired {
    let index: Int
    /// The right closing bracket, if one of another kind closes it.
    var partner: Unicode.Scalar?
  }

  private static func report(
    _ unpaired: Unpaired, _ mark: Unicode.Scalar, in text: CheckedText, variant: TextVariant,
    to collector: inout FindingCollector
  ) {
    if let partner = unpaired.partner {
      let range = unpaired.index..<unpaired.index + 1
      return collector.report(
        self, "'\(mark)' closes a bracket of another kind; write '\(partner)'", in: text, variant: variant,
        at: unpaired.index, fix: text.fix(replacing: range, of: variant, with: String(partner)))
    }
    let advice = Brackets.closing(of: mark).map { "is never closed; add '\($0)'" } ?? "closes nothing; remove it"
    collector.report(self, "'\(mark)' \(advice)", in: text, variant: variant, at: unpaired.index)
  }

  private static func unpaired(_ scalars: [Unicode.Scalar]) -> [Unpaired] {
    var open: [Int] = []
    var found: [Unpaired] = []
    for index in scalars.indices where Brackets.isBracket(scalars[index]) && !isSign(scalars, index) {
      let scalar = scalars[index]
      guard Brackets.isClosing(scalar) else {
        open.append(index)
        continue
      }
      guard let start = open.popLast() else {
        found.append(Unpaired(index: index))
        continue
      }
      let partner = Brackets.closing(of: scalars[start])
      if partner != scalar { found.append(Unpaired(index: index, partner: partner)) }
    }
    return found + open.map { Unpaired(index: $0) }
  }

  /// True if a parenthesis belongs to a smiley or to the number of a list: `:)`, `1)`, `b)`.
  private static func isSign(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    if index > 0, [":", ";", "-", "="].contains(scalars[index - 1]) { return true }
    guard scalars[index] == ")" || scalars[index] == "）", (1...2).contains(index) else { return false }
    return scalars[..<index].allSatisfy { scalar in
      let properties = CharacterProperties(of: scalar)
      return properties.isDecimalDigit || (properties.isLetter && index == 1) || scalar == TextVariant.placeholder
    }
  }

  /// The last of an odd number of double quotation marks. Marks that are not the language's are left to
  /// `confusable-quotes`.
  private static func unpairedQuote(_ scalars: [Unicode.Scalar], _ text: CheckedText) -> Int? {
    guard text.facts.traits.contains(.quotationMark) else { return nil }
    let marks = scalars.indices.filter { isDoubleQuote(scalars, $0) }
    guard !marks.count.isMultiple(of: 2), !scalars.contains("\"") else { return nil }
    let own = text.locale.quotationMarks + QuotationMarks.alsoUsed(in: text.locale.facts.tag)
    return marks.allSatisfy { own.contains(scalars[$0]) } ? marks.last : nil
  }

  private static func isDoubleQuote(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    switch scalars[index] {
    // After a number it means inches.
    case "”": index == 0 || !CharacterProperties(of: scalars[index - 1]).isDecimalDigit
    case "“", "„", "‟", "«", "»": true
    default: false
    }
  }
}
