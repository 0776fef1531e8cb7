import Testing

@testable import ICUText

/// ICU's character properties; the rows are from UAX #44 and UAX #24.
@Suite struct CharacterPropertiesTests {
  @Test func distinguishesLettersFromMarks() {
    #expect(CharacterProperties(of: "a").isLetter && CharacterProperties(of: "a").isLowercase)
    #expect(CharacterProperties(of: "Ж").isUppercase && !CharacterProperties(of: "Ж").isLowercase)
    #expect(CharacterProperties(of: "\u{301}").isMark && !CharacterProperties(of: "\u{301}").isLetter)
    #expect(CharacterProperties(of: "٣").isDecimalDigit && !CharacterProperties(of: "٣").isAlphabetic)
    #expect(CharacterProperties(of: "\u{7}").isControl)
    #expect(CharacterProperties(of: "\u{E000}").isUnassignedOrPrivate)
    #expect(CharacterProperties(of: "\u{378}").isUnassignedOrPrivate)
  }

  @Test(
    arguments: [
      ("a", "Latn"), ("я", "Cyrl"), ("α", "Grek"), ("ح", "Arab"), ("ש", "Hebr"), ("か", "Hira"), ("漢", "Hani"),
      ("한", "Hang"), ("ไ", "Thai"), ("1", "Zyyy"), ("\u{301}", "Zinh"), ("ქ", "Geor"), ("հ", "Armn"),
    ] as [(Unicode.Scalar, String)])
  func findsTheScript(scalar: Unicode.Scalar, name: String) {
    #expect(CharacterProperties(of: scalar).script == Script(name))
  }

  @Test func constantsHaveTheRightNames() {
    #expect(Script("Zyyy") == .common)
    #expect(Script("Zinh") == .inherited)
    #expect(Script("Latn") == .latin)
    #expect(Script("Nope") == nil)
    #expect(Script.parts(of: "Jpan").count == 3)
    #expect(Script.parts(of: "Cyrl") == [Script("Cyrl")])
  }

  /// U+0951 is used with many Indic scripts, but neither with Latin nor with Cyrillic in ICU 72 (UAX #24).
  @Test func usesScriptExtensions() throws {
    let devanagari = try #require(Script("Deva"))
    let cyrillic = try #require(Script("Cyrl"))
    #expect(devanagari.uses("\u{951}"))
    #expect(!cyrillic.uses("\u{951}"))
  }

  @Test func findsInvisibleCharacters() {
    for scalar in ["\u{200C}", "\u{200D}", "\u{AD}", "\u{2066}", "\u{FE0F}"] as [Unicode.Scalar] {
      #expect(CharacterProperties(of: scalar).isDefaultIgnorable)
    }
    #expect(CharacterProperties(of: "\u{200C}").isJoinControl)
    #expect(CharacterProperties(of: "\u{2066}").isBidiControl)
    #expect(CharacterProperties(of: "\u{A0}").isWhiteSpace)
    #expect(CharacterProperties(of: "。").isSentenceTerminal)
    #expect(CharacterProperties(of: "«").isQuotationMark)
    #expect(CharacterProperties(of: "–").isDash)
    #expect(CharacterProperties(of: "🗑").isExtendedPictographic)
    #expect(CharacterProperties(of: "✅").hasEmojiPresentation)
    #expect(!CharacterProperties(of: "✓").hasEmojiPresentation)
  }

  /// UAX #15, table 4 and figure 4.
  @Test func normalizes() throws {
    #expect(Array(try Normalization.nfc("e\u{301}").unicodeScalars) == ["é"])
    #expect(Array(try Normalization.nfc("\u{212B}").unicodeScalars) == ["\u{C5}"])
    #expect(Array(try Normalization.nfc("\u{1E9B}\u{323}").unicodeScalars) == ["\u{1E9B}", "\u{323}"])
    #expect(try Normalization.nfc("") == "")
    #expect(CharacterProperties(of: "\u{301}").mayChangeInNFC)
    #expect(!CharacterProperties(of: "é").mayChangeInNFC)
  }

  /// Texts that readers consider the same word (UTS #10 §1.1, UTS #35 part 5).
  @Test(
    arguments: [
      ("en", "Close", "close", true), ("en", "Close", "Closé", true), ("en", "Close", "Clone", false),
      ("sv", "tal", "tål", false), ("de", "tal", "tål", true), ("ar", "حذف", "حَذف", true),
      ("ja", "キャンセル", "きゃんせる", true), ("en", "Sign in", "Sign-in", false),
    ])
  func comparesByPrimaryStrength(locale: String, left: String, right: String, areSame: Bool) throws {
    #expect(try Collator(locale: locale).areSame(left, right) == areSame)
  }

  /// Tone and voicing marks distinguish words; case does not.
  @Test(arguments: [("vi", "trái", "trại", false), ("vi", "Trái", "trái", true), ("ja", "ハス", "バス", false)])
  func comparesMarksOnRequest(locale: String, left: String, right: String, areSame: Bool) throws {
    #expect(try Collator(locale: locale, countsMarks: true).areSame(left, right) == areSame)
  }

  @Test(
    arguments: [
      ("É", "e"), ("ẞ", "ß"), ("й", "и"), ("أ", "ا"), ("キ", "き"), ("ガ", "か"), ("한", "한"), ("ก", "ก"), ("क़", "क"),
      ("ς", "σ"), ("Σ", "σ"), ("ı", "i"), ("İ", "i"),
      ("\u{301}", nil), ("\u{200C}", nil), ("\u{5B0}", nil), ("ื", "ื"), ("्", "्"),
    ] as [(String, String?)])
  func findsBaseLetters(text: String, letter: String?) {
    let letters = text.unicodeScalars.compactMap { CharacterProperties.baseLetter(of: $0) }
    #expect(letters == letter.map { Array($0.unicodeScalars) } ?? [])
  }

  @Test func ignoresPunctuationOnRequest() throws {
    #expect(try Collator(locale: "en", ignoresPunctuation: true).areSame("Sign in", "Sign-in…"))
  }

  /// Both ways of testing for NFC agree; the last text is a composition exclusion (UAX #15 §5).
  @Test(arguments: ["", "Back", "é", "e\u{301}", "한", "\u{1112}\u{1161}", "ca\u{327}\u{301}", "\u{958}"])
  func recognizesNFC(text: String) throws {
    let bytes = Array(text.utf8)
    let isSame = try Normalization.nfc(text).utf8.elementsEqual(bytes)
    #expect(bytes.withUnsafeBufferPointer(Normalization.isNFC) == isSame)
  }

  @Test(
    arguments: [
      ("Ａ", "A"), ("𝐀", "A"), ("ｱ", "ア"), ("ﾞ", "\u{3099}"), ("ﻼ", "لا"), ("１", "1"), ("A", nil), ("ﬁ", nil),
      ("²", nil),
    ] as [(Unicode.Scalar, String?)])
  func findsOrdinaryForms(scalar: Unicode.Scalar, form: String?) {
    #expect(CharacterProperties.ordinaryForm(of: scalar) == form)
  }

  @Test(
    arguments: [("說", "说", nil), ("说", nil, "說"), ("中", nil, nil), ("a", nil, nil)]
      as [(Unicode.Scalar, Unicode.Scalar?, Unicode.Scalar?)])
  func findsChineseForms(scalar: Unicode.Scalar, simplified: Unicode.Scalar?, traditional: Unicode.Scalar?) {
    #expect(CharacterProperties.chineseForm(of: scalar, isTraditional: false) == simplified)
    #expect(CharacterProperties.chineseForm(of: scalar, isTraditional: true) == traditional)
  }
}
