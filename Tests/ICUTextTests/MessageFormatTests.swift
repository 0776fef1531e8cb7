import ICUOracles
import MessageSyntax
import TestSupport
import Testing

@testable import ICUText

/// Our compiled messages give the same bytes as `icu::MessageFormat` of the same ICU, in every locale.
///
/// `icu::MessageFormat` always groups digits. In locales with a greater `minimumGroupingDigits`, the comparison leaves
/// separators out; ``NumberGroupingTests`` compares them.
@Suite("Messages print as ICU prints them")
struct MessageFormatTests {
  /// Every ICU locale, and numbering systems that none of them has by default.
  static let locales = LocaleData.available + numberingSystems

  private static let numberingSystems = [
    "ar-u-nu-arab", "fa-u-nu-latn", "th-u-nu-thai", "zh-u-nu-hanidec", "ta-u-nu-tamldec", "hi-u-nu-deva",
    "en-u-nu-mathsans", "en-u-nu-roman", "he-u-nu-hebr", "ja-u-nu-jpan", "tlh", "und",
  ]

  /// Everything that depends on the locale: digits, grouping, signs, categories.
  static let patterns = [
    "{n} {n, number} {n, number, integer} {n, number, percent}",
    "{n, plural, zero {z#} one {o#} two {t#} few {f#} many {m#} other {x#}}",
    "{n, plural, offset:2 =0 {none} =1 {just {n}} one {o# of {n}} two {t#} few {f#} many {m#} other {x#}}",
    "{n, selectordinal, zero {z#} one {o#} two {t#} few {f#} many {m#} other {x#}}",
  ]

  /// The rest of the syntax: quoting, explicit values, nesting, and number styles, which determine the category.
  static let forms = [
    "it''s '{n}' '' {n, plural, one {'#' ''o'' #} other {'{'#'}' ''x'' #''}} '# '{n",
    "{n, plural, offset:1 =0 {none} =1 {=1 #} =3 {=3 {n, number, integer}} one {o#} few {f#} other {x#}}.",
    "{n, plural, one {o {n, number, percent}} few {f} many {m} other {{n, number, percent} #}}",
    "{n, plural, one {o} few {f #} other {{n, number, integer} {n, plural, =3 {three} one {#o} other {#x}}}}",
  ]

  /// Around 2^53 and above, ICU's plural rules use a rounded number, not the printed one.
  static let inexact: [Int64] = [
    9_007_199_254_740_991, 9_007_199_254_740_992, 9_007_199_254_740_993, 9_007_199_254_741_001, 10_000_000_000_000_001,
    100_000_000_000_000_101, 1_000_000_000_000_000_001, 1_000_000_000_000_000_011, .max,
  ]

  static let integers: [Int64] = {
    let magnitudes = Array(0...1_000) + PowersOfTen.withAdjacentIntegers + inexact
    return magnitudes + magnitudes.dropFirst().map { -$0 }
  }()

  /// Enough for every category, including those that depend on the last two digits or on millions.
  static let someIntegers = integers.filter { $0.magnitude <= 120 || $0.magnitude > 998 }

  /// Each digit, each grouped length, and the distinctions of most languages' rules; with both signs.
  static let fewIntegers: [Int64] = {
    let magnitudes: [Int64] = Array(0...12) + [21, 22, 100, 101, 999, 1_000, 1_234, 12_345, 1_000_000, 9_876_543_210]
    return magnitudes + magnitudes.dropFirst().map { -$0 }
  }()

  /// One to three fraction digits, halves that round to even, more than three digits, and special values.
  static let numbers: [Double] = {
    var numbers = SeededGenerator(seed: 754)
    let random = [10.0, 100, 1_000].flatMap { scale in
      (0..<40).map { _ in Double(Int.random(in: -2_000_000...2_000_000, using: &numbers)) / scale }
    }
    let small = (0...30).map { Double($0) / 10 } + [0.25, 0.125, 0.375, 1.05, 2.005, 10.01, 11.001, 21.1]
    let halves = [0.5, 1.5, 2.5, -0.5, -2.5, 0.005, 0.015, 0.0005, 0.0015, 1.0005, 0.9995, 0.9996, 1.9999]
    let odd = [-0.0, 0.1 + 0.2, 123_456.789, 1e15, 9_007_199_254_740_992, 1e20, -1e20, .infinity, -.infinity]
    return small + halves + random + odd
  }()

