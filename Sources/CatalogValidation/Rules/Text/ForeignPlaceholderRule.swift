internal import CatalogModel
internal import PurposeCatalog

/// Reports `foreign-placeholder`: every placeholder has the syntax of ICU messages.
package enum ForeignPlaceholderRule: TextRule {
  package static let description = RuleDescription(
    identifier: "foreign-placeholder",
    severity: .error,
    isFixable: true,
    reach: [.text, .wholeFile],
    summary: "No text has a placeholder of another system: '%d', '%@', '{{count}}', '${count}', '%{count}', '{0}'.",
    rationale: """
      A text that was copied from another project has the placeholders of its system. No program replaces them here, \
      so that people read them. An ICU message writes '{count}'.
      """,
    breaking: [
      .counted("Delete ↓%d items"),
      .counted("Delete ↓%1$@ items"),
      .counted("Delete ↓{{count}} items"),
      .counted("Delete ↓${count} items"),
      .counted("Delete ↓%{count} items"),
      .counted("Delete ↓{0} items"),
      .counted("Delete ↓:count items"),
      .title("Back to ↓<0>home↓</0>"),
      .title("Back to ↓%s"),
    ],
    passing: [
      .counted("Delete {count}"),
      .counted("{count, plural, one {Delete one} other {{count}}}"),
      .title("Zoom 50%"),
      .title("100% done"),
      .title("I <3 it"),
    ]
  )

  package static let reportsNoText = true

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard text.bytes.contains(where: ForeignPlaceholder.mayBegin) else { return }
    let names = text.arguments.map(\.name)
    let found = ForeignPlaceholder.all(
      in: Array(text.bytes), arguments: names, isMalformed: !text.isMessage || !text.syntaxErrors.isEmpty
    ).filter { isForeign($0, in: text) }
    for placeholder in found {
      let written = text.text(placeholder.range)
      let right = placeholder.isArgument ? argument(of: placeholder, among: names) : nil
      let kind = placeholder.isArgument ? "a placeholder" : "syntax"
      let isCertain = right != nil && (placeholder.name == right || found.count == 1)
      collector.report(
        self, "'\(written)' is \(kind) of \(placeholder.system); \(advice(on: placeholder, right, names))", in: text,
        at: placeholder.range.lowerBound,
        fix: isCertain ? right.map { text.fix(replacing: placeholder.range, with: "{\($0)}") } : nil)
    }
  }

  /// Turkish and Basque write the percent sign before the number, and a decimal number may be an amount of money.
  private static func isForeign(_ placeholder: ForeignPlaceholder, in text: CheckedText) -> Bool {
    guard let name = placeholder.name, let argument = text.arguments.first(where: { $0.name == name }) else {
      return true
    }
    switch placeholder.system {
    case "Ruby": return !["eu", "ku", "tr"].contains(text.locale.facts.tag.language)
    case "template literals": return argument.kind != .number
    default: return true
    }
  }

  /// The argument that a placeholder means: the one that it names, or the only one.
  private static func argument(of placeholder: ForeignPlaceholder, among names: [String]) -> String? {
    if let name = placeholder.name, names.contains(name) { return name }
    return names.count == 1 ? names[0] : nil
  }

  private static func advice(on placeholder: ForeignPlaceholder, _ right: String?, _ names: [String]) -> String {
    if let advice = placeholder.advice { return advice }
    if !placeholder.isArgument { return "write plain text" }
    if let right { return "write '{\(right)}'" }
    guard !names.isEmpty else { return "declare an argument in purposes.json and write its name in braces" }
    return "write \(names.map { "'{\($0)}'" }.joined(separator: " or "))"
  }
}
