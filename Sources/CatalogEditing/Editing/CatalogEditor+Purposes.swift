internal import CatalogFiles
package import CatalogModel
internal import SourceText

extension CatalogEditor {
  private static let purposes = "purposes.json"

  /// Declares a purpose.
  ///
  /// - Parameters:
  ///   - definition: its icons are written for those sets that are named.
  ///   - iconSets: the catalogue's icon sets, in its order.
  package mutating func addPurpose(
    _ definition: PurposeDefinition, iconSets: [IconSetIdentifier]
  ) throws(EditError) {
    let identifier = definition.identifier
    try edit(Self.purposes) { (file) throws(EditError) in
      guard file[identifier] == nil else { throw .purposeExists(identifier) }
      file[identifier] = definition.tree(iconSets: iconSets)
    }
  }

  /// Gives a purpose another identifier wherever the catalogue's own files name it.
  ///
  /// Overlays that extend the catalogue cannot be seen from here and keep the old one.
  package mutating func renamePurpose(_ identifier: String, to newIdentifier: String) throws(EditError) {
    guard let declared = try tree(of: Self.purposes), declared[identifier] != nil else {
      throw .purposeNotDeclaredHere(identifier)
    }
    guard declared[newIdentifier] == nil else { throw .purposeExists(newIdentifier) }
    try edit(Self.purposes) { (file) throws(EditError) in
      file.rename(identifier, to: newIdentifier)
      for purpose in file.members.map(\.key) {
        guard let companions = file[purpose]?["appearsWith"]?.elements else { continue }
        file[purpose]?["appearsWith"] = .array(companions.renaming(identifier, to: newIdentifier))
      }
    }
    try edit("catalog.json") { (file) throws(EditError) in file.renameInExceptions(identifier, to: newIdentifier) }
    for locale in names(in: "titles") {
      try edit("titles/\(locale).json") { (file) throws(EditError) in
        guard file[identifier] != nil else { return }
        guard file[newIdentifier] == nil else { throw .purposeExists(newIdentifier) }
        file.rename(identifier, to: newIdentifier)
      }
    }
  }
}

extension JSONTree {
  /// Gives a purpose another identifier in the exceptions of a catalog.json's rules.
  fileprivate mutating func renameInExceptions(_ identifier: String, to newIdentifier: String) {
    for rule in self["rules"]?.members.map(\.key) ?? [] {
      guard var exceptions = self["rules"]?[rule]?["exceptions"]?.elements else { continue }
      for index in exceptions.indices {
        guard let purposes = exceptions[index]["purposes"]?.elements else { continue }
        exceptions[index]["purposes"] = .array(purposes.renaming(identifier, to: newIdentifier))
      }
      self["rules"]?[rule]?["exceptions"] = .array(exceptions)
    }
  }
}

extension [JSONTree] {
  /// The list with one name in place of another; a list that was sorted stays so.
  fileprivate func renaming(_ name: String, to newName: String) -> [JSONTree] {
    let names = compactMap(\.text)
    guard names.count == count, names.contains(name) else { return self }
    let renamed = names.map { $0 == name ? newName : $0 }
    return (names == names.sorted() ? renamed.sorted() : renamed).map(JSONTree.string)
  }
}

// MARK: - Purposes as purposes.json has them

extension PurposeDefinition {
  fileprivate func tree(iconSets: [IconSetIdentifier]) -> JSONTree {
    let icons = iconSets.compactMap { set in self.icons[set].map { (set.rawValue, Optional($0.tree)) } }
    let messages = messages.map { ($0.name, Optional($0.tree)) }
    return .fields([
      ("role", .string(role.rawValue)),
      ("direction", direction.map { .string($0.rawValue) }),
      ("description", .string(description)),
      ("icons", icons.isEmpty ? nil : .fields(icons)),
      ("messages", .fields(messages)),
      ("appearsWith", appearsWith.isEmpty ? nil : .array(appearsWith.map(JSONTree.string))),
    ])
  }
}

extension MessageDeclaration {
  fileprivate var tree: JSONTree {
    let arguments = arguments.map { argument in
      let maximum = argument.maximum.map { JSONTree.integer(Int($0)) }
      return (
        argument.name, Optional(JSONTree.fields([("type", .string(argument.kind.rawValue)), ("maximum", maximum)]))
      )
    }
    return .fields([
      ("description", description.map(JSONTree.string)), ("arguments", arguments.isEmpty ? nil : .fields(arguments)),
      ("limit", limit.map(JSONTree.integer)),
    ])
  }
}
