internal import ICUText

/// The kinds of characters and patterns in a text, found in one pass, so that each rule only runs on texts that may
/// break it.
package struct TextTraits: OptionSet, Sendable, BitwiseCopyable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A white-space character (UAX #44 White_Space).
  package static let space = Self(rawValue: 1 << 0)
  /// Two white-space characters with nothing printed between them; in a message they may belong to different branches.
  package static let adjacentSpaces = Self(rawValue: 1 << 1)
  /// A control character (general category Cc), or a line or paragraph separator (Zl, Zp).
  package static let control = Self(rawValue: 1 << 2)
  /// An invisible character, including bidi controls (Default_Ignorable_Code_Point, and U+2800, which is blank).
  package static let invisible = Self(rawValue: 1 << 3)
  /// A bidi control (UAX #9 §2).
  package static let bidiControl = Self(rawValue: 1 << 4)
  /// A letter of the locale's scripts.
  package static let ownLetter = Self(rawValue: 1 << 5)
  /// A Latin letter in a locale of another script.
  package static let latinLetter = Self(rawValue: 1 << 6)
  /// A letter of a script that is neither the locale's nor Latin.
  package static let foreignLetter = Self(rawValue: 1 << 7)
  /// A character that may change in NFC (UAX #15).
  package static let mayChangeInNFC = Self(rawValue: 1 << 8)
  /// U+0640.
  package static let kashida = Self(rawValue: 1 << 9)
  /// A part of an ellipsis: `.`, U+2026, U+22EF, `。`.
  package static let dot = Self(rawValue: 1 << 10)
  /// `!`, `?`, `:`, `;`, a full stop or a comma in any script.
  package static let sentencePunctuation = Self(rawValue: 1 << 11)
  /// A quotation mark or apostrophe of any kind; in a message, one that is printed.
  package static let quotationMark = Self(rawValue: 1 << 12)
  /// `<`, `>`, `&` or `*`.
  package static let markup = Self(rawValue: 1 << 13)
  /// `_`, `~`, `&` or a bracket, which may mark a mnemonic.
  package static let mnemonic = Self(rawValue: 1 << 14)
  /// A character with emoji presentation, or U+FE0F (UTS #51).
  package static let emoji = Self(rawValue: 1 << 15)
  /// A decimal digit of any script.
  package static let digit = Self(rawValue: 1 << 16)
  package static let uppercase = Self(rawValue: 1 << 17)
  package static let lowercase = Self(rawValue: 1 << 18)
  /// A character beyond ASCII.
  package static let nonASCII = Self(rawValue: 1 << 19)
  /// An unassigned or private-use character, or U+FFFD.
  package static let unassigned = Self(rawValue: 1 << 20)
  /// A word after the first one that begins with a capital.
  package static let laterCapital = Self(rawValue: 1 << 21)
  /// A word after the first one that begins with a lowercase letter.
  package static let laterSmall = Self(rawValue: 1 << 22)
  /// White space, an invisible character or nothing at an end of the text or of a message's branch; or an apostrophe,
  /// which may print nothing.
  package static let blankEdge = Self(rawValue: 1 << 23)
  /// `#`; in a message, one that is printed literally.
  package static let numberSign = Self(rawValue: 1 << 24)
  /// Two words with one space between them and equal numbers of bytes.
  package static let wordsOfOneLength = Self(rawValue: 1 << 25)

  /// A plural whose branches for categories are all equal.
  package static let sameBranches = Self(rawValue: 1 << 26)
  /// A plural whose branches for categories differ.
  package static let differingBranches = Self(rawValue: 1 << 27)

  /// A letter of the locale's script that its language does not use.
  package static let unusualLetter = Self(rawValue: 1 << 28)
  /// A character that a wrong charset makes of the second byte of a letter in UTF-8: `¼` in `Ã¼`.
  package static let misread = Self(rawValue: 1 << 29)
  /// A letter or digit that only differs from an ordinary one in width, font or joining form.
  package static let compatibility = Self(rawValue: 1 << 30)

  /// The traits of letters by script.
  package static let letters: Self = [.ownLetter, .latinLetter, .foreignLetter]
}

extension TextTraits {
  /// The traits of a character in a locale with some scripts.
  ///
  /// - Parameter isLatin: true if Latin is one of them.
  init(of scalar: Unicode.Scalar, scripts: [Script], isLatin: Bool) {
    let properties = CharacterProperties(of: scalar)
    self = Self.marks(of: scalar)
    if !scalar.isASCII { insert(.nonASCII) }
    if properties.isWhiteSpace { insert(.space) }
    if properties.isControl { insert(.control) }
    if properties.isDefaultIgnorable { insert(.invisible) }
    if properties.isBidiControl { insert(.bidiControl) }
    if properties.mayChangeInNFC { insert(.mayChangeInNFC) }
    if properties.isSentenceTerminal { insert(.sentencePunctuation) }
    if properties.isQuotationMark { insert(.quotationMark) }
    // U+FE0F requests emoji presentation; digits and the keycap's `#` are pictographic only with it.
    if properties.hasEmojiPresentation || scalar.value == 0xFE0F { insert(.emoji) }
    if properties.isDecimalDigit { insert(.digit) }
    if properties.isUppercase { insert(.uppercase) }
    if properties.isLowercase { insert(.lowercase) }
    if properties.isUnassignedOrPrivate || scalar.value == 0xFFFD { insert(.unassigned) }
    if MisreadText.isContinuation(scalar) { insert(.misread) }
    if CompatibilityForm.isForm(scalar) { insert(.compatibility) }
    if properties.isAlphabetic { insert(Self.script(of: scalar, properties, scripts: scripts, isLatin: isLatin)) }
  }

  private static func script(
    of scalar: Unicode.Scalar, _ properties: CharacterProperties, scripts: [Script], isLatin: Bool
  ) -> Self {
    let script = properties.script
    if script == .common || script == .inherited { return [] }
    // If ICU does not know the locale's script, no letter is foreign.
    if scripts.isEmpty || scripts.contains(script) { return .ownLetter }
    if script == .latin { return isLatin ? .ownLetter : .latinLetter }
    return scripts.contains { $0.uses(scalar) } ? .ownLetter : .foreignLetter
  }

  /// The traits of individual characters.
  private static func marks(of scalar: Unicode.Scalar) -> Self {
    switch scalar {
    case ".", "…", "⋯", "。": .dot
    case ":", ";", "\u{37E}", "\u{061B}", "：", "；", ",", "،", "，", "、", "､", "፣": .sentencePunctuation
    case "'", "’", "ʼ", "`", "´", "′", "″": .quotationMark
    case "<", ">", "*": .markup
    case "\u{2028}", "\u{2029}": .control
    case "&": [.markup, .mnemonic]
    case "#": .numberSign
    case "_", "~", "(", ")", "（", "）": .mnemonic
    case _ where Brackets.isBracket(scalar): .mnemonic
    case "\u{640}": .kashida
    case "\u{2800}": .invisible
    default: []
    }
  }
}
