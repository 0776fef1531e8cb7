import SourceText

/// JSON Schema (2020-12), as OpenAPI 3.1 uses it.
enum Schema {
  static let string = type("string")
  static let boolean = type("boolean")
  static let integer = type("integer")
  static let number = type("number")

  static func type(_ name: String) -> JSONTree { .fields([("type", .string(name))]) }

  static func array(_ items: JSONTree) -> JSONTree { .fields([("type", .string("array")), ("items", items)]) }

  /// An object with any keys.
  static func map(_ values: JSONTree) -> JSONTree {
    .fields([("type", .string("object")), ("additionalProperties", values)])
  }

  /// An object without further keys; keys that end with `?` are optional.
  static func object(_ members: [(key: String, value: JSONTree)]) -> JSONTree {
    let required = members.map(\.key).filter { !$0.hasSuffix("?") }
    return .fields([
      ("type", .string("object")),
      (
        "properties",
        .object(members.map { .init($0.key.hasSuffix("?") ? String($0.key.dropLast()) : $0.key, $0.value) })
      ),
      ("required", .array(required.map(JSONTree.string))), ("additionalProperties", .bool(false)),
    ])
  }

  static func oneOf(values: [String]) -> JSONTree {
    .fields([("type", .string("string")), ("enum", .array(values.map(JSONTree.string)))])
  }

  /// A reference to a named schema.
  static func reference(_ name: String) -> JSONTree { .fields([("$ref", .string("#/components/schemas/\(name)"))]) }

  static let baseDirection = oneOf(values: ["leftToRight", "rightToLeft"])
  static let edge = oneOf(values: ["left", "right"])

  /// The schema of ``Problem/tree``.
  static let problem = object([
    ("type", string), ("title", string), ("status", integer), ("detail", string), ("nearest?", array(string)),
  ])
}
