internal import CatalogFiles
internal import CatalogModel

/// The changes of wordings: of their declarations, and of the texts in their files.
enum WordingChanges {
  static func all(from old: CatalogSource, to new: CatalogSource) -> [FieldChange] {
    changes(from: declarations(old), to: declarations(new)) + changes(from: texts(of: old), to: texts(of: new))
  }

  private static func changes(from old: [String: String], to new: [String: String]) -> [FieldChange] {
    Set(old.keys).union(new.keys).sorted().compactMap { FieldChange($0, from: old[$0], to: new[$0]) }
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

  /// The texts by wording, locale, purpose and message: `apple.de.save.title`.
  private static func texts(of source: CatalogSource) -> [String: String] {
    var texts: [String: String] = [:]
    for wording in source.manifest.wordings.map(\.wording) {
      guard let worded = source.worded(wording) else { continue }
      for locale in source.locales(changedBy: wording) {
        let entries = worded.locales[locale].entries
        for slot in entries.indices where worded.isOfWording(entries[slot]) {
          let message = "\(source.purpose(ofSlot: slot).identifier).\(source.declaration(ofSlot: slot).name)"
          texts["\(wording).\(worded.locales[locale].locale).\(message)"] = worded.text(of: entries[slot])
        }
      }
    }
    return texts
  }
}
