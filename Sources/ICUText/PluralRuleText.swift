internal import MessageSyntax

/// Facts that can be read from the text of plural rules without trying numbers.
struct PluralRuleText: Sendable {
  /// The categories in the rules, and always `other`.
  private(set) var categories: PluralCategorySet = .other

  /// The least integer of each category of integers.
  private(set) var leastIntegers: [(category: PluralCategory, integer: UInt64)] = []

  /// True if an integer's category depends below 100 on the integer itself, and from there only on its last two digits
  /// and on being a whole number of millions: the form of ``PluralTable``.
  private(set) var haveTableForm = true

  /// The unchanged lines.
  let text: String

  /// The rules, in the order of the lines.
  let rules: [PluralRule]

  /// Parses lines of `category:rule`. A rule that cannot be parsed disables the table, but never causes a wrong answer.
  init(_ text: String) {
    self.text = text
    rules = text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { PluralRule($0) }
    for rule in rules {
      categories.insert(rule.category)
      haveTableForm = haveTableForm && rule.alternatives?.joined().allSatisfy(Self.hasTableForm) == true
      if let least = rule.leastInteger { leastIntegers.append((rule.category, least)) }
    }
  }

  /// The categories of the integers 0…`maximum`; nil if the rules have no samples.
  func reachableCategories(upTo maximum: UInt64) -> PluralCategorySet? {
    if leastIntegers.isEmpty { return nil }
    var reachable = PluralCategorySet()
    for entry in leastIntegers where entry.integer <= maximum { reachable.insert(entry.category) }
    return reachable
  }

  /// True if a relation fits the classes of the table.
  private static func hasTableForm(_ relation: PluralRule.Relation) -> Bool {
    guard relation.dependsOnInteger else { return true }
    switch relation.modulus {
    case nil: return relation.ranges.allSatisfy { $0.upperBound < 100 }
    case 1_000_000: return relation.ranges == [0...0]
    case .some(let modulus): return (100 as UInt64).isMultiple(of: modulus)
    }
  }
}
