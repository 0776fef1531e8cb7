package import SourceText

/// A format whose files are an app's own: units go into such a file, and what else is in it stays as it is.
///
/// - Only what is the catalogue's changes (``Provenance``): an entry of which nothing says so stays.
/// - A unit that says the same as the file leaves it alone, however the file spells it: with nothing to change the file
///   comes back byte for byte.
/// - Of a unit that says something else only the texts change that do, with the state and, where the file has one, the
///   base. A comment that somebody else wrote stays.
/// - A unit that the file does not have goes in as ``write(_:options:)`` writes it.
/// - A text that the catalogue does not have takes none away.
/// - What the reader can make nothing of is left, and told as a ``Loss``.
package protocol UpdatableFormat: StringTableFormat {
  /// Writes units into a file.
  ///
  /// - Parameters:
  ///   - tables: one for each locale; a file of one locale takes one.
  ///   - context: what the catalogue knows.
  /// - Throws: ``StringTableError`` where the file cannot be read.
  func update(
    _ file: SourceFile, with tables: [StringTable], options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile
}

/// What updating a file gave.
package struct UpdatedFile: Sendable {
  package var bytes: [UInt8] = []
  /// How many units of the file say something else now.
  package var changed = 0
  /// How many units the file did not have.
  package var added = 0
  /// What could not go in.
  package var losses: [Loss] = []
  /// Units whose keys are another program's in the file.
  package var foreign: [ForeignUnit] = []
}
