package import CatalogFiles
public import CatalogModel
internal import SourceText

/// A catalogue of purposes, read once and then only asked.
///
/// ```swift
/// let catalog = try Catalog(contentsOf: "Catalogs/Standard")
/// let delete = try catalog.purpose("delete")
/// catalog.resolver(for: "ar-EG").title(for: delete)
/// ```
public struct Catalog: Sendable {
  private let storage: CatalogStorage

  /// Reads the catalogue in a folder, and those that it extends.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder that holds catalog.json.
  ///   - shippedCatalogs: the folder that holds Standard, for overlays that name it: `"extends": "Standard"`. By default
  ///     the environment's PURPOSE_CATALOGS; else `share/purpose-catalog` beside the folder of the program; else, for a
  ///     program that SwiftPM built and that runs in its build folder, the package that it was built with.
  /// - Throws: ``CatalogError/unreadable(folder:problems:)`` with every problem of the files, where there is any.
  public init(contentsOf folder: String, shippedCatalogs: String? = nil) throws(CatalogError) {
    let source: CatalogSource
    do throws(FileError) {
      let files = DiskFiles(shippedCatalogs: shippedCatalogs)
      source = try CatalogReader(files: files, looksAtForm: false).read(folder)
    } catch {
      throw .unreadable(folder: folder, problems: ["\(error)"])
    }
    try self.init(source)
  }

  /// Takes a catalogue that has been read.
  ///
  /// - Throws: ``CatalogError/unreadable(folder:problems:)`` where reading met problems.
  package init(_ source: CatalogSource) throws(CatalogError) {
    try source.refuseProblems()
    storage = CatalogStorage(source)
  }

  /// Takes a catalogue whose texts are read later.
  ///
  /// - Throws: ``CatalogError/unreadable(folder:problems:)`` where reading the rest met problems.
  init(_ texts: TextsOnDemand) throws(CatalogError) {
    try texts.source.refuseProblems()
    storage = CatalogStorage(texts.source, texts: texts)
  }

  /// The catalogue's name.
  public var name: String { storage.source.manifest.name }

  /// The locales that it declares, sorted by language tag.
  public var locales: [LanguageTag] { storage.source.manifest.locales }

  /// The locale that translators translate from.
  public var sourceLocale: LanguageTag { storage.source.manifest.sourceLocale }

  /// The icon sets that it names icons of.
  public var iconSets: [IconSetIdentifier] { storage.source.manifest.iconSets }

  /// Every purpose, sorted by identifier.
  public var purposes: [Purpose] { storage.purposes }

  /// The purpose of an identifier.
  ///
  /// - Throws: ``CatalogError/unknownPurpose(identifier:nearest:)`` with the identifier that was probably meant.
  public func purpose(_ identifier: String) throws(CatalogError) -> Purpose {
    guard let index = storage.source.purposeIndex[identifier] else {
      let known = storage.source.purposes.map(\.identifier)
      throw .unknownPurpose(identifier: identifier, nearest: NearestName.of(identifier, in: known))
    }
    return storage.purposes[index]
  }

  /// The resolver of the declared locale that serves a language tag best; the source locale where none is close.
  ///
  /// Language matching (UTS #35 part 1, § Language Matching), never across scripts.
  ///
  /// - Parameter identifier: a locale identifier: a language tag (BCP 47), for example `ar-EG`, or any other that
  ///   ``LanguageTag/init(localeIdentifier:)`` reads: `ar_EG` of Foundation's `Locale.identifier`, `ar_EG.UTF-8` of `LANG`. One
  ///   that cannot be understood gets the source locale.
  public func resolver(for identifier: String) -> Resolver {
    storage.resolver(for: .identifiers([identifier]))
  }

  /// The resolver of the declared locale that serves a list of locale identifiers best.
  ///
  /// - Parameter identifiers: as for ``resolver(for:)-(String)``, the most wanted first.
  public func resolver(for identifiers: [String]) -> Resolver {
    storage.resolver(for: .identifiers(identifiers))
  }

  /// The resolver of the declared locale that serves an `Accept-Language` header best (RFC 9110 §12.5.4).
  ///
  /// All of the header is read, however long it is; of more than 32 languages those with the highest weights count.
  public func resolver(acceptLanguage header: String) -> Resolver {
    storage.resolver(for: .header(header))
  }
}

extension CatalogSource {
  /// - Throws: ``CatalogError/unreadable(folder:problems:)`` where reading met problems.
  fileprivate func refuseProblems() throws(CatalogError) {
    guard !problems.isEmpty else { return }
    throw .unreadable(
      folder: folder, problems: problems.map { "\($0.place.file.path):\($0.place.position): \($0.message)" })
  }
}
