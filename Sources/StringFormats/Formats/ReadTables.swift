package import CatalogFiles
package import CatalogModel
internal import PurposeCatalog
package import SourceText

/// The result of reading the files of a format.
package struct ReadTables: Sendable {
  /// One table for each target locale.
  package var tables: [ReadTable]
  /// Errors in single units; the other units are in the tables.
  package var problems: [ReadProblem]
  /// The source texts by key, also of keys that no table has; see ``ReadUnit/source``.
  package var sources: [UnitKey: KeySourceText] = [:]
  /// Entries under keys of the catalogue that belong to the app, and why.
  package var appsOwn: [ReadProblem] = []

  package init(tables: [ReadTable] = [], problems: [ReadProblem] = []) {
    self.tables = tables
    self.problems = problems
  }

  /// The result of a file with one locale.
  package init(_ units: [ReadUnit], _ problems: [ReadProblem], locale: LanguageTag) {
    self.init(tables: [ReadTable(locale: locale, units: units)], problems: problems)
  }

  /// The same with the name of the catalogue that the file was exported from.
  func exported(from catalogue: String?) -> ReadTables {
    guard let catalogue else { return self }
    var marked = self
    for table in tables.indices {
      for unit in tables[table].units.indices { marked.tables[table].units[unit].catalogue = catalogue }
    }
    // In a file whose other entries have digests, one without was added by another program.
    let hasBases = tables.contains { $0.units.contains { $0.base != nil } }
    if !hasBases { for index in problems.indices { marked.problems[index].isExported = true } }
    return marked
  }

  /// The result of several files, or several parts of one, with the units of each locale in one table.
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

/// The units of one target locale in a file.
package struct ReadTable: Sendable {
  package var locale: LanguageTag
  /// In file order.
  package var units: [ReadUnit]

  package init(locale: LanguageTag, units: [ReadUnit] = []) {
    self.locale = locale
    self.units = units
  }
}

/// A unit in a file.
package struct ReadUnit: Hashable, Sendable {
  package var key: UnitKey
  /// The translation as an ICU message, which may be malformed; empty if the file has none.
  package var target: String
  /// The source text as an ICU message; nil if the file does not have it.
  ///
  /// Formats with a slot for each plural category only have the sentences of their slots
  /// (``MessageForms/isSourceText(_:of:)``).
  package var source: String?
  /// The catalogue that the file was exported from; nil if the file does not name it.
  package var catalogue: String?
  /// The identifier of the file's format; nil unless a ``TableReader`` read it.
  package var format: String?
  /// True if apps load the file, so that an export may have filled it with the source text (``PlatformFallback``).
  package var isForApps = false
  /// True if catalog.json lists the key as foreign. Of several entries with that name, one with a base is still the
  /// catalogue's.
  package var isDeclaredForeign = false
  /// True if the unit is foreign because another entry with its name in the file may be the catalogue's.
  package var isTwin = false
  /// The key in the file, if it has a former identifier of the purpose.
  package var formerKey: UnitKey?
  /// True if the file may also contain texts of other programs.
  package var isInSharedFile = false
  /// True if the file's text was a copy of the source text in a state that means untranslated; then ``target`` is
  /// empty.
  package var isSourceCopy = false
  /// nil if the file does not have it.
  package var state: TranslationState?
  /// The catalogue's comment on the translation; nil if the file has none.
  package var comment: String?
  /// The text in the place of the context, if it is known to be another one than the exported.
  package var typedContext: String?
  /// The exported texts; nil if the file does not have them.
  package var base: UnitBase?
  package var place: UnitPlace
  /// True if the file ends in this text without a line end, so that it may be truncated.
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
  /// The sheet of a workbook; nil for other files.
  package let sheet: String?
  /// Line and column as an editor counts them; in a sheet, row and column.
  package let position: SourcePosition

  package init(path: String, sheet: String? = nil, position: SourcePosition) {
    self.path = path
    self.sheet = sheet
    self.position = position
  }

  /// The place of a byte in a file; for a decoded file, in its UTF-8.
  package init(file: SourceFile, offset: Int) {
    self.init(path: file.path, position: file.position(at: offset))
  }

  /// `file:line:column`, which terminals and editors link; in a workbook the name of the cell, `file:Sheet1!C12`.
  package var description: String { "\(path):\(place)" }

  /// The place within the file.
  var place: String { sheet.map { CellReference(position).text(inSheet: $0) } ?? "\(position)" }
}

/// An error in a unit of a file, which keeps it out of the table.
package struct ReadProblem: Hashable, Sendable {
  /// The error and its fix; lower case, without a full stop.
  package let message: String
  package let place: UnitPlace
  /// nil if the unit is not known.
  package let key: UnitKey?
  package let locale: LanguageTag?
  /// True if catalog.json lists the key as foreign.
  package var isDeclaredForeign = false
  /// True if another entry of the same name in the file may be the catalogue's, so that this one is not.
  package var isTwin = false
  /// True if the file may also contain texts of other programs.
  package var isInSharedFile = false
  /// True if the file contains the unit more than once, so that it is not known which text is meant.
  package var isRepetition = false
  /// True if the unit or its file records an export.
  package var isExported: Bool

  package init(
    _ message: String, at place: UnitPlace, key: UnitKey? = nil, locale: LanguageTag? = nil, hasBase: Bool = false
  ) {
    isExported = hasBase
    self.message = message
    self.place = place
    self.key = key
    self.locale = locale
  }

  /// The problem of a unit that the file repeats with a different text.
  ///
  /// - Parameter name: the unit as the format names it: "resource 'delete'".
  static func repetition(
    of name: String, key: UnitKey, locale: LanguageTag, at place: UnitPlace, hasBase: Bool = false
  ) -> ReadProblem {
    var problem = ReadProblem(
      "\(name) is in the file twice, with different texts; remove one of them", at: place, key: key, locale: locale,
      hasBase: hasBase)
    problem.isRepetition = true
    return problem
  }
}

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
  private var foreignNames: [String: Set<String>] = [:]
  /// The source texts of a format that keeps them in a separate file (``SourceFileFormat``).
  package var sources: [UnitKey: KeySourceText] = [:]
  /// The naming of keys in the format; nil for the format's default.
  package var keys: KeyNaming?
  /// True if the app's l10n.yaml has `use-escaping: true` (Flutter).
  package var usesEscaping = false
  /// A file that has the source texts; nil if none was found, or if the format has them in every file.
  package var sourceFile: String?
  /// The keys that no update adds, since other files of the app have their own entries under them.
  package var unidentified = UnidentifiedKeys()
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
    self.catalogue = catalogue.manifest.name
    foreignNames = catalogue.manifest.stringTables.mapValues(\.foreign)
  }

  /// The units whose keys catalog.json lists as foreign in a format: named by the key pattern, or in one of the
  /// formats' own ways: `delete/counted`, `delete.counted`, `delete_counted`.
  func foreignKeys(in format: FormatDescription) -> Set<UnitKey> {
    guard let names = foreignNames[format.identifier], !names.isEmpty else { return [] }
    return Set(spellings().filter { !names.isDisjoint(with: $1) }.map(\.key))
  }

  /// The names that catalog.json lists as foreign in a format, without those that no unit has.
  package func foreignNames(in format: FormatDescription) -> Set<String> {
    let names = foreignNames[format.identifier] ?? []
    return names.isEmpty ? [] : names.intersection(spellings().flatMap(\.names))
  }

  /// The names that units may have in a format, sorted.
  package func names(in format: FormatDescription) -> [String] { Set(spellings().flatMap(\.names)).sorted() }

  private func spellings() -> [(key: UnitKey, names: Set<String>)] {
    if let keys { return units.keys.map { ($0, [keys.name(of: $0)]) } }
    let dartNames = ARBName.names(of: units.keys.sorted())
    return units.keys.map { key in
      let names = [key.text(), key.text(separator: "."), key.fullText, ResourceNames.name(of: key)]
      return (key, Set(names + [dartNames[key]].compactMap(\.self)))
    }
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
