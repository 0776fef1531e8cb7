package import SourceText

/// A format whose files belong to an app: units are written into an existing file, and everything else in it is kept.
///
/// - Only entries that belong to the catalogue are changed (``Provenance``).
/// - A unit that is equivalent to the file's is not changed, even if it is written differently: without changes the
///   file comes back byte for byte.
/// - In a changed unit only the texts that differ are rewritten, with the state and, if the file has one, the base.
///   Comments by others are kept.
/// - A unit that the file does not have is added as ``write(_:options:)`` writes it.
/// - A text that the catalogue does not have is not removed.
/// - Entries that the reader cannot interpret are kept and reported as a ``Loss``.
package protocol UpdatableFormat: StringTableFormat {
  /// Writes units into a file.
  ///
  /// - Parameters:
  ///   - tables: one for each locale; a file of one locale takes one.
  ///   - context: the catalogue's units.
  /// - Throws: ``StringTableError`` if the file cannot be read.
  func update(
    _ file: SourceFile, with tables: [StringTable], options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile

  /// The path of the file beside another one that takes the units which that one cannot; nil if every file of the
  /// format takes all units.
  func companionPath(of path: String) -> String?

  /// True if all files of a folder are one table, in which each key may be once.
  var sharesFolder: Bool { get }
}

extension UpdatableFormat {
  /// nil: in most formats every file takes all units.
  package func companionPath(of path: String) -> String? { nil }

  /// false: in most formats each file is a table.
  package var sharesFolder: Bool { false }
}

/// A format whose files have the texts of one locale each.
package protocol OneLocaleUpdatableFormat: UpdatableFormat {
  /// Writes the units that a file needs into it.
  ///
  /// - Parameters:
  ///   - update: the units that the file needs; it reports skipped units, and the format only those that it cannot
  ///     write.
  ///   - context: the catalogue's units, with the names of keys in the file's locale.
  /// - Throws: ``StringTableError`` if the file cannot be read.
  func apply(
    _ update: TableUpdate, to file: SourceFile, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile
}

extension OneLocaleUpdatableFormat {
  package func update(
    _ file: SourceFile, with tables: [StringTable], options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    guard let table = tables.first, tables.count == 1 else {
      let message =
        tables.isEmpty
        ? "the file has the texts of one locale; name it with --locale"
        : "the file has translations into several locales; name one with --locale"
      throw StringTableError(message, path: file.path)
    }
    let context = context.naming(table.targetLocale)
    let update = TableUpdate(table, read: try read([file], context: context), of: description, context: context)
    var updated = try apply(update, to: file, options: options, context: context)
    updated.foreign = update.foreign + updated.foreign
    updated.losses = update.losses + updated.losses
    return updated
  }
}

/// The result of updating a file.
package struct UpdatedFile: Sendable {
  package var bytes: [UInt8] = []
  /// The number of units that were changed.
  package var changed = 0
  /// The number of units that were added.
  package var added = 0
  /// The units and parts that could not be written.
  package var losses: [Loss] = []
  /// Units whose keys belong to another program in the file.
  package var foreign: [ForeignUnit] = []
}
