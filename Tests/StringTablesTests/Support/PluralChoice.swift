import CatalogModel
import ICUText
import MessageSyntax

@testable import StringTables

/// Texts chosen by ICU's plural rules, for comparison with other programs. Numbers print as `#`, `{name}` as `N`.
struct PluralChoice {
  private let rules: PluralRules

  init(locale: LanguageTag) throws { rules = try PluralRules(locale: locale.identifier, kind: .cardinal) }

  /// The text for each number; without plural forms all are the same.
  func texts(of forms: MessageForms, _ numbers: [Int64]) throws -> [String] {
    if case .plural = forms { return try numbers.map { try text(of: forms, $0) } }
    return Array(repeating: try text(of: forms, 0), count: numbers.count)
  }

  func text(of forms: MessageForms, _ number: Int64) throws -> String {
    switch forms {
    case .plain(let pieces): return Self.text(of: pieces)
    case .plural(let plural):
      let category = try rules.category(of: number)
      let explicit = plural.branches.first { $0.selector == .exactly(Double(number)) }?.pieces
      return Self.text(of: explicit ?? plural[category] ?? plural[.other] ?? [])
    case .other(let reason): return reason
    }
  }

  private static func text(of pieces: [MessagePiece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let name): name == "count" ? "#" : "N"
      case .number, .numberSign: "#"
      }
    }.joined()
  }
}
