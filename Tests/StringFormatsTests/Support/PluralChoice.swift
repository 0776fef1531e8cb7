import CatalogModel
import ICUText
import MessageSyntax

@testable import StringFormats

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
    try text(of: forms, explicit: Double(number), category: try rules.category(of: number))
  }

  /// The text for a number with a fraction, in decimal notation.
  func text(of forms: MessageForms, fraction: String) throws -> String {
    try text(of: forms, explicit: nil, category: try rules.category(ofDecimal: fraction))
  }

  private func text(of forms: MessageForms, explicit value: Double?, category: PluralCategory) throws -> String {
    switch forms {
    case .plain(let pieces): return Self.text(of: pieces)
    case .plural(let plural):
      let explicit = value.flatMap { value in plural.branches.first { $0.selector == .exactly(value) }?.pieces }
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
