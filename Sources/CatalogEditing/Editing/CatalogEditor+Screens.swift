internal import CatalogFiles
package import CatalogModel
internal import SourceText

extension CatalogEditor {
  static let screens = "screens.json"

  /// Declares a screen.
  ///
  /// - Parameter feature: the name of the file in screens/; nil for screens.json.
  package mutating func addScreen(_ screen: Screen, to feature: String? = nil) throws(EditError) {
    try edit(feature.map(Self.file) ?? Self.screens) { (file) throws(EditError) in
      guard file[screen.id] == nil else { throw .screenExists(screen.id) }
      file[screen.id] = .fields(ScreenField.all.map { ($0.name, $0.tree(screen)) })
    }
  }

  /// Writes the fields in which a screen differs from what it was, to the catalogue's own file that declares it; those of an
  /// inherited screen to screens.json.
  ///
  /// - Parameter isInherited: true if a catalogue that is extended has the screen.
  package mutating func changeScreen(_ old: Screen, to new: Screen, isInherited: Bool) throws(EditError) {
    let path = try ownFile(ofScreen: new.id)
    try edit(path ?? Self.screens) { (file) throws(EditError) in
      var fields = file[new.id] ?? .fields([])
      for field in ScreenField.all {
        let value = field.tree(new)
        guard value != field.tree(old) else { continue }
        // Without the field, an overlay inherits it.
        fields[field.name] = value ?? (isInherited ? Self.defaults[field.name] : nil)
      }
      file[new.id] = fields
    }
  }

  /// The values of fields that a screen need not state.
  private static let defaults: [String: JSONTree] = [
    "header": .string(HeaderKind.page.rawValue), "presentation": Presentation.push.tree,
  ]

  /// Removes a screen that the catalogue's own files declare.
  ///
  /// - Returns: false if none of them has it.
  package mutating func removeScreen(_ identifier: String) throws(EditError) -> Bool {
    guard let path = try ownFile(ofScreen: identifier) else { return false }
    try edit(path) { (file) throws(EditError) in file[identifier] = nil }
    return true
  }

  /// The file of the catalogue itself that declares or changes a screen, or nil.
  private func ownFile(ofScreen identifier: String) throws(EditError) -> String? {
    for path in [Self.screens] + names(in: "screens").map(Self.file) where try tree(of: path)?[identifier] != nil {
      return path
    }
    return nil
  }

  /// The catalogue's own screens whose bars or titles name a purpose, sorted.
  package func screens(naming purpose: String) throws(EditError) -> [String] {
    var found: Set<String> = []
    for field in NamedField.inScreens {
      for path in paths(of: field) {
        for screen in try tree(of: path)?.members ?? [] {
          var changed = screen.value
          try changed.change(purpose, to: "", at: field.path.dropFirst(), field.form)
          if changed != screen.value { found.insert(screen.key) }
        }
      }
    }
    return found.sorted()
  }

  private static func file(ofFeature feature: String) -> String { "screens/\(feature).json" }
}
