package import CatalogFiles
package import CatalogModel
internal import PurposeCatalog
package import SourceText

/// What reading the files of a format gave.
package struct ReadTables: Sendable {
  /// One for each target locale that was found.
  package var tables: [ReadTable]
  /// What is wrong with single units; the others are in the tables.
  package var problems: [ReadProblem]
  /// The source texts of a file that has them by key, also of keys that no table has; see ``ReadUnit/source``.
  package var sources: [UnitKey: SourceText] = [:]
  /// Entries under keys of the catalogue that are the app's own all the same, and why.
  package var appsOwn: [ReadProblem] = []

  package init(tables: [ReadTable] = [], problems: [ReadProblem] = []) {
    self.tables = tables
    self.problems = problems
  }

  /// What a file of one locale gave.
  package init(_ units: [ReadUnit], _ problems: [ReadProblem], locale: LanguageTag) {
    self.init(tables: [ReadTable(locale: locale, units: units)], problems: problems)
  }

  /// The same of a file that says which catalogue it was exported from.
  func exported(from catalogue: String?) -> ReadTables {
    guard let catalogue else { return self }
    var marked = self
    for table in tables.indices {
      for unit in tables[table].units.indices { marked.tables[table].units[unit].catalogue = catalogue }
    }
    return marked
  }

  /// What several files gave, or several parts of one: the units of a locale in one table.
  package init(joining parts: [ReadTables]) {
    self.init()
    var places: [LanguageTag: Int] = [:]
    for table in parts.flatMap(\.tables) {
      if let place = places[table.locale] {
        tables[place].units += table.units
      } else {
        places[table.locale] = tables.count
        tables.append(table)
      }
    }
    problems = parts.flatMap(\.problems)
    for part in parts { sources.merge(part.sources) { first, _ in first } }
    appsOwn = parts.flatMap(\.appsOwn)
  }
}

/// The units of one target locale as a file has them.
package struct ReadTable: Sendable {
  package var locale: LanguageTag
  /// In the order of the file.
  package var units: [ReadUnit]

  package init(locale: LanguageTag, units: [ReadUnit] = []) {
    self.locale = locale
    self.units = units
  }
}

/// One unit as a file has it.
package struct ReadUnit: Hashable, Sendable {
  package var key: UnitKey
  /// The translation as an ICU message, well-formed or not; empty if the file has none.
  package var target: String
  /// The text that was translated, as an ICU message; nil if the file does not have it.
  ///
  /// Formats with a slot for each plural category have only the sentences that fit their slots
  /// (``MessageForms/isSourceText(_:of:)``).
  package var source: String?
  /// The name of the catalogue that the file says it was exported from; nil if it does not say.
  package var catalogue: String?
  /// The identifier of the file's format; nil unless a ``TableReader`` read it.
  package var format: String?
  /// Whether apps load the file, so that an export may have filled it with the source text (``PlatformFallback``).
  package var isForApps = false
  /// Whether catalog.json lists the key as another program's; of several entries of one name, the one with what was exported
  /// is the catalogue's all the same.
  package var isDeclaredForeign = false
  /// Whether another entry of the same name in the file may be the catalogue's, so that this one is not.
  package var isTwin = false
  /// nil if the file does not say.
  package var state: TranslationState?
  /// The catalogue's comment on the translation; nil if the file has none.
  package var comment: String?
  /// What was exported; nil if the file does not say.
  package var base: UnitBase?
  package var place: UnitPlace
  /// Whether the file ends in the text, without the line end that programs write: it may be cut off there.
  package var isAtOpenEnd = false

  package init(
    key: UnitKey, target: String, source: String? = nil, catalogue: String? = nil, state: TranslationState? = nil,
    comment: String? = nil, base: UnitBase? = nil, place: UnitPlace
  ) {
    self.key = key
    self.target = target
    self.source = source
    self.catalogue = catalogue
    self.state = state
    self.comment = comment
    self.base = base
    self.place = place
  }
}

/// A place in a translator's file.
package struct UnitPlace: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// The sheet of a workbook; nil if the file is no workbook.
  package let sheet: String?
  /// Line and column as the translator's editor counts them; in a sheet, row and column.
  package let position: SourcePosition

  package init(path: String, sheet: String? = nil, position: SourcePosition) {
    self.path = path
    self.sheet = sheet
    self.position = position
  }

  /// The place of a byte of a file; of a decoded one, of its UTF-8.
  package init(file: SourceFile, offset: Int) {
    self.init(path: file.path, position: file.position(at: offset))
  }

  /// `file:line:column`, the way that terminals and editors link; in a workbook the cell as a spreadsheet calls it,
  /// `file:Sheet1!C12`.
  package var description: String { "\(path):\(place)" }

  /// The place within the file.
  var place: String { sheet.map { CellReference(position).text(inSheet: $0) } ?? "\(position)" }
}

