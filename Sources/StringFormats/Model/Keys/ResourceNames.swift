internal import CatalogModel

/// Keys as names of resources, which are identifiers of a programming language, without `-` and `/`.
///
/// `select-all` is `select_all`, and `delete/counted` is `delete_counted`. Two keys may have the same name
/// (`select-all` and the message `all` of `select`): a writer leaves out the second one, and a reader looks up which
/// one the catalogue has. A title whose name is reserved is `import_title`.
package struct ResourceNames: Sendable {
  private let units: [UnitKey: ReadContext.Unit]
  private let naming: KeyNaming?
  private let keys: [String: [UnitKey]]

  /// The names of all units in a catalogue.
  package init(_ context: ReadContext) {
    units = context.units
    naming = context.keys
    keys = context.keys == nil ? Dictionary(grouping: context.units.keys, by: ResourceName.name) : [:]
  }

  /// The key of a name; an unknown name is read as a purpose.
  ///
  /// - Parameter base: distinguishes several keys with the same name by their exported source text.
  /// - Returns: nil if it does not, or if the name is not the catalogue's.
  package func key(of name: String, base: UnitBase?) -> UnitKey? {
    if let naming { return naming.key(of: name) }
    let found = keys[name] ?? []
    if found.count < 2 { return found.first ?? UnitKey(purpose: name, message: MessageDeclaration.title) }
    let same = found.filter { key in
      base != nil && base?.source == units[key].map { UnitBase(source: $0.source, target: nil, state: .new).source }
    }
    return same.count == 1 ? same.first : nil
  }

  /// Returns whether the catalogue has a unit with the name.
  package func has(_ name: String) -> Bool { naming.map { $0.known(name) != nil } ?? (keys[name] != nil) }

  /// Returns whether the key pattern does not produce a name, so that its entry is not the catalogue's.
  package func isOther(_ name: String) -> Bool { naming.map { $0.key(of: name) == nil } ?? false }
}

/// Assigns each unit of a table a unique name.
struct NamedUnits {
  private let options: FormatOptions
  private var used: [String: UnitKey] = [:]

  init(_ options: FormatOptions) { self.options = options }

  /// - Throws: ``Refusal`` if another unit has the name.
  mutating func name(of key: UnitKey, format: String) throws(Refusal) -> String {
    let name = options.keys?.name(of: key) ?? ResourceName.name(of: key)
    if let other = used[name] { throw Refusal("\(format) would name it '\(name)', as it names '\(other)'") }
    used[name] = key
    return name
  }
}
