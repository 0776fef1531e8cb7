internal import CatalogFiles
package import CatalogModel
package import CatalogValidation
internal import ICUText
internal import SourceText

/// A catalogue to create, in the words of a command line; each list may have several names separated by commas.
package struct NewCatalogRequest: Sendable {
  /// The folder, which need not exist.
  package let folder: String
  /// The catalogue's name; nil for the folder's.
  package let name: String?
  package var locales: [String]
  package var platforms: [String]
  package var iconSets: [String]
  /// `platform`, or a wording of the extended catalogue; nil or `shared` for the shared texts.
  package var wording: String?
  /// The code that it declares.
  package var outputs: [NewOutput] = []

  package init(
    folder: String, name: String? = nil, locales: [String] = [], platforms: [String] = [], iconSets: [String] = [],
    wording: String? = nil
  ) {
    self.folder = folder
    self.name = name
    self.locales = locales
    self.platforms = platforms
    self.iconSets = iconSets
    self.wording = wording
  }

  /// The content of the catalogue.
  ///
  /// - Parameters:
  ///   - base: the catalogue that it extends, or nil.
  ///   - schemas: the folder of the JSON Schemas for a catalogue that extends none, relative to its own, or nil.
  /// - Throws: an error for a name that the extended catalogue does not have, or a locale that cannot be declared.
  package func catalog(over base: ExtendedCatalog?, schemas: String?) throws(NewCatalogError) -> NewCatalog {
    let locales = try localeTags(in: base)
    let source = base?.source.manifest.sourceLocale ?? locales?.first { $0 == .english } ?? locales?.first ?? .english
    return try converting(NewCatalogError.name) { () throws(NameError) in
      let (iconSets, platforms) = (try iconSets(in: base), try platforms(in: base))
      return NewCatalog(
        folder: folder, name: name ?? Path.name(of: folder), extends: base?.extends,
        locales: base == nil ? locales ?? [.english] : locales, sourceLocale: source,
        schemas: base == nil ? schemas : base?.schemas, iconSets: iconSets,
        platforms: platforms, platformIcons: platformIcons(of: platforms, iconSets, in: base),
        chosenWordings: try chosenWordings(in: base), speaksAsPlatforms: speaksAsPlatforms, outputs: outputs)
    }
  }

  /// The icon sets of platforms whose usual one the catalogue does not keep.
  private func platformIcons(
    of platforms: [Platform]?, _ iconSets: [IconSetIdentifier]?, in base: ExtendedCatalog?
  ) -> [Platform: IconSetIdentifier] {
    guard let base, let platforms, let iconSets, let first = iconSets.first else { return [:] }
    // The web's own package, such as Lucide's, stands last in the catalogue's order.
    let other = iconSets.last ?? first
    let lost = platforms.filter { platform in
      base.source.platforms[platform].map { !iconSets.contains($0.iconSet) } ?? false
    }
    return Dictionary(uniqueKeysWithValues: lost.map { ($0, $0 == .web ? other : first) })
  }

  private var speaksAsPlatforms: Bool { wording == Wording.ofPlatform }

  /// The code and the files for the platforms of the requested wording.
  private func chosenWordings(in base: ExtendedCatalog?) throws(NameError) -> [String: Wording] {
    guard let wording, let base, !speaksAsPlatforms, wording != Wording.none else { return [:] }
    _ = try CatalogNames(of: base.source).worded(wording)
    return base.source.manifest.outputs(of: Wording(rawValue: wording))
  }

  /// The requested platforms of the extended catalogue, without duplicates.
  private func platforms(in base: ExtendedCatalog?) throws(NameError) -> [Platform]? {
    let requested = Set(CatalogNames.list(in: platforms))
    guard let base, !requested.isEmpty else { return nil }
    let names = CatalogNames(of: base.source)
    return try requested.sorted().map { name throws(NameError) in try names.platform(name).platform }
  }

  /// The requested icon sets of the extended catalogue, in its order.
  private func iconSets(in base: ExtendedCatalog?) throws(NameError) -> [IconSetIdentifier]? {
    let requested = CatalogNames.list(in: iconSets)
    guard let base, !requested.isEmpty else { return nil }
    let names = CatalogNames(of: base.source)
    let sets = try requested.map { name throws(NameError) in try names.iconSet(name) }
    return base.source.manifest.iconSets.filter(sets.contains)
  }

  /// The requested locales, without duplicates.
  private func localeTags(in base: ExtendedCatalog?) throws(NewCatalogError) -> [LanguageTag]? {
    let names = CatalogNames.list(in: locales)
    guard !names.isEmpty else { return nil }
    let manifest = base?.source.manifest
    let tags = try converting(NewCatalogError.name) { () throws(NameError) in
      for name in names { _ = try LanguageTag(toDeclare: name) }
      return try CatalogNames.locales(in: names, spelledAsIn: manifest)
    }
    guard let manifest else { return tags }
    let known = manifest.locales.map(\.identifier)
    // A regional locale inherits the texts of its language.
    if let unknown = tags.first(where: { Set(LocaleData.fallbackChain(of: $0.identifier)).isDisjoint(with: known) }) {
      throw .localeWithoutTexts(unknown, catalogue: manifest.name)
    }
    guard tags.contains(manifest.sourceLocale) else { throw .noSourceLocale(manifest.sourceLocale) }
    return tags
  }
}

/// The reason why a catalogue cannot be created as requested.
package enum NewCatalogError: Error, Hashable {
  case name(NameError)
  /// The extended catalogue has neither the locale nor one whose texts it inherits.
  case localeWithoutTexts(LanguageTag, catalogue: String)
  /// The source locale of the extended catalogue is not among the locales.
  case noSourceLocale(LanguageTag)
}

extension NewCatalogError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .name(let error): "\(error)"
    case .localeWithoutTexts(let locale, let catalogue):
      "'\(catalogue)' has no locale '\(locale)', so every title would be missing; "
        + "leave it out and add it later with: catalog add locale \(locale)"
    case .noSourceLocale(let locale):
      "the source locale '\(locale)' is not among the locales; add it to --locales"
    }
  }
}
