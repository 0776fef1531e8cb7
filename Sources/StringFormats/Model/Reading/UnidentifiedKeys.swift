package import CatalogModel

/// The catalogue's keys under which files of one format have entries that nothing identifies as the catalogue's.
///
/// Such a key is not added to the other files of a run. The file of the source texts would get the catalogue's text,
/// and the next update would take the app's own entry for the catalogue's.
package struct UnidentifiedKeys: Sendable {
  private struct Entry {
    let place: UnitPlace
    let isForeign: Bool
  }

  private var entries: [UnitKey: [Entry]] = [:]

  package init() {}

  /// Collects the keys of a file.
  ///
  /// An entry with the catalogue's text is not among them, since an update changes nothing in it.
  package mutating func take(_ read: ReadTables, before tables: [LanguageTag: StringTable], context: ReadContext) {
    for table in read.tables {
      let units = (tables[table.locale]?.units ?? []).map { ($0.key, $0.target ?? "") }
      let ours = Dictionary(units) { first, _ in first }
      for theirs in table.units where theirs.mayBeOurs {
        guard let source = context.units[theirs.key]?.source else { continue }
        switch theirs.provenance(source: source, catalogue: context.catalogue) {
        case .ours, .exported: continue
        case .foreign: entries[theirs.key, default: []].append(Entry(place: theirs.place, isForeign: true))
        case .undecided:
          let text = MessageForms.canonicalText(of: theirs.target)
          guard !theirs.target.isEmpty, text != MessageForms.canonicalText(of: ours[theirs.key] ?? "") else { continue }
          entries[theirs.key, default: []].append(Entry(place: theirs.place, isForeign: false))
        }
      }
    }
  }

  /// The reason why a unit that a file does not have is not added to it; nil if it may be.
  ///
  /// - Parameter companion: the file of the other kind beside it, with which it divides the units.
  func reason(for key: UnitKey, beside companion: CompanionFile?) -> String? {
    guard let first = entries[key]?.first, companion?.has(key) != true else { return nil }
    let whose = first.isForeign ? "is another program's" : "is not known to be the catalogue's"
    return "not added, since the entry with its key at \(first.place) \(whose); accept the key under \"foreign\" in "
      + "catalog.json, give the catalogue's keys names of their own there, or import that file first"
  }
}
