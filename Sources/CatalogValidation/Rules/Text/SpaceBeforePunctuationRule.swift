internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// Reports `space-before-punctuation`: the space before `?`, `!`, `:` and `;` is the one that the language requires.
package enum SpaceBeforePunctuationRule: TextRule {
  package static let description = RuleDescription(
    identifier: "space-before-punctuation",
    severity: .warning,
    isFixable: true,
    summary: "French has a no-break space before ?, !, : and ; and inside « »; other languages have no space there.",
    rationale: """
      French puts a space before these marks. It must be a no-break space: after a plain one, '?' may move to the next \
      line alone. Canadian French has it only before the colon and inside guillemets. In other languages a space \
      before a mark is a mistake, often a French habit.
      """,
    breaking: [
      .translated("Retour↓ ?", in: "fr"),
      .translated("Retour↓?", in: "fr"),
      .translated("Vers «↓A↓»", in: "fr"),
      .translated("Retour↓\u{A0}?", in: "fr-CA"),
      .translated("Retour↓ ?", in: "fr-CH"),
      .translated("Zurück↓ ?", in: "de"),
      .translated("返回↓ ？", in: "zh-Hans"),
      .counted("{count, plural, one {Delete #↓ ?} other {Delete # items?}}"),
    ],
    passing: [
      .translated("Retour\u{202F}?", in: "fr"),
      .translated("Retour\u{A0}: 10:30", in: "fr"),
      .translated("«\u{A0}Retour\u{A0}»", in: "fr"),
      .translated("Retour?", in: "fr-CA"),
      .translated("Retour\u{A0}: «\u{A0}a\u{A0}»", in: "fr-CA"),
      .translated("Retour?", in: "fr-CH"),
      .title("Save as .zip"),
      .title("Back to …"),
      .translated("ย้อนกลับ ?", in: "th"),
    ]
  )

  package static let concerns: TextTraits = [.sentencePunctuation, .quotationMark]

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    let custom = PunctuationSpacing(of: text.locale.facts.tag, script: text.locale.facts.script)
    guard custom != .none, custom.hasGuillemets || text.facts.traits.contains(.sentencePunctuation) else { return }
    if text.nodes.isEmpty {
      check(text.bytes.indices, custom: custom, in: text, to: &collector)
    } else {
      for node in text.nodes where node.kind == .text { check(node.range, custom: custom, in: text, to: &collector) }
    }
  }

  private static func check(
    _ range: Range<Int>, custom: PunctuationSpacing, in text: CheckedText,
    to collector: inout FindingCollector
  ) {
    let bytes = UnsafeBufferPointer(rebasing: text.bytes[..<range.upperBound])
    var before = AdjacentScalar(text, at: range.lowerBound)
    var position = range.lowerBound
    while position < range.upperBound {
      let (scalar, length) = bytes.scalar(at: position)
      let after = position + length < range.upperBound ? bytes.scalar(at: position + length).scalar : nil
      if scalar == "«" {
        let isPutIn = after == nil && text.hasPlaceholder(at: position + length)
        checkInside(
          isPutIn ? TextVariant.placeholder : after, at: position + length, custom: custom, in: text, to: &collector)
      } else if custom.concerns(scalar), endsClause(after) {
        check(before, mark: scalar, at: position, custom: custom, in: text, to: &collector)
      }
      before.advance(over: scalar, at: position)
      position += length
    }
  }

  private static func check(
    _ before: AdjacentScalar, mark: Unicode.Scalar, at position: Int, custom: PunctuationSpacing,
    in text: CheckedText, to collector: inout FindingCollector
  ) {
    // Several spaces are reported by double-space, and one at the very beginning by edge-whitespace.
    guard before.spaces < 2, before.spaceStart > 0 || before.spaces == 0 else { return }
    let space = before.spaceStart..<position
    switch custom.space(before: mark) {
    case .needed(let right):
      if before.spaces == 0 {
        guard before.isWord, !(mark == ";" && before.isReference) else { return }
        collector.report(
          self, "no space before '\(mark)'; write \(right.codePointAndName)", in: text, at: position,
          fix: text.fix(replacing: position..<position, with: String(right)))
      } else if !before.isNoBreak {
        collector.report(
          self, "a line can break at the space before '\(mark)'; write \(right.codePointAndName)", in: text,
          at: space.lowerBound, fix: text.fix(replacing: space, with: String(right)))
      }
    case .noneThatBreaks(let right):
      guard before.spaces > 0, !before.isNoBreak else { return }
      collector.report(
        self, "a line can break at the space before '\(mark)'; write \(right.codePointAndName)", in: text,
        at: space.lowerBound, fix: text.fix(replacing: space, with: String(right)))
    case .wrong:
      guard before.spaces > 0 else { return }
      // Between spaces the character itself may be meant, as in 'Press ; to skip'.
      let next = position + UTF8.width(mark)
      let isAlone = next < text.bytes.count && text.bytes[next] == UInt8(ascii: " ")
      collector.report(
        self, "a space before '\(mark)'; remove it", in: text, at: space.lowerBound,
        fix: isAlone ? nil : text.fix(replacing: space, with: ""))
    }
  }

  /// Checks the character after an opening guillemet in French.
  private static func checkInside(
    _ after: Unicode.Scalar?, at position: Int, custom: PunctuationSpacing, in text: CheckedText,
    to collector: inout FindingCollector
  ) {
    guard custom.hasGuillemets, let after, !AdjacentScalar.isNoBreak(after) else { return }
    let isSpace = CharacterProperties(of: after).isWhiteSpace
    let right: Unicode.Scalar = "\u{A0}"
    collector.report(
      self, "no no-break space after '«'; write \(right.codePointAndName)", in: text, at: position,
      fix: text.fix(replacing: position..<position + (isSpace ? UTF8.width(after) : 0), with: String(right)))
  }

  /// True if a mark ends a clause, unlike the dot of `.zip` and the colon of `10:30`.
  private static func endsClause(_ after: Unicode.Scalar?) -> Bool {
    guard let after else { return true }
    let properties = CharacterProperties(of: after)
    return properties.isWhiteSpace || properties.isQuotationMark
  }
}

