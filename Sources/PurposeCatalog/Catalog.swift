package import CatalogFiles
public import CatalogModel
internal import SourceText

/// A catalogue of purposes, read once and immutable.
///
/// ```swift
/// let catalog = try Catalog(contentsOf: "Catalogs/Standard")
/// let delete = try catalog.purpose("delete")
/// catalog.resolver(for: "ar-EG").title(for: delete)
/// ```
public struct Catalog: Sendable {
  let storage: CatalogStorage

  /// Reads the catalogue in a folder, and those that it extends.
  ///
  /// It reads all files now, so that look-ups never do. Keep the catalogue for as long as the program runs; copies
  /// share its data.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder with catalog.json.
  ///   - shippedCatalogs: the folder with Standard, for overlays with `"extends": "Standard"`. The default is the
  ///     environment variable PURPOSE_CATALOGS, else `share/purpose-catalog` beside the program's folder, else, for a
  ///     program that SwiftPM built and that runs in its build folder, the package.
  /// - Throws: ``CatalogError/unreadable(folder:problems:)`` with every problem of the files.
  public init(contentsOf folder: String, shippedCatalogs: String? = nil) throws(CatalogError) {
    let source: CatalogSource
    do throws(FileError) {
      let files = DiskFiles(shippedCatalogs: shippedCatalogs)
      source = try CatalogReader(files: files, looksAtAll: false).read(folder)
    } catch {
      throw .unreadable(folder: folder, problems: ["\(error)"])
    }
    try self.init(source)
  }

  /// Creates a catalogue from files that have been read.
  ///
  /// - Throws: ``CatalogError/unreadable(folder:problems:)`` if they have problems.
  package init(_ source: CatalogSource) throws(CatalogError) {
    try source.refuseProblems()
    storage = CatalogStorage(source)
  }

  /// Creates a catalogue whose texts are read on demand.
  ///
  /// - Throws: ``CatalogError/unreadable(folder:problems:)`` if other files have problems.
  init(_ texts: TextsOnDemand) throws(CatalogError) {
    try texts.source.refuseProblems()
    storage = CatalogStorage(texts.source, texts: texts)
  }

  /// The catalogue's name.
  public var name: String { storage.source.manifest.name }

  /// Its locales, sorted by language tag.
  public var locales: [LanguageTag] { storage.source.manifest.locales }

  /// The locale that translators translate from.
  public var sourceLocale: LanguageTag { storage.source.manifest.sourceLocale }

  /// The wording of an output, the language of code or the format of string tables, that catalog.json chooses; nil for the
  /// shared texts.
  package func wording(ofOutput output: String) -> Wording? { storage.source.manifest.wording(for: output) }

  /// Its icon sets.
  public var iconSets: [IconSetIdentifier] { storage.source.manifest.iconSets }

  /// Every purpose, sorted by identifier.
  public var purposes: [Purpose] { storage.purposes }

  /// The purpose with an identifier.
  ///
  /// ```swift
  /// do {
  ///   let pin = try catalog.purpose("pinn")
  /// } catch {
  ///   print(error)                                   // unknown purpose 'pinn'; did you mean 'pin'?
  /// }
  /// ```
  ///
  /// The time is constant. For an unknown identifier it is linear in the number of purposes, since all are compared.
  ///
  /// - Parameter identifier: the key in the catalogue, in kebab-case, such as `select-all`; case matters.
  /// - Throws: ``CatalogError/unknownPurpose(identifier:nearest:)`` with the most similar identifier.
  public func purpose(_ identifier: String) throws(CatalogError) -> Purpose {
    guard let index = storage.source.purposeIndex[identifier] else {
      let known = storage.source.purposes.map(\.identifier)
      throw .unknownPurpose(identifier: identifier, nearest: NearestName.of(identifier, in: known))
    }
    return storage.purposes[index]
  }

  /// The purpose that undoes another one, as `unpin` undoes `pin`: the other state of a toggle.
  ///
  /// ```swift
  /// let pin = try catalog.purpose("pin")
  /// let shown = isPinned ? catalog.opposite(of: pin) ?? pin : pin
  /// ```
  ///
  /// The time is constant.
  ///
  /// - Returns: nil for a purpose without an opposite.
  public func opposite(of purpose: Purpose) -> Purpose? {
    purpose.opposite.flatMap { storage.source.purposeIndex[$0] }.map { storage.purposes[$0] }
  }

