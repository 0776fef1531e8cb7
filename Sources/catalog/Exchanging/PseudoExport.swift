import CatalogEditing
import CatalogFiles
import CatalogModel
import FileWriting
import SourceText
import StringFormats
import StringTables

/// The pseudo-locales en-XA and ar-XB of a catalogue, for tests of layouts.
struct PseudoExport {
  let catalogue: CatalogSource
  /// The folder to write to.
  let output: String
  let quietness: QuietOption

  /// The folder if none is named.
  static let defaultOutput = "PseudoCatalog"

  /// Writes string tables in an exchange format.
  func write(in format: any StringTableFormat) throws {
    let tables = try PseudoCatalogue.tables(of: catalogue)
    let replaced = try ReplacedFile(catalogue, format: format, locale: nil, keys: nil)
    try ExportOutput(folder: output, replacing: replaced, quietness)
      .write(try format.write(tables, options: FormatOptions()))
  }

  /// Writes a catalogue that extends this one, so that tests can load the pseudo-locales and apps cannot ship them.
  func writeCatalogue() throws {
    let files = try PseudoCatalogue.files(of: catalogue, at: Path.way(from: output, to: catalogue.folder))
    try cannotRun { () throws(FileError) in try Terminal.disk.makeFolder(output) }
    let writer = try cannotRun { () throws(FileError) in try CatalogWriter(output, on: Terminal.disk) }
    quietness.say(writer.recovery.message(catalog: output))
    try refuseRealCatalogue(at: output)
    let changes = files.map { file in
      FileChange(path: file.path, old: try? writer.files.read(Path.join(output, file.path)), new: file.bytes)
    }
    try cannotRun { () throws(FileError) in try writer.write(changes) }
    try quietness.report(changes.map { "wrote \(Path.join(output, $0.path).onOneLine)\n" }.joined())
  }

  /// Refuses to overwrite a catalogue that this command did not write.
  private func refuseRealCatalogue(at folder: String) throws {
    let path = Path.join(folder, "catalog.json")
    guard let bytes = try? DiskFiles().read(path) else { return }
    let locales = JSONDocument(SourceFile(path: path, bytes: bytes)).root["locales"]?.elements?.compactMap(\.string)
    guard PseudoCatalogue.isPseudo(locales: locales ?? []) else {
      throw CannotRun(
        "'\(folder)' contains a catalogue with other locales than pseudo-locales; name another folder with --output")
    }
  }
}