extension CheckedText {
  /// True if a number or an argument is printed at an offset in UTF-8 bytes.
  fileprivate func hasPlaceholder(at offset: Int) -> Bool {
    nodes.contains { $0.range.lowerBound == offset && [.argument, .number, .numberSign].contains($0.kind) }
  }
}

/// The characters right before a mark in a text.
private struct AdjacentScalar {
  /// The number of spaces and the offset of the first.
  private(set) var spaces = 0
  private(set) var spaceStart: Int
  /// The last character; U+0000 at the beginning.
  private var last: Unicode.Scalar = "\0"
  /// True if the word contains an `&`, so that a semicolon may end a character reference.
  private(set) var isReference = false

  /// The state at the start of a literal part. Parts after the first follow a placeholder.
  init(_ text: CheckedText, at start: Int) {
    let isPutIn =
      start > 0 && (text.bytes[start - 1] == UInt8(ascii: "}") || text.bytes[start - 1] == UInt8(ascii: "#"))
    if isPutIn { last = TextVariant.placeholder }
    spaceStart = start
  }

  /// True if the only space is a no-break space.
  var isNoBreak: Bool { Self.isNoBreak(last) }

  /// True if the last character belongs to a word, a number or a placeholder.
  var isWord: Bool {
    if [TextVariant.placeholder, ")", "»"].contains(last) { return true }
    let properties = CharacterProperties(of: last)
    return properties.isAlphabetic || properties.isDecimalDigit || properties.isMark
  }

  mutating func advance(over scalar: Unicode.Scalar, at position: Int) {
    if Self.isSpace(scalar) {
      if spaces == 0 { spaceStart = position }
      spaces += 1
      isReference = false
    } else {
      spaces = 0
      if scalar == "&" { isReference = true }
    }
    last = scalar
  }

  static func isNoBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{A0}" || scalar == "\u{202F}" }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{3000}": true
    default: false
    }
  }
}
