import CatalogFiles
import FileWriting
import SourceText
import StringFormats
import StringTables

/// The pseudo-locales en-XA and ar-XB of a catalogue, for tests of layouts.
struct PseudoExport {
  let catalogue: CatalogSource
  /// The folder to write to.
  let output: String
  /// True to replace existing files.
  let replaces: Bool
  let quietness: QuietOption

  /// The folder if none is named.
  static let defaultOutput = "PseudoCatalog"

  /// Writes string tables in an exchange format.
  func write(in format: any StringTableFormat) throws {
    let tables = try PseudoCatalogue.tables(of: catalogue)
    try ExportOutput(
      destination: ExportDestination(folder: output), replaces: replaces, isDryRun: false, quietness: quietness
    ).write(try format.write(tables, options: FormatOptions()))
  }

  /// Writes a catalogue that extends this one.
  func writeCatalogue() throws {
    let paths = try cannotRun { () throws(PseudoCatalogueWriter.Refusal) in
      let writer = try PseudoCatalogueWriter(catalogue, to: output, on: Terminal.disk)
      quietness.say(writer.recovery.message(catalog: output))
      return try writer.write()
    }
    try quietness.report(paths.map { "wrote \($0.onOneLine)\n" }.joined())
  }
}
