internal import ICUText
internal import PurposeCatalog

/// Reports `mnemonic-leftover`: no text has a mark for a keyboard mnemonic.
package enum MnemonicLeftoverRule: TextRule {
  package static let description = RuleDescription(
    identifier: "mnemonic-leftover",
    severity: .warning,
    isFixable: true,
    summary: "No text has a mark for a keyboard mnemonic: '_Save', '&Save', '~Save', '保存(S)'.",
    rationale: """
      Desktop toolkits mark the letter that a key reaches with a sign before it. Chinese, Japanese and Korean put a \
      Latin letter in parentheses after the word. A title that was copied from there shows the sign on every other \
      platform.
      """,
    breaking: [
      .title("↓_Back"),
      .title("↓&Back"),
      .title("B↓&ack"),
      .title("Go ↓~back"),
      .translated("返回↓(B)", in: "zh-Hans"),
      .translated("戻る↓(&B)…", in: "ja"),
      .translated("뒤로↓（_B）", in: "ko"),
      .translated("Назад↓(B)", in: "ru"),
    ],
    passing: [
      .title("Cut & paste"),
      .title("Q&A"),
      .title("Drag&Drop"),
      .title("Item(s)"),
      .title("Size (S)"),
      .title("~5 km"),
      .title("Cut &amp; paste"),
      .translated("選択(3)", in: "ja"),
      .translated("尺寸(S)", in: "zh-Hans", from: "Size (S)"),
    ]
  )

  package static let concerns: TextTraits = .mnemonic

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for variant in text.variants() {
      let scalars = variant.scalars
      for index in scalars.indices {
        if let end = endOfParentheses(scalars, index), isLeftover(scalars[index..<end], text) {
          // Removes the space before it too, which would otherwise be left at the end.
          let start = index > 0 && scalars[index - 1] == " " ? index - 1 : index
          report(start..<end, in: text, variant: variant, at: index, to: &collector)
        } else if marksLetter(scalars, index), endOfParentheses(scalars, index - 1) == nil {
          report(index..<index + 1, in: text, variant: variant, at: index, to: &collector)
        }
      }
    }
  }

  private static func report(
    _ range: Range<Int>, in text: CheckedText, variant: TextVariant, at index: Int,
    to collector: inout FindingCollector
  ) {
    let mark = String(String.UnicodeScalarView(variant.scalars[index..<range.upperBound]))
    // The fix would leave an empty title, or could join two words: 'drag&drop', 'file_name'.
    let isAll = range.count == variant.scalars.count
    let isInside =
      range.count == 1 && range.lowerBound > 0
      && CharacterProperties(of: variant.scalars[range.lowerBound - 1]).isLetter
    collector.report(
      self, "'\(mark)' marks a keyboard mnemonic; remove it", in: text, variant: variant, at: index,
      fix: isAll || isInside ? nil : text.fix(replacing: range, of: variant, with: ""))
  }

  /// True if a sign marks the letter that a key reaches: at the beginning of a word, or inside one before a lowercase
  /// letter.
  private static func marksLetter(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard ["&", "_", "~"].contains(scalars[index]), index + 1 < scalars.count else { return false }
    let next = CharacterProperties(of: scalars[index + 1])
    guard next.isLetter, Markup(in: scalars, at: index) == nil else { return false }
    guard index > 0 else { return true }
    let before = CharacterProperties(of: scalars[index - 1])
    if before.isWhiteSpace { return true }
    // Between two single letters it is an abbreviation: `b&w`.
    let isLong = index > 1 && CharacterProperties(of: scalars[index - 2]).isLetter
    let goesOn = index + 2 < scalars.count && CharacterProperties(of: scalars[index + 2]).isLetter
    return before.isLetter && next.isLowercase && (isLong || goesOn)
  }

  /// The end of the `(S)`, `(&S)` or `（S）` that begins at an index, or nil.
  private static func endOfParentheses(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    guard start >= 0, scalars[start] == "(" || scalars[start] == "（" else { return nil }
    var letter = start + 1
    if letter < scalars.count, ["&", "_", "~"].contains(scalars[letter]) { letter += 1 }
    guard letter + 1 < scalars.count, ("A"..."Z").contains(scalars[letter]) || ("a"..."z").contains(scalars[letter]),
      scalars[letter + 1] == ")" || scalars[letter + 1] == "）"
    else { return nil }
    return letter + 2
  }

  /// True if a letter in parentheses is a mnemonic: it has a sign, or is a Latin capital after letters of another
  /// script, unless the source has it as a separate word, as in "Size S".
  private static func isLeftover(_ mark: ArraySlice<Unicode.Scalar>, _ text: CheckedText) -> Bool {
    if mark.count == 4 { return true }
    guard mark.startIndex > 0 else { return false }
    let letter = String(mark[mark.startIndex + 1])
    return text.facts.traits.contains(.latinLetter) && text.facts.traits.contains(.ownLetter)
      && ("A"..."Z").contains(letter)
      && text.sourceText?.split(whereSeparator: { !$0.isLetter }).contains { $0 == letter } != true
  }
}
