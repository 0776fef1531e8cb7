internal import CICU

/// The properties of a Unicode scalar that rules need: script, general category and binary properties (UAX #44, UAX
/// #24, UTS #51).
package struct CharacterProperties: Hashable, Sendable, BitwiseCopyable {
  private let bits: UInt32

  /// Asks ICU, which takes some hundred nanoseconds: cache the result for repeated scalars.
  package init(of scalar: Unicode.Scalar) {
    bits = cicu_character_properties(scalar.value)
  }

  /// ICU's number of the script; ``Script`` has names.
  package var script: Script { Script(code: Int32(bits & 0x3FF)) }

  package var isWhiteSpace: Bool { has(CICU_CHARACTER_WHITE_SPACE) }
  /// Invisible: joiners, variation selectors, bidi controls, soft hyphens.
  package var isDefaultIgnorable: Bool { has(CICU_CHARACTER_DEFAULT_IGNORABLE) }
  package var isBidiControl: Bool { has(CICU_CHARACTER_BIDI_CONTROL) }
  /// U+200C and U+200D.
  package var isJoinControl: Bool { has(CICU_CHARACTER_JOIN_CONTROL) }
  /// Alone or with neighbours it may change in NFC (NFC_Quick_Check is No or Maybe, UAX #15).
  package var mayChangeInNFC: Bool { has(CICU_CHARACTER_MAY_CHANGE_IN_NFC) }
  package var isExtendedPictographic: Bool { has(CICU_CHARACTER_EXTENDED_PICTOGRAPHIC) }
  /// Drawn in colour by default, without a variation selector.
  package var hasEmojiPresentation: Bool { has(CICU_CHARACTER_EMOJI_PRESENTATION) }
  package var isUppercase: Bool { has(CICU_CHARACTER_UPPERCASE) }
  package var isLowercase: Bool { has(CICU_CHARACTER_LOWERCASE) }
  package var isAlphabetic: Bool { has(CICU_CHARACTER_ALPHABETIC) }
  /// Ends a sentence in some script: `.`, `。`, `।`, `?`.
  package var isSentenceTerminal: Bool { has(CICU_CHARACTER_SENTENCE_TERMINAL) }
  package var isQuotationMark: Bool { has(CICU_CHARACTER_QUOTATION_MARK) }
  package var isDash: Bool { has(CICU_CHARACTER_DASH) }

  /// Takes two columns of a terminal (East_Asian_Width is Wide or Fullwidth, UAX #11).
  package var isWide: Bool { has(CICU_CHARACTER_WIDE) }

  /// A combining mark: general category M.
  package var isMark: Bool { (6...8).contains(category) }
  /// A decimal digit of some script: general category Nd.
  package var isDecimalDigit: Bool { category == 9 }
  /// A control character: general category Cc.
  package var isControl: Bool { category == 15 }
  /// Not a character: unassigned, private use or a noncharacter (general categories Cn, Co).
  package var isUnassignedOrPrivate: Bool { category == 0 || category == 17 }
  /// A letter: general category L.
  package var isLetter: Bool { (1...5).contains(category) }
  /// A letter that modifies another one, such as U+02BC: general category Lm.
  package var isModifierLetter: Bool { category == 4 }

  /// ICU's UCharCategory.
  private var category: UInt32 { bits >> 10 & 0x1F }

  private func has(_ flag: Int) -> Bool {
    bits & UInt32(flag) != 0
  }

  /// A letter without case and accents: `e` for `É`, hiragana for katakana; nil for an accent and for invisible
  /// characters. Vowel signs, viramas and tones that are separate marks are kept.
  package static func baseLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let letter = cicu_base_letter(scalar.value)
    return letter == 0 ? nil : Unicode.Scalar(letter)
  }

  /// The ordinary characters of a compatibility character that only differs in width, font or joining form: `A` for
  /// `Ａ` and `𝐀`, `ア` for `ｱ` (UAX #44 §5.7.3); nil for other characters.
  package static func ordinaryForm(of scalar: Unicode.Scalar) -> String? {
    guard let form = try? readText("normalize a character", { cicu_ordinary_form(scalar.value, $0) }) else {
      return nil
    }
    return form.isEmpty ? nil : form
  }

  /// The simplified or traditional form of a Chinese character (CLDR's transforms Hant-Hans and Hans-Hant); nil if the
  /// character has no other form.
  package static func chineseForm(of scalar: Unicode.Scalar, isTraditional: Bool) -> Unicode.Scalar? {
    let form = cicu_chinese_form(scalar.value, isTraditional)
    return form == scalar.value ? nil : Unicode.Scalar(form)
  }
}

/// A script, by ICU's number (UAX #24).
package struct Script: Hashable, Sendable, BitwiseCopyable {
  /// ICU's UScriptCode.
  package let code: Int32

  init(code: Int32) { self.code = code }

  /// The script of an ISO 15924 code such as `Arab`; nil if ICU does not know it.
  package init?(_ name: String) {
    code = cicu_script_code(name, name.byteCount)
    guard code >= 0 else { return nil }
  }

  /// Characters of all scripts: digits, punctuation.
  package static let common = Script(code: 0)
  /// Marks that inherit the script of their base.
  package static let inherited = Script(code: 1)
  package static let latin = Script(code: 25)

  /// True if a character is used in the script, by its Script_Extensions.
  package func uses(_ scalar: Unicode.Scalar) -> Bool { cicu_character_has_script(scalar.value, code) }

  /// The scripts that a language written in an ISO 15924 script mixes: `Jpan` is Han, Hiragana and Katakana.
  package static func parts(of name: String) -> [Script] {
    let names: [String] =
      switch name {
      case "Jpan": ["Hani", "Hira", "Kana"]
      case "Kore": ["Hang", "Hani"]
      case "Hans", "Hant", "Hanb": ["Hani", "Bopo"]
      default: [name]
      }
    return names.compactMap { Script($0) }
  }

  /// True if the script has no spaces between words.
  package var isWrittenWithoutSpaces: Bool { Self.withoutSpaces.contains(self) }

  /// The scripts that have no spaces between words, by their codes (ISO 15924).
  package static let namesOfThoseWithoutSpaces = ["Hani", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr", "Tibt"]

  private static let withoutSpaces = Set(namesOfThoseWithoutSpaces.compactMap { Script($0) })
}
