package import CatalogFiles
package import CatalogModel
package import ICUText
internal import PurposeCatalog
internal import SourceText

/// Names that people type, looked up in a catalogue; errors suggest a similar name.
///
/// `delet` is an error that suggests `delete`, and `pl_PL` is the declared locale `pl`.
package struct CatalogNames {
  private let source: CatalogSource
  /// True to search titles and icons for an unknown purpose.
  private let searches: Bool
  /// The folders of catalogues that commands read without `--catalog`.
  private let defaultFolders: [String]

  /// - Parameter searches: false where an error must not take the time of a search.
  package init(of source: CatalogSource, defaultFolders: [String] = [], searches: Bool = true) {
    self.source = source
    self.searches = searches
    self.defaultFolders = defaultFolders
  }

  package func purpose(_ identifier: String) throws(NameError) -> PurposeDefinition {
    if let found = source.purposeIndex[identifier] { return source.purposes[found] }
    if let now = source.purposes.nameNow(of: identifier) { throw .renamedPurpose(identifier, now: now) }
    let nearest = NearestName.of(identifier, in: source.purposes.lazy.map(\.identifier))
    throw .unknownPurpose(identifier, nearest.map { .near($0) } ?? hint(on: identifier))
  }

  /// The suggestion for a word that is not close to any identifier: the purpose with an icon or a title of that name.
  private func hint(on word: String) -> NameError.PurposeHint {
    guard searches else { return .search }
    let matches = (try? SearchQuery(word)).map { PurposeSearch(source).matches($0) } ?? []
    guard let best = matches.first, best.rank <= .words, let place = best.places.first else { return .search }
    return .found(
      best.purpose.identifier, place.kind == .identifier ? nil : place.description,
      query: IdentifierSyntax.isKebabCase(word) ? word : nil)
  }

  /// A declared locale by any of its names: 'pl_PL' is 'pl' if no regional locale is declared.
  package func locale(_ text: String) throws(NameError) -> LanguageTag {
    let tag = try LanguageTag(typed: text)
    let locales = source.manifest.locales
    if let declared = DeclaredLocales(locales).locale(named: tag) { return declared }
    let near = NearestLocale.of(tag, among: locales).first?.identifier ?? misspelt(tag)
    if near == nil { _ = try requestedLocale(text) }
    let option = defaultFolders.contains(source.folder) ? "" : " --catalog \(source.folder)"
    // Nobody edits the catalogue that ships with the program.
    let isShipped = ShippedCatalogs.folder.map { Path.parent(of: source.folder) == $0 } ?? false
    throw .unknownLocale(
      tag, near: near,
      command: isShipped
        ? "catalog init MyApp --extends \(Path.name(of: source.folder)) --locales \(tag)"
        : "catalog add locale \(tag)\(option)")
  }

  /// The tag of a locale that an app may ask for, which need not be declared.
  ///
  /// - Throws: an error for a language that neither CLDR nor the IANA registry knows, such as 'german'.
  package func requestedLocale(_ text: String) throws(NameError) -> LanguageTag {
    let tag = try LanguageTag(typed: text)
    let isKnown =
      LocaleData.unknownSubtag(of: tag.language) == nil
      || source.manifest.locales.contains { $0.language == tag.language }
    if !isKnown, let fault = UnknownLocaleRule.fault(in: tag) { throw .unfitLocale(fault) }
    return tag
  }

  /// The warning about a locale that no declared one is close to, which apps show in the source locale; nil for others.
  ///
  /// - Throws: ``ICUError`` if ICU's data is incomplete.
  package func warning(onLocale tag: LanguageTag, as requested: String) throws(ICUError) -> String? {
    let declared = source.manifest.locales.map(\.identifier)
    guard try LanguageMatcher(declared: declared).match(for: [tag.identifier]) == nil else { return nil }
    return "warning: no locale of the catalogue is close to '\(requested)', so apps show the source locale's text"
  }

  /// The declared locale that a misspelt short tag means, as `dee` means `de`. Tags of two letters are all similar.
  private func misspelt(_ tag: LanguageTag) -> String? {
    guard tag.identifier.utf8.count > 2 else { return nil }
    return NearestName.of(tag.identifier, in: source.manifest.locales.lazy.map(\.identifier))
  }

  /// The kind of headers with this name.
  package func header(_ name: String) throws(NameError) -> HeaderKindDefinition {
    if let found = source.headers[HeaderKind(rawValue: name)] { return found }
    let known = source.headers.kinds.map(\.kind.rawValue)
    guard !known.isEmpty else { throw .noHeaders }
    throw source.screens.contains { $0.id == name }
      ? .screenInsteadOfHeader(name, known: known) : .unknownHeader(name, known: known)
  }

  /// The profile of the platform with this key.
  package func platform(_ key: String) throws(NameError) -> PlatformProfile {
    if let found = source.platforms[Platform(rawValue: key)] { return found }
    let known = source.platforms.keys.map(\.rawValue).sorted()
    guard !known.isEmpty else { throw .noPlatforms }
    throw source.layers.dropFirst().contains { $0.platforms?.root[key] != nil }
      ? .platformNotKept(key) : .unknownPlatform(key, known: known)
  }

  package func screen(_ identifier: String) throws(NameError) -> Screen {
    if let found = source.screens.first(where: { $0.id == identifier }) { return found }
    throw .unknownScreen(identifier, known: source.screens.map(\.id))
  }

  package func iconSet(_ text: String) throws(NameError) -> IconSetIdentifier {
    let set = IconSetIdentifier(rawValue: text)
    if source.manifest.iconSets.contains(set) { return set }
    throw .unknownIconSet(text, known: source.manifest.iconSets.map(\.rawValue))
  }

  /// Throws for a place that neither the catalogue nor one that it extends declares.
  package func requirePlace(_ identifier: String) throws(NameError) {
    let names = source.places.map(\.identifier)
    guard names.contains(identifier) else { throw .unknownPlace(identifier, known: names) }
  }

  package static func message(_ name: String, of purpose: PurposeDefinition) throws(NameError) -> MessageDeclaration {
    if let found = purpose.messages.first(where: { $0.name == name }) { return found }
    throw .unknownMessage(name, purpose: purpose.identifier, known: purpose.messages.map(\.name))
  }

  /// The catalogue in a wording; the catalogue itself for nil and `shared`.
  package func worded(_ name: String?) throws(NameError) -> CatalogSource {
    guard let name, name != Wording.none else { return source }
    if let worded = source.worded(Wording(rawValue: name)) { return worded }
    let names = source.manifest.wordings.map(\.wording.rawValue)
    throw name == Wording.ofPlatform ? .wordingOfPlatform(known: names) : .unknownWording(name, known: names)
  }

  /// The catalogue in a wording, or in the one that catalog.json chooses for an output or for the code of a platform.
  ///
  /// - Parameters:
  ///   - name: the wording; `platform` for that of the output's or the bar's platform.
  ///   - output: the language of code or the format of string tables; nil for other uses.
  ///   - platform: the platform of a bar; nil for other uses.
  package func worded(_ name: String?, for output: String?, on platform: String?) throws(NameError) -> CatalogSource {
    let manifest = source.manifest
    if name == Wording.ofPlatform, let platform {
      return try worded(manifest.wording(of: Platform(rawValue: platform))?.rawValue)
    }
    if name == Wording.ofPlatform, let output { return try worded(manifest.wording(ofPlatformOf: output)?.rawValue) }
    let chosen = output.flatMap { manifest.wording(for: $0) } ?? platform.flatMap { manifest.wordingOfBar(on: $0) }
    return try worded(name ?? chosen?.rawValue)
  }

  // MARK: Locales

  /// The names in the values of an option: it may be repeated, and have several names separated by commas.
  package static func list(in values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(\.withoutOuterSpaces) }
  }

  /// The tags of locale identifiers, which may be separated by commas, without duplicates.
  ///
  /// - Parameter manifest: the catalogue whose spelling of a declared locale is used.
  package static func locales(
    in values: [String], spelledAsIn manifest: CatalogManifest? = nil
  ) throws(NameError) -> [LanguageTag] {
    let declared = DeclaredLocales(manifest?.locales ?? [])
    var tags: [LanguageTag] = []
    for text in list(in: values) {
      let tag = try LanguageTag(typed: text)
      let name = declared.locale(named: tag) ?? tag
      if !tags.contains(name) { tags.append(name) }
    }
    return tags
  }
}

extension LanguageTag {
  /// The tag of a locale identifier as people type it: `pt-BR`, `pt_BR`, `de_DE.UTF-8`, in any case.
  package init(typed text: String) throws(NameError) {
    guard let tag = LanguageTag(localeIdentifier: text) else { throw .notLocale(text) }
    self = tag
  }

  /// The tag of a locale that a catalogue is about to declare.
  ///
  /// - Throws: an error if neither CLDR nor the IANA registry knows the locale, or if it has another preferred name: `iw`
  ///   is `he`.
  package init(toDeclare text: String) throws(NameError) {
    try self.init(typed: text)
    if let fault = UnknownLocaleRule.fault(in: self) ?? MisnamedLocaleRule.fault(in: self) { throw .unfitLocale(fault) }
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var withoutOuterSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
