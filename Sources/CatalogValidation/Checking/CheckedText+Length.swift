internal import CatalogFiles
internal import CatalogModel
internal import MessageSyntax

/// The longest text that a message can give, with the greatest number of each plural category put in.
extension CheckedText {
  /// Its length in grapheme clusters; where a cheaper upper bound is within `limit` already, that bound.
  func longestLength(upTo limit: Int) -> Int {
    let bound = length(.scalars, ofChildrenOf: 0, number: nil)
    if bound <= limit { return bound }
    let clusters = length(.clusters, ofChildrenOf: 0, number: nil)
    return clusters <= limit ? clusters : length(.exact, ofChildrenOf: 0, number: nil)
  }

  private enum Measure {
    /// Scalars, and for each number as many as the greatest can have: needs neither ICU nor a String.
    case scalars
    /// Grapheme clusters, and for each number as many as the greatest can have: needs no ICU.
    case clusters
    /// Grapheme clusters, and for each number those of the greatest of its plural category.
    case exact
  }

  private func length(
    _ measure: Measure, ofChildrenOf parent: Int, number: Int?
  ) -> Int {
    var sum = 0
    for child in MessageChildren(of: parent, in: nodes) {
      let node = nodes[child]
      switch node.kind {
      case .text: sum += length(measure, of: node.range)
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

  private func length(_ measure: Measure, of range: Range<Int>) -> Int {
    switch measure {
    case .scalars: scalarCount(UnsafeBufferPointer(rebasing: bytes[range]))
    case .clusters, .exact: text(range).count
    }
  }

  /// How long `#` is in a branch of a plural; nil in a select, which has no number of its own.
  ///
  /// - Parameter bound: of the length for any category; nil where that is to be exact.
  private func lengthOfNumber(_ measure: Measure, in branch: Int, of plural: MessageNode, _ bound: Int?) -> Int? {
    guard let kind = plural.pluralKind else { return nil }
    switch nodes[branch].selector {
    case .category(let category): return bound ?? lengthOfGreatest(measure, plural, category: category, kind: kind)
    case .explicitValue(let value): return locale.length(of: Int64(value - plural.offset))
    default: return nil
    }
  }

  private func lengthOfGreatest(
    _ measure: Measure, _ placeholder: MessageNode, category: PluralCategory?, kind: PluralKind
  ) -> Int {
    guard let argument = argument(of: placeholder), argument.kind != .text else { return 0 }
    let maximum = argument.maximum ?? Self.assumedMaximum
    switch measure {
    case .scalars, .clusters:
      // Digits, and a separator between groups of two: no locale groups more finely.
      let digits = Self.digits(of: maximum)
      return digits + (digits - 1) / 2
    case .exact:
      let greatest = locale.greatestNumber(upTo: maximum, category: category, kind: kind)
      return greatest.map { locale.length(of: $0) } ?? 0
    }
  }

  private static func digits(of number: Int64) -> Int {
    var rest = number
    var digits = 1
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    return digits
  }

  /// The greatest number that length limits reckon with where an argument declares no maximum.
  private static let assumedMaximum: Int64 = 9999
}

extension CheckedLocale {
  /// The greatest whole number up to a maximum that has a category; nil where none has.
  fileprivate func greatestNumber(upTo maximum: Int64, category: PluralCategory?, kind: PluralKind) -> Int64? {
    guard let category else { return maximum }
    // Categories repeat every hundred or thousand numbers, or belong to a few small ones only.
    let downwards = stride(from: maximum, through: max(0, maximum - 1000), by: -1)
    let small = stride(from: min(maximum, 200), through: 0, by: -1)
    return downwards.first { self.category(of: $0, kind: kind) == category }
      ?? small.first { self.category(of: $0, kind: kind) == category }
  }

  /// The length of a number as the locale prints it, in grapheme clusters.
  fileprivate func length(of number: Int64) -> Int { formatted(number).count }
}
