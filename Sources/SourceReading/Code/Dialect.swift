/// The properties of a language that a reader of calls and declarations needs.
struct Dialect: Sendable {
  let language: SourceLanguage
  /// Keywords that declare a type, a function or a value, with the kind of declaration.
  let declarations: [String: SourceDeclaration.Kind]
  /// Keywords before a declaration that only modify it.
  let modifiers: Set<String>
  /// Keywords whose expressions and blocks become the parts of an operation.
  let statements: Set<String>
  /// Keywords that are skipped before an operand: `try`, `await`.
  let prefixes: Set<String>
  /// Keywords between two operands: `as`, `is`, `in`.
  let infixes: Set<String>
  /// True if `<` may begin an element.
  let hasElements: Bool
  /// True if conditions have no parentheses, so that a brace after them is a block, not a closure.
  let hasBareConditions: Bool
  let hasTrailingClosures: Bool

  static let swift = Dialect(
    language: .swift,
    declarations: [
      "class": .type, "struct": .type, "enum": .type, "protocol": .type, "actor": .type, "extension": .extension,
      "func": .function, "init": .function, "subscript": .function, "deinit": .function, "let": .value, "var": .value,
      "case": .enumCase,
    ],
    modifiers: [
      "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "override", "mutating",
      "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "indirect", "dynamic", "optional",
      "nonisolated", "isolated", "borrowing", "consuming", "async", "distributed", "prefix", "postfix", "infix",
    ],
    statements: [
      "if", "guard", "switch", "for", "while", "repeat", "do", "catch", "else", "return", "throw", "defer", "where",
      "default",
    ],
    prefixes: ["try", "await", "some", "any", "inout", "copy", "consume", "each"], infixes: ["as", "is"],
    hasElements: false, hasBareConditions: true, hasTrailingClosures: true)

  static let kotlin = Dialect(
    language: .kotlin,
    declarations: [
      "class": .type, "interface": .type, "object": .type, "fun": .function, "constructor": .function, "val": .value,
      "var": .value,
    ],
    modifiers: [
      "public", "private", "internal", "protected", "open", "abstract", "final", "override", "data", "sealed", "enum",
      "inner", "companion", "suspend", "inline", "noinline", "crossinline", "lateinit", "const", "operator", "infix",
      "tailrec", "external", "expect", "actual", "value", "annotation", "vararg",
    ],
    statements: ["if", "when", "for", "while", "do", "try", "catch", "finally", "else", "return", "throw", "init"],
    prefixes: [], infixes: ["as", "is", "in"], hasElements: false, hasBareConditions: false, hasTrailingClosures: true)

  static let typeScript = Dialect(
    language: .typeScript,
    declarations: [
      "class": .type, "interface": .type, "enum": .type, "function": .function, "const": .value, "let": .value,
      "var": .value,
    ],
    modifiers: [
      "export", "default", "declare", "abstract", "async", "public", "private", "protected", "static", "readonly",
      "override", "get", "set",
    ],
    statements: [
      "if", "switch", "for", "while", "do", "try", "catch", "finally", "else", "return", "throw", "case",
    ],
    prefixes: ["await", "typeof", "void", "delete", "yield", "keyof"],
    infixes: ["as", "is", "in", "of", "instanceof", "satisfies"],
    hasElements: true, hasBareConditions: false, hasTrailingClosures: false)
}
