/// A row of a table: the files of an app, and what a test expects to be read in them, in the order of the files.
package struct SourceRow: CustomStringConvertible, Sendable {
  /// The texts by path.
  package let files: [String: String]
  package let expected: [String]

  package var description: String { files.values.sorted().joined(separator: " ") }

  /// A row of one file.
  package init(_ path: String, _ source: String, _ expected: String...) {
    self.init([path: source], expected)
  }

  /// A row of several files.
  package init(files: [String: String], _ expected: String...) {
    self.init(files, expected)
  }

  package init(_ files: [String: String], _ expected: [String]) {
    self.files = files
    self.expected = expected
  }
}