  /// The resolver of the declared locale that best matches a language tag, or of the source locale if none is close.
  ///
  /// Uses language matching (UTS #35 part 1, § Language Matching), but never crosses scripts.
  ///
  /// ```swift
  /// catalog.resolver(for: "de_CH.UTF-8").locale      // de
  /// catalog.resolver(for: "tlh").locale              // en, the source locale
  /// ```
  ///
  /// The first resolver of a locale finds the titles of all purposes. A repeated request is found by its hash, under a
  /// lock: keep the resolver where many texts are shown.
  ///
  /// - Parameter identifier: a locale identifier: a language tag (BCP 47) such as `ar-EG`, or any other form that
  ///   ``LanguageTag/init(localeIdentifier:)`` reads: `ar_EG` of Foundation's `Locale.identifier`, `ar_EG.UTF-8` of
  ///   `LANG`. An invalid identifier yields the source locale.
  public func resolver(for identifier: String) -> Resolver {
    storage.resolver(for: .identifiers([identifier]))
  }

  /// The resolver of the declared locale that best matches a language tag, in a platform's own words.
  ///
  /// ```swift
  /// let save = try catalog.purpose("save")
  /// catalog.resolver(for: "de", wording: .apple).title(for: save)      // Sichern
  /// catalog.resolver(for: "de").title(for: save)                       // Speichern
  /// ```
  ///
  /// A text is the wording's of the locale; else the locale's own; else that of the nearest parent, the wording's first.
  /// It costs as much as ``resolver(for:)-(String)``; the first resolver of a locale and a wording finds all titles.
  ///
  /// - Parameters:
  ///   - identifier: as for ``resolver(for:)-(String)``.
  ///   - wording: one of ``wordings``; nil and any other yield the shared texts.
  public func resolver(for identifier: String, wording: Wording?) -> Resolver {
    storage.resolver(for: .identifiers([identifier]), wording: wording)
  }

  /// The resolver of the declared locale that best matches a list of locale identifiers, in a platform's own words.
  ///
  /// - Parameters:
  ///   - identifiers: as for ``resolver(for:)-([String])``, the most preferred first.
  ///   - wording: as for ``resolver(for:wording:)-(String,_)``.
  public func resolver(for identifiers: [String], wording: Wording?) -> Resolver {
    storage.resolver(for: .identifiers(identifiers), wording: wording)
  }

  /// The wordings that the catalogue declares, sorted by name.
  public var wordings: [Wording] { storage.source.manifest.wordings.map(\.wording) }

  /// The wording of a platform's programs; nil if none names the platform.
  public func wording(of platform: Platform) -> Wording? {
    storage.source.manifest.wording(of: platform)
  }

  /// The resolver of the declared locale that best matches a list of locale identifiers.
  ///
  /// ```swift
  /// catalog.resolver(for: ["la", "fr-CH"]).locale    // fr, since the catalogue has no Latin
  /// ```
  ///
  /// It costs as much as ``resolver(for:)-(String)``.
  ///
  /// - Parameter identifiers: as for ``resolver(for:)-(String)``, the most preferred first; invalid ones are skipped.
  public func resolver(for identifiers: [String]) -> Resolver {
    storage.resolver(for: .identifiers(identifiers))
  }

  /// The resolver of the declared locale that best matches an `Accept-Language` header (RFC 9110 §12.5.4).
  ///
  /// ```swift
  /// catalog.resolver(acceptLanguage: "da, en-GB;q=0.8, en;q=0.7").locale  // da
  /// ```
  ///
  /// The whole header is read, regardless of its length; of more than 32 languages, those with the highest weights are
  /// used. Headers of up to 200 bytes are remembered, so that a browser's next request is found by its hash.
  ///
  /// - Parameter header: the field's value; an empty or malformed one yields the source locale.
  public func resolver(acceptLanguage header: String) -> Resolver {
    storage.resolver(for: .header(header))
  }

  /// The resolver of the declared locale that best matches an `Accept-Language` header, in a platform's own words.
  ///
  /// - Parameters:
  ///   - header: as for ``resolver(acceptLanguage:)``.
  ///   - wording: as for ``resolver(for:wording:)-(String,_)``.
  public func resolver(acceptLanguage header: String, wording: Wording?) -> Resolver {
    storage.resolver(for: .header(header), wording: wording)
  }
}

extension CatalogSource {
  /// - Throws: ``CatalogError/unreadable(folder:problems:)`` if there are problems in files that programs read.
  fileprivate func refuseProblems() throws(CatalogError) {
    let problems = problemsForPrograms
    guard problems.isEmpty else { throw .unreadable(folder: folder, problems: problems.map(\.line)) }
  }
}
