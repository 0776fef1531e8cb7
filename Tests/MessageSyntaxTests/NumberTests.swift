import MessageSyntax
import Testing

@Suite("Integer formats")
struct IntegerFormatTests {
  private func format(
    digits: String = "0123456789",
    separator: String = ",",
    primary: Int = 3,
    secondary: Int = 0,
    minimum: Int = 1,
    minus: String = "-"
  ) throws -> IntegerFormat {
    try #require(
      IntegerFormat(
        digits: digits.map(String.init),
        separator: separator,
        primaryGroup: primary,
        secondaryGroup: secondary,
        minimumGrouping: minimum,
        negativePrefix: minus,
        negativeSuffix: ""
      )
    )
  }

  @Test(
    "English",
    arguments: [
      (0, "0"), (7, "7"), (99, "99"), (100, "100"), (999, "999"), (1000, "1,000"),
      (123_456_789, "123,456,789"),
      (-5, "-5"), (-1000, "-1,000"), (Int64.max, "9,223,372,036,854,775,807"),
      (Int64.min, "-9,223,372,036,854,775,808"),
    ])
  func english(value: Int64, expected: String) throws {
    #expect(try format().string(value) == expected)
  }

  @Test(
    "Hindi groups by two after the first three",
    arguments: [
      (1000, "1,000"), (100_000, "1,00,000"), (123_456_789, "12,34,56,789"),
    ])
  func hindi(value: Int64, expected: String) throws {
    #expect(try format(secondary: 2).string(value) == expected)
  }

  @Test(
    "Spanish groups from five digits on",
    arguments: [
      (1000, "1000"), (9999, "9999"), (10000, "10.000"), (1_000_000, "1.000.000"),
    ])
  func spanish(value: Int64, expected: String) throws {
    #expect(try format(separator: ".", minimum: 2).string(value) == expected)
  }

  @Test(
    "Persian has its own digits and a bidi mark before the minus sign",
    arguments: [
      (0, "۰"), (42, "۴۲"), (1234, "۱٬۲۳۴"), (-3, "\u{200E}−۳"),
    ])
  func persian(value: Int64, expected: String) throws {
    let persian = try format(digits: "۰۱۲۳۴۵۶۷۸۹", separator: "٬", minus: "\u{200E}−")
    #expect(persian.string(value) == expected)
  }

  @Test("No grouping")
  func noGrouping() throws {
    #expect(try format(primary: 0).string(1_234_567) == "1234567")
  }

  @Test(
    "Digits that are not ten single scalars are not supported here",
    arguments: [
      [], ["0"], (0...10).map(String.init),
    ])
  func digits(digits: [String]) {
    let format = IntegerFormat(
      digits: digits,
      separator: ",",
      primaryGroup: 3,
      secondaryGroup: 0,
      minimumGrouping: 1,
      negativePrefix: "-",
      negativeSuffix: ""
    )
    #expect(format == nil)
  }
}

@Suite("Plural tables")
struct PluralTableTests {
  /// CLDR's cardinal rules for Catalan and French since version 42: whole millions are 'many'.
  private func millions(_ number: UInt64) -> PluralCategory {
    if number == 1 { return .one }
    return number != 0 && number.isMultiple(of: 1_000_000) ? .many : .other
  }

  @Test(
    "Integers below 100 have their own entries",
    arguments: [
      (0, PluralCategory.other), (1, .one), (101, .other), (999_999, .other), (1_000_000, .many),
      (1_000_001, .other), (5_000_000, .many), (1_000_000_000_000, .many),
    ] as [(UInt64, PluralCategory)])
  func lookUp(number: UInt64, category: PluralCategory) {
    #expect(PluralTable(sampling: millions).category(of: number) == category)
  }

  @Test("A language with another form of rules is distinguished")
  func agreement() {
    let hundreds: (UInt64) -> PluralCategory = { $0 % 1000 == 100 ? .two : .other }
    #expect(PluralTable(sampling: millions).agrees(with: millions, on: 0...2000))
    #expect(!PluralTable(sampling: hundreds).agrees(with: hundreds, on: 0...2000))
  }
}

@Suite("Numeric values")
struct NumericValueTests {
  @Test(
    "Decimals that print as integers are integers",
    arguments: [
      (3.0, NumericValue.integer(3)), (-3.0, .integer(-3)), (0.0, .integer(0)), (-0.0, .decimal(-0.0)),
      (0.5, .decimal(0.5)), (9_007_199_254_740_991, .integer(9_007_199_254_740_991)),
      (9_007_199_254_740_992, .decimal(9_007_199_254_740_992)), (.infinity, .decimal(.infinity)),
    ])
  func whole(value: Double, expected: NumericValue) {
    #expect(NumericValue(value) == expected)
  }

  @Test("NaN is unchanged")
  func notANumber() {
    guard case .decimal(let value) = NumericValue(.nan) else {
      Issue.record("NaN became an integer")
      return
    }
    #expect(value.isNaN)
  }
}

@Suite("Plural categories")
struct PluralCategoryTests {
  @Test("Keywords", arguments: PluralCategory.allCases)
  func keywords(category: PluralCategory) {
    #expect(PluralCategory(keyword: category.keyword) == category)
  }

  @Test("Other words are not categories", arguments: ["", "One", "ones", "=1"])
  func otherWords(word: String) {
    #expect(PluralCategory(keyword: word) == nil)
  }

  @Test("Sets keep CLDR's order")
  func sets() {
    var set: PluralCategorySet = [.other, .one]
    set.insert(.few)
    #expect(set.categories == [.one, .few, .other])
    #expect(set.contains(.few))
    #expect(!set.contains(PluralCategory.zero))
  }
}
