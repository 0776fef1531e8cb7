internal import CatalogFiles
internal import CatalogModel

/// The changes of wordings in catalog.json.
enum WordingChanges {
  static func all(from old: CatalogSource, to new: CatalogSource) -> [FieldChange] {
    let (old, new) = (declarations(old), declarations(new))
    return Set(old.keys).union(new.keys).sorted().compactMap { FieldChange($0, from: old[$0], to: new[$0]) }
  }

  private static func declarations(_ source: CatalogSource) -> [String: String] {
    let declared = source.manifest.wordings.map { wording in
      let parts = [
        wording.description, wording.platforms.map(\.rawValue).joined(separator: ", "),
        wording.titleCase.map(\.identifier).joined(separator: ", "),
        wording.complete.map(\.identifier).joined(separator: ", "),
      ]
      return ("wordings.\(wording.wording)", parts.filter { !$0.isEmpty }.joined(separator: "; "))
    }
    let chosen = source.manifest.chosenWordings.map { ("wording.\($0)", $1.rawValue) }
    return Dictionary(declared + chosen) { first, _ in first }
  }
}
