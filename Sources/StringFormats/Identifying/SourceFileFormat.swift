package import CatalogFiles
internal import CatalogModel
internal import SourceText

/// A format that keeps source texts in another file: `values/strings.xml` for `values-de/strings.xml`.
package protocol SourceFileFormat: StringTableFormat {
  /// The paths of files that may have the source texts of another; the first that has a key applies.
  ///
  /// - Parameters:
  ///   - path: the file whose source texts are wanted.
  ///   - ofTable: those in the file's table (``TableFiles``), which most formats have no others beside.
  ///   - search: lists other files.
  func sourcePaths(of path: String, ofTable: [String], in search: inout SourceSearch) -> [String]

  /// Returns whether a path of ``sourcePaths(of:in:)`` must be readable if the file exists; an unreadable one of the
  /// others does not count as a file of texts.
  func isCertain(_ source: String, for path: String) -> Bool

  /// Takes over the settings of the app's project that change how a file is read and written.
  func takeSettings(of path: String, in files: any FileTree, into context: inout ReadContext)

  /// True if files may state their locale, so that one with source texts may have any name.
  var statesLocale: Bool { get }
}

extension SourceFileFormat {
  package func sourcePaths(of path: String, ofTable: [String], in search: inout SourceSearch) -> [String] { ofTable }

  package func takeSettings(of path: String, in files: any FileTree, into context: inout ReadContext) {}

  package var statesLocale: Bool { false }

  package func isCertain(_ source: String, for path: String) -> Bool { true }
}