  /// The same with fewer random numbers and tenths.
  static let fewNumbers = numbers.indices.filter { $0 % 7 == 0 || $0 < 12 }.map { numbers[$0] }

  /// One locale for each pair of plural rules, and the locales with other numbering systems.
  static let representatives: Set<String> = {
    var seen: Set<[ObjectIdentifier]> = []
    let different = LocaleData.available.filter { tag in
      guard let sets = try? PluralKind.allCases.map({ try PluralRuleSet.shared(locale: tag, kind: $0) }) else {
        return true
      }
      return seen.insert(sets.map { ObjectIdentifier($0) }).inserted
    }
    return Set(different + numberingSystems)
  }()

  /// Representatives get all patterns and many numbers. The other locales get the locale-dependent patterns and a few
  /// numbers, except in an exhaustive run.
  ///
  /// This would miss a locale that differs from the representative of its rules, if none of the few numbers shows the
  /// difference.
  @Test("Integers and numbers with fraction digits", arguments: locales)
  func numbers(tag: String) throws {
    let isRepresentative = Sweep.isExhaustive || Self.representatives.contains(tag)
    let rules = try NumberRules(locale: tag)
    let ignored = try Self.separatorOfMoreDigits(tag)
    var differences: [String] = []
    for pattern in Self.patterns + (isRepresentative ? Self.forms : []) {
      let ours = try CompiledMessage(
        MessageTree(parsing: pattern), rules: rules, isRightToLeft: LocaleData.isRightToLeft(tag))
      let oracle = try MessageFormatOracle(pattern, locale: tag, arguments: ["n"])
      let many = Sweep.isExhaustive && Self.patterns.contains(pattern) ? Self.integers : Self.someIntegers
      let (integers, numbers) = isRepresentative ? (many, Self.numbers) : (Self.fewIntegers, Self.fewNumbers)
      differences += try Self.differences(
        pattern, integers, from: oracle.lines("n", integers: integers), without: ignored
      ) {
        try ours.format(["n": .integer($0)])
      }
      differences += try Self.differences(
        pattern, numbers, from: oracle.lines("n", numbers: numbers), without: ignored
      ) {
        try ours.format(["n": .number($0)])
      }
    }
    Self.report(differences)
  }

  @Test("One count given without a name prints the same", arguments: ["en", "ar", "pl", "hi", "kw", "fr"])
  func count(tag: String) throws {
    let pattern = Self.patterns[1]
    let ours = try CompiledMessage(
      MessageTree(parsing: pattern), rules: NumberRules(locale: tag),
      isRightToLeft: LocaleData.isRightToLeft(tag))
    let oracle = try MessageFormatOracle(pattern, locale: tag, arguments: ["n"])
    let differences = try Self.differences(
      pattern, Self.integers, from: oracle.lines("n", integers: Self.integers),
      without: Self.separatorOfMoreDigits(tag)
    ) { try ours.format(count: $0) }
    Self.report(differences)
  }

  @Test(
    "The least integer prints in algorithmic systems, where ICU crashes",
    arguments: [
      ("en-u-nu-roman", "-9,223,372,036,854,775,808"), ("he-u-nu-hebr", "\u{200E}-9,223,372,036,854,775,808"),
      ("el-u-nu-grek", "-9.223.372.036.854.775.808"), ("ja-u-nu-jpan", "-9,223,372,036,854,775,808"),
    ])
  func leastInteger(tag: String, expected: String) throws {
    let message = try CompiledMessage(
      MessageTree(parsing: "{n}"), rules: NumberRules(locale: tag), isRightToLeft: false)
    #expect(try message.format(["n": .integer(.min)]) == expected)
  }

