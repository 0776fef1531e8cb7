package import CatalogModel
package import SourceText

/// A field of a purpose in purposes.json, with its reader and its writer.
///
/// ``all`` is the only list of the fields. It decides their order in the file, which fields are unknown, what an
/// overlay inherits and what a comparison reports.
package struct PurposeField: Sendable {
  /// The field's name in the file.
  package let name: String
  /// True if a purpose needs it in some layer.
  let isRequired: Bool
  /// Reads the field over the purpose of the layers below; an unreadable value changes nothing.
  let read: @Sendable (Fields, PurposesReader, inout PurposePart) -> Void
  /// The value in the form of the file, icons in the order of the sets; nil if the field is left out.
  package let tree: @Sendable (PurposeDefinition, [IconSetIdentifier]) -> JSONTree?

  init(
    _ name: String, isRequired: Bool = false,
    read: @escaping @Sendable (Fields, PurposesReader, inout PurposePart) -> Void,
    tree: @escaping @Sendable (PurposeDefinition, [IconSetIdentifier]) -> JSONTree?
  ) {
    self.name = name
    self.isRequired = isRequired
    self.read = read
    self.tree = tree
  }

  /// The fields in the order in which they are written.
  package static let all = [
    PurposeField("role", isRequired: true) { fields, _, part in
      part.definition.role = fields.choice("role") ?? part.definition.role
    } tree: { purpose, _ in
      .string(purpose.role.rawValue)
    },
    PurposeField("direction") { fields, _, part in
      part.definition.direction = fields.choice("direction") ?? part.definition.direction
    } tree: { purpose, _ in
      purpose.direction.map { .string($0.rawValue) }
    },
    PurposeField("description", isRequired: true) { fields, _, part in
      part.definition.description = fields.text("description") ?? part.definition.description
    } tree: { purpose, _ in
      .string(purpose.description)
    },
    PurposeField("icons") { fields, reader, part in
      part.definition.icons.merge(reader.icons(fields)) { _, own in own }
    } tree: { purpose, iconSets in
      let icons = iconSets.compactMap { set in purpose.icons[set].map { (set.rawValue, Optional($0.tree)) } }
      return icons.isEmpty ? nil : .fields(icons)
    },
    PurposeField("iconReason") { fields, _, part in
      part.definition.iconReason = fields.text("iconReason") ?? part.definition.iconReason
    } tree: { purpose, _ in
      purpose.iconReason.map(JSONTree.string)
    },
    PurposeField("messages", isRequired: true) { fields, reader, part in
      part.definition.messages = reader.messages(fields, over: part.definition.messages)
    } tree: { purpose, _ in
      .fields(purpose.messages.map { ($0.name, Optional($0.tree)) })
    },
    PurposeField("opposite") { fields, _, part in
      part.definition.opposite = fields.text("opposite") ?? part.definition.opposite
    } tree: { purpose, _ in
      purpose.opposite.map(JSONTree.string)
    },
    PurposeField("appearsWith") { fields, reader, part in
      guard let companions = reader.purposes(in: "appearsWith", fields) else { return }
      part.companions = companions
      part.definition.appearsWith = companions.map(\.identifier)
    } tree: { purpose, _ in
      purpose.appearsWith.isEmpty ? nil : .array(purpose.appearsWith.map(JSONTree.string))
    },
    PurposeField("formerly") { fields, reader, part in
      guard let names = reader.purposes(in: "formerly", fields) else { return }
      part.formerly = names
      part.definition.formerly = names.map(\.identifier)
    } tree: { purpose, _ in
      purpose.formerly.isEmpty ? nil : .array(purpose.formerly.map(JSONTree.string))
    },
  ]

  /// The names of the fields that a purpose needs.
  static let required = all.filter(\.isRequired).map(\.name)

  /// The value as one word or sentence; nil if it is absent, and for lists and objects, which are longer.
  package func text(of purpose: PurposeDefinition) -> String? {
    switch tree(purpose, []) {
    case .string(let text): text
    case .object, .array, nil: nil
    case let value?: CompactJSON.text(of: value)
    }
  }
}

extension MessageDeclaration {
  /// The declaration as purposes.json has it.
  package var tree: JSONTree {
    let arguments = arguments.map { argument in
      let maximum = argument.maximum.map { JSONTree.integer(Int($0)) }
      return (
        argument.name, Optional(JSONTree.fields([("type", .string(argument.kind.rawValue)), ("maximum", maximum)]))
      )
    }
    return .fields([
      ("description", description.map(JSONTree.string)), ("arguments", arguments.isEmpty ? nil : .fields(arguments)),
      ("limit", limit.map(JSONTree.integer)), ("usage", usage.map { .string($0.rawValue) }),
    ])
  }
}
