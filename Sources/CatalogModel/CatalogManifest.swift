/// What a catalogue is: its name, its locales, its icon sets and its limits.
package struct CatalogManifest: Hashable, Sendable {
  /// The version of the format on disk that this code reads and writes.
  package static let formatVersion = 1

  /// The catalogue's name.
  package let name: String
  /// What it is for.
  package let description: String?
  /// The folder of the catalogue that this one extends, relative to its own; nil for a catalogue of its own.
  package let extends: String?
  /// The locale that translators translate from.
  package let sourceLocale: LanguageTag
  /// Every locale that it has texts for, sorted.
  package let locales: [LanguageTag]
  /// Every icon set that it names icons of, in its order.
  package let iconSets: [IconSetIdentifier]
  /// The longest text of a message by the message's name, in grapheme clusters.
  package let limits: [String: Int]
  /// The oldest version that apps with this catalogue run on, by the system's name as vendors of icons write it: `iOS`.
  package let minimumSystems: [String: SystemVersion]
  /// The settings of string tables by the format's identifier.
  package let stringTables: [String: StringTableSettings]

  /// Puts a manifest together; nothing is checked.
  package init(
    name: String, description: String?, extends: String?, sourceLocale: LanguageTag,
    locales: [LanguageTag], iconSets: [IconSetIdentifier], limits: [String: Int],
    minimumSystems: [String: SystemVersion] = [:], stringTables: [String: StringTableSettings] = [:]
  ) {
    self.name = name
    self.description = description
    self.extends = extends
    self.sourceLocale = sourceLocale
    self.locales = locales
    self.iconSets = iconSets
    self.limits = limits
    self.minimumSystems = minimumSystems
    self.stringTables = stringTables
  }
}
