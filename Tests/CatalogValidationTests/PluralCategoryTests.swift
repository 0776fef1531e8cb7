import CatalogFiles
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// Required and unused branches of a plural, by ICU's rules and the range of its argument.
@Suite struct PluralCategoryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    /// The argument's declaration in purposes.json.
    let argument: String
    /// The branches in addition to `other`.
    let branches: String
    let missing: [String]
    let unused: [String]
    var kind = "plural"

    init(
      _ locale: String, _ argument: String, _ branches: String, missing: [String] = [], unused: [String] = [],
      kind: String = "plural"
    ) {
      self.locale = locale
      self.argument = argument
      self.branches = branches
      self.missing = missing
      self.unused = unused
      self.kind = kind
    }

    var testDescription: String { "\(locale) \(argument): \(kind) \(branches) other" }
  }

  private static let upTo9999 = #"{ "type": "integer", "maximum": 9999 }"#
  private static let anyInteger = #"{ "type": "integer" }"#
  private static let anyNumber = #"{ "type": "number" }"#
  private static func numberUpTo(_ maximum: Int) -> String { #"{ "type": "number", "maximum": \#(maximum) }"# }
  private static func upTo(_ maximum: Int) -> String { #"{ "type": "integer", "maximum": \#(maximum) }"# }

  /// CLDR's categories (UTS #35 Part 3, plural rules), limited by a maximum.
  private static let cardinals = [
    Row("en", upTo9999, "one"), Row("en", upTo9999, "", missing: ["one"]),
    Row("en", upTo9999, "one few", unused: ["few"]), Row("en", upTo9999, "zero one two", unused: ["zero", "two"]),
    Row("ja", upTo9999, ""), Row("zh-Hans", upTo9999, "one", unused: ["one"]), Row("ja", anyNumber, ""),
    Row("pl", upTo9999, "one few many"), Row("pl", upTo9999, "one few", missing: ["many"]),
    Row("pl", upTo9999, "one", missing: ["few", "many"]), Row("pl", anyNumber, "one few", missing: ["many"]),
    Row("ru", upTo9999, "one few many"), Row("ru", upTo9999, "few many", missing: ["one"]),
    // Czech uses `many` only for fractions.
    Row("cs", upTo9999, "one few"), Row("cs", upTo9999, "one few many"),
    Row("cs", anyInteger, "one few"), Row("cs", anyNumber, "one few", missing: ["many"]),
    Row("cs", anyNumber, "one few many"),
    // French, Spanish and Portuguese use `many` for millions.
    Row("fr", upTo9999, "one"), Row("fr", upTo9999, "one many"),
    Row("fr", anyInteger, "one", missing: ["many"]),
    Row("fr", upTo(999_999), "one"), Row("fr", upTo(1_000_000), "one", missing: ["many"]),
    Row("es", upTo9999, "one"), Row("es", upTo(2_000_000), "one many"), Row("es", anyInteger, "one", missing: ["many"]),
    Row("pt-BR", upTo9999, "one"), Row("pt-BR", anyInteger, "one many"),
    Row("ar", upTo9999, "zero one two few many"), Row("ar", upTo9999, "one two few many", missing: ["zero"]),
    Row("ar", upTo9999, "zero one two few", missing: ["many"]), Row("ar", upTo(10), "zero one two few"),
    Row("ar", upTo(10), "zero one two few many", unused: ["many"]), Row("ar", upTo(2), "zero one two"),
    Row("cy", upTo9999, "zero one two few many"), Row("cy", upTo(5), "zero one two few"),
    Row("he", upTo9999, "one two"), Row("he", upTo9999, "one two many", unused: ["many"]),
    Row("he", upTo9999, "one", missing: ["two"]),
    Row("hi", upTo9999, "one"), Row("fa", upTo9999, "one"), Row("de", upTo(0), ""),
    Row("de", upTo(0), "one", unused: ["one"]),
    Row("lt", anyInteger, "one few"), Row("lt", anyNumber, "one few", missing: ["many"]),
    // A rating of up to five stars never reaches a million.
    Row("fr", numberUpTo(5), "one"), Row("es", numberUpTo(5), "one many"),
    Row("fr", numberUpTo(1_000_000), "one", missing: ["many"]), Row("cs", numberUpTo(5), "one few", missing: ["many"]),
    Row("lt", numberUpTo(1), "one many"), Row("ar", numberUpTo(2), "zero one two"), Row("sl", numberUpTo(1), "one few"),
  ]

  /// An explicit value removes its number from the category.
  private static let explicit = [
    Row("en", upTo9999, "=1"), Row("en", upTo9999, "=0", missing: ["one"]), Row("en", upTo9999, "=0 one"),
    Row("ar", upTo9999, "=0 one two few many"), Row("ar", upTo9999, "=0 =1 =2 few many"),
    Row("ar", upTo9999, "=0 =1 few many", missing: ["two"]), Row("he", upTo9999, "=1 =2"),
    // 1, 21, 31 … are all `one` in Russian.
    Row("ru", upTo9999, "=1 few many", missing: ["one"]), Row("ru", upTo(20), "=1 few many"),
    Row("pl", upTo9999, "=1 few many"), Row("cs", upTo9999, "=1 few"), Row("cs", upTo9999, "=1 =2 =3 =4"),
    Row("cs", upTo9999, "=1 =2 =3", missing: ["few"]),
    // There may always be a fraction.
    Row("fr", anyNumber, "=0 =1 many", missing: ["one"]), Row("cy", upTo9999, "=0 =1 =2 =3 =6"),
  ]

  /// The offset is subtracted before categories are chosen, but not for explicit values.
  private static let offsets = [
    Row("en", upTo9999, "offset:1 =0 =1 one"), Row("en", upTo9999, "offset:1 =0 =1", missing: ["one"]),
    // 0 minus 1 is -1, which has the category of 1.
    Row("en", upTo9999, "offset:1 =0 =2"), Row("en", upTo9999, "offset:1 =2", missing: ["one"]),
    Row("en", upTo(1), "offset:1 =0"), Row("en", upTo(2), "offset:1 =0 =1", missing: ["one"]),
  ]

  private static let ordinals = [
    Row("en", upTo9999, "one two few", kind: "selectordinal"),
    Row("en", upTo9999, "one", missing: ["two", "few"], kind: "selectordinal"),
    Row("en", upTo(2), "one two", kind: "selectordinal"),
    Row("de", upTo9999, "", kind: "selectordinal"), Row("de", upTo9999, "one", unused: ["one"], kind: "selectordinal"),
    Row("fr", upTo9999, "one", kind: "selectordinal"), Row("it", upTo9999, "many", kind: "selectordinal"),
    Row("cy", upTo9999, "zero one two few many", kind: "selectordinal"),
    Row("cy", upTo9999, "zero one two few", missing: ["many"], kind: "selectordinal"),
  ]

  @Test(arguments: cardinals + explicit + offsets + ordinals)
  func requiresReachableCategories(_ row: Row) throws {
    let branches = row.branches.split(separator: " ").map { $0.hasPrefix("offset") ? "\($0)" : "\($0) {#}" }
    let text = "{n, \(row.kind), \((branches + ["other {# }"]).joined(separator: " "))}"
    let report = try RuleExample.check([
      "catalog.json": """
      { "formatVersion": 1, "name": "Example", "sourceLocale": "\(row.locale)", "locales": ["\(row.locale)"], "iconSets": [] }
      """,
      "purposes.json": """
      {
        "copy": {
          "role": "act", "description": "…",
          "messages": { "title": {}, "counted": { "arguments": { "n": \(row.argument) } } }
        }
      }
      """,
      "titles/\(row.locale).json": #"{ "copy": { "title": "Copy", "counted": "\#(text)" } }"#,
    ])
    func categories(_ rule: String) -> [String] {
      report.findings.filter { $0.rule == rule }.compactMap(\.subject.category)
    }
    #expect(Set(categories("missing-plural-category")) == Set(row.missing))
    #expect(Set(categories("unused-plural-category")) == Set(row.unused))
  }

  /// A category is required even if only the last number of the range has it.
  @Test(arguments: [(1_000_000, ["many"]), (999_999, [])] as [(Int, [String])])
  func examinesLargeNumbersToo(maximum: Int, missing: [String]) throws {
    let row = Row("fr", Self.upTo(maximum), "=0 one", missing: missing)
    try requiresReachableCategories(row)
  }
}
