import ICUOracles
import ICUText
import MessageSyntax
import TestSupport
import Testing

/// Numbers have the same bytes as those of `icu::number::NumberFormatter` with `UNUM_GROUPING_AUTO` of the same ICU, in
/// every locale.
@Suite("Numbers are grouped as in CLDR")
struct NumberGroupingTests {
  static let integers: [Int64] = {
    let magnitudes =
      Array(0...20) + [98, 99, 100, 1_234, 12_345, 123_456, 1_234_567_890] + PowersOfTen.withAdjacentIntegers
    return magnitudes + magnitudes.dropFirst().map { -$0 }
  }()

  static let numbers: [Double] = [0.5, 1.25, 999.5, 1_234.5, 9_999.875, 12_345.678, 1_234_567.5, -1_234.5, -12_345.5]

  /// `NumberFormatter` does not support algorithmic systems; MessageFormatTests compares them.
  static let locales = MessageFormatTests.locales.filter { tag in
    !["-roman", "-hebr", "-jpan"].contains { tag.hasSuffix($0) }
  }

  @Test("Integers and numbers with fraction digits", arguments: locales)
  func numbers(tag: String) throws {
    let message = try CompiledMessage(
      MessageTree(parsing: "{n}"), rules: NumberRules(locale: tag), isRightToLeft: false)
    let integers = try Self.integers.map { try message.format(["n": .integer($0)]) + "\n" }.joined()
    #expect(try Array(integers.utf8) == Array(NumberOracle.lines(integers: Self.integers, locale: tag).utf8))
    let numbers = try Self.numbers.map { try message.format(["n": .number($0)]) + "\n" }.joined()
    #expect(try Array(numbers.utf8) == Array(NumberOracle.lines(numbers: Self.numbers, locale: tag).utf8))
  }

  /// `minimumGroupingDigits` is 2 in these locales (CLDR, common/main), 1 in the others.
  @Test(
    arguments: [
      ("es", "1234", "12.345"), ("pl", "1234", "12\u{A0}345"), ("pt-PT", "1234", "12\u{A0}345"),
      ("bg", "1234", "12\u{A0}345"), ("es-AR", "1.234", "12.345"), ("es-419", "1,234", "12,345"),
      ("pt", "1.234", "12.345"), ("de", "1.234", "12.345"), ("de-CH", "1’234", "12’345"), ("en", "1,234", "12,345"),
      ("en-IN", "1,234", "12,345"), ("en-US-posix", "1234", "12345"), ("ar-MA", "1.234", "12.345"),
      ("fr", "1\u{202F}234", "12\u{202F}345"),
    ])
  func groups(tag: String, four: String, five: String) throws {
    let message = try CompiledMessage(
      MessageTree(parsing: "{n}"), rules: NumberRules(locale: tag), isRightToLeft: false)
    #expect(try message.format(count: 1_234) == four)
    #expect(try message.format(count: 12_345) == five)
    #expect(try message.format(["n": .number(1_234)]) == four)
  }

  /// UTS #35 part 1, § Numbering System Identifier: unknown systems are ignored.
  @Test(arguments: ["ar-EG-u-nu-xxxx", "ar-EG-u-nu-klingon", "de-u-nu-abcdefgh", "en-u-nu-xyz"])
  func ignoresUnknownNumberingSystems(tag: String) throws {
    let plain = String(tag.split(separator: "-").prefix { $0 != "u" }.joined(separator: "-"))
    let message = try CompiledMessage(
      MessageTree(parsing: "{n} {n, number, percent}"), rules: NumberRules(locale: tag), isRightToLeft: false)
    let other = try CompiledMessage(
      MessageTree(parsing: "{n} {n, number, percent}"), rules: NumberRules(locale: plain), isRightToLeft: false)
    for number: Int64 in [0, 7, 1_234, 12_345, -1] {
      #expect(try message.format(["n": .integer(number)]) == other.format(["n": .integer(number)]))
    }
  }

  /// The requested tag, the declared one, and the locale of the numbers.
  @Test(
    arguments: [
      ("ar-EG", "ar", "ar-EG"), ("ar-MA", "ar", "ar-MA"), ("de-CH", "de", "de-CH"), ("es-AR", "es-419", "es-AR"),
      ("ur-IN", "ur", "ur-IN"), ("zh-TW", "zh-Hant", "zh-TW"), ("zh-Hant-MO", "zh-Hant-HK", "zh-Hant-MO"),
      ("fa-AF", "fa", "fa-AF"), ("ar", "ar", "ar"), ("ar", "ar-EG", "ar"), ("de-CH-1901", "de", "de-CH-1901"),
      // A numbering system is kept; other extensions are dropped.
      ("ar-EG-u-nu-latn", "ar", "ar-EG-u-nu-latn"), ("ar-u-ca-islamic-nu-latn", "ar", "ar-u-nu-latn"),
      ("de-t-en-u-nu-thai", "de", "de-u-nu-thai"), ("de-u-co-phonebk", "de", "de"), ("de-x-u-nu-thai", "de", "de"),
      ("de-u-nu", "de", "de"), ("en-US-u-va-posix", "en", "en-US-u-va-posix"),
      ("ar-MA", "ar-u-nu-arab", "ar-MA-u-nu-arab"),
      ("ar-u-nu-latn", "ar-u-nu-arab", "ar-u-nu-latn"),
      // For another language or script, the locale of the texts.
      ("nn-NO", "nb", "nb"), ("hi-Latn", "en-IN", "en-IN"), ("sr-Latn-ME", "sr", "sr"), ("tlh", "en", "en"),
      ("hr-BA", "bs", "bs"),
      // An alias is the same language.
      ("he-IL", "iw", "he-IL"),
    ])
  func choosesTheLocaleOfNumbers(requested: String, declared: String, numbers: String) {
    #expect(NumberLocale.tag(requested: requested, declared: declared) == numbers)
  }
}
