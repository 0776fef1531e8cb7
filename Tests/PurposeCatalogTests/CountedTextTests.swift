import CatalogFiles
import ICUOracles
import ICUText
import PurposeCatalog
import Testing

/// Every counted text of the catalogue has the same bytes as with ICU's `icu::MessageFormat`. Its separators in numbers
/// of four digits are corrected, because it prints them in every locale.
@Suite struct CountedTextTests {
  private static let numbers: [Int64] = Array(0...120) + [999, 1_000, 1_001, 9_999, 10_000, 1_000_000]

  @Test(arguments: try Standard.read().locales.map(\.identifier))
  func countsAsICUDoes(tag: String) throws {
    let catalog = try Standard.read()
    let source = try Standard.source()
    let resolver = catalog.resolver(for: tag)
    var compared = 0
    for slot in 0..<source.slots.count where !source.declaration(ofSlot: slot).arguments.isEmpty {
      let declaration = source.declaration(ofSlot: slot)
      let argument = try #require(declaration.arguments.first)
      let purpose = try catalog.purpose(source.purposes[source.slots.purposes[slot]].identifier)
      let message = try #require(purpose.message(declaration.name))

      // A regional locale inherits most texts: the plural rules are the parent's, the number format is the region's.
      let origin = try resolver.resolve(declaration.name, of: purpose, [argument.name: 1]).locale
      let texts = try #require(source.locales.first { $0.locale == origin })
      let pattern = try #require(source.text(of: texts.entries[slot]))
      let printing = origin.language == resolver.locale.language ? tag : origin.identifier
      let numbers = try Self.numbers.filter { try Self.haveTheSameCategory($0, origin.identifier, printing) }
      let oracle = try MessageFormatOracle(pattern, locale: printing, arguments: [argument.name])
      let expected = try Self.grouped(oracle.lines(argument.name, integers: numbers), numbers, as: printing)
      let ours = numbers.map { (resolver.text(of: message, count: Int($0)) ?? "nothing") + "\n" }.joined()
      #expect(ours == expected, "\(purpose.identifier)/\(declaration.name)")
      let byName = numbers.map { number in
        (resolver.text(declaration.name, of: purpose, [argument.name: .integer(number)]) ?? "nothing") + "\n"
      }.joined()
      #expect(byName == expected, "\(purpose.identifier)/\(declaration.name)")
      compared += 1
    }
    #expect(compared >= 9)
  }

  /// The lines of ICU's message format, with each number replaced by the output of ICU's number formatter.
  private static func grouped(_ lines: String, _ numbers: [Int64], as tag: String) throws -> String {
    let always = try MessageFormatOracle("{n}", locale: tag, arguments: ["n"]).lines("n", integers: numbers)
    let asCLDRSays = try NumberOracle.lines(integers: numbers, locale: tag)
    func each(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
    return zip(each(lines), zip(each(always), each(asCLDRSays))).map { line, number in
      line.replacing(number.0, with: number.1) + "\n"
    }.joined()
  }

  /// Whether a number has the same plural category in both locales. Other numbers cannot be compared, since
  /// ICU's message format uses only one locale.
  private static func haveTheSameCategory(_ number: Int64, _ one: String, _ other: String) throws -> Bool {
    let (left, right) = (
      try PluralRules(locale: one, kind: .cardinal), try PluralRules(locale: other, kind: .cardinal)
    )
    return try left.category(of: number) == right.category(of: number)
  }

  /// The grammar of each language, with the locale's digits.
  @Test(
    arguments: [
      ("en", 1, "Delete 1 item"), ("en", 2, "Delete 2 items"), ("en", 0, "Delete 0 items"),
      ("ar-EG", 0, "لا توجد عناصر للحذف"), ("ar-EG", 1, "حذف عنصر واحد"), ("ar-EG", 2, "حذف عنصرين"),
      ("ar-EG", 3, "حذف ٣ عناصر"), ("ar-EG", 11, "حذف ١١ عنصرًا"), ("ar-EG", 100, "حذف ١٠٠ عنصر"),
      ("ar-MA", 3, "حذف 3 عناصر"), ("ar-EG-u-nu-latn", 3, "حذف 3 عناصر"), ("ar_MA@numbers=arab", 3, "حذف ٣ عناصر"),
      ("he", 1, "מחיקת פריט אחד"), ("he", 2, "מחיקת שני פריטים"), ("he", 3, "מחיקת 3 פריטים"),
    ])
  func followsTheGrammar(tag: String, count: Int, text: String) throws {
    let catalog = try Standard.read()
    let counted = try #require(try catalog.purpose("delete").message("counted"))
    #expect(catalog.resolver(for: tag).text(of: counted, count: count) == text)
  }
}
