/// Where a catalogue's files are read from: a disk, or memory in tests and examples.
package protocol FileTree: Sendable {
  /// The bytes of a file.
  ///
  /// - Parameter path: with `/` between its parts; relative to the tree's own root.
  func read(_ path: String) throws(FileError) -> [UInt8]

  /// The names of a folder's entries, sorted by Unicode scalar.
  func entries(of folder: String) throws(FileError) -> [String]

  /// The entries of a folder that are symbolic links to something outside of another one, sorted.
  func links(in folder: String, leadingOutOf root: String) -> [String]
}

extension FileTree {
  /// None: only a disk has links that lead somewhere else.
  package func links(in folder: String, leadingOutOf root: String) -> [String] { [] }

  /// The names of a folder's JSON files without their ending, in the order of the files; none where there is no such folder.
  func namesOfJSON(in folder: String) -> [String] {
    let ending = ".json"
    return ((try? entries(of: folder)) ?? []).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }
}
