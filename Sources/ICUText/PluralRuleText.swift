internal import MessageSyntax

/// What can be read off the text of plural rules without trying numbers.
struct PluralRuleText: Sendable {
  /// The categories that the rules name; `other` always.
  private(set) var categories: PluralCategorySet = .other

  /// The least integer of each category that an integer has.
  private(set) var leastIntegers: [(category: PluralCategory, integer: UInt64)] = []

  /// Whether an integer's category follows from the integer itself below 100, and from then on from its last
  /// two digits and whether it is a whole number of millions: the form that ``PluralTable`` holds.
  private(set) var haveTableForm = true

  /// The lines as they are.
  let text: String

  /// The rules, in the order of the lines.
  let rules: [PluralRule]

  /// Takes lines of `category:rule`. A rule that cannot be read costs the table, never a wrong answer.
  init(_ text: String) {
    self.text = text
    rules = text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { PluralRule($0) }
    for rule in rules {
      categories.insert(rule.category)
      haveTableForm = haveTableForm && rule.alternatives?.joined().allSatisfy(Self.hasTableForm) == true
      if let least = rule.leastInteger { leastIntegers.append((rule.category, least)) }
    }
  }

  /// The categories of the integers 0…`maximum`; nil if the rules came without samples.
  func reachableCategories(upTo maximum: UInt64) -> PluralCategorySet? {
    if leastIntegers.isEmpty { return nil }
    var reachable = PluralCategorySet()
    for entry in leastIntegers where entry.integer <= maximum { reachable.insert(entry.category) }
    return reachable
  }

  /// Whether a relation lets integers fall into the classes of the table.
  private static func hasTableForm(_ relation: PluralRule.Relation) -> Bool {
    guard relation.dependsOnInteger else { return true }
    switch relation.modulus {
    case nil: return relation.ranges.allSatisfy { $0.upperBound < 100 }
    case 1_000_000: return relation.ranges == [0...0]
    case .some(let modulus): return (100 as UInt64).isMultiple(of: modulus)
    }
  }
}
