internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `plural-flattened`: a text whose words depend on a number has a plural.
package enum PluralFlattenedRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "plural-flattened",
    severity: .warning,
    reach: .otherLocales,
    summary: """
      A source text with a number before a word has a plural, and so has each translation of a plural into a language \
      whose words change with the number.
      """,
    rationale: """
      A text without a plural is right for some numbers only: "1 items". Languages with one category need no plural, \
      nor do languages whose nouns do not change after numbers, such as Turkish and Hungarian. A number with no word \
      beside it, as in "Delete ({count})", needs none either. A source text is judged by the word after the only whole \
      number that it prints, as in "Share {count} things".
      """,
    breaking: [
      .counted("Usuń ↓{count} elementów", in: "pl"),
      .counted("Usuń elementy ↓{count, number}", in: "pl"),
      .counted("Delete ↓{count} items"),
    ],
    passing: [
      .counted("Delete ({count})"),
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
    guard text.syntaxErrors.isEmpty else { return }
    guard let sourceUses = text.sourceUses else { return checkSource(text, &collector) }
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

  /// Reports a number before a word of the source text. Of several numbers, one may only name a thing, as in
  /// "Page 2 of 3".
  private static func checkSource(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard text.locale.index == text.locale.catalog.source.sourceIndex,
      NounsAfterNumbers.change(in: text.locale.facts.tag)
    else { return }
    let numbers = text.arguments.filter { $0.kind != .text && text.use(of: $0.name).prints > 0 }
    guard numbers.count == 1, let argument = numbers.first, argument.kind == .integer,
      !isSelectedOrCounted(by: argument.name, text),
      text.locale.reachableCategories(of: argument, kind: .cardinal) != .other
    else { return }
    let printed = text.nodes.filter { $0.kind == .argument || $0.kind == .number }
    // A name that the message does not declare is reported by another rule.
    for node in printed where printed.count == 1 {
      guard node.names(argument.name, in: text.bytes), isBeforeWord(node, text) else { continue }
      let name = argument.name
      collector.report(
        self,
        "words change with the number in '\(text.locale.facts.tag)'; write "
          + "'{\(name), plural, one {…} other {…}}', with a branch for each form",
        in: text, at: node.range.lowerBound, argument: name)
    }
  }

  private static func isBeforeWord(_ node: MessageNode, _ text: CheckedText) -> Bool {
    let after = text.text(node.range.upperBound..<text.bytes.count).unicodeScalars
    guard let first = after.first, first == " " || first == "\u{A0}" else { return false }
    return after.first { $0 != " " && $0 != "\u{A0}" }.map { CharacterProperties(of: $0).isAlphabetic } ?? false
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
