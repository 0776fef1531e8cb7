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

  /// Removes a screen that the catalogue's own files declare.
  ///
  /// - Returns: false if none of them has it.
  package mutating func removeScreen(_ identifier: String) throws(EditError) -> Bool {
    for path in [Self.screens] + names(in: "screens").map(Self.file) where try tree(of: path)?[identifier] != nil {
      try edit(path) { (file) throws(EditError) in file[identifier] = nil }
      return true
    }
    return false
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
