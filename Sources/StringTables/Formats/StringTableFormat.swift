internal import CatalogFiles
package import SourceText

/// An exchange format: how string tables become the files of a tool, and how its files are read back.
///
/// The rules for writing:
/// - What a format cannot hold whole it leaves out whole and reports as a ``Loss``: a text without its `=0` branch
///   would come back as a change that nobody made.
/// - A unit without target is written too (empty, as the format has it), so that it can be translated; save in formats
///   that an app loads as they are, which leave it out unless an option says otherwise (``FormatOption/untranslated``).
/// - Wherever there is a note, comment or attribute for it, the unit's ``StringUnit/base`` goes along.
/// - The same tables give the same bytes.
///
/// The rules for reading:
/// - What one unit has wrong is a ``ReadProblem``, and the others are read; only a file that cannot be read at all
///   throws.
/// - Files are hostile until proved otherwise: bounded memory, nothing fetched, an error and never a trap.
/// - What it reads of its own unchanged file has the same canonical text (``MessageForms/canonicalText(of:)``).
///
/// The conformance suite holds every format of ``AllFormats`` to these.
package protocol StringTableFormat: Sendable {
  /// What the format is called, and what it holds.
  var description: FormatDescription { get }

  /// Writes tables, one for each target locale, as the format's files.
  ///
  /// - Throws: ``StringTableError`` where the format cannot hold the tables at all.
  func write(_ tables: [StringTable], options: FormatOptions) throws(StringTableError) -> ExportedFiles

  /// Reads a file of the format.
  ///
  /// - Throws: ``StringTableError`` where it cannot be read at all.
  func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables

  /// Whether a file looks like one of this format's, by its name and its first bytes; never by reading all of it.
  func recognition(of file: SourceFile) -> Recognition

  /// Why a file of the format is never the catalogue's, by its name; nil if it may be.
  func reasonToSkip(_ file: SourceFile) -> String?
}

extension StringTableFormat {
  /// None: in most formats every file may be.
  package func reasonToSkip(_ file: SourceFile) -> String? { nil }

  /// Reads files of the format, several at once; some layouts have more than one for a locale.
  ///
  /// - Throws: ``StringTableError`` for the first of them that cannot be read at all.
  package func read(_ files: [SourceFile], context: ReadContext) throws(StringTableError) -> ReadTables {
    let each = try concurrentMap(files.count, inParallel: true) { index throws(StringTableError) in
      try read(files[index], context: context)
    }
    return ReadTables(joining: each)
  }
}

/// How surely a file is of a format.
package enum Recognition: Int, Comparable, Sendable {
  case no
  /// The name or the content would fit, but would fit others as well: some `.json`.
  case possible
  /// The content says so, or a name that no other format has.
  case certain

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
