internal import CatalogFiles
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
  /// The name of the catalogue that the file says it was exported from; nil if it says none.
  package var exporter: String?
  /// Entries under keys of the catalogue that belong to the app, and why.
  package var appsOwn: [ReadProblem] = []
  /// The other locales of the table, which are not among ``tables``: they show whose its entries are.
  package var others: [ReadTable] = []

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
    marked.exporter = catalogue
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
    exporter = parts.lazy.compactMap(\.exporter).first
    appsOwn = parts.flatMap(\.appsOwn)
    others = parts.flatMap(\.others)
  }
}

extension ReadTables {
  /// Marks the entries whose owner is unknown. An entry with a base is the catalogue's.
  ///
  /// - Parameter reason: the reason for a unit; nil if its owner is known.
  package mutating func doubtOwners(_ reason: (ReadUnit) -> String?) {
    for table in tables.indices {
      for unit in tables[table].units.indices where tables[table].units[unit].base == nil {
        tables[table].units[unit].ownerDoubt = reason(tables[table].units[unit])
      }
    }
  }
}

/// The units of one target locale in a file.
package struct ReadTable: Sendable {
  package var locale: LanguageTag
  /// In file order.
  package var units: [ReadUnit] = []
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
  /// The reason why the owner of the entry is unknown, although its key and source text are the catalogue's; nil if the
  /// owner is known.
  package var ownerDoubt: String?
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
