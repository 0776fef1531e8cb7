import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText
import StringFormats
import StringTables

struct PseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo",
    abstract: "Generate pseudo-locales for testing layouts.",
    discussion: """
      en-XA has accents, is 35 % longer and is enclosed in brackets; ar-XB is right-to-left. Both keep placeholders and \
      plurals.

      They are written to a separate catalogue that extends the real one, so that tests can load them and they cannot \
      ship. With --format they are written as string tables instead.

      Examples:
        catalog pseudo --output Tests/PseudoCatalog
        catalog pseudo --format json --output pseudo
      """
  )

  @OptionGroup var location: CatalogOption

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory)
  var output: String = "PseudoCatalog"

  @Option(
    help: ArgumentHelp("An exchange format instead of a catalogue.", valueName: "format"),
    completion: Completions.formats)
  var format: String?

  @OptionGroup var quietness: QuietOption

  func run() throws {
    let catalogue = try location.read()
    do {
      if let format {
        let format = try AllFormats.format(format)
        let tables = try PseudoCatalogue.tables(of: catalogue)
        let replaced = try ReplacedFile(catalogue, format: format, locale: nil, keys: nil)
        return try ExportOutput(folder: output, replacing: replaced, quietness)
          .write(try format.write(tables, options: FormatOptions()))
      }
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
    } catch let error as StringTableError {
      throw CannotRun("\(error)")
    }
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
