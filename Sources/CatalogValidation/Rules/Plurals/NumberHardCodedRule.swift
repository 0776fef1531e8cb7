internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `number-hard-coded`: the number in a branch of a plural is `#`, not a digit.
package enum NumberHardCodedRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "number-hard-coded",
    severity: .warning,
    isFixable: true,
    summary: "A plural branch shows the number with '#', not with a digit in its words.",
    rationale: """
      A category is not a number: 'one' includes 21 in Russian and 0 in French, where the digit would be wrong. Even \
      where it is right, the digit is not the locale's own, and translators copy it.
      """,
    breaking: [
      .counted("{count, plural, one {Delete ↓1 item} other {Delete # items}}"),
      .counted(
        "{count, plural, one {Usuń ↓1 element} few {Usuń # elementy} many {Usuń # elementów} other {Usuń # elementu}}",
        in: "pl"),
    ],
    passing: [
      .counted("{count, plural, =1 {Delete 1 item} one {Delete # item} other {Delete # items}}"),
      .counted("{count, plural, one {Delete # of 100 items} other {Delete # of 100 items}}"),
      .counted("{count, plural, one {Delete the item} other {Delete # MP3 files}}"),
    ]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard text.facts.traits.contains(.digit), text.syntaxErrors.isEmpty else { return }
    for plural in text.nodes.indices where text.nodes[plural].pluralKind != nil {
      for branch in text.categoryBranches(of: plural) {
        guard let number = number(inBranch: branch, of: plural, text) else { continue }
        collector.report(
          self, "the number is written as '\(text.text(number.range))'; write '#'", in: text,
          at: number.range.lowerBound, category: branch.category.keyword,
          fix: number.isInPlural ? text.fix(replacing: number.range, with: "#") : nil)
      }
    }
  }

  /// A number in the text of a branch.
  struct Number {
    /// In UTF-8 bytes of the text.
    let range: Range<Int>
    let value: Int64
    /// True if `#` in its place would print the plural's number.
    let isInPlural: Bool
  }

  /// The digits in a branch that are written instead of the plural's number; nil if the branch shows the number, or has
  /// no such digits.
  static func number(inBranch branch: CategoryBranch, of plural: Int, _ text: CheckedText) -> Number? {
    let node = text.nodes[plural]
    guard text.facts.traits.contains(.digit), let kind = node.pluralKind, node.offset == 0,
      let argument = text.argument(of: node), argument.kind != .text,
      !text.showsNumber(inBranch: branch.index, of: argument.name)
    else { return nil }
    let locale = text.locale
    let found = numbers(inBranch: branch.index, text).first { number in
      number.value <= argument.maximum ?? .max && locale.category(of: number.value, kind: kind) == branch.category
    }
    guard let found else { return nil }
    // A number that every branch has is not the plural's: "the first 10".
    let others = text.categoryBranches(of: plural).filter { $0.index != branch.index }
    let isFixed = others.contains { other in
      numbers(inBranch: other.index, text).contains { $0.value == found.value }
    }
    return isFixed ? nil : found
  }

  /// The whole numbers in a branch's text, in digits of any script, except after a Latin letter, as in "MP3".
  private static func numbers(inBranch branch: Int, _ text: CheckedText) -> [Number] {
    var found: [Number] = []
    for index in branch..<text.nodes[branch].subtreeEnd where text.nodes[index].kind == .text {
      let range = text.nodes[index].range
      var position = range.lowerBound
      while position < range.upperBound {
        let start = position
        var value: Int64 = 0
        while position < range.upperBound, let (digit, length) = digit(at: position, text) {
          // Digits past the limit still belong to the same number.
          if value < tooGreat { value = value * 10 + digit }
          position += length
        }
        if position == start {
          position += text.bytes.scalar(at: position).length
        } else if value < tooGreat, start == range.lowerBound || !isLatinLetter(text.bytes[start - 1]) {
          found.append(
            Number(range: start..<position, value: value, isInPlural: isDirectly(index, in: branch, text)))
        }
      }
    }
    return found
  }

  /// Greater than any count.
  private static let tooGreat: Int64 = 1 << 40

  private static func digit(at position: Int, _ text: CheckedText) -> (value: Int64, length: Int)? {
    let (scalar, length) = text.bytes.scalar(at: position)
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
    return (Int64(value), length)
  }

  private static func isLatinLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private static func isDirectly(_ index: Int, in branch: Int, _ text: CheckedText) -> Bool {
    MessageChildren(of: branch, in: text.nodes).contains(index)
  }
}
