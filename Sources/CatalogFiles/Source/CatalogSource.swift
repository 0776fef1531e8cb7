package import CatalogModel
package import SourceText

/// A catalogue as its files have it: the model, every text's place, and everything that is wrong with the files.
///
/// Made by ``CatalogReader``. An overlay's own files are already laid over those that it extends.
package final class CatalogSource: Sendable {
  /// The folder, as it was named.
  package let folder: String
  package let manifest: CatalogManifest
  /// The catalogue's own files first, then those of the catalogue that it extends, and so on.
  package let layers: [CatalogLayer]
  /// What the catalogues say of the validator's rules, the catalogue's own settings first.
  package let ruleSettings: [RuleSetting]
  /// Sorted by identifier.
  package let purposes: [PurposeDefinition]
  /// The index of each purpose by its identifier.
  package let purposeIndex: [String: Int]
  package let slots: MessageSlots
  /// In the order of the manifest's icon sets; one whose file cannot be read is left out.
  package let iconSets: [IconSet]
  /// In the order of the manifest's locales.
  package let locales: [LocaleTexts]
  /// The index of the source locale among the locales.
  package let sourceIndex: Int
  /// The files that the texts stand in.
  package let titleFiles: [SourceFile]
  package let problems: [CatalogProblem]
  /// The files that have some.
  let pathsWithProblems: Set<String>
  /// Where files of the catalogue's own first depart from their canonical form, as far as bytes tell at a glance; empty if
  /// reading did not look.
  package let nonCanonicalPlaces: [SourcePlace]
  /// The words that texts have to use, and those that they must not.
  package let glossary: Glossary

  package init(
    folder: String, manifest: CatalogManifest, layers: [CatalogLayer], ruleSettings: [RuleSetting],
    purposes: [PurposeDefinition], purposeIndex: [String: Int], slots: MessageSlots, iconSets: [IconSet],
    locales: [LocaleTexts],
    titleFiles: [SourceFile], problems: [CatalogProblem], nonCanonicalPlaces: [SourcePlace], glossary: Glossary
  ) {
    self.folder = folder
    self.manifest = manifest
    self.layers = layers
    self.ruleSettings = ruleSettings
    self.purposes = purposes
    self.purposeIndex = purposeIndex
    self.slots = slots
    self.iconSets = iconSets
    self.locales = locales
    sourceIndex = manifest.locales.firstIndex(of: manifest.sourceLocale) ?? 0
    self.titleFiles = titleFiles
    self.problems = problems
    pathsWithProblems = Set(problems.map(\.place.file.path))
    self.nonCanonicalPlaces = nonCanonicalPlaces
    self.glossary = glossary
  }

  /// The catalogue with other texts, and with the problems that are beside them.
  func with(_ titles: TitlesLoader.Titles) -> CatalogSource {
    CatalogSource(
      folder: folder, manifest: manifest, layers: layers, ruleSettings: ruleSettings, purposes: purposes,
      purposeIndex: purposeIndex,
      slots: slots, iconSets: iconSets, locales: titles.locales, titleFiles: titles.files, problems: titles.problems,
      nonCanonicalPlaces: titles.nonCanonicalPlaces, glossary: glossary)
  }

  /// The most texts that are read: messages times locales, each of which takes 12 bytes whether it is there or not.
  package static let maximumTextCount = 20_000_000

  /// Whether there is enough to be worth more than one thread: below a few thousand texts starting threads costs more
  /// than they save.
  package var isLarge: Bool { Self.isLarge(texts: locales.count * slots.count) }

  static func isLarge(texts: Int) -> Bool { texts > 5_000 }

  /// The purpose whose message a slot is of.
  package func purpose(ofSlot slot: Int) -> PurposeDefinition { purposes[slots.purposes[slot]] }

  /// The declaration of a slot's message.
  package func declaration(ofSlot slot: Int) -> MessageDeclaration {
    let purpose = slots.purposes[slot]
    return purposes[purpose].messages[slot - slots.starts[purpose]]
  }

  /// The longest text of a slot in grapheme clusters: the message's own limit, else the catalogue's for messages of its
  /// name, else what is usual; nil if there is none.
  package func limit(ofSlot slot: Int) -> Int? {
    let declaration = declaration(ofSlot: slot)
    return declaration.limit ?? manifest.limits[declaration.name]
      ?? (declaration.name == MessageDeclaration.short ? MessageDeclaration.shortLimit : nil)
  }
}

/// The files of one catalogue among those that an overlay is made of.
package struct CatalogLayer: Sendable {
  package let folder: String
  package let manifest: JSONDocument
  /// nil if the catalogue has no purposes.json.
  package let purposes: JSONDocument?
  /// Where `extends` names a catalogue that ships with the product: the path of another one that could be mistaken for it.
  package let folderNamedLikeBase: String?
}
