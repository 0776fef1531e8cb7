internal import CatalogFiles
package import CatalogModel
internal import SourceText

extension CatalogEditor {
  /// A purpose's own icon in a set, as the catalogue's own file has it; nil if it has none.
  package func hasIcon(purpose: String, set: IconSetIdentifier) throws(EditError) -> Bool {
    try tree(of: "purposes.json")?[purpose]?["icons"]?[set.rawValue] != nil
  }

  /// Sets a purpose's icon in a set; in an overlay it overrides the inherited one.
  package mutating func setIcon(
    _ icon: IconReference, purpose: String, set: IconSetIdentifier
  ) throws(EditError) {
    try edit("purposes.json") { (file) throws(EditError) in
      var definition = file[purpose] ?? .object([])
      var icons = definition["icons"] ?? .object([])
      icons[set.rawValue] = icon.tree
      definition["icons"] = icons
      file[purpose] = definition
    }
  }

  /// Whether the catalogue's own purposes.json has anything on a purpose.
  package func declares(purpose: String) throws(EditError) -> Bool {
    try tree(of: "purposes.json")?[purpose] != nil
  }
}
