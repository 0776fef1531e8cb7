/// The source of a catalogue's files: a disk, or memory in tests and examples.
package protocol FileTree: Sendable {
  /// The bytes of a file.
  ///
  /// - Parameter path: with `/` as separator; relative to the tree's root.
  func read(_ path: String) throws(FileError) -> [UInt8]

  /// The names of a folder's entries, sorted by Unicode scalar.
  func entries(of folder: String) throws(FileError) -> [String]

  /// The entries of a folder that are symbolic links to any target.
  func links(in folder: String) -> [String]

  /// The entries of a folder that are symbolic links out of another folder, sorted.
  func links(in folder: String, leadingOutOf root: String) -> [String]

  /// The path of a shipped catalogue (``ShippedCatalogs``) in this tree; nil if it is not found.
  ///
  /// - Parameters:
  ///   - name: one of ``ShippedCatalogs/names``.
  ///   - folder: the folder of the catalogue that extends it.
  func shippedCatalog(_ name: String, extendedBy folder: String) -> String?

  /// Returns whether two paths refer to the same folder.
  func isSame(_ folder: String, _ other: String) -> Bool

  /// Keeps other commands from writing to a catalogue's folder while the result exists.
  ///
  /// - Returns: nil if the files cannot change, or if the folder cannot be locked.
  /// - Throws: ``FileError`` if another command holds the lock for too long, or a change to the folder is unfinished.
  func lock(_ folder: String) throws(FileError) -> CatalogLock?

  /// Prepares for reading a catalogue that another one extends, before any of its files is read.
  func prepareBase(_ folder: String)
}

extension FileTree {
  /// The bytes of a file; nil if there is none.
  ///
  /// - Throws: ``FileError`` if there is one and it cannot be read.
  package func readIfPresent(_ path: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try read(path)
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }

  /// None: only a disk has links.
  package func links(in folder: String) -> [String] { [] }

  /// None: only a disk has links.
  package func links(in folder: String, leadingOutOf root: String) -> [String] { [] }

  /// Compares the paths' text: only a disk has links.
  package func isSame(_ folder: String, _ other: String) -> Bool { Path.normalized(folder) == Path.normalized(other) }

  /// Inside the extending folder, in trees that contain a catalogue with everything that it extends.
  package func shippedCatalog(_ name: String, extendedBy folder: String) -> String? {
    Path.normalized(Path.join(folder, name))
  }

  /// nil: only a disk has writers.
  package func lock(_ folder: String) throws(FileError) -> CatalogLock? { nil }

  /// Does nothing: most trees contain everything that a catalogue extends.
  package func prepareBase(_ folder: String) {}

  /// The names of a folder's JSON files without extension, in file order; empty if there is no such folder.
  package func namesOfJSON(in folder: String) -> [String] {
    let ending = ".json"
    return ((try? entries(of: folder)) ?? []).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }
}
