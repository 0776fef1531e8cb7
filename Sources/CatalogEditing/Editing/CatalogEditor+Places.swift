internal import CatalogFiles
package import CatalogModel
internal import SourceText

extension CatalogEditor {
  private static let places = "places.json"

  /// Adds purposes to a place, which is declared if neither the catalogue nor one that it extends has it.
  ///
  /// - Parameter place: its fields are written unless they are empty or false.
  package mutating func addPurposes(toPlace place: PurposePlace) throws(EditError) {
    try edit(Self.places) { (file) throws(EditError) in
      var fields = file[place.identifier] ?? .fields([])
      if !place.description.isEmpty { fields["description"] = .string(place.description) }
      if !place.seenIn.isEmpty { fields["seenIn"] = .array(place.seenIn.map(JSONTree.string)) }
      if place.showsTitlesOnly { fields["titlesOnly"] = .bool(true) }
      fields["purposes"] = (fields["purposes"] ?? .array([])).adding(place.purposes)
      file[place.identifier] = fields
    }
  }

  /// Adds purposes to those that an overlay selects from the catalogue that it extends.
  package mutating func keepPurposes(_ identifiers: [String]) throws(EditError) {
    try edit("catalog.json") { (file) throws(EditError) in
      file["purposes"] = (file["purposes"] ?? .array([])).adding(identifiers)
    }
  }
}

extension JSONTree {
  /// The sorted list of names with others.
  fileprivate func adding(_ names: [String]) -> JSONTree {
    .array(Set((elements ?? []).compactMap(\.text) + names).sorted().map(JSONTree.string))
  }
}
