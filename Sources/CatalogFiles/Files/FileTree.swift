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

  /// The folder of a catalogue that ships with the product (``ShippedCatalogs``), as a path of this tree; nil if it is
  /// not found.
  ///
  /// - Parameters:
  ///   - name: one of ``ShippedCatalogs/names``.
  ///   - folder: the folder of the catalogue that extends it.
  func shippedCatalog(_ name: String, extendedBy folder: String) -> String?

  /// Whether two paths of folders lead to one place.
  func isSame(_ folder: String, _ other: String) -> Bool

  /// Keeps other commands from writing to a catalogue's folder for as long as the result is kept.
  ///
  /// - Returns: nil if the files cannot change, or if the folder cannot be locked.
  /// - Throws: ``FileError`` if another command holds the folder for too long, or left a change to it unfinished.
  func lock(_ folder: String) throws(FileError) -> CatalogLock?

  /// Prepares for reading a catalogue that another one extends; called before any of its files is read.
  func prepareBase(_ folder: String)
}

extension FileTree {
  /// None: only a disk has links that lead somewhere else.
  package func links(in folder: String, leadingOutOf root: String) -> [String] { [] }

  /// By the paths' words: only a disk has links.
  package func isSame(_ folder: String, _ other: String) -> Bool { Path.normalized(folder) == Path.normalized(other) }

  /// Inside the folder that extends it, in trees that hold a catalogue with everything that it extends.
  package func shippedCatalog(_ name: String, extendedBy folder: String) -> String? {
    Path.normalized(Path.join(folder, name))
  }

  /// None: only a disk has writers.
  package func lock(_ folder: String) throws(FileError) -> CatalogLock? { nil }

  /// Does nothing: most trees hold everything that a catalogue extends.
  package func prepareBase(_ folder: String) {}

  /// The names of a folder's JSON files without their ending, in the order of the files; none if there is no such folder.
  package func namesOfJSON(in folder: String) -> [String] {
    let ending = ".json"
    return ((try? entries(of: folder)) ?? []).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }
}
