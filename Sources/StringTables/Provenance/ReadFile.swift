internal import CatalogFiles
internal import CatalogModel
package import SourceText
package import StringFormats

/// A file that was read for an import, or the reason why it could not be.
package struct ReadFile: Sendable {
  package let file: SourceFile
  package let format: any StringTableFormat
  /// The catalogue's data, and the results for the files beside it; nil if a file that it needs cannot be read.
  let context: ReadContext?
  package var tables: Result<ReadTables, StringTableError>
}

extension ReadFile {
  /// A wording that a file names, and how.
  struct StatedWording {
    /// nil for the shared texts.
    let wording: Wording?
    /// For people: "it was exported from 'Standard.apple'".
    let sign: String
  }

  /// The wording that the file names in its header or in its digests; nil if it names none.
  ///
  /// An export in a wording names it beside the catalogue, and one without a wording names the catalogue alone.
  func statedWording(in catalogue: CatalogSource) -> StatedWording? {
    guard let read = try? tables.get() else { return nil }
    if let exporter = read.exporter {
      let mark = "\(catalogue.manifest.name)."
      let wording = exporter.hasPrefix(mark) ? Wording(rawValue: String(exporter.dropFirst(mark.count))) : nil
      return StatedWording(wording: wording, sign: "it was exported from '\(exporter)'")
    }
    let named = read.tables.lazy.flatMap(\.units).compactMap { $0.base?.wording }.first
    return named.map { StatedWording(wording: Wording(rawValue: $0), sign: "its digests name it") }
  }

  /// True if the texts record their export.
  var hasBases: Bool { (try? tables.get())?.tables.contains { $0.units.contains { $0.base != nil } } ?? false }
}
