internal import CatalogModel
internal import MessageSyntax

/// The longest text of a message, with the longest number of each plural category.
extension CheckedText {
  /// Its length in grapheme clusters; if a cheaper upper bound is within `limit`, that bound.
  func longestLength(upTo limit: Int) -> Int {
    let bound = facts.scalarCount + facts.placeholderCount * longestNumber
    if bound <= limit { return bound }
    guard !nodes.isEmpty else { return text(0..<bytes.count).count }
    let clusters = length(.clusters, ofChildrenOf: 0, number: nil)
    return clusters <= limit ? clusters : length(.exact, ofChildrenOf: 0, number: nil)
  }

  /// An upper bound of the length of the message's numbers, in scalars.
  private var longestNumber: Int {
    var longest = 0
    for argument in arguments where argument.kind != .text { longest = max(longest, Self.bound(of: argument)) }
    for plural in nodes.indices where nodes[plural].pluralKind != nil {
      for branch in MessageChildren(of: plural, in: nodes) {
        // An explicit value may be greater than the argument's maximum.
        guard case .explicitValue(let value) = nodes[branch].selector else { continue }
        longest = max(longest, Self.bound(of: value - nodes[plural].offset))
      }
    }
    return longest
  }

  private enum Measure {
    /// Grapheme clusters with an upper bound for each number, which needs no ICU
    case clusters
    /// Grapheme clusters with the exact length of the longest number in each plural category
    case exact
  }

  private func length(_ measure: Measure, ofChildrenOf parent: Int, number: Int?) -> Int {
    var sum = 0
    for child in MessageChildren(of: parent, in: nodes) {
      let node = nodes[child]
      switch node.kind {
      case .text: sum += text(node.range).count
      case .numberSign: sum += number ?? 0
      case .number, .argument: sum += lengthOfGreatest(measure, node, category: nil, kind: .cardinal)
      case .plural, .selectOrdinal, .select:
        var longest = 0
        // The bound is the same in all branches.
        let bound =
          measure == .exact ? nil : node.pluralKind.map { lengthOfGreatest(measure, node, category: nil, kind: $0) }
        for branch in MessageChildren(of: child, in: nodes) {
          let number = lengthOfNumber(measure, in: branch, of: node, bound) ?? number
          longest = max(longest, length(measure, ofChildrenOf: branch, number: number))
        }
        sum += longest
      case .message, .quoteMark, .branch, .invalid: break
      }
    }
    return sum
  }

  /// The length of `#` in a branch of a plural; nil in a select, which has no number.
  ///
  /// - Parameter bound: the upper bound for any category; nil for the exact length.
  private func lengthOfNumber(_ measure: Measure, in branch: Int, of plural: MessageNode, _ bound: Int?) -> Int? {
    guard let kind = plural.pluralKind else { return nil }
    switch nodes[branch].selector {
    case .category(let category): return bound ?? lengthOfGreatest(measure, plural, category: category, kind: kind)
    case .explicitValue(let value): return locale.formatted(value - plural.offset).count
    default: return nil
    }
  }

  private func lengthOfGreatest(
    _ measure: Measure, _ placeholder: MessageNode, category: PluralCategory?, kind: PluralKind
  ) -> Int {
    guard let argument = argument(of: placeholder), argument.kind != .text else { return 0 }
    guard measure == .exact else { return Self.bound(of: argument) }
    let maximum = argument.maximum ?? Self.assumedMaximum
    let greatest = locale.greatestNumber(upTo: maximum, category: category, kind: kind)
    return greatest.map { locale.formatted($0).count } ?? 0
  }

  /// An upper bound of the length of an argument's numbers, in scalars.
  private static func bound(of argument: ArgumentDeclaration) -> Int {
    bound(ofDigits: digits(of: argument.maximum ?? assumedMaximum))
  }

  /// An upper bound of a number's length in scalars: its digits, a sign with its bidi mark, and a separator with three
  /// fraction digits.
  private static func bound(of number: Double) -> Int {
    guard let whole = Int64(exactly: number.magnitude.rounded(.down)) else { return longestDouble }
    return bound(ofDigits: digits(of: whole)) + 6
  }

  /// Digits, and a separator between groups of two, the smallest groups in any locale.
  private static func bound(ofDigits digits: Int) -> Int { digits + (digits - 1) / 2 }

  private static func digits(of number: Int64) -> Int {
    var rest = number
    var digits = 1
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    return digits
  }

  /// An upper bound for all numbers: a `Double` has 309 digits at most.
  private static let longestDouble = 500

  /// The assumed maximum of an argument without a declared one, for length limits.
  private static let assumedMaximum: Int64 = 9999
}

extension CheckedLocale {
  /// The greatest whole number of a category up to a maximum, or nil.
  fileprivate func greatestNumber(upTo maximum: Int64, category: PluralCategory?, kind: PluralKind) -> Int64? {
    guard let category else { return maximum }
    // Categories repeat every hundred or thousand numbers, or contain only a few small ones.
    let downwards = stride(from: maximum, through: max(0, maximum - 1000), by: -1)
    let small = stride(from: min(maximum, 200), through: 0, by: -1)
    return downwards.first { self.category(of: $0, kind: kind) == category }
      ?? small.first { self.category(of: $0, kind: kind) == category }
  }
}
