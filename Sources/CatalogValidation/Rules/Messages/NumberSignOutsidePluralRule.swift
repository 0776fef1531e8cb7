internal import CatalogModel
internal import MessageSyntax

/// Reports `number-sign-outside-plural`: `#` occurs only where it prints a plural's number.
package enum NumberSignOutsidePluralRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "number-sign-outside-plural",
    severity: .error,
    isFixable: true,
    summary: "A '#' is only directly in a branch of a plural, where it prints the number.",
    rationale: """
      Anywhere else, even in a select inside a plural, ICU prints the sign itself: people read "Delete # items". A \
      sign right before a placeholder, as in "Ticket #{number}", is meant literally and is not reported.
      """,
    breaking: [
      .counted("Delete ↓# items"),
      .counted("↓# {count, plural, one {item} other {items}}"),
      RuleExample(
        arguments: #""count": { "type": "integer" }, "kind": { "type": "text" }"#,
        en: "{count, plural, one {# item} other {{kind, select, photo {↓# photos} other {↓# items}}}}",
        pl:
          "{kind} {count, plural, one {# element} few {# elementy} many {# elementów} other {# elementu}}"),
    ],
    passing: [
      .counted("Delete #{count}"),
      .counted("{count, plural, one {Delete # item} other {Delete # items}}"),
      .counted("{count, plural, one {'#'#} other {'#'#}}"),
      .title("C# file"),
    ]
  )

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard text.syntaxErrors.isEmpty else { return }
    for sign in signs(in: text) {
      let name = sign.argument ?? text.arguments.first { $0.kind != .text }?.name ?? ""
      collector.report(
        self,
        "'#' is printed literally \(sign.argument == nil ? "outside a plural" : "in a select"); write '{\(name)}' there",
        in: text, at: sign.offset, argument: name,
        fix: isOnlyAnswer(sign, text)
          ? text.fix(replacing: sign.offset..<sign.offset + 1, with: "{\(name)}") : nil)
    }
  }

  /// A `#` that is printed literally.
  struct Sign {
    /// In UTF-8 bytes from the beginning of the text.
    let offset: Int
    /// The argument of the surrounding plural, or nil.
    let argument: String?
    /// The offset of that plural.
    let pluralOffset: Double
  }

  /// Every `#` that is printed literally in a message that has a number to show.
  static func signs(in text: CheckedText) -> [Sign] {
    guard text.arguments.contains(where: { $0.kind != .text }),
      UnpairedApostropheRule.swallowing(in: text).isEmpty
    else { return [] }
    var found: [Sign] = []
    look(inside: 0, plural: nil, isNumber: false, text, &found)
    return found
  }

  private static func look(
    inside parent: Int, plural: Int?, isNumber: Bool, _ text: CheckedText, _ found: inout [Sign]
  ) {
    for child in MessageChildren(of: parent, in: text.nodes) {
      let node = text.nodes[child]
      switch node.kind {
      case .text where !isNumber:
        for offset in node.range where text.bytes[offset] == UInt8(ascii: "#") {
          if offset + 1 == node.range.upperBound, isBeforePlaceholder(child, of: parent, text) { continue }
          let around = plural.map { text.nodes[$0] }
          found.append(
            Sign(
              offset: offset, argument: around.map { text.text($0.nameRange) }, pluralOffset: around?.offset ?? 0))
        }
      case .plural, .selectOrdinal:
        for branch in MessageChildren(of: child, in: text.nodes) {
          look(inside: branch, plural: child, isNumber: true, text, &found)
        }
      case .select:
        for branch in MessageChildren(of: child, in: text.nodes) {
          look(inside: branch, plural: plural, isNumber: false, text, &found)
        }
      default: break
      }
    }
  }

  private static func isBeforePlaceholder(_ child: Int, of parent: Int, _ text: CheckedText) -> Bool {
    let next = text.nodes[child].subtreeEnd
    guard next < text.nodes[parent].subtreeEnd else { return false }
    return text.nodes[next].kind == .argument || text.nodes[next].kind == .number
  }

  /// True if replacing `#` by the placeholder is enough. Otherwise the language may need a plural.
  private static func isOnlyAnswer(_ sign: Sign, _ text: CheckedText) -> Bool {
    if sign.argument != nil { return sign.pluralOffset == 0 }
    let numbers = text.arguments.filter { $0.kind != .text }
    guard numbers.count == 1, !text.use(of: numbers[0].name).isUsed else { return false }
    return text.locale.reachableCategories(of: numbers[0], kind: .cardinal) == .other
  }
}
