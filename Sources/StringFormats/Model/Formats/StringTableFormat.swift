internal import CatalogFiles
package import SourceText

/// An exchange format: writes string tables as the files of a tool, and reads them back.
///
/// The rules for writing:
/// - A unit that the format cannot hold completely is left out and reported as a ``Loss``: a text without its `=0`
///   branch would be imported as a change.
/// - A unit without a target is written too (empty), so that it can be translated, except in formats that an app loads
///   directly, unless an option says otherwise (``FormatOption/untranslated``).
/// - If there is a note, comment or attribute for it, the unit's ``StringUnit/base`` is written.
/// - The same tables give the same bytes.
///
/// The rules for reading:
/// - An error in one unit is a ``ReadProblem``, and the others are read; only a file that cannot be read at all throws.
/// - Files are untrusted: memory is bounded, nothing is fetched, and errors never trap.
/// - Reading a written file gives the same canonical text (``MessageForms/canonicalText(of:)``).
///
/// The conformance suite checks every format of ``AllFormats``.
package protocol StringTableFormat: Sendable {
  /// The format's name and capabilities.
  var description: FormatDescription { get }

  /// Writes tables, one for each target locale, as files of the format.
  ///
  /// - Throws: ``StringTableError`` if the format cannot hold the tables at all.
  func write(_ tables: [StringTable], options: FormatOptions) throws(StringTableError) -> ExportedFiles

  /// Reads a file of the format.
  ///
  /// - Throws: ``StringTableError`` if it cannot be read at all.
  func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables

  /// The certainty that a file has this format, by its name and first bytes only.
  func recognition(of file: SourceFile) -> Recognition

  /// The reason why a file of the format never belongs to the catalogue, by its name; nil if it may.
  func reasonToSkip(_ file: SourceFile) -> String?
}

extension StringTableFormat {
  /// nil: in most formats every file may belong to it.
  package func reasonToSkip(_ file: SourceFile) -> String? { nil }

  /// Reads files of the format, several in parallel; some layouts have more than one for a locale.
  ///
  /// - Throws: ``StringTableError`` for the first file that cannot be read at all.
  package func read(_ files: [SourceFile], context: ReadContext) throws(StringTableError) -> ReadTables {
    let each = try concurrentMap(files.count, inParallel: true) { index throws(StringTableError) in
      try read(files[index], context: context)
    }
    return ReadTables(joining: each)
  }
}

/// The certainty with which a format is detected.
package enum Recognition: Int, Comparable, Sendable {
  case no
  /// The name or the content fits, but fits other formats too: some `.json`.
  case possible
  /// The content identifies the format, or the name is unique to it.
  case certain

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
