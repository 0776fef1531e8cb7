internal import CatalogModel
internal import MessageSyntax

/// Reports `unpaired-apostrophe`: no apostrophe turns a placeholder into quoted text.
package enum UnpairedApostropheRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "unpaired-apostrophe",
    severity: .error,
    isFixable: true,
    summary: "No apostrophe right before a brace or '#' turns a placeholder into quoted text.",
    rationale: """
      In ICU messages an apostrophe before '{', '}' or a plural's '#' begins quoted text. The apostrophe is not \
      printed, and what follows is printed literally: people read the placeholder's name instead of its value. Two \
      apostrophes print one; a curly apostrophe (’) never quotes.
      """,
    breaking: [
      .counted("Delete ↓'{count}'"),
      .counted("l↓'{count, plural, one {# item} other {# items}}"),
      .counted("{count, plural, one {Delete ↓'# item'} other {Delete # items}}"),
      .counted("{count, plural, one {d↓'# item} other {d'# items}}"),
    ],
    passing: [
      .counted("Delete ''{count}''"),
      .counted("Delete ’{count}’"),
      .counted("Don't delete {count}"),
      .counted("{count} '{'braces'}'"),
      .counted("{count, plural, one {'#' #} other {'#' #}}"),
    ]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for quotation in swallowing(in: text) {
      let content = text.text(quotation.content)
      collector.report(
        self, "the apostrophe makes '\(excerpt(content))' quoted text; write two apostrophes, or '’', to print one",
        in: text, at: quotation.range.lowerBound,
        fix: text.fix(replacing: quotation.range, with: "''" + content + (quotation.isClosed ? "''" : "")))
    }
  }

  /// The quotations that contain an intended placeholder.
  static func swallowing(in text: CheckedText) -> [Quotation] {
    guard text.nodes.contains(where: { $0.kind == .quoteMark }) else { return [] }
    let quotations = text.quotations
    return quotations.filter { swallows($0, text) }
  }

  private static func swallows(_ quotation: Quotation, _ text: CheckedText) -> Bool {
    let content = text.bytes[quotation.content]
    // '#' alone between apostrophes is meant to print the sign.
    if content.first == UInt8(ascii: "#"), content.count > 1 { return true }
    return text.arguments.contains { names(Array($0.name.utf8), in: content) }
  }

  /// True if quoted text contains `{name}` or `{name,`.
  private static func names(_ name: [UInt8], in content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    content.indices.contains { start in
      guard content[start] == UInt8(ascii: "{") else { return false }
      let rest = content[(start + 1)...].drop { $0 == UInt8(ascii: " ") }
      guard rest.starts(with: name) else { return false }
      let next = rest.dropFirst(name.count).drop { $0 == UInt8(ascii: " ") }.first
      return next == nil || next == UInt8(ascii: "}") || next == UInt8(ascii: ",")
    }
  }

  private static func excerpt(_ content: String) -> String {
    content.count > 20 ? content.prefix(20) + "…" : content
  }
}
