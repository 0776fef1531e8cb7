internal import CatalogFiles
package import CatalogModel
internal import SourceText

extension CatalogEditor {
  private static let purposes = "purposes.json"

  /// Declares a purpose.
  ///
  /// - Parameters:
  ///   - definition: its icons are written for the given sets.
  ///   - iconSets: the catalogue's icon sets, in its order.
  package mutating func addPurpose(
    _ definition: PurposeDefinition, iconSets: [IconSetIdentifier]
  ) throws(EditError) {
    let identifier = definition.identifier
    try edit(Self.purposes) { (file) throws(EditError) in
      guard file[identifier] == nil else { throw .purposeExists(identifier) }
      file[identifier] = .fields(PurposeField.all.map { ($0.name, $0.tree(definition, iconSets)) })
    }
  }

  /// Sets the description of a purpose; in an overlay it overrides the inherited one.
  package mutating func setDescription(_ description: String, of identifier: String) throws(EditError) {
    try edit(Self.purposes) { (file) throws(EditError) in
      if file[identifier] == nil { file[identifier] = .fields([]) }
      file[identifier]?["description"] = .string(description)
    }
  }

  /// Sets the opposite of a purpose; in an overlay it overrides the inherited one.
  package mutating func setOpposite(_ opposite: String, of identifier: String) throws(EditError) {
    try edit(Self.purposes) { (file) throws(EditError) in
      if file[identifier] == nil { file[identifier] = .fields([]) }
      file[identifier]?["opposite"] = .string(opposite)
    }
  }

  /// Declares a message of a purpose; an overlay adds it to one that it inherits.
  package mutating func addMessage(_ message: MessageDeclaration, to identifier: String) throws(EditError) {
    try edit(Self.purposes) { (file) throws(EditError) in
      if file[identifier] == nil { file[identifier] = .fields([]) }
      if file[identifier]?["messages"] == nil { file[identifier]?["messages"] = .fields([]) }
      file[identifier]?["messages"]?[message.name] = message.tree
    }
  }

  /// True if one of the catalogue's own files declares or changes a purpose.
  private func states(_ identifier: String) throws(EditError) -> Bool {
    for file in [Self.purposes, "vocabulary.json"] where try tree(of: file)?[identifier] != nil { return true }
    if try tree(of: "catalog.json")?["purposes"]?.elements?.contains(.string(identifier)) == true { return true }
    for locale in names(in: "titles") where try tree(of: "titles/\(locale).json")?[identifier] != nil { return true }
    return false
  }

  /// Removes a purpose from all of the catalogue's own files, except from the screens, whose bars would change.
  ///
  /// An overlay that selects its inherited purposes does not select it any more. Another purpose may name it, so that the
  /// catalogue has errors afterwards.
  package mutating func removePurpose(_ identifier: String) throws(EditError) {
    guard try states(identifier) else { throw .purposeNotDeclaredHere(identifier) }
    try change(identifier, to: nil, in: NamedField.ofPurposes)
    try changeAttestation(identifier, in: .purpose, to: nil)
  }

  /// Renames a purpose in all of the catalogue's own files.
  ///
  /// Overlays that extend the catalogue are not known here and keep the old identifier.
  package mutating func renamePurpose(_ identifier: String, to newIdentifier: String) throws(EditError) {
    guard let declared = try tree(of: Self.purposes), declared[identifier] != nil else {
      throw .purposeNotDeclaredHere(identifier)
    }
    guard declared[newIdentifier] == nil else { throw .purposeExists(newIdentifier) }
    try change(identifier, to: newIdentifier, in: NamedField.ofPurposes)
    try changeAttestation(identifier, in: .purpose, to: newIdentifier)
    try edit(Self.purposes) { (file) throws(EditError) in file.keepFormerName(identifier, of: newIdentifier) }
  }
}

extension JSONTree {
  /// Adds the old identifier of a renamed purpose to its `formerly`; renaming back takes the name out again.
  fileprivate mutating func keepFormerName(_ identifier: String, of newIdentifier: String) {
    let known = self[newIdentifier]?["formerly"]?.elements ?? []
    let isBack = known.contains(.string(newIdentifier))
    let names = isBack ? known.filter { $0 != .string(newIdentifier) } : known + [.string(identifier)]
    let sorted = names.sorted { ($0.text ?? "") < ($1.text ?? "") }
    self[newIdentifier]?["formerly"] = sorted.isEmpty ? nil : .array(sorted)
  }
}
