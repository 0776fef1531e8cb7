import MessageSyntax
import Testing
import TestSupport

@testable import ICUText

/// Categories derived from the text of the rules, compared with those that ICU selects.
@Suite("Plural rule sets")
struct PluralRuleSetTests {
  /// One ICU locale for each distinct rule set.
  struct Representative: CustomTestStringConvertible {
    let tag: String
    let kind: PluralKind
    var testDescription: String { "\(tag), \(kind)" }
  }

  static let representatives: [Representative] = PluralKind.allCases.flatMap { kind in
    var seen: Set<ObjectIdentifier> = []
    return LocaleData.available.compactMap { tag -> Representative? in
      guard let set = try? PluralRuleSet.shared(locale: tag, kind: kind) else { return nil }
      return seen.insert(ObjectIdentifier(set)).inserted ? Representative(tag: tag, kind: kind) : nil
    }
  }

  @Test("There are a few dozen sets")
  func count() {
    #expect((40...80).contains(Self.representatives.count))
  }

  /// The numbers at which a new category can appear: 0…1,000, every integer in the rules or their samples, and the
  /// powers of ten, each with its neighbours. The exhaustive run takes all numbers up to a million.
  ///
  /// These would miss a rule whose samples omit its least integer.
  private static func integers(_ representative: Representative) throws -> [Int64] {
    if Sweep.isExhaustive { return Array(0...1_000_000) }
    let text = try PluralRuleSet.shared(locale: representative.tag, kind: representative.kind).rules.text
    let named = text.split { !("0"..."9").contains($0) }.compactMap { Int64($0) }
    let all = named.flatMap { [$0 - 1, $0, $0 + 1] } + PowersOfTen.withAdjacentIntegers + Array(0...1_000)
    return Set(all.filter { (0...1_000_000).contains($0) }).sorted()
  }

  @Test("Reachable categories are those of all integers up to the maximum", arguments: representatives)
  func reachable(_ representative: Representative) throws {
    let rules = try PluralRules(locale: representative.tag, kind: representative.kind)
    let handle = try rules.handle()
    var reached: PluralCategorySet = []
    for value in try Self.integers(representative) {
      let category = handle.category(of: value)
      guard !reached.contains(category) else { continue }
      // The set changes only at a new category, so checking it there is enough.
      #expect(rules.reachableCategories(upTo: value - 1) == reached || value == 0, "up to \(value - 1)")
      reached.insert(category)
      #expect(rules.reachableCategories(upTo: value) == reached, "up to \(value)")
    }
    #expect(rules.reachableCategories(upTo: 1_000_000) == reached)
    for maximum in [2_000_000, 1_000_000_000_000, .max] as [Int64] {
      #expect(rules.reachableCategories(upTo: maximum).isSuperset(of: reached))
    }
  }

  @Test("The rules name the categories that numbers reach, and no other", arguments: representatives)
  func categories(_ representative: Representative) throws {
    let rules = try PluralRules(locale: representative.tag, kind: representative.kind)
    var reached = rules.reachableCategories(upTo: 1_000_000)
    for whole in 0..<120 {
      for fraction in ["0", "1", "2", "5", "9", "00", "01", "11", "12", "21", "125"] {
        reached.insert(try rules.category(ofDecimal: "\(whole).\(fraction)"))
      }
    }
    #expect(rules.categories == reached)
  }

  @Test("Each locale uses the set whose rules ICU opens for it", arguments: LocaleData.available)
  func setOfLocale(tag: String) throws {
    for kind in PluralKind.allCases {
      let shared = try PluralRules(locale: tag, kind: kind)
      let own = try PluralRulesHandle(locale: tag, kind: kind)
      var reached: PluralCategorySet = []
      for value in 0...300 as ClosedRange<Int64> {
        let category = own.category(of: value)
        #expect(try category == shared.category(of: value))
        reached.insert(category)
        if [0, 1, 2, 5, 10, 99, 100, 300].contains(value) {
          #expect(shared.reachableCategories(upTo: value) == reached, "up to \(value)")
        }
      }
    }
  }

  /// 0…1,000, the powers of ten ± 1, and random numbers of all sizes.
  static let magnitudes: [UInt64] = {
    var numbers = SeededGenerator(seed: 35)
    let random = (0..<3_000).map { _ in
      let bits = UInt64.random(in: 8...50, using: &numbers)
      return UInt64.random(in: 0...(1 << bits), using: &numbers)
    }
    let millions: [UInt64] = (1...20).map { $0 * 1_000_000 }
    return Array(0...1_000 as ClosedRange<UInt64>) + PowersOfTen.withAdjacentIntegers.map(\.magnitude) + random
      + millions
  }()

  @Test("A table agrees with ICU, and is missing where it would not", arguments: representatives)
  func table(_ representative: Representative) throws {
    let rules = try PluralRules(locale: representative.tag, kind: representative.kind)
    let handle = try rules.handle()
    let ask = { (magnitude: UInt64) in handle.category(of: Int64(clamping: magnitude)) }
    if let table = try rules.table() {
      #expect(table.agrees(with: ask, on: Self.magnitudes))
    } else {
      #expect(PluralTable(sampling: ask).agrees(with: ask, on: 0...2_000) == false)
    }
  }

  @Test(
    "Rules that a table cannot hold are recognized",
    arguments: [
      ("one:n = 1 @integer 1", true), ("one:n % 10 = 1 and n % 100 != 11,71,91 @integer 1, 21", true),
      ("many:e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5 @integer 1000000", true),
      ("few:v = 0 and i % 100 = 3..4 or f % 1000 = 3 @integer 3", true), ("other: @integer 0", true),
      ("other:", true),
      ("one:n = 100 @integer 100", false), ("one:n = 80..800 @integer 80", false),
      ("one:n % 1000 = 1 @integer 1", false),
      ("one:n % 3 = 1 @integer 1", false), ("one:i % 1000000 = 1 @integer 1", false),
      ("one:n is 1 @integer 1", false),
      ("one:n % 0 = 1 @integer 1", false), ("one:n % x = 1 @integer 1", false), ("one:n", false),
      ("one:n = 1 xor n = 2", false),
    ])
  func form(rule: String, isTableForm: Bool) {
    #expect(PluralRuleText(rule).haveTableForm == isTableForm)
  }
}

/// Numbers at which digits, groups and rules change.
enum PowersOfTen {
  /// 10^3 … 10^12, each with its neighbours.
  static let withAdjacentIntegers: [Int64] = (3...12).flatMap { exponent in
    let power = (0..<exponent).reduce(1 as Int64) { power, _ in power * 10 }
    return [power - 1, power, power + 1]
  }
}
