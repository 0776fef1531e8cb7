internal import CatalogModel
internal import ICUText
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `plural-flattened`: if the source text has a plural, so has a translation whose words depend on the number.
package enum PluralFlattenedRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "plural-flattened",
    severity: .warning,
    summary:
      "Where the source text has a plural, so has a translation into a language whose words change with the number.",
    rationale: """
      A text without a plural is right for some numbers only: "1 items". Languages with one category need no plural, \
      nor do languages whose nouns do not change after numbers, such as Turkish and Hungarian. A number with no word \
      beside it, as in "Delete ({count})", needs none either.
      """,
    breaking: [
      .counted("Usuń ↓{count} elementów", in: "pl"),
      .counted("Usuń elementy ↓{count, number}", in: "pl"),
    ],
    passing: [
      .counted("Usuń ({count})", in: "pl"),
      .counted("Liczba elementów do usunięcia: {count}", in: "pl"),
      [
        "catalog.json": """
        { "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "ja", "tr"], "iconSets": ["set"] }
        """,
        "titles/ja.json": #"{ "back": "戻る", "delete": { "title": "削除", "counted": "{count}項目を削除" } }"#,
        "titles/tr.json": #"{ "back": "Geri", "delete": { "title": "Sil", "counted": "{count} öğeyi sil" } }"#,
      ],
    ]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard let sourceUses = text.sourceUses, text.syntaxErrors.isEmpty else { return }
    for (argument, source) in zip(text.arguments, sourceUses) where argument.kind != .text {
      guard let kind = source.counted, !isSelectedOrCounted(by: argument.name, text),
        text.use(of: argument.name).prints > 0, NounsAfterNumbers.change(in: text.locale.facts.tag),
        text.locale.reachableCategories(of: argument, kind: kind) != .other
      else { continue }
      for node in text.nodes where node.kind == .argument || node.kind == .number {
        guard node.names(argument.name, in: text.bytes), !standsApart(node, text) else { continue }
        collector.report(
          self, message(argument.name, kind: kind, in: text), in: text, at: node.range.lowerBound,
          argument: argument.name)
      }
    }
  }

  /// True if a plural or a select already uses the number. A number in a select is reported by another rule.
  private static func isSelectedOrCounted(by name: String, _ text: CheckedText) -> Bool {
    for node in text.nodes where node.kind == .select || node.pluralKind != nil {
      if node.names(name, in: text.bytes) { return true }
    }
    return false
  }

  /// True if no word is beside a placeholder: it is the whole text, in brackets, or after a colon at the end.
  private static func standsApart(_ node: MessageNode, _ text: CheckedText) -> Bool {
    let before = text.text(0..<node.range.lowerBound).unicodeScalars.last { $0 != " " && $0 != "\u{A0}" }
    let after = text.text(node.range.upperBound..<text.bytes.count).unicodeScalars.first {
      $0 != " " && $0 != "\u{A0}"
    }
    return [before, after].allSatisfy { $0.map { !CharacterProperties(of: $0).isAlphabetic } ?? true }
  }

  private static func message(_ name: String, kind: PluralKind, in text: CheckedText) -> String {
    let word = kind == .cardinal ? "plural" : "selectordinal"
    return
      "the source text has a \(word) for '\(name)', and words change with the number in '\(text.locale.facts.tag)'; write '{\(name), \(word), …}'"
  }
}
