internal import CatalogModel

/// Keys as the names of resources, which are words of a programming language: no `-` and no `/`.
///
/// `select-all` is `select_all`, and `delete/counted` is `delete_counted`. Two keys could have the same name
/// (`select-all` and the message `all` of `select`): a writer leaves the second one out, and a reader looks which one
/// the catalogue has. A title whose name a programming language keeps to itself is `import_title`.
package struct ResourceNames: Sendable {
  private let units: [UnitKey: ReadContext.Unit]
  private let keys: [String: [UnitKey]]

  /// The names of all units of a catalogue.
  package init(_ context: ReadContext) {
    units = context.units
    keys = Dictionary(grouping: context.units.keys, by: Self.name)
  }

  /// The name of a key.
  package static func name(of key: UnitKey) -> String {
    let name = String(key.text(separator: "_").map { $0 == "-" ? "_" : $0 })
    return keywords.contains(name) ? "\(name)_\(MessageDeclaration.title)" : name
  }

  /// The keywords and literals of Java (JLS §3.9), of which Android makes no names.
  private static let keywords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
    "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
    "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
    "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
    "transient", "true", "try", "void", "volatile", "while",
  ]

  /// The key of a name; a name that the catalogue does not know is taken for a purpose.
  ///
  /// - Parameter base: where several keys have the name, the source text that was exported tells them apart.
  /// - Returns: nil where it does not.
  package func key(of name: String, base: UnitBase?) -> UnitKey? {
    let found = keys[name] ?? []
    if found.count < 2 { return found.first ?? UnitKey(purpose: name, message: MessageDeclaration.title) }
    let same = found.filter { key in
      base != nil && base?.source == units[key].map { UnitBase(source: $0.source, target: nil, state: .new).source }
    }
    return same.count == 1 ? same.first : nil
  }

  /// Whether the catalogue has a unit of the name.
  package func has(_ name: String) -> Bool { keys[name] != nil }
}

/// Gives each unit of a table its name, once.
struct NamedUnits {
  private var used: [String: UnitKey] = [:]

  /// - Throws: ``Refusal`` where another unit has the name.
  mutating func name(of key: UnitKey, format: String) throws(Refusal) -> String {
    let name = ResourceNames.name(of: key)
    if let other = used[name] { throw Refusal("\(format) would name it '\(name)', as it names '\(other)'") }
    used[name] = key
    return name
  }
}
