package import CatalogFiles
package import CatalogModel
internal import FileWriting
internal import SourceText
package import StringFormats

/// A review list on disk, as CSV or as a workbook.
package struct ReviewFile: Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// True if the file's extension is one of the two.
  package static func hasKnownEnding(_ path: String) -> Bool { path.hasSuffix(".csv") || path.hasSuffix(".xlsx") }

  /// The rows of the list; empty if the file does not exist.
  ///
  /// - Throws: an error if the file is not a review list; it is never overwritten.
  package func rows() throws(AdoptionError) -> [TextSheet.Row] {
    let bytes = try converting(AdoptionError.file) { () throws(FileError) in try DiskFiles().readIfPresent(path) }
    return try bytes.map { bytes throws(AdoptionError) in try rows(of: bytes) } ?? []
  }

  /// The decisions in the list.
  ///
  /// - Parameter source: the locale of the app's source texts.
  /// - Returns: the decisions, and the rejected ones.
  /// - Throws: an error if the file is not a review list.
  package func choices(
    _ catalog: CatalogSource, source: LanguageTag
  ) throws(AdoptionError) -> (ReviewChoices, [ReviewRefusal]) {
    let bytes = try converting(AdoptionError.file) { () throws(FileError) in try DiskFiles().read(path) }
    return ReviewList.choices(in: try rows(of: bytes), path: path, catalog: catalog, source: source)
  }

  private func rows(of bytes: [UInt8]) throws(AdoptionError) -> [TextSheet.Row] {
    try converting(AdoptionError.list) { () throws(StringTableError) in
      try ReviewList.rows(of: SourceFile(path: path, bytes: bytes))
    }
  }

  /// The list with the choices of an earlier one.
  package func bytes(_ doubts: [Doubt], keeping earlier: [TextSheet.Row]) throws(AdoptionError) -> [UInt8] {
    let sheet = ReviewList.sheet(doubts, keeping: earlier)
    guard path.hasSuffix(".xlsx") else { return sheet.csv }
    return try converting(AdoptionError.list) { () throws(StringTableError) in try sheet.workbook() }
  }

  /// Writes the list, unless the file already has these bytes.
  package func write(_ bytes: [UInt8]) throws(AdoptionError) {
    try converting(AdoptionError.file) { () throws(FileError) in
      guard try DiskFiles().readIfPresent(path) != bytes else { return }
      try DiskFiles().write(bytes, to: path)
    }
  }
}
