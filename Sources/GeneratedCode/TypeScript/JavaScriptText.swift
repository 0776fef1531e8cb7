internal import CodeWriting
internal import MessageSyntax

/// A text in the form that `runtime.js` reads.
///
/// A text is a string; an object of strings by category, with `#` for the number; or an array of parts: strings,
/// `{a}` an argument, `{n, y}` a number in a style, `{h}` the number of the plural, `{p, …}` a plural, `{s, …}` a select.
/// An object with `q` is a text with the plural rules, direction or number format of another locale.
struct JavaScriptText {
  private let parts: [GeneratedText.Part]
  /// True if the message has one argument, so that the short form need not name it.
  private let hasOneArgument: Bool

  init(_ parts: [GeneratedText.Part], of message: GeneratedMessage) {
    self.parts = parts
    hasOneArgument = message.arguments.count == 1
  }

  var code: String { counted ?? Self.code(parts) }

  /// The common form, a text for each category with `#` for the number; nil if the text does not fit this form.
  private var counted: String? {
    guard hasOneArgument, case .plural(let plural)? = parts.first, parts.count == 1, plural.explicit.isEmpty,
      !plural.isOrdinal,
      plural.offset == 0, plural.style == .decimal
    else { return nil }
    var members: [String] = []
    for (key, parts) in plural.branches.map({ (Self.key($0.category), $0.parts) }) + [("x", plural.other)] {
      guard let text = Self.template(parts, argument: plural.argument) else { return nil }
      members.append("\(key): \(JavaScript.string(text))")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// A text with at most one number, and no other `#`; nil for any other text.
  private static func template(_ parts: [GeneratedText.Part], argument: String) -> String? {
    var text = ""
    var hasNumber = false
    for part in parts {
      switch part {
      case .literal(let literal) where !literal.contains("#"): text += literal
      case .numberSign where !hasNumber, .argument(argument) where !hasNumber,
        .number(argument, .decimal) where !hasNumber:
        hasNumber = true
        text += "#"
      default: return nil
      }
    }
    return text
  }

  private static func code(_ parts: [GeneratedText.Part]) -> String {
    if parts.isEmpty { return "\"\"" }
    if case .literal(let text)? = parts.first, parts.count == 1 { return JavaScript.string(text) }
    return "[\(parts.map(code).joined(separator: ", "))]"
  }

  private static func code(_ part: GeneratedText.Part) -> String {
    switch part {
    case .literal(let text): JavaScript.string(text)
    case .argument(let name): "{ a: \(JavaScript.string(name)) }"
    case .number(let name, let style): "{ n: \(JavaScript.string(name))\(self.style(style)) }"
    case .numberSign: "{ h: 1 }"
    case .plural(let plural): code(plural)
    case .select(let select): code(select)
    }
  }

  private static func code(_ plural: GeneratedText.Plural) -> String {
    let explicit = plural.explicit.map { "[\($0.value), \(code($0.parts))]" }.joined(separator: ", ")
    let branches = plural.branches.map { ", \(key($0.category)): \(code($0.parts))" }.joined()
    return "{ p: \(JavaScript.string(plural.argument))\(plural.isOrdinal ? ", k: 1" : "")"
      + (plural.offset == 0 ? "" : ", d: \(plural.offset)") + style(plural.style)
      + (explicit.isEmpty ? "" : ", e: [\(explicit)]") + branches + ", x: \(code(plural.other)) }"
  }

  private static func code(_ select: GeneratedText.Select) -> String {
    let branches = select.branches.map { "\(JavaScript.key($0.word)): \(code($0.parts))" }.joined(separator: ", ")
    return "{ s: \(JavaScript.string(select.argument)), w: { \(branches) }, x: \(code(select.other)) }"
  }

  private static func style(_ style: NumberStyle) -> String {
    switch style {
    case .decimal: ""
    case .integer: ", y: 1"
    case .percent: ", y: 2"
    }
  }

  /// The key of a category, one letter.
  static func key(_ category: PluralCategory) -> String { key(keyword: category.keyword) }

  /// The key of a category by its keyword: `o` for one, `t` for two, `x` for other.
  static func key(keyword: String) -> String { keyword == "other" ? "x" : String(keyword.prefix(1)) }
}
