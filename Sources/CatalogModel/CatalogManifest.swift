/// A catalogue's name, locales, icon sets and limits.
package struct CatalogManifest: Hashable, Sendable {
  /// The version of the format on disk that this code reads and writes.
  package static let formatVersion = 1

  /// The catalogue's name.
  package let name: String
  /// The purpose of the catalogue.
  package let description: String?
  /// The folder of the catalogue that this one extends, relative to its own; nil if it extends none.
  package let extends: String?
  /// The locale that translators translate from.
  package let sourceLocale: LanguageTag
  /// All of its locales, sorted.
  package let locales: [LanguageTag]
  /// Undeclared locales from which its own may inherit, because a catalogue that it extends has them: `pt` for `pt-BR`.
  package let parents: [LanguageTag]
  /// All of its icon sets, in its order.
  package let iconSets: [IconSetIdentifier]
  /// The maximum length of messages by name, in grapheme clusters.
  package let limits: [String: Int]
  /// The oldest supported version of each system, by the name that icon vendors use: `iOS`.
  package let minimumSystems: [String: SystemVersion]
  /// The numbering systems of locales whose digits the catalogue pins: `arab` for `ar`.
  package let numberingSystems: [LanguageTag: String]
  /// Its wordings, sorted by name.
  package let wordings: [WordingDefinition]
  /// The wordings of generated code and of string tables, by language or format; one that is not here has the shared texts.
  package let chosenWordings: [String: Wording]
  /// The settings of string tables by the format's identifier.
  package let stringTables: [String: StringTableSettings]
  /// The code and string tables that are made from the catalogue, in its order.
  package let outputs: [OutputDefinition]

  /// Creates a manifest; nothing is checked.
  package init(
    name: String, description: String?, extends: String?, sourceLocale: LanguageTag,
    locales: [LanguageTag], parents: [LanguageTag] = [], iconSets: [IconSetIdentifier], limits: [String: Int],
    minimumSystems: [String: SystemVersion] = [:], numberingSystems: [LanguageTag: String] = [:],
    wordings: [WordingDefinition] = [], chosenWordings: [String: Wording] = [:],
    stringTables: [String: StringTableSettings] = [:], outputs: [OutputDefinition] = []
  ) {
    self.name = name
    self.description = description
    self.extends = extends
    self.sourceLocale = sourceLocale
    self.locales = locales
    self.parents = parents
    self.iconSets = iconSets
    self.limits = limits
    self.minimumSystems = minimumSystems
    self.numberingSystems = numberingSystems
    self.wordings = wordings
    self.chosenWordings = chosenWordings
    self.stringTables = stringTables
    self.outputs = outputs
  }

  /// The wording of an output, the language of code or the format of string tables; nil for the shared texts.
  package func wording(for output: String) -> Wording? { chosenWordings[output] }

  /// The wording that a platform speaks; nil if none is for it.
  package func wording(of platform: Platform) -> Wording? {
    wordings.first { $0.platforms.contains(platform) }?.wording
  }

  /// Its locales, then their undeclared parents: the order of ``CatalogSource/locales``.
  package var localesWithParents: [LanguageTag] { locales + parents }

  /// The tag that a locale's numbers are printed for, with the numbering system that the catalogue pins: `ar-u-nu-arab`
  /// (UTS #35 part 1, § Unicode BCP 47 U Extension). A tag that has the extension already decides itself.
  package func numberTag(of locale: LanguageTag) -> String {
    let tag = locale.identifier
    // Private use comes last, and its subtags have no meaning here.
    let end = tag.firstRange(of: "-x-")?.lowerBound ?? tag.endIndex
    guard let system = numberingSystems[locale], !tag[..<end].contains("-u-") else { return tag }
    return "\(tag[..<end])-u-nu-\(system)\(tag[end...])"
  }
}
