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

  /// Removes a purpose from the catalogue's own places.
  mutating func removePurposeFromPlaces(_ identifier: String) throws(EditError) {
    guard try tree(of: Self.places) != nil else { return }
    try edit(Self.places) { (file) throws(EditError) in
      for place in file.members.map(\.key) {
        guard let names = file[place]?["purposes"]?.elements, names.contains(.string(identifier)) else { continue }
        file[place]?["purposes"] = .array(names.filter { $0 != .string(identifier) })
      }
    }
  }

  /// Renames a purpose in the catalogue's own places.
  mutating func renamePurposeInPlaces(_ identifier: String, to newIdentifier: String) throws(EditError) {
    guard try tree(of: Self.places) != nil else { return }
    try edit(Self.places) { (file) throws(EditError) in
      for place in file.members.map(\.key) {
        guard let names = file[place]?["purposes"]?.elements else { continue }
        file[place]?["purposes"] = .array(names.renaming(identifier, to: newIdentifier))
      }
    }
  }
}
