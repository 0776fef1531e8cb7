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

  /// Creates the inventory of an icon set, and lists the set in catalog.json.
  ///
  /// - Parameters:
  ///   - facts: the set's name, version, licence and source.
  ///   - names: its icons.
  ///   - listed: the sets that catalog.json is to list, in its order.
  package mutating func addIconSet(
    _ set: IconSetIdentifier, facts: [(key: String, value: String)], names: Set<String>,
    listing listed: [IconSetIdentifier]
  ) throws(EditError) {
    try edit("icon-sets/\(set).json") { (file) throws(EditError) in
      for fact in facts { file[fact.key] = .string(fact.value) }
      let sorted = names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
      file["names"] = .array(sorted.map(JSONTree.string))
    }
    try edit("catalog.json") { (file) throws(EditError) in
      file["iconSets"] = .array(listed.map { .string($0.rawValue) })
    }
  }

  /// True if the catalogue's own purposes.json has an entry for a purpose.
  package func declares(purpose: String) throws(EditError) -> Bool {
    try tree(of: "purposes.json")?[purpose] != nil
  }
}
