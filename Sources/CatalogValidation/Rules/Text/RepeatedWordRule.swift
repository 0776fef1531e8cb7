internal import CatalogModel
internal import PurposeCatalog

/// Reports `repeated-word`: a word does not occur twice in a row.
package enum RepeatedWordRule: TextRule {
  package static let description = RuleDescription(
    identifier: "repeated-word",
    severity: .warning,
    summary: "No word is repeated, except in languages that form words so.",
    rationale: """
      A second 'the' is left over when a text was changed in two places, and is easy to miss. Languages that say \
      'slowly slowly' for 'little by little', or form a plural so, are not checked. Words that can follow themselves \
      ('that that', 'nous nous') are not reported.
      """,
    breaking: [
      .title("Go ↓go back"),
      .translated("Zurück ↓zurück", in: "de"),
      .translated("Все ↓все", in: "ru"),
      .counted("{count, plural, one {Delete # item ↓item} other {Delete # items}}"),
    ],
    passing: [
      .title("Go back, back"),
      .title("Bye bye"),
      .translated("pelan pelan", in: "id"),
      .translated("慢慢", in: "zh-Hans"),
      .translated("धीरे धीरे", in: "hi"),
      .translated("Nous nous voyons", in: "fr"),
      .counted("{count, plural, one {1 1 item} other {# items}}"),
    ]
  )

  package static let concerns: TextTraits = .wordsOfOneLength

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    if text.nodes.isEmpty {
      check(text.bytes.indices, in: text, to: &collector)
    } else {
      for node in text.nodes where node.kind == .text { check(node.range, in: text, to: &collector) }
    }
  }

  private static func check(
    _ range: Range<Int>, in text: CheckedText, to collector: inout FindingCollector
  ) {
    let space = UInt8(ascii: " ")
    var last = range.lowerBound..<range.lowerBound
    var start = range.lowerBound
    for end in range.lowerBound...range.upperBound where end == range.upperBound || text.bytes[end] == space {
      defer { start = end + 1 }
      let word = start..<end
      if word.isEmpty { continue }
      defer { last = word }
      // Most neighbouring words differ in length, which is cheap to compare.
      guard word.count == last.count, isSame(last, word, in: text) else { continue }
      collector.report(self, "'\(text.text(word))' is repeated; remove one", in: text, at: word.lowerBound)
    }
  }

  /// True if two words of equal length are the same ignoring case, and repeating the word is not customary.
  private static func isSame(_ left: Range<Int>, _ right: Range<Int>, in text: CheckedText) -> Bool {
    // Case changes only bits 5 and 6 of a word's last byte, and not the length of a Latin or Cyrillic letter.
    guard text.bytes[right.upperBound - 1] & 0x0F == text.bytes[left.upperBound - 1] & 0x0F else { return false }
    let word = text.text(right).lowercased()
    guard word == text.text(left).lowercased(), word.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return false }
    let language = text.locale.facts.tag.language
    return !Repetition.isUsual(in: language) && !Repetition.canFollowItself(word, in: language)
  }
}
