package import CatalogFiles
package import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// The catalogue's information that readers need to interpret a file.
package struct ReadContext: Sendable {
  /// The catalogue's data of a unit.
  package struct Unit: Sendable {
    package let source: String
    /// In declaration order, which is the order of `%1$@` and `{0}`.
    package let arguments: [ArgumentDeclaration]
    /// The unit's key in the catalogue, for a key with a purpose's former identifier; nil for the unit's own key.
    package let current: UnitKey?

    package init(source: String, arguments: [ArgumentDeclaration], current: UnitKey? = nil) {
      self.source = source
      self.arguments = arguments
      self.current = current
    }
  }

  /// The target locale of the command line. It applies to files that state none, or another one of the same language;
  /// in a file of several locales, it is the only one that is read.
  package private(set) var locale: LanguageTag?
  package let sourceLocale: LanguageTag
  /// The locales that the catalogue declares.
  let declared: DeclaredLocales
  /// Every unit that the catalogue declares, also under its former keys, for the names of arguments and for names that
  /// a format changes.
  package let units: [UnitKey: Unit]
  /// The catalogue's name, or nil.
  package var catalogue: String?
  /// The names of foreign entries, by the format's identifier.
  var foreignNames: [String: Set<String>] = [:]
  /// The source texts of a format that keeps them in a separate file (``SourceFileFormat``).
  package var sources: [UnitKey: KeySourceText] = [:]
  /// The naming of keys in the format; nil for the format's default.
  package var keys: KeyNaming?
  /// True if the app's l10n.yaml has `use-escaping: true` (Flutter).
  package var usesEscaping = false
  /// A file that has the source texts; nil if none was found, or if the format has them in every file.
  package var sourceFile: String?
  /// The locale and the table that the path of a file states, with what the files beside it show.
  var identity: (path: String, identity: PathIdentity)?
  /// The keys that no update adds, since other files of the app have their own entries under them.
  package var unidentified = UnidentifiedKeys()
  /// The keys whose owner is unknown in the format's files, each with the reason.
  package var ownerDoubts: [UnitKey: String] = [:]
  /// The keys that other files of the folder have, in a format whose folder is one table.
  package var folder = FolderKeys()
  /// The file of the other kind, in a format that divides the units of a locale between two.
  package var companion: CompanionFile?

  package init(
    locale: LanguageTag? = nil, sourceLocale: LanguageTag = .english, declared: [LanguageTag] = [],
    units: [UnitKey: Unit] = [:], keys: KeyNaming? = nil
  ) {
    self.keys = keys
    self.locale = locale
    self.sourceLocale = sourceLocale
    self.declared = DeclaredLocales(declared)
    self.units = units
  }

  /// The context of a catalogue.
  package init(_ catalogue: CatalogSource, locale: LanguageTag? = nil) {
    let texts = catalogue.sourceTexts
    var units: [(UnitKey, Unit)] = []
    var formerUnits: [(UnitKey, Unit)] = []
    for slot in texts.indices {
      let (key, source) = (catalogue.key(ofSlot: slot), texts[slot] ?? "")
      let arguments = catalogue.declaration(ofSlot: slot).arguments
      units.append((key, Unit(source: source, arguments: arguments)))
      formerUnits += catalogue.formerKeys(ofSlot: slot).map { former in
        (former, Unit(source: source, arguments: arguments, current: key))
      }
    }
    self.init(
      locale: locale, sourceLocale: catalogue.manifest.sourceLocale, declared: catalogue.manifest.locales,
      units: Dictionary(units + formerUnits) { first, _ in first })
    self.catalogue = catalogue.exportedName
    foreignNames = catalogue.manifest.stringTables.mapValues(\.foreign)
  }

  /// The same context for files of one locale.
  package func naming(_ locale: LanguageTag?) -> ReadContext {
    var context = self
    context.locale = locale
    return context
  }

  /// The key of a name in a file; nil if the key pattern does not produce the name, so that the entry is not the
  /// catalogue's.
  ///
  /// - Parameter separator: the separator between purpose and message if there is no pattern.
  func key(of name: String, separator: Character = "/") -> UnitKey? {
    guard let keys else { return UnitKey(name, separator: separator) }
    return keys.key(of: name)
  }

  /// The key of a name in an app's file, if the format writes it so. `settings.title` is an app's name, not the title
  /// of `settings`, and `settings.display.section` is not a message of it.
  func writtenKey(of name: String, separator: Character) -> UnitKey? {
    guard keys == nil, let key = key(of: name, separator: separator) else {
      return key(of: name, separator: separator)
    }
    let isWritten = key.text(separator: separator) == name && !key.message.contains(separator)
    return isWritten ? key : UnitKey(purpose: name, message: MessageDeclaration.title)
  }

  /// The context of a written table.
  package init(_ table: StringTable) {
    self.init(
      sourceLocale: table.sourceLocale, declared: [table.targetLocale],
      units: Dictionary(table.units.map { ($0.key, Unit(source: $0.source, arguments: $0.arguments)) }) { $1 })
  }
}
