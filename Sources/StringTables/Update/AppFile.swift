internal import CatalogModel
internal import SourceText
internal import StringFormats

/// An app's file before an update.
struct AppFile {
  let target: AppFileUpdater.Target
  /// Its content, with the source text of each unit.
  let read: ReadTables

  /// - Throws: ``StringTableError`` if the file cannot be read.
  init(_ target: AppFileUpdater.Target) throws(StringTableError) {
    self.target = target
    let read = try target.format.read(target.file, context: target.context)
    self.read = read.sourced(by: target.context, target.format.description)
  }

  /// The identifier of the file's format.
  var format: String { target.format.description.identifier }
}
