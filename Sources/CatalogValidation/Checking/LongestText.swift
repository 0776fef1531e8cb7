internal import CatalogModel
internal import MessageSyntax

/// The longest text that a message can give, with the greatest number of each plural category put in.
struct LongestText: ~Copyable {
  private let text: CheckedText

  init(_ text: borrowing CheckedText) { self.text = copy text }

  /// The length in grapheme clusters; where counting scalars shows that it is within `limit`, an upper bound of it.
  func length(upTo limit: Int) -> Int {
    let bound = length(ofChildrenOf: 0, number: nil) { text, range in
      text.bytes[range].count { $0 & 0xC0 != 0x80 }
    }
    guard bound > limit else { return bound }
    return length(ofChildrenOf: 0, number: nil) { text, range in text.text(range).count }
  }

  private func length(
    ofChildrenOf parent: Int, number: Int?, count: (borrowing CheckedText, Range<Int>) -> Int
  ) -> Int {
    var sum = 0
    for child in MessageChildren(of: parent, in: text.nodes) {
      let node = text.nodes[child]
      switch node.kind {
      case .text: sum += count(text, node.range)
      case .numberSign: sum += number ?? 0
      case .number, .argument: sum += lengthOfGreatest(node, category: nil, kind: .cardinal)
      case .plural, .selectOrdinal, .select:
        sum += MessageChildren(of: child, in: text.nodes).map { branch in
          length(ofChildrenOf: branch, number: lengthOfNumber(in: branch, of: node) ?? number, count: count)
        }.max() ?? 0
      case .message, .quoteMark, .branch, .invalid: break
      }
    }
    return sum
  }

  /// How long `#` is in a branch of a plural; nil in a select, which has no number of its own.
  private func lengthOfNumber(in branch: Int, of plural: MessageNode) -> Int? {
    guard let kind = plural.pluralKind else { return nil }
    switch text.nodes[branch].selector {
    case .category(let category): return lengthOfGreatest(plural, category: category, kind: kind)
    case .explicitValue(let value): return text.locale.length(of: Int64(value - plural.offset))
    default: return nil
    }
  }

  private func lengthOfGreatest(_ placeholder: MessageNode, category: PluralCategory?, kind: PluralKind) -> Int {
    let name = text.text(placeholder.nameRange)
    guard let argument = text.declaration.arguments.first(where: { $0.name == name }), argument.kind != .text
    else { return 0 }
    let greatest = text.locale.greatestNumber(
      upTo: argument.maximum ?? text.locale.assumedMaximum, category: category, kind: kind)
    return greatest.map { text.locale.length(of: $0) } ?? 0
  }
}

extension CheckedLocale {
  /// The greatest number that length limits reckon with where an argument declares no maximum.
  var assumedMaximum: Int64 { 9999 }

  /// The greatest whole number up to a maximum that has a category; nil where none has.
  func greatestNumber(upTo maximum: Int64, category: PluralCategory?, kind: PluralKind) -> Int64? {
    guard let category else { return maximum }
    // Categories repeat every hundred or thousand numbers, or belong to a few small ones only.
    let downwards = stride(from: maximum, through: max(0, maximum - 1000), by: -1)
    let small = stride(from: min(maximum, 200), through: 0, by: -1)
    return downwards.first { self.category(of: $0, kind: kind) == category }
      ?? small.first { self.category(of: $0, kind: kind) == category }
  }

  /// The length of a number as the locale prints it, in grapheme clusters.
  func length(of number: Int64) -> Int { formatted(number).count }
}
