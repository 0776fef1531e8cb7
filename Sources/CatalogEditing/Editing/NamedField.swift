internal import CatalogFiles
internal import SourceText

/// A field of the catalogue's files that names purposes, locales or icon sets. The tables are the only places that know them:
/// renaming and removing follow them.
struct NamedField {
  enum Step: Equatable {
    case field(String)
    /// Each member of an object, or each element of a list.
    case each
  }

  /// The form in which the field has the name.
  enum Form {
    /// The key of a member.
    case key
    /// The value.
    case value
    /// An element of a list, which goes with its last one.
    case list
    /// An element of a list that may be empty.
    case listWithEmpty
    /// An element of a list; with the last one, the object around it goes, which is for these alone.
    case onlyFor
    /// A bar's item, or a list of them: a name, or an object with `purpose`. It is only renamed.
    case item
  }

  /// The path, or a folder whose files all have the field: `titles/`.
  let file: String
  let path: [Step]
  let form: Form

  /// - Parameter path: the names of fields from the file's top; `*` is each.
  init(_ file: String, _ path: String..., form: Form) {
    self.file = file
    self.path = path.map { $0 == "*" ? .each : .field($0) }
    self.form = form
  }

  static let ofPurposes =
    [
      NamedField("purposes.json", form: .key), NamedField("purposes.json", "*", "opposite", form: .value),
      NamedField("purposes.json", "*", "appearsWith", form: .list), NamedField("titles/", form: .key),
      NamedField("vocabulary.json", form: .key), NamedField("places.json", "*", "purposes", form: .listWithEmpty),
      // An empty list selects none, and no list all.
      NamedField("catalog.json", "purposes", form: .listWithEmpty),
      NamedField("catalog.json", "rules", "*", "exceptions", "*", "purposes", form: .onlyFor),
      NamedField(AuditFile.name, "wrappers", "*", "purpose", form: .value),
    ] + inScreens

  static let inScreens = ["screens.json", "screens/"].flatMap { file in
    ScreenField.namingPurposes.map { NamedField(file, "*", $0, form: .item) }
  }

  /// Besides these, icons have glyphs for locales, which `removeIcons(of:)` removes.
  static let ofLocales = [
    NamedField("catalog.json", "numberingSystems", form: .key),
    NamedField("catalog.json", "wordings", "*", "titleCase", form: .list),
    NamedField("catalog.json", "wordings", "*", "complete", form: .list),
    NamedField("catalog.json", "rules", "*", "exceptions", "*", "locales", form: .onlyFor),
    NamedField("glossary.json", form: .key), NamedField("vocabulary.json", "*", "synonyms", form: .key),
  ]

  static let ofIconSets = [
    NamedField("purposes.json", "*", "icons", form: .key), NamedField("vocabulary.json", "*", "icons", form: .key),
    NamedField("platforms.json", "*", "iconSet", form: .value),
    NamedField("catalog.json", "rules", "*", "exceptions", "*", "iconSets", form: .onlyFor),
  ]
}

extension CatalogEditor {
  /// Renames or removes a name in the catalogue's own files.
  ///
  /// - Parameter newName: nil to remove it.
  /// - Throws: ``EditError/purposeExists(_:)`` if a file has an entry under the new name.
  mutating func change(_ name: String, to newName: String?, in fields: [NamedField]) throws(EditError) {
    for field in fields {
      for path in paths(of: field) {
        guard let old = try tree(of: path) else { continue }
        var tree = old
        try tree.change(name, to: newName, at: field.path[...], field.form)
        guard tree != old else { continue }
        try edit(path) { (file) throws(EditError) in file = tree }
      }
    }
  }

  /// The existing files of a field.
  func paths(of field: NamedField) -> [String] {
    guard field.file.hasSuffix("/") else { return [field.file] }
    return names(in: String(field.file.dropLast())).map { "\(field.file)\($0).json" }
  }
}

extension JSONTree {
  /// Renames or removes a name at the end of a path. Objects that a removal leaves empty are removed, too.
  mutating func change(
    _ name: String, to newName: String?, at path: ArraySlice<NamedField.Step>, _ form: NamedField.Form
  ) throws(EditError) {
    switch path.first {
    case nil: try change(name, to: newName, form)
    case .field(let field):
      guard let old = self[field] else { return }
      var value = old
      try value.change(name, to: newName, at: path.dropFirst(), form)
      if value != old { self[field] = value.isEmptied(form) ? nil : value }
    case .each:
      if let elements {
        var kept: [JSONTree] = []
        for old in elements {
          var element = old
          try element.change(name, to: newName, at: path.dropFirst(), form)
          if element == old || !element.hasLost(path.dropFirst().first) { kept.append(element) }
        }
        self = .array(kept)
      }
      for key in members.map(\.key) {
        try change(name, to: newName, at: ([.field(key)] + path.dropFirst())[...], form)
      }
    }
  }

  private mutating func change(_ name: String, to newName: String?, _ form: NamedField.Form) throws(EditError) {
    switch form {
    case .key:
      guard self[name] != nil else { return }
      guard let newName else { return self[name] = nil }
      guard self[newName] == nil else { throw .purposeExists(newName) }
      rename(name, to: newName)
    case .value where text == name: self = newName.map(JSONTree.string) ?? .null
    case .list, .listWithEmpty, .onlyFor:
      guard let names = elements, names.contains(.string(name)) else { return }
      self = .array(newName.map { names.renaming(name, to: $0) } ?? names.filter { $0 != .string(name) })
    case .item: if let newName { self = renamingItem(name, to: newName) }
    case .value: break
    }
  }

  /// Returns whether a removal has left nothing of a value.
  private func isEmptied(_ form: NamedField.Form) -> Bool {
    switch form {
    case .listWithEmpty: false
    case .list, .onlyFor: self == .array([]) || self == .object([])
    case .key, .value, .item: self == .null || self == .object([])
    }
  }

  /// Returns whether an object has lost the field for which it was.
  private func hasLost(_ step: NamedField.Step?) -> Bool {
    guard case .field(let field) = step else { return false }
    return self[field] == nil
  }

  /// A purpose's identifier, an item or a list of them, with one purpose renamed.
  private func renamingItem(_ name: String, to newName: String) -> JSONTree {
    switch self {
    case .string(name): return .string(newName)
    case .array(let elements): return .array(elements.map { $0.renamingItem(name, to: newName) })
    case .object:
      var item = self
      for field in ["purpose", "menu"] { item[field] = self[field]?.renamingItem(name, to: newName) }
      return item
    default: return self
    }
  }
}

extension [JSONTree] {
  /// The list with one name replaced; a sorted list stays sorted.
  fileprivate func renaming(_ name: String, to newName: String) -> [JSONTree] {
    let names = compactMap(\.text)
    guard names.count == count, names.contains(name) else { return self }
    let renamed = names.map { $0 == name ? newName : $0 }
    return (names == names.sorted() ? renamed.sorted() : renamed).map(JSONTree.string)
  }
}
