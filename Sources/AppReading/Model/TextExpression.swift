/// The source of a text, before the project's constants and string tables are known.
package enum TextExpression: Sendable, Hashable {
  /// A string; `mayBeKey` if the framework looks it up in a string table, as SwiftUI does.
  case literal(String, hasArguments: Bool, mayBeKey: Bool)
  /// A key of a string table, with the text that the source states beside it.
  case key(String, text: String?, hasArguments: Bool)
  /// A constant or a generated accessor: `L10n.Common.delete`, `R.string.delete`, `title`.
  case name([String], hasArguments: Bool)

  /// The same with arguments that are inserted.
  var withArguments: TextExpression {
    switch self {
    case .literal(let text, _, let mayBeKey): .literal(text, hasArguments: true, mayBeKey: mayBeKey)
    case .key(let key, let text, _): .key(key, text: text, hasArguments: true)
    case .name(let parts, _): .name(parts, hasArguments: true)
    }
  }

  /// A constant that only the project can resolve.
  var isName: Bool { if case .name = self { true } else { false } }
}

/// The source of an icon's name, before the project's constants are known.
package enum IconExpression: Sendable, Hashable {
  case icon(String, SiteIcon.Origin)
  case name([String], SiteIcon.Origin)
}

/// A text or icon with its bytes in the file.
struct Ranged<Expression: Sendable>: Sendable {
  let expression: Expression
  let range: Range<Int>
}
