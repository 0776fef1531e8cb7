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
    var found: [String] = []
    for path in [Self.screens] + names(in: "screens").map(Self.file) {
      for screen in try tree(of: path)?.members ?? [] {
        let fields = ScreenField.namingPurposes.compactMap { screen.value[$0] }
        if fields.contains(where: { $0 != $0.renamingPurpose(purpose, to: "") }) { found.append(screen.key) }
      }
    }
    return found.sorted()
  }

  private static func file(ofFeature feature: String) -> String { "screens/\(feature).json" }

  /// Renames a purpose in the bars and titles of the catalogue's own screens.
  mutating func renamePurposeInScreens(_ identifier: String, to newIdentifier: String) throws(EditError) {
    for file in [Self.screens] + names(in: "screens").map(Self.file) where try tree(of: file) != nil {
      try renamePurpose(identifier, to: newIdentifier, in: file)
    }
  }

  private mutating func renamePurpose(
    _ identifier: String, to newIdentifier: String, in file: String
  ) throws(EditError) {
    try edit(file) { (file) throws(EditError) in
      for screen in file.members.map(\.key) {
        for field in ScreenField.namingPurposes {
          guard let value = file[screen]?[field] else { continue }
          file[screen]?[field] = value.renamingPurpose(identifier, to: newIdentifier)
        }
      }
    }
  }
}

extension JSONTree {
  /// A purpose's identifier, an item or a list of them, with one purpose renamed.
  fileprivate func renamingPurpose(_ identifier: String, to newIdentifier: String) -> JSONTree {
    switch self {
    case .string(identifier): return .string(newIdentifier)
    case .array(let elements): return .array(elements.map { $0.renamingPurpose(identifier, to: newIdentifier) })
    case .object:
      var item = self
      item["purpose"] = self["purpose"]?.renamingPurpose(identifier, to: newIdentifier)
      return item
    default: return self
    }
  }
}
