/// How a catalogue's texts appear in the string tables of one format: a member of `stringTables` in catalog.json.
package struct StringTableSettings: Hashable, Sendable {
  /// The identifiers of all exchange formats, in the order in which documentation lists them.
  package static let formats = [
    "xliff-1.2", "xliff-1.2-xcode", "xliff-2.1", "xcstrings", "strings", "android", "gettext", "arb", "i18next",
    "fluent",
    "csv", "xlsx", "properties", "resx", "qt-ts", "json",
  ]

  /// How keys are made; nil for the format's default.
  package var keys: KeyPattern?
  /// Keys, as files have them, of entries that a team says are not the catalogue's.
  package var foreign: Set<String>

  package init(keys: KeyPattern? = nil, foreign: Set<String> = []) {
    self.keys = keys
    self.foreign = foreign
  }

  /// These settings over those of the catalogue that this one extends: its own pattern wins, foreign keys add up.
  package func extending(_ base: StringTableSettings) -> StringTableSettings {
    StringTableSettings(keys: keys ?? base.keys, foreign: foreign.union(base.foreign))
  }
}

extension CatalogManifest {
  /// The settings for a format's string tables; the defaults where catalog.json says nothing.
  ///
  /// - Parameter format: the format's identifier.
  package func stringTables(_ format: String) -> StringTableSettings { stringTables[format] ?? StringTableSettings() }
}
