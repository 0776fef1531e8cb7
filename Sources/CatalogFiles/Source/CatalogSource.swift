package import CatalogModel
package import SourceText

/// A catalogue as read from its files: the model, the place of every text, and all problems of the files.
///
/// ``CatalogReader`` creates it. An overlay's files are already merged with those that it extends.
package final class CatalogSource: Sendable {
  /// The folder's path, as given.
  package let folder: String
  /// The files that it was read from, to read the extended catalogue without this one.
  let files: any FileTree
  package let manifest: CatalogManifest
  /// The catalogue's own files first, then those of the catalogue that it extends, and so on.
  package let layers: [CatalogLayer]
  /// The settings of rules, the catalogue's own first.
  package let ruleSettings: [RuleSetting]
  /// Sorted by identifier.
  package let purposes: [PurposeDefinition]
  /// The index of each purpose by its identifier.
  package let purposeIndex: [String: Int]
  package let slots: MessageSlots
  /// In the order of the manifest; an unreadable one is left out.
  package let iconSets: [IconSet]
  /// In the order of the manifest's locales and their undeclared parents.
  package let locales: [LocaleTexts]
  /// By wording of the manifest and index of a locale, the texts of the locales that the wording changes.
  let worded: [[Int: LocaleTexts]]
  /// The wording of ``locales``; nil for the shared texts.
  package let wording: Wording?
  /// The numbers of the files with the texts of the wording.
  private let filesOfWording: Range<Int>
  /// The index of the source locale among the locales.
  package let sourceIndex: Int
  /// The files with the texts: those of the locales, each layer's; then those of each wording in the same order, and the
  /// titles that it capitalizes.
  package let titleFiles: [SourceFile]
  package let problems: [CatalogProblem]
  /// The files with problems.
  let pathsWithProblems: Set<String>
  /// The first places where the catalogue's own files differ from their canonical form, by a quick comparison; empty if
  /// it was not checked.
  package let nonCanonicalPlaces: [SourcePlace]
  /// Required and forbidden words.
  package let glossary: Glossary
  /// The dismissal policy and the kinds of headers.
  package let headers: HeaderKinds
  /// The screens of the app, sorted by identifier.
  package let screens: [Screen]
  /// The features of screens that a file in screens/ declares, by the screen's identifier.
  package let features: [String: String]
  /// The way each platform draws bars.
  package let platforms: [Platform: PlatformProfile]
  /// The places where purposes meet, sorted by identifier.
  package let places: [PurposePlace]
  /// The other names of purposes and of their icons.
  package let vocabulary: Vocabulary
  /// audit.json; nil if the catalogue has none, or if it was read to look up texts.
  package let auditFile: AuditFile?
  /// The words that programs print, by attestation.tsv of all layers; nil if the catalogue was read to look up texts.
  package let attestation: Attestation?

  package init(
    folder: String, files: any FileTree, manifest: CatalogManifest, layers: [CatalogLayer],
    ruleSettings: [RuleSetting],
    purposes: [PurposeDefinition], purposeIndex: [String: Int], slots: MessageSlots, iconSets: [IconSet],
    locales: [LocaleTexts], worded: [[Int: LocaleTexts]] = [], wording: Wording? = nil,
    titleFiles: [SourceFile], problems: [CatalogProblem], nonCanonicalPlaces: [SourcePlace], glossary: Glossary,
    headers: HeaderKinds, screens: [Screen], features: [String: String] = [:],
    platforms: [Platform: PlatformProfile], places: [PurposePlace] = [], vocabulary: Vocabulary = Vocabulary(),
    auditFile: AuditFile? = nil, attestation: Attestation? = nil
  ) {
    self.folder = folder
    self.files = files
    self.manifest = manifest
    self.layers = layers
    self.ruleSettings = ruleSettings
    self.purposes = purposes
    self.purposeIndex = purposeIndex
    self.slots = slots
    self.iconSets = iconSets
    self.locales = locales
    self.worded = worded
    self.wording = wording
    let block = layers.count * manifest.localesWithParents.count
    filesOfWording =
      manifest.wordings.firstIndex { $0.wording == wording }.map { (1 + 2 * $0) * block..<(2 + 2 * $0) * block }
      ?? 0..<0
    sourceIndex = manifest.locales.firstIndex(of: manifest.sourceLocale) ?? 0
    self.titleFiles = titleFiles
    self.problems = problems
    pathsWithProblems = Set(problems.map(\.place.file.path))
    self.nonCanonicalPlaces = nonCanonicalPlaces
    self.glossary = glossary
    self.headers = headers
    self.screens = screens
    self.features = features
    self.platforms = platforms
    self.places = places
    self.vocabulary = vocabulary
    self.auditFile = auditFile
    self.attestation = attestation
  }

  /// The catalogue's name in files that are exported from it: `Standard`, and `Standard.apple` in a wording, so that an import
  /// knows in which one the texts are.
  package var exportedName: String { wording.map { "\(manifest.name).\($0)" } ?? manifest.name }

  /// True if a text is in a file of a wording, and not one of the locale's own that it may capitalize.
  package func isOfWording(_ entry: TextEntry) -> Bool {
    entry.isPresent && filesOfWording.contains(Int(entry.file))
  }

  /// True if a text is in the file that is judged: the catalogue's own of the locale, or of the wording where one is chosen.
  ///
  /// Inherited texts say nothing about that file.
  package func isInJudgedFile(_ entry: TextEntry) -> Bool { isOwn(entry) && (wording == nil || isOfWording(entry)) }

  /// True if a path is the catalogue's folder or one in it that has only its own files; links are followed.
  package func isOwnFolder(_ path: String) -> Bool {
    let disk = DiskFiles()
    guard let folder = disk.resolved(path) else { return false }
    return CatalogPath.ownFolders(of: self.folder).contains { disk.resolved($0) == folder }
  }

  /// True if a path is that of a wording's file.
  package func isFileOfWording(_ path: String) -> Bool { titleFiles[filesOfWording].contains { $0.path == path } }

  /// The text that a locale would show in the wording if the catalogue's own file of it had none; nil if it had no text then.
  package func textBelowWording(ofLocale locale: Int, slot: Int) -> String? {
    let texts = locales[locale]
    let entry = texts.entries[slot]
    guard isOfWording(entry), isOwn(entry) else { return text(of: entry) }
    guard let below = texts.overridden[slot], let text = text(of: below) else { return nil }
    let isTitle = [MessageDeclaration.title, MessageDeclaration.short].contains(declaration(ofSlot: slot).name)
    guard !isOfWording(below), isTitle, !below.traits.contains(.hasSyntax),
      manifest.wordings.contains(where: { $0.wording == wording && $0.titleCase.contains(texts.locale) })
    else { return text }
    return TitleCase.title(text, language: texts.locale.language)
  }

  /// The indices of the locales that a wording changes, those of undeclared parents too, ascending; empty for an unknown wording.
  package func locales(changedBy wording: Wording) -> [Int] {
    manifest.wordings.firstIndex { $0.wording == wording }.map { worded[$0].keys.sorted() } ?? []
  }

  /// The catalogue in a wording: every locale shows the wording's texts where there are any.
  ///
  /// The texts of other locales are shared.
  ///
  /// - Returns: nil if the catalogue does not declare the wording.
  package func worded(_ wording: Wording) -> CatalogSource? {
    guard let index = manifest.wordings.firstIndex(where: { $0.wording == wording }) else { return nil }
    var titles = titles
    for (locale, texts) in worded[index] { titles.locales[locale] = texts }
    return with(titles, wording: wording)
  }

  /// The maximum number of texts: messages times locales, each of which takes 12 bytes even if it is missing.
  package static let maximumTextCount = 20_000_000

  /// True if there is enough work for several threads: below a few thousand texts, starting them costs more than it
  /// saves.
  package var isLarge: Bool { Self.isLarge(texts: locales.count * slots.count) }

  static func isLarge(texts: Int) -> Bool { texts > 5_000 }

  /// The platforms that the catalogue's apps run on, sorted by key: without those whose system `minimumSystems` leaves
  /// out, if it names any.
  package var supportedPlatforms: [PlatformProfile] {
    let systems = manifest.minimumSystems
    return platforms.values.sorted { $0.platform.rawValue < $1.platform.rawValue }.filter { profile in
      systems.isEmpty || profile.system.map { systems[$0] != nil } ?? true
    }
  }

  /// The catalogue for an app that runs on some of its platforms.
  package func keeping(_ platforms: [Platform]) -> CatalogSource {
    with(titles, wording: wording, platforms: self.platforms.filter { platforms.contains($0.key) })
  }

  /// The platforms of ``supportedPlatforms`` that have bars.
  package var platformsWithBars: [PlatformProfile] { supportedPlatforms.filter(\.hasBar) }

  /// The purposes of bars that the catalogue lacks.
  package var missingBarPurposes: [BarPurpose] { BarPurpose.allCases.filter { purposeIndex[$0.rawValue] == nil } }

  /// The purpose of a slot.
  package func purpose(ofSlot slot: Int) -> PurposeDefinition { purposes[slots.purposes[slot]] }

  /// The declaration of a slot's message.
  package func declaration(ofSlot slot: Int) -> MessageDeclaration {
    let purpose = slots.purposes[slot]
    return purposes[purpose].messages[slot - slots.starts[purpose]]
  }

  /// The maximum length of a slot's text in grapheme clusters: the message's limit, else the catalogue's for that name,
  /// else the default, or nil.
  package func limit(ofSlot slot: Int) -> Int? {
    let declaration = declaration(ofSlot: slot)
    return declaration.limit ?? manifest.limits[declaration.name]
      ?? (declaration.name == MessageDeclaration.short ? MessageDeclaration.shortLimit : nil)
  }
}

/// The files of one catalogue in an overlay's chain.
package struct CatalogLayer: Sendable {
  package let folder: String
  package let manifest: JSONDocument
  /// nil if the catalogue has no purposes.json.
  package let purposes: JSONDocument?
  /// nil if the catalogue has no headers.json.
  package let headers: JSONDocument?
  /// screens.json and the files in screens/.
  package let screens: [JSONDocument]
  /// nil if the catalogue has no platforms.json.
  package let platforms: JSONDocument?
  /// nil if the catalogue has no places.json.
  package let places: JSONDocument?
  /// nil if the catalogue has no vocabulary.json.
  package let vocabulary: JSONDocument?
  /// nil if the catalogue has no glossary.json.
  package let glossary: JSONDocument?
  /// If `extends` names a shipped catalogue: the path of another one that could be mistaken for it.
  package let folderNamedLikeBase: String?
}
