internal import CatalogFiles
internal import SourceText

extension CatalogEditor {
  private static let places = "places.json"

  /// Adds a purpose to a place, which the catalogue or one that it extends declares.
  package mutating func addPurpose(_ identifier: String, toPlace place: String) throws(EditError) {
    try edit(Self.places) { (file) throws(EditError) in
      let known = file[place]?["purposes"]?.elements ?? []
      let names = (known + [.string(identifier)]).sorted { ($0.text ?? "") < ($1.text ?? "") }
      if file[place] == nil { file[place] = .fields([]) }
      file[place]?["purposes"] = .array(names)
    }
  }
}
