import MessageSyntax
import Testing

@testable import GeneratedCode

/// Plural rules (UTS #35 part 3) in generated Swift.
@Suite struct PluralRuleTests {
  private typealias Small = SmallModel

  @Test(
    "Conditions on integers, and on numbers with fractions",
    arguments: [
      ([Small.relation("n", 1...1)], [["n == 1"]], [["number.n == 1", "number.f == 0"]]),
      ([Small.relation("i", 1...1), Small.relation("v", 0...0)], [["i == 1"]], [["number.i == 1", "number.v == 0"]]),
      // Integers have no visible fraction.
      ([Small.relation("v", not: true, 0...0)], [], [["number.v != 0"]]),
      ([Small.relation("f", mod: 10, 1...1)], [], [["number.f % 10 == 1"]]),
      ([Small.relation("t", 0...1)], [[]], [["0...1 ~= number.f"]]),
      ([Small.relation("w", 1...1)], [], [["number.v == 1"]]),
      // Exponents do not occur.
      ([Small.relation("e", 0...0)], [[]], [[]]), ([Small.relation("c", not: true, 0...5)], [], []),
      ([Small.relation("n", mod: 10, 2...4)], [["2...4 ~= n % 10"]], [["2...4 ~= number.n % 10", "number.f == 0"]]),
      (
        [Small.relation("i", mod: 100, not: true, 12...14)], [["!(12...14 ~= i % 100)"]],
        [["!(12...14 ~= number.i % 100)"]]
      ),
      (
        [Small.relation("i", mod: 10, 0...0, 5...9)], [["i % 10 == 0 || 5...9 ~= i % 10"]],
        [["number.i % 10 == 0 || 5...9 ~= number.i % 10"]]
      ),
      // A fraction is never equal to an integer.
      (
        [Small.relation("n", mod: 100, not: true, 11...11)], [["n % 100 != 11"]],
        [["number.f != 0 || (number.n % 100 != 11)"]]
      ),
    ] as [([GeneratedPluralRules.Relation], [[String]], [[String]])])
  func conditions(relations: [GeneratedPluralRules.Relation], integer: [[String]], decimal: [[String]]) {
    let rule = Small.rule("few", relations)
    #expect(SwiftCondition.alternatives(rule, isDecimal: false) == integer)
    #expect(SwiftCondition.alternatives(rule, isDecimal: true) == decimal)
  }

  /// Languages with the same rules share a function, and only possible categories count.
  @Test func sharesNames() {
    let one = Small.rule("one", [Small.relation("i", 1...1), Small.relation("v", 0...0)])
    let many = Small.rule("many", [Small.relation("v", not: true, 0...0)])
    let rules = [
      GeneratedPluralRules(tag: "de", cardinal: [one], ordinal: []),
      GeneratedPluralRules(tag: "cs", cardinal: [one, many], ordinal: []),
      GeneratedPluralRules(tag: "pt-PT", cardinal: [one], ordinal: [one]),
    ]
    let catalog = Small.catalog(rules: rules)
    let names = SwiftPluralNames(catalog)
    func use(_ locale: Int, isOrdinal: Bool = false, isDecimal: Bool = false) -> SwiftNeeds.Rules {
      SwiftNeeds.Rules(locale: locale, isOrdinal: isOrdinal, isDecimal: isDecimal)
    }
    let found = [use(0), use(1), use(2), use(2, isOrdinal: true)].map { names.name($0) }
    #expect(found == ["cardinalDe", "cardinalCs", "cardinalDe", "ordinalPtPT"])
    #expect(names.categories(use(1)) == ["one"] && names.categories(use(1, isDecimal: true)) == ["one", "many"])
    #expect(KotlinPrinter.rules(.cardinal, 2, in: catalog) == "cardinalDe")
    #expect(KotlinPrinter.rules(.ordinal, 0, in: catalog) == nil)
    #expect(TypeScriptPrinter.rules(1, in: catalog) == "rulesCs")
    #expect(TypeScriptPrinter.rules(2, in: catalog) == "rulesPtPT")
  }

  /// The most frequent value is the default, and equal values share a case.
  @Test(
    arguments: [
      ([], ["switch self {}"]), ([(".a", 1)], ["return 1"]), ([(".a", 1), (".b", 1)], ["return 1"]),
      ([(".a", 1), (".b", 2)], ["switch self {", "case .a: return 1", "case .b: return 2", "}"]),
      (
        [(".a", 1), (".b", 2), (".c", 2), (".d", 1), (".e", 2)],
        ["switch self {", "case .a, .d: return 1", "default: return 2", "}"]
      ),
    ] as [([(String, Int)], [String])])
  func switches(cases: [(String, Int)], lines: [String]) {
    #expect(SwiftSwitch.lines("self", cases: cases.map { ($0.0, $0.1) }) { "\($0)" } == lines)
  }

  @Test func wrapsLongLists() {
    let items = (0..<30).map { ".item\($0)" }
    let lines = SwiftSwitch.wrapped("case ", items, end: ": x")
    #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 118 && !$0.hasSuffix(" ") })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("     .item") } && lines.last?.hasSuffix(".item29: x") == true)
  }
}
