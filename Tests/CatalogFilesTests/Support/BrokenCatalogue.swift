import CatalogModel
import SourceText
import TestSupport
import Testing

@testable import CatalogFiles

/// One mistake in the small catalogue, and the reader's full report.
struct BrokenCatalogue: Sendable, CustomTestStringConvertible {
  let files: [String: String?]
  let report: [String]
  let testDescription: String

  /// Replaces `text`, which occurs exactly once in the file, with `mistake`.
  init(_ file: String, _ text: String, becomes mistake: String, _ report: String...) {
    let parts = (SmallCatalogue.files[file] ?? "").split(separator: text, omittingEmptySubsequences: false)
    precondition(parts.count == 2, "'\(text)' stands \(parts.count - 1) times in \(file)")
    files = [file: parts.joined(separator: mistake)]
    self.report = report
    testDescription = "\(file): \(text) → \(mistake)"
  }

  /// Replaces whole files of the catalogue.
  init(_ files: [String: String], _ report: String...) { self.init(files, report: report) }

  init(_ files: [String: String], report: [String]) {
    self.files = files
    self.report = report
    testDescription = files.map { "\($0): \($1)" }.sorted().joined(separator: " ")
  }

  /// Removes a file.
  init(without file: String, _ report: String...) {
    files = [file: nil]
    self.report = report
    testDescription = "no \(file)"
  }

  func check() throws {
    let found = try SmallCatalogue.read(files).report
    #expect(found == report)
  }
}
