internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// Correct uses of invisible characters (Unicode 15 §23.2 Layout Controls, §23.4 Variation Selectors; UAX #31 §2.3 for
/// the joiners).
enum InvisibleUse {
  /// True if an invisible character has a use at its place.
  static func belongs(_ scalars: [Unicode.Scalar], at index: Int, in text: CheckedText) -> Bool {
    let scalar = scalars[index]
    let locale = text.locale.facts
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalar.value {
    case 0x200C, 0x200D:
      if scalar.value == 0x200D, joinsEmoji(scalars, at: index) { return true }
      return joins(scalar, before: before, after: after, language: locale.tag.language, script: locale.script)
    case 0x200B: return InvisibleCharacters.scriptsWithoutSpaces.contains(locale.script) && partsWords(before, after)
    // Overrides force the order of characters and make the text unreadable.
    case 0x202D, 0x202E: return false
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return hasTwoDirections(scalars, text)
    case 0xFE0E, 0xFE0F:
      return before.map { !$0.properties.isDefaultIgnorableCodePoint && $0.properties.isEmoji } ?? false
    // Standardized and ideographic variants.
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return before.map { !$0.isASCII && !isSpace($0) } ?? false
    case 0x180B...0x180F: return locale.script == "Mong"
    case 0x34F: return locale.script == "Hebr"
    // Flags of regions: U+1F3F4 and its tags (UTS #51).
    case 0xE0020...0xE007F:
      return scalars[..<index].last { !(0xE0020...0xE007F).contains($0.value) } == "\u{1F3F4}"
    default: return false
    }
  }

  /// True if a text can have words of both directions, so that bidi controls (UAX #9) have a purpose: its locale is
  /// right-to-left, or it has a placeholder or letters of another script.
  static func hasTwoDirections(_ scalars: [Unicode.Scalar], _ text: CheckedText) -> Bool {
    text.locale.facts.direction == .rightToLeft || scalars.contains(TextVariant.placeholder)
      || text.facts.traits.contains(.foreignLetter)
  }

  private static func joins(
    _ scalar: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?, language: String, script: String
  ) -> Bool {
    if InvisibleCharacters.joiningScripts.contains(script) {
      if scalar == "\u{200D}" { return isLetter(before) || isLetter(after) }
      return !InvisibleCharacters.languagesWithoutNonJoiner.contains(language) && canPrecedeSuffix(before)
        && canPrecedeSuffix(after)
    }
    guard InvisibleCharacters.conjoiningScripts.contains(script), isLetter(before) else { return false }
    return before?.properties.canonicalCombiningClass == .virama || isLetter(after)
  }

  /// True if U+200B marks a line break that is not obvious: beside a letter, also before a number or a foreign name.
  private static func partsWords(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    guard let before, let after, before != "\u{200B}" else { return false }
    return (isLetter(before) || isLetter(after)) && !isSpace(before) && !isSpace(after)
  }

  private static func joinsEmoji(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let base = scalars[..<index].last { $0 != "\u{FE0F}" && !$0.properties.isEmojiModifier }
    guard let base, index + 1 < scalars.count else { return false }
    return CharacterProperties(of: base).isExtendedPictographic
      && CharacterProperties(of: scalars[index + 1]).isExtendedPictographic
  }

  private static func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    let properties = CharacterProperties(of: scalar)
    return !scalar.isASCII && (properties.isLetter || properties.isMark)
  }

  /// Persian separates a suffix from a preceding word, number or foreign name that it does not join.
  private static func canPrecedeSuffix(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    if scalar == TextVariant.placeholder { return true }
    let properties = CharacterProperties(of: scalar)
    return properties.isLetter || properties.isDecimalDigit || (properties.isMark && !properties.isDefaultIgnorable)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { CharacterProperties(of: scalar).isWhiteSpace }
}
