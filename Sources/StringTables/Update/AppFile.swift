internal import CatalogModel
internal import CatalogModel
internal import SourceText
internal import StringFormats

/// An app's file before an update.
struct AppFile {
  let target: AppFileUpdater.Target
  /// Its content, with the source text of each unit.
  private(set) var read: ReadTables

  /// - Throws: ``StringTableError`` if the file cannot be read.
  init(_ target: AppFileUpdater.Target, beside siblings: inout SiblingSources) throws(StringTableError) {
    self.target = target
    let read = try target.format.read(target.file, context: target.context)
    self.read = read.sourced(by: target.context, target.format.description)
    siblings.addOtherLocales(to: &self.read, of: target.file, target.format, in: target.context)
  }

  /// Marks the entries whose owner is unknown, by key.
  mutating func doubtOwners(of reasons: [UnitKey: String]) { read.doubtOwners { reasons[$0.key] } }

  /// The identifier of the file's format.
  var format: String { target.format.description.identifier }
}
