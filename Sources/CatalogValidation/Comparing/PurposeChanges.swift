internal import CatalogFiles
package import CatalogModel

/// The changes of a catalogue's purposes; each list is sorted by identifier.
package struct PurposeChanges: Sendable {
  package private(set) var added: [PurposeDefinition] = []
  package private(set) var removed: [PurposeDefinition] = []
  /// Purposes with another identifier and the same texts.
  package private(set) var renamed: [ChangedPurpose] = []
  package private(set) var changed: [ChangedPurpose] = []

  init(_ pairs: PurposePairs, from old: CatalogSource, to new: CatalogSource) {
    for pair in pairs.all {
      switch (pair.old.map { old.purposes[$0] }, pair.new.map { new.purposes[$0] }) {
      case (nil, let definition?): added.append(definition)
      case (let definition?, nil): removed.append(definition)
      case (let before?, let after?):
        let purpose = ChangedPurpose(
          old: before.identifier, new: after.identifier,
          fields: Self.fields(before, after, renamed: pairs.renamed)
            + Self.places(old.places(of: before.identifier), new.places(of: after.identifier)))
        if purpose.old != purpose.new {
          renamed.append(purpose)
        } else if !purpose.fields.isEmpty {
          changed.append(purpose)
        }
      case (nil, nil): break
      }
    }
  }

  package var isEmpty: Bool { added.isEmpty && removed.isEmpty && renamed.isEmpty && changed.isEmpty }

  private static func fields(
    _ old: PurposeDefinition, _ new: PurposeDefinition, renamed: [String: String]
  ) -> [FieldChange] {
    // Companions are unordered, and a renamed one is the same.
    let companions = ListChange(from: old.appearsWith.map { renamed[$0] ?? $0 }, to: new.appearsWith)
    let fields = PurposeField.all.map { FieldChange($0.name, from: $0.text(of: old), to: $0.text(of: new)) }
    let names = ListChange(from: old.formerly, to: new.formerly)
    let lists = [
      FieldChange("appearsWith", from: list(companions.removed), to: list(companions.added)),
      FieldChange("formerly", from: list(names.removed), to: list(names.added)),
    ]
    return (fields + lists).compactMap(\.self) + messages(old.messages, new.messages)
  }

  private static func places(_ old: [PurposePlace], _ new: [PurposePlace]) -> [FieldChange] {
    let change = ListChange(from: old.map(\.identifier), to: new.map(\.identifier))
    return [FieldChange("places", from: list(change.removed), to: list(change.added))].compactMap(\.self)
  }

  private static func messages(_ old: [MessageDeclaration], _ new: [MessageDeclaration]) -> [FieldChange] {
    let names = new.map(\.name) + old.map(\.name).filter { name in !new.contains { $0.name == name } }
    return names.flatMap { name -> [FieldChange?] in
      let field = "messages.\(name)"
      switch (old.first { $0.name == name }, new.first { $0.name == name }) {
      case (let before?, let after?):
        return [
          FieldChange("\(field).description", from: before.description, to: after.description),
          FieldChange(
            "\(field).arguments", from: list(before.arguments.map(\.text)), to: list(after.arguments.map(\.text))),
          FieldChange("\(field).limit", from: before.limit.map(String.init), to: after.limit.map(String.init)),
          FieldChange("\(field).usage", from: before.usage?.rawValue, to: after.usage?.rawValue),
        ]
      case (let before, let after):
        return [FieldChange(field, from: before.map(\.text), to: after.map(\.text))]
      }
    }.compactMap(\.self)
  }

  private static func list(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
}

/// A purpose in both catalogues.
package struct ChangedPurpose: Sendable {
  package let old: String
  package let new: String
  /// The changed fields; for companions, only added and removed ones.
  package let fields: [FieldChange]
}

extension MessageDeclaration {
  /// A short description of the message: its arguments.
  fileprivate var text: String {
    arguments.isEmpty ? "no arguments" : arguments.map(\.text).joined(separator: ", ")
  }
}

extension ArgumentDeclaration {
  /// `count: integer up to 9999`
  fileprivate var text: String { "\(name): \(kind.rawValue)" + (maximum.map { " up to \($0)" } ?? "") }
}
