internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// Reports `confusable-quotes`: quotation marks and apostrophes are those of the language.
package enum ConfusableQuotesRule: TextRule {
  package static let description = RuleDescription(
    identifier: "confusable-quotes",
    severity: .warning,
    isFixable: true,
    summary: "Quotation marks and apostrophes are those of the language (CLDR), not their lookalikes.",
    rationale: """
      Typewriter quotes look careless, and marks of another language point the wrong way. In messages the straight \
      apostrophe is also syntax: before a brace it quotes the placeholder. Straight marks are not reported where they \
      are customary: in Hebrew abbreviations and after numbers.
      """,
    breaking: [
      .translated("Copier l↓'adresse", in: "fr"),
      .translated("Copier l↓´adresse", in: "fr"),
      .translated("Copier l↓‘adresse", in: "fr"),
      .translated("Zu ↓\\\"Neu↓\\\" zurück", in: "de"),
      .translated("„Wstecz↓‟", in: "cs"),
      .translated("↓«新規↓»に戻る", in: "ja"),
      .counted("{count, plural, one {Don'↓'t delete # item} other {Delete # items}}"),
    ],
    passing: [
      .translated("Copier l’adresse", in: "fr"),
      .translated("« Retour »", in: "fr"),
      .translated("„Zurück“", in: "de"),
      .translated("»Zurück«", in: "de"),
      .translated("「戻る」", in: "ja"),
      .translated("צה\\\"ל", in: "he"),
      .translated("צ'אט", in: "he"),
      .translated("O‘zbekcha", in: "uz"),
      .translated("Об’єднати", in: "uk"),
      .translated("Обʼєднати", in: "uk"),
      .title("15\\\" screen"),
      .title("6′ 2″"),
      .counted("Delete '{'{count}'}'"),
    ]
  )

  package static let concerns: TextTraits = .quotationMark

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard mayBeWrong(text.bytes) else { return }
    let language = text.locale.facts.tag.language
    for variant in text.variants() {
      let scalars = variant.scalars
      for index in scalars.indices {
        let place = QuotePlace(scalars, index)
        switch scalars[index] {
        case "'", "`", "´", "‘", "′", "‛":
          if place.isCustomary(in: language) { continue }
          if place.isApostrophe { reportApostrophe(at: index, in: text, variant: variant, to: &collector); continue }
          reportUnlessOwn(at: index, in: text, variant: variant, to: &collector)
        case "\"", "″":
          if place.isCustomary(in: language) { continue }
          reportUnlessOwn(at: index, in: text, variant: variant, to: &collector)
        case let scalar where scalar != "’" && CharacterProperties(of: scalar).isQuotationMark:
          reportUnlessOwn(at: index, in: text, variant: variant, to: &collector)
        default: break
        }
      }
    }
  }

  /// True if a text has a mark other than U+2019, which is right everywhere, as a closing mark or as an apostrophe.
  private static func mayBeWrong(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    while position < bytes.count {
      let (scalar, length) = bytes.scalar(at: position)
      position += length
      switch scalar {
      case "’", "ʼ": break
      case "'", "\"", "`", "´", "«", "»", "\u{2018}"..."\u{201F}", "‹", "›", "′", "″": return true
      case "\u{3000}"..."\u{301F}", "\u{FE41}"..."\u{FE44}", "\u{FF02}"..."\u{FF63}", "\u{2E42}": return true
      default: break
      }
    }
    return false
  }

  private static func reportApostrophe(
    at index: Int, in text: CheckedText, variant: TextVariant, to collector: inout FindingCollector
  ) {
    let language = text.locale.facts.tag.language
    let right = QuotationMarks.apostrophe(in: language)
    // Of two apostrophes in a message, the first escapes the second.
    let offset = variant.offsets[index]
    let isDoubled = text.nodes.contains { $0.kind == .quoteMark && $0.range.upperBound == offset }
    let start = isDoubled && variant.scalars[index] == "'" ? offset - 1 : offset
    let end = offset + UTF8.width(variant.scalars[index])
    collector.report(
      self, "\(variant.scalars[index].codePointAndName) is used as an apostrophe; write '\(right)'", in: text,
      variant: variant,
      at: index,
      fix: QuotationMarks.elidingLanguages.contains(language)
        ? text.fix(replacing: start..<end, with: String(right)) : nil)
  }

  private static func reportUnlessOwn(
    at index: Int, in text: CheckedText, variant: TextVariant, to collector: inout FindingCollector
  ) {
    let tag = text.locale.facts.tag
    let own = text.locale.quotationMarks
    let scalar = variant.scalars[index]
    guard own.count >= 2, !own.contains(scalar), !QuotationMarks.alsoUsed(in: tag).contains(scalar) else { return }
    collector.report(
      self, "'\(scalar)' is not a quotation mark of '\(tag)'; write '\(own[0])' and '\(own[1])'", in: text,
      variant: variant,
      at: index, fix: fix(of: index, in: text, variant: variant))
  }

  /// A fix for one of exactly two quotation marks: the language's opening or closing mark.
  private static func fix(of index: Int, in text: CheckedText, variant: TextVariant) -> Fix? {
    let (scalars, own) = (variant.scalars, text.locale.quotationMarks)
    // Looking for a third mark and no further keeps a text of many marks from taking quadratic time.
    let marks = Array(scalars.indices.lazy.filter { scalars[$0] != "’" && isMark(scalars[$0]) }.prefix(3))
    guard marks.count == 2, let other = marks.first(where: { $0 != index }) else { return nil }
    let isFirst = index < other
    // The other mark must be of the same kind, or already the right one.
    guard areOfOneKind(scalars[index], scalars[other]) || scalars[other] == own[isFirst ? 1 : 0] else { return nil }
    // In a message, a typewriter apostrophe is syntax.
    if text.isMessage, scalars[index] == "'" { return nil }
    let space = PunctuationSpacing(of: text.locale.facts.tag, script: text.locale.facts.script).spaceInside(own[0])
    let replacement = isFirst ? "\(own[0])\(space)" : "\(space)\(own[1])"
    return text.fix(replacing: index..<index + 1, of: variant, with: replacement)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    ["`", "´", "′", "″"].contains(scalar) || CharacterProperties(of: scalar).isQuotationMark
  }

  /// True if two marks are a pair of double or of single ones.
  private static func areOfOneKind(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    let single: [Unicode.Scalar] = ["'", "`", "´", "‘", "′", "‛", "‚", "‹", "›"]
    return single.contains(left) == single.contains(right)
  }
}

