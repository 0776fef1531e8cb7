internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// The changes of a catalogue's headers and screens, by their paths of keys: `screens.city.route`.
enum ScreenChanges {
  static func all(from old: CatalogSource, to new: CatalogSource) -> [FieldChange] {
    let dismissal = FieldChange(
      "headers.dismissal", from: old.headers.dismissal.rawValue, to: new.headers.dismissal.rawValue)
    return [dismissal].compactMap(\.self)
      + changes("headers", fields(of: old.headers.kinds), new: fields(of: new.headers.kinds))
      + changes("screens", fields(of: old.screens), new: fields(of: new.screens))
  }

  /// An object, with the text of each field that it states.
  private typealias Fields = [(name: String, text: String)]

  private static func fields(of screens: [Screen]) -> [String: Fields] {
    named(screens.map { screen in (screen.id, ScreenField.all.map { ($0.name, $0.tree(screen)) }) })
  }

  private static func fields(of kinds: [HeaderKindDefinition]) -> [String: Fields] {
    named(kinds.map { ($0.kind.rawValue, $0.fields) })
  }

  private static func named(_ things: [(String, [(String, JSONTree?)])]) -> [String: Fields] {
    Dictionary(
      uniqueKeysWithValues: things.map { name, fields in
        (name, fields.compactMap { field, tree in tree.map { (field, text($0)) } })
      })
  }

  private static func text(_ tree: JSONTree) -> String { tree.text ?? CompactJSON.text(of: tree) }

  private static func changes(_ group: String, _ old: [String: Fields], new: [String: Fields]) -> [FieldChange] {
    Set(old.keys).union(new.keys).sorted().flatMap { name -> [FieldChange?] in
      let path = "\(group).\(name)"
      guard let before = old[name], let after = new[name] else {
        return [FieldChange(path, from: old[name].map(summary), to: new[name].map(summary))]
      }
      let names = after.map(\.name) + before.map(\.name).filter { name in !after.contains { $0.name == name } }
      return names.map { field in
        FieldChange(
          "\(path).\(field)", from: before.first { $0.name == field }?.text,
          to: after.first { $0.name == field }?.text)
      }
    }.compactMap(\.self)
  }

  private static func summary(_ fields: Fields) -> String {
    fields.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
  }
}

extension HeaderKindDefinition {
  /// The fields as headers.json has them, in canonical order.
  fileprivate var fields: [(String, JSONTree?)] {
    [
      ("extends", extends.map { .string($0.rawValue) }), ("description", .string(description)),
      ("title", .string(title.rawValue)), ("leading", .array(leading.map { .string($0.rawValue) })),
      ("confirmation", .bool(requiresConfirmation)), ("input", .bool(takesInput)),
      ("maximumTrailing", maximumTrailing.map(JSONTree.integer)), ("leave", .string(leave.rawValue)),
      ("reason", reason.map(JSONTree.string)),
    ]
  }
}
