internal import MessageSyntax

/// What can be read off the text of plural rules without trying numbers.
///
/// Rules look like `few:n % 10 = 3..4,9 and n % 100 != 10..19 @integer 3, 4, 9, 23 … @decimal 3.0` (UTS #35
/// part 3, § Plural rules syntax). The samples of integers begin with the least one: CLDR's generator lists
/// them in order.
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

  /// Takes lines of `category:rule`. A rule that cannot be read costs the table, never a wrong answer.
  init(_ text: String) {
    self.text = text
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
        let category = PluralCategory(keyword: Substring(line[..<colon]))
      else { continue }
      categories.insert(category)
      let parts = line[line.index(after: colon)...].split(
        separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
      if !Self.hasTableForm(parts[0]) { haveTableForm = false }
      for samples in parts.dropFirst() where samples.starts(with: "integer ".utf8) {
        guard let least = Self.firstInteger(in: samples.dropFirst(8)) else { continue }
        leastIntegers.append((category, least))
      }
    }
  }

  /// The categories of the integers 0…`maximum`; nil if the rules came without samples.
  func reachableCategories(upTo maximum: UInt64) -> PluralCategorySet? {
    if leastIntegers.isEmpty { return nil }
    var reachable: PluralCategorySet = []
    for entry in leastIntegers where entry.integer <= maximum { reachable.insert(entry.category) }
    return reachable
  }

  /// The first of `3, 4, 9, 23~25, 1c6`; the compact forms with a `c` or an `e` are not plain integers.
  private static func firstInteger(in samples: Substring.UTF8View) -> UInt64? {
    let first = samples.split(separator: UInt8(ascii: ","), maxSplits: 1).first ?? samples
    let trimmed = first.split(separator: UInt8(ascii: " ")).first ?? first
    let start = trimmed.split(separator: UInt8(ascii: "~")).first ?? trimmed
    return UInt64(Substring(start))
  }

  /// Whether every relation of a condition lets integers fall into the classes of the table.
  private static func hasTableForm(_ condition: Substring.UTF8View) -> Bool {
    var tokens = condition.split(separator: UInt8(ascii: " ")).map { Substring($0) }[...]
    while let operand = tokens.popFirst() {
      var modulus: UInt64?
      if tokens.first == "%" {
        guard let number = tokens.dropFirst().first.flatMap({ UInt64($0) }) else { return false }
        modulus = number
        tokens = tokens.dropFirst(2)
      }
      guard let relation = tokens.popFirst(), relation == "=" || relation == "!=",
        let values = tokens.popFirst()
      else { return false }
      guard isTableForm(operand: operand, modulus: modulus, values: values) else { return false }
      if let conjunction = tokens.popFirst(), conjunction != "and", conjunction != "or" { return false }
    }
    return true
  }

  private static func isTableForm(operand: Substring, modulus: UInt64?, values: Substring) -> Bool {
    // Integers have no visible fraction digits and no compact exponent: the other operands are always 0.
    guard operand == "n" || operand == "i" else { return true }
    switch modulus {
    case nil:
      return values.utf8.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") })
        .allSatisfy { UInt64(Substring($0)).map { $0 < 100 } ?? false }
    case 1_000_000: return values == "0"
    case .some(let modulus): return modulus > 0 && (100 as UInt64).isMultiple(of: modulus)
    }
  }
}