  @Test("Many tasks share one message", arguments: ["ar", "en", "kw", "he-u-nu-hebr"])
  func sharing(tag: String) async throws {
    let message = try CompiledMessage(
      MessageTree(parsing: Self.forms[2]), rules: NumberRules(locale: tag), isRightToLeft: false)
    let texts = { @Sendable in try Self.numbers.map { try message.format(["n": .number($0)]) } }
    let expected = try texts()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 { group.addTask { try texts() == expected } }
      for try await isSame in group { #expect(isSame) }
    }
  }

  /// A left-to-right text inserted into a left-to-right message is not isolated, so the results can be compared with
  /// ICU's.
  @Test(
    "Texts and selects",
    arguments: [
      "{kind, select, file {File} folder {Folder {name}} other {{name} – {kind}}}", "{name}'s",
      "'{'{name}'}' '''{name}'''",
      "{kind, select, other {{n, plural, one {# {name}} other {# × {name}}}}}", "  {name}  ",
      "{name}{kind}{n}",
      "a ' b '' c 'd {name} 'e",
      "{n, plural, one {{kind, select, file {# file} other {#}}} other {{kind, select, file {# files} other {#?}}}}",
    ],
    ["file", "folder", "Ünï's '{x}' #"])
  func texts(pattern: String, kind: String) throws {
    let ours = try CompiledMessage(
      MessageTree(parsing: pattern), rules: NumberRules(locale: "en"), isRightToLeft: false)
    let oracle = try MessageFormatOracle(pattern, locale: "en", arguments: ["kind", "name", "n"])
    for n in [0, 1, 1_234] as [Int64] {
      try oracle.set("kind", to: .text(kind))
      try oracle.set("name", to: "report.txt")
      try oracle.set("n", to: .integer(n))
      #expect(
        try ours.format(["kind": .text(kind), "name": "report.txt", "n": .integer(n)]) == oracle.string())
    }
  }

  /// Records only the first differences, since many usually have one cause.
  private static func report(_ differences: [String]) {
    if differences.isEmpty { return }
    Issue.record("\(differences.count) texts differ:\n\(differences.prefix(20).joined(separator: "\n"))")
  }

  /// The grouping separator of a locale that does not group four digits; nil for other locales.
  private static func separatorOfMoreDigits(_ tag: String) throws -> Unicode.Scalar? {
    guard let lines = try? NumberOracle.lines(integers: [1_234, 1_234_567], locale: tag) else { return nil }
    let (four, seven) = (
      lines.prefix { $0 != "\n" }.unicodeScalars, lines.drop { $0 != "\n" }.unicodeScalars.dropFirst()
    )
    guard four.count == 4, seven.count > 8 else { return nil }
    return seven.dropFirst().first
  }

  /// The values whose texts differ, one line each.
  ///
  /// - Parameter ignored: a scalar to leave out of the comparison.
  private static func differences<Value>(
    _ pattern: String, _ values: [Value], from expected: String, without ignored: Unicode.Scalar? = nil,
    format: (Value) throws -> String
  ) rethrows -> [String] {
    var ours = ""
    for value in values {
      ours += try format(value)
      ours += "\n"
    }
    var expected = expected
    if let ignored {
      ours.unicodeScalars.removeAll { $0 == ignored }
      expected.unicodeScalars.removeAll { $0 == ignored }
    }
    // Compares bytes, since `==` on strings accepts canonical equivalence.
    if ours.utf8.elementsEqual(expected.utf8) { return [] }
    let lines = zip(
      ours.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false))
    return zip(values, lines).filter { !$0.1.0.utf8.elementsEqual($0.1.1.utf8) }
      .map { "\($0.0) in '\(pattern)': '\($0.1.0)', ICU '\($0.1.1)'" }
  }
}