/// Something wrong with one unit of a file, so that it is not in the table.
package struct ReadProblem: Hashable, Sendable {
  /// What is wrong and what to do; lower case, no full stop.
  package let message: String
  package let place: UnitPlace
  /// nil if it is not known which unit it is.
  package let key: UnitKey?
  package let locale: LanguageTag?
  /// Whether catalog.json lists the key as another program's.
  package var isDeclaredForeign = false
  /// Whether apps load the file.
  package var isForApps = false

  package init(_ message: String, at place: UnitPlace, key: UnitKey? = nil, locale: LanguageTag? = nil) {
    self.message = message
    self.place = place
    self.key = key
    self.locale = locale
  }
}

/// What the catalogue knows that a reader may need to make sense of a file.
package struct ReadContext: Sendable {
  /// What the catalogue has of a unit.
  package struct Unit: Sendable {
    package let source: String
    /// In the order of the declaration, which is that of `%1$@` and `{0}`.
    package let arguments: [ArgumentDeclaration]

    package init(source: String, arguments: [ArgumentDeclaration]) {
      self.source = source
      self.arguments = arguments
    }
  }

  /// The target locale that the command line names: that of a file which says none, or another of the same language; in a
  /// file of several locales, the only one that is read.
  package private(set) var locale: LanguageTag?
  package let sourceLocale: LanguageTag
  /// The locales that the catalogue declares.
  let declared: DeclaredLocales
  /// Every unit that the catalogue declares: for argument names, and for names that a format had to change.
  package let units: [UnitKey: Unit]
  /// The catalogue's name; nil if there is none.
  package var catalogue: String?
  /// The keys of entries that are other programs', as files name them, by the format's identifier.
  private var foreignNames: [String: Set<String>] = [:]
  /// The source texts of a file that has them in another file (``SourceFileFormat``).
  package var sources: [UnitKey: SourceText] = [:]
  /// How keys are named in the format that is read; nil for the format's default.
  package var keys: KeyNaming?

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

  /// What a catalogue knows.
  package init(_ catalogue: CatalogSource, locale: LanguageTag? = nil) {
    let texts = catalogue.sourceTexts
    let units = texts.indices.map { slot in
      let arguments = catalogue.declaration(ofSlot: slot).arguments
      return (catalogue.key(ofSlot: slot), Unit(source: texts[slot] ?? "", arguments: arguments))
    }
    self.init(
      locale: locale, sourceLocale: catalogue.manifest.sourceLocale, declared: catalogue.manifest.locales,
      units: Dictionary(units) { first, _ in first })
    self.catalogue = catalogue.manifest.name
    foreignNames = catalogue.manifest.stringTables.mapValues(\.foreign)
  }

  /// The units whose keys catalog.json says are other programs' in the files of a format: named by the key pattern, or as
  /// one of the formats writes them, `delete/counted`, `delete.counted`, `delete_counted`.
  func foreignKeys(in format: FormatDescription) -> Set<UnitKey> {
    guard let names = foreignNames[format.identifier], !names.isEmpty else { return [] }
    if let keys { return Set(units.keys.filter { names.contains(keys.name(of: $0)) }) }
    let dartNames = ARBName.names(of: units.keys.sorted())
    return Set(
      units.keys.filter { key in
        let spellings = [key.text(), key.text(separator: "."), key.fullText, ResourceNames.name(of: key)]
        return (spellings + [dartNames[key]].compactMap(\.self)).contains(where: names.contains)
      })
  }

  /// The same for files of one locale.
  func naming(_ locale: LanguageTag?) -> ReadContext {
    var context = self
    context.locale = locale
    return context
  }

  /// The key that a name in a file is of; nil for an entry that is not the catalogue's, since the key pattern does not make
  /// its name.
  ///
  /// - Parameter separator: what is between purpose and message where there is no pattern.
  func key(of name: String, separator: Character = "/") -> UnitKey? {
    guard let keys else { return UnitKey(name, separator: separator) }
    return keys.key(of: name)
  }

  /// The key of a name in an app's file, if the format writes it so. `settings.title` is an app's own, not the title of
  /// `settings`, and so is `settings.display.section`, not a message of it.
  func writtenKey(of name: String, separator: Character) -> UnitKey? {
    guard keys == nil, let key = key(of: name, separator: separator) else {
      return key(of: name, separator: separator)
    }
    let isWritten = key.text(separator: separator) == name && !key.message.contains(separator)
    return isWritten ? key : UnitKey(purpose: name, message: MessageDeclaration.title)
  }

  /// The context that a table was written in.
  package init(_ table: StringTable) {
    self.init(
      sourceLocale: table.sourceLocale, declared: [table.targetLocale],
      units: Dictionary(table.units.map { ($0.key, Unit(source: $0.source, arguments: $0.arguments)) }) { $1 })
  }
}
