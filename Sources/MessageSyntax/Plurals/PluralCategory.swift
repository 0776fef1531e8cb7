/// A plural category of CLDR's language plural rules (UTS #35 part 3, § Language Plural Rules).
package enum PluralCategory: UInt8, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category with a keyword in ICU message syntax, or nil.
  package init?(keyword: some StringProtocol) {
    guard let category = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = category
  }

  /// The keyword of this category in a message: `one`, `other` ….
  package var keyword: String { staticKeyword.description }

  /// The keyword without an allocation, for the parser.
  var staticKeyword: StaticString {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }
}
