internal import ICUText

/// Reports `unbalanced-bidi`: every bidi control is closed in the same text for any values of its arguments.
package enum UnbalancedBidiRule: TextRule {
  package static let description = RuleDescription(
    identifier: "unbalanced-bidi",
    severity: .warning,
    summary: "Every bidi embedding, override and isolate is opened and closed in the same text (UAX #9).",
    rationale: """
      An embedding, override or isolate that stays open reorders everything that the app shows after the title on \
      the same line. A closing character without an opening one may end what the app has opened. Each way that a \
      message can come out must be balanced.
      """,
    breaking: [
      .translated("↓\u{2067}رجوع", in: "ar"),
      .translated("رجوع↓\u{2069}", in: "ar"),
      .translated("\u{2067}↓\u{202B}חזרה\u{2069}", in: "he"),
      .counted("{count, plural, one {Delete ↓\u{2068}# item} other {Delete \u{2068}#\u{2069} items}}"),
    ],
    passing: [
      .translated("\u{2067}رجوع\u{2069}", in: "ar"),
      .translated("\u{202B}חזרה\u{202C}", in: "he"),
      .counted("\u{2068}{count, plural, one {# item} other {# items}}\u{2069}"),
      .counted("Delete \u{2068}\u{2068}{count}\u{2069}\u{2069} items"),
    ]
  )

  package static let concerns: TextTraits = .bidiControl

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for variant in text.variants() {
      let scalars = variant.scalars
      // Controls without any use are reported by invisible-character.
      guard InvisibleUse.hasTwoDirections(scalars, text) else { continue }
      for index in unbalanced(scalars) {
        let name = scalars[index].codePointAndName
        switch Control(scalars[index]) {
        case .isolate:
          collector.report(self, "\(name) is never closed; add U+2069", in: text, variant: variant, at: index)
        case .embedding:
          collector.report(self, "\(name) is never closed; add U+202C", in: text, variant: variant, at: index)
        default: collector.report(self, "\(name) closes nothing; remove it", in: text, variant: variant, at: index)
        }
      }
    }
  }

  private enum Control {
    case isolate, embedding, endOfIsolate, endOfEmbedding

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x2066...0x2068: self = .isolate
      case 0x202A, 0x202B, 0x202D, 0x202E: self = .embedding
      case 0x2069: self = .endOfIsolate
      case 0x202C: self = .endOfEmbedding
      default: return nil
      }
    }
  }

  /// The controls without a partner. The end of an isolate also closes embeddings opened in it (UAX #9, X6a).
  private static func unbalanced(_ scalars: [Unicode.Scalar]) -> [Int] {
    var open: [(index: Int, control: Control)] = []
    var found: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      switch Control(scalar) {
      case .isolate: open.append((index, .isolate))
      case .embedding: open.append((index, .embedding))
      case .endOfEmbedding: if open.last?.control == .embedding { open.removeLast() } else { found.append(index) }
      case .endOfIsolate:
        guard let start = open.lastIndex(where: { $0.control == .isolate }) else {
          found.append(index)
          continue
        }
        found += open[(start + 1)...].map(\.index)
        open.removeSubrange(start...)
      case nil: break
      }
    }
    return (found + open.map(\.index)).filter { scalars[$0] != "\u{202D}" && scalars[$0] != "\u{202E}" }.sorted()
  }
}
