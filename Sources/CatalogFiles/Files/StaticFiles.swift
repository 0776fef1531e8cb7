/// Files in the program's binary; a file's bytes are copied only when it is read.
package struct StaticFiles: FileTree {
  private let files: [String: StaticString]

  /// Creates files from texts by path; the first of two with the same path applies.
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
