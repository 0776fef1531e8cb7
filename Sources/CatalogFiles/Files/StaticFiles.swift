/// Files that are in the program's own binary: a file's bytes are copied when it is read, not before.
package struct StaticFiles: FileTree {
  private let files: [String: StaticString]

  /// Takes each file's text by its path; the first of two with the same path counts.
  package init(_ files: some Sequence<(path: StaticString, text: StaticString)>) {
    self.files = Dictionary(files.lazy.map { ("\($0.path)", $0.text) }) { first, _ in first }
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let text = files[Path.normalized(path)] else { throw FileError(path: path, reason: .notFound) }
    return text.withUTF8Buffer { Array($0) }
  }

  package func entries(of folder: String) throws(FileError) -> [String] {
    try Path.entries(of: folder, among: files.keys)
  }
}