/// The surroundings of a character that looks like a quotation mark.
private struct QuotePlace {
  private let before: Unicode.Scalar?
  private let after: Unicode.Scalar?
  private let isClosedLater: Bool
  private let wasOpened: Bool
  private let isHalfOfPair: Bool

  init(_ scalars: [Unicode.Scalar], _ index: Int) {
    before = index > 0 ? scalars[index - 1] : nil
    after = index + 1 < scalars.count ? scalars[index + 1] : nil
    isClosedLater = scalars[(index + 1)...].contains(scalars[index])
    wasOpened = scalars[..<index].contains(scalars[index])
    isHalfOfPair = Self.isHalfOfPair(scalars, index)
  }

  /// True if it replaces an omitted letter, or is part of a letter.
  var isApostrophe: Bool {
    if isHalfOfPair { return false }
    if Self.isLetter(before) { return Self.isLetter(after) || !wasOpened }
    return Self.isLetter(after) && !isClosedLater
  }

  /// True if it is customary: after a number for feet and inches, in Hebrew for geresh and gershayim, in Uzbek,
  /// Hawaiian and others as part of a letter.
  func isCustomary(in language: String) -> Bool {
    if let before, CharacterProperties(of: before).isDecimalDigit { return true }
    // A pair around a whole word quotes it.
    if let before, hebrewLetters.contains(before) { return after.map(hebrewLetters.contains) ?? !wasOpened }
    return Self.isLetter(before) && QuotationMarks.languagesWithTurnedComma.contains(language)
  }

  private let hebrewLetters: ClosedRange<Unicode.Scalar> = "\u{5D0}"..."\u{5EA}"

  /// True if U+2018 is one end of a quotation whose other end is another mark: ‘…’, German ‚…‘, Urdu ’…‘.
  private static func isHalfOfPair(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard scalars[index] == "‘" else { return false }
    // Scripts without case have no apostrophes, and some of them no spaces around a quotation.
    if index == 0 || !isCased(scalars[index - 1]), scalars[(index + 1)...].contains("’") { return true }
    guard index + 1 == scalars.count || !isCased(scalars[index + 1]) else { return false }
    return scalars[..<index].indices.contains { start in
      scalars[start] == "‚" || (scalars[start] == "’" && (start == 0 || !isLetter(scalars[start - 1])))
    }
  }

  private static func isCased(_ scalar: Unicode.Scalar) -> Bool {
    let properties = CharacterProperties(of: scalar)
    return properties.isUppercase || properties.isLowercase
  }

  private static func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { CharacterProperties(of: $0).isAlphabetic } ?? false
  }
}
