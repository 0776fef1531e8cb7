package import MessageSyntax

/// One of CLDR's plural rules (UTS #35 part 3, § Plural rules syntax), such as
/// `few:n % 10 = 3..4,9 and n % 100 != 10..19 @integer 3, 4, 9, 23 …`.
package struct PluralRule: Sendable {
  /// A relation such as `n % 10 = 3..4,9`.
  package struct Relation: Sendable {
    package enum Operand: String, Sendable {
      case n, i, v, w, f, t, c, e
    }

    package let operand: Operand
    package let modulus: UInt64?
    /// True if the relation is `!=`.
    package let isNegated: Bool
    package let ranges: [ClosedRange<UInt64>]

    /// True if it depends on an integer: one has no visible fraction digits and no compact exponent, so that all other
    /// operands are 0.
    package var dependsOnInteger: Bool { operand == .n || operand == .i }
  }

  package let category: PluralCategory
  /// The alternatives of the condition, each with the relations that must hold together; none for a rule without a
  /// condition, nil for a condition that is not of the syntax.
  package let alternatives: [[Relation]]?
  /// The least integer among the samples, which CLDR's generator lists in order.
  let leastInteger: UInt64?

  /// Parses a line of `category:rule`; nil if it names no category.
  init?(_ line: Substring.UTF8View) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
      let category = PluralCategory(keyword: Substring(line[..<colon]))
    else { return nil }
    let parts = line[line.index(after: colon)...].split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    self.category = category
    alternatives = Self.alternatives(of: parts[0])
    let integers = parts.dropFirst().first { $0.starts(with: "integer ".utf8) }
    leastInteger = integers.flatMap { Self.firstInteger(in: $0.dropFirst("integer ".utf8.count)) }
  }

  private static func alternatives(of condition: Substring.UTF8View) -> [[Relation]]? {
    var tokens = condition.split(separator: UInt8(ascii: " ")).map { Substring($0) }[...]
    if tokens.isEmpty { return [] }
    var alternatives: [[Relation]] = [[]]
    while let relation = Relation(parsing: &tokens) {
      alternatives[alternatives.count - 1].append(relation)
      switch tokens.popFirst() {
      case nil: return alternatives
      case "and": continue
      case "or": alternatives.append([])
      default: return nil
      }
    }
    return nil
  }

  /// The first of `3, 4, 9, 23~25, 1c6`; the compact forms with a `c` or an `e` are not plain integers.
  private static func firstInteger(in samples: Substring.UTF8View) -> UInt64? {
    let first = samples.split(separator: UInt8(ascii: ","), maxSplits: 1).first ?? samples
    let trimmed = first.split(separator: UInt8(ascii: " ")).first ?? first
    let start = trimmed.split(separator: UInt8(ascii: "~")).first ?? trimmed
    return UInt64(Substring(start))
  }
}

extension PluralRule.Relation {
  /// Parses a relation at the beginning of some tokens, or nil.
  fileprivate init?(parsing tokens: inout ArraySlice<Substring>) {
    guard let operand = tokens.popFirst().flatMap({ Operand(rawValue: String($0)) }) else { return nil }
    var modulus: UInt64?
    if tokens.first == "%" {
      guard let number = tokens.dropFirst().first.flatMap({ UInt64($0) }), number > 0 else { return nil }
      modulus = number
      tokens = tokens.dropFirst(2)
    }
    guard let sign = tokens.popFirst(), sign == "=" || sign == "!=",
      let ranges = tokens.popFirst().flatMap({ Self.ranges($0) })
    else { return nil }
    (self.operand, self.modulus, isNegated, self.ranges) = (operand, modulus, sign == "!=", ranges)
  }

  /// `2..4,9`
  private static func ranges(_ list: Substring) -> [ClosedRange<UInt64>]? {
    var ranges: [ClosedRange<UInt64>] = []
    for item in list.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let bounds = String(Substring(item)).split(separator: "..", omittingEmptySubsequences: false).map { UInt64($0) }
      guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, bounds.count <= 2, first <= last else {
        return nil
      }
      ranges.append(first...last)
    }
    return ranges
  }
}
