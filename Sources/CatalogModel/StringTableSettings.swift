/// The settings for string tables of one format: a member of `stringTables` in catalog.json.
package struct StringTableSettings: Hashable, Sendable {
  /// The pattern of keys; nil for the format's default.
  package var keys: KeyPattern?
  /// Keys in files whose entries are not the catalogue's.
  package var foreign: Set<String>

  package init(keys: KeyPattern? = nil, foreign: Set<String> = []) {
    self.keys = keys
    self.foreign = foreign
  }

  /// These settings merged with those of the extended catalogue: its own pattern wins, foreign keys are combined.
  package func extending(_ base: StringTableSettings) -> StringTableSettings {
    StringTableSettings(keys: keys ?? base.keys, foreign: foreign.union(base.foreign))
  }
}

extension CatalogManifest {
  /// The settings for a format's string tables, or the defaults.
  ///
  /// - Parameter format: the format's identifier.
  package func stringTables(_ format: String) -> StringTableSettings { stringTables[format] ?? StringTableSettings() }
}
