internal import MessageSyntax
internal import SourceText

extension [GeneratedText.Part] {
  /// An array with a string for each literal and an object for each other part.
  var json: JSONTree { .array(map(\.json)) }
}

extension GeneratedText.Part {
  fileprivate var json: JSONTree {
    switch self {
    case .literal(let text): .string(text)
    case .argument(let name): .fields([("argument", .string(name))])
    case .number(let name, let style): .fields([("number", .string(name)), ("style", .string(style.word))])
    case .numberSign: .fields([("number", .string("#"))])
    case .plural(let plural): plural.json
    case .select(let select):
      .fields([
        ("select", .string(select.argument)),
        ("words", .object(select.branches.map { .init($0.word, $0.parts.json) })), ("other", select.other.json),
      ])
    }
  }
}

extension GeneratedText.Plural {
  fileprivate var json: JSONTree {
    .fields([
      (isOrdinal ? "ordinal" : "plural", .string(argument)),
      ("offset", offset == 0 ? nil : .decimal(offset)),
      ("style", style == .decimal ? nil : .string(style.word)),
      (
        "explicit",
        explicit.isEmpty
          ? nil : .array(explicit.map { .fields([("value", .decimal($0.value)), ("parts", $0.parts.json)]) })
      ),
      ("categories", .object(branches.map { .init($0.category.keyword, $0.parts.json) })), ("other", other.json),
    ])
  }
}

extension NumberStyle {
  /// The style as in message syntax.
  var word: String {
    switch self {
    case .decimal: "number"
    case .integer: "integer"
    case .percent: "percent"
    }
  }
}
