internal import CatalogFiles
package import CatalogModel
internal import SourceText

extension CatalogEditor {
  /// True if the catalogue's own file has an icon of a purpose in a set.
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

  /// True if the catalogue's own purposes.json has an entry for a purpose.
  package func declares(purpose: String) throws(EditError) -> Bool {
    try tree(of: "purposes.json")?[purpose] != nil
  }
}
