import Adoption
import CatalogEditing
import CatalogFiles
import CatalogModel
import FileWriting
import SourceText
import StringFormats

/// A review list on disk, as CSV or as a workbook.
struct ReviewFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// True if the file's extension is one of the two.
  static func hasKnownEnding(_ path: String) -> Bool { path.hasSuffix(".csv") || path.hasSuffix(".xlsx") }

  /// The rows of the list; empty if the file does not exist.
  ///
  /// - Throws: ``CannotRun`` if the file is not a review list; it is never overwritten.
  func rows() throws(CannotRun) -> [TextSheet.Row] {
    guard let bytes = try cannotRun({ () throws(FileError) in try DiskFiles().readIfPresent(path) }) else { return [] }
    return try rows(of: bytes)
  }

  /// The decisions in the list.
  ///
  /// - Parameter source: the locale of the app's source texts.
  /// - Returns: the decisions, and the rejected ones.
  /// - Throws: ``CannotRun`` if the file is not a review list.
  func choices(_ catalog: CatalogSource, source: LanguageTag) throws(CannotRun) -> (ReviewChoices, [ReviewRefusal]) {
    let bytes = try cannotRun { () throws(FileError) in try DiskFiles().read(path) }
    return ReviewList.choices(in: try rows(of: bytes), path: path, catalog: catalog, source: source)
  }

  private func rows(of bytes: [UInt8]) throws(CannotRun) -> [TextSheet.Row] {
    do throws(StringTableError) {
      return try ReviewList.rows(of: SourceFile(path: path, bytes: bytes))
    } catch {
      throw CannotRun("\(error)")
    }
  }

  /// The list with the choices of an earlier one.
  func bytes(_ doubts: [Doubt], keeping earlier: [TextSheet.Row]) throws(CannotRun) -> [UInt8] {
    let sheet = ReviewList.sheet(doubts, keeping: earlier)
    guard path.hasSuffix(".xlsx") else { return sheet.csv }
    do throws(StringTableError) {
      return try sheet.workbook()
    } catch {
      throw CannotRun("\(error)")
    }
  }

  func write(_ bytes: [UInt8]) throws(CannotRun) {
    try cannotRun { () throws(FileError) in
      guard try DiskFiles().readIfPresent(path) != bytes else { return }
      try DiskFiles().write(bytes, to: path)
    }
  }
}
