package import CatalogFiles
package import FileWriting
internal import SourceText

/// A catalogue's own files, opened for editing; those of catalogues that it extends are not changed.
///
/// ```swift
/// var editor = try CatalogEditor(folder: "Catalogs/Standard")
/// try editor.setText(TextValue("Löschen"), purpose: "delete", message: "title", locale: german)
/// let report = CatalogCheck.run(on: try editor.read())
/// try editor.commit()
/// ```
///
/// ``commit()`` writes all changes or none; nothing is written before. An edit changes only its subject: the rest of a
/// canonical file stays the same, byte for byte; any other file loses only its layout. The editor holds the catalogue's
/// lock while it exists, so that changes of other commands are not lost.
package struct CatalogEditor: Sendable {
  /// The catalogue's folder, as given.
  package let folder: String
  /// The recovery of an interrupted change.
  package let recovery: Recovery.Outcome

  /// nil for a preview, and for a catalogue that does not exist yet.
  private let writer: CatalogWriter?
  private let disk: any FileTree
  /// The disk to create a catalogue on; nil for an existing one.
  private let creation: DiskFiles?
  private var edited: [String: EditedFile] = [:]
  /// The changes of files that are not JSON, by path.
  private var tables: [String: FileChange] = [:]
  /// The bytes on disk of the files to remove, by path.
  private var removed: [String: [UInt8]] = [:]

  /// Opens the catalogue in a folder, after completing or undoing an interrupted change.
  ///
  /// - Throws: ``FileError`` if the folder does not exist, if another command holds the lock for too long, or if an
  ///   interrupted change cannot be completed.
  package init(folder: String, on disk: DiskFiles = DiskFiles()) throws(FileError) {
    let writer = try CatalogWriter(folder, on: disk)
    self.folder = folder
    self.writer = writer
    self.disk = writer.files
    creation = nil
    recovery = writer.recovery
  }

  /// Opens the catalogue in a folder to preview edits, without writing; it need not be writable.
  ///
  /// - Throws: ``FileError`` if the folder ships with the program, if another command holds the lock for too long, or a change
  ///   was interrupted.
  package init(previewing folder: String, on disk: DiskFiles = DiskFiles()) throws(FileError) {
    try disk.requireOwn(folder)
    self.folder = folder
    self.disk = LockedFiles(disk)
    writer = nil
    creation = nil
    recovery = .nothing
    _ = try self.disk.lock(folder)
  }

  /// Begins a catalogue that does not exist yet, to edit it before anything is written.
  ///
  /// ``commit()`` creates the folder; it fails if one of the files exists by then.
  package init(creating catalog: NewCatalog, on disk: DiskFiles = DiskFiles()) throws(EditError) {
    folder = catalog.folder
    // No lock is held while it is read: the folder must be unlocked when it is written.
    self.disk = disk
    creation = disk
    writer = nil
    recovery = .nothing
    for (path, tree) in catalog.trees {
      edited[path] = try EditedFile(path: path, bytes: nil, shownAs: Path.join(catalog.folder, path)) { tree }
    }
  }

  /// Every file that the edits change, sorted by path.
  package var changes: [FileChange] {
    let changed = edited.values.compactMap { file in
      let bytes = file.bytes
      return bytes == file.original ? nil : FileChange(path: file.path, old: file.original, new: bytes)
    }
    return (changed + tables.values + removed.map { FileChange(path: $0.key, old: $0.value, new: nil) }).sorted {
      $0.path < $1.path
    }
  }

  /// The disk with the changes applied in memory, for reading and checking the result before it is written.
  package var files: PendingFiles {
    let changes = changes.map { (Path.join(folder, $0.path), $0.new) }
    return PendingFiles(over: disk, changes: Dictionary(uniqueKeysWithValues: changes))
  }

  /// Reads the catalogue with its changes.
  package func read() throws(FileError) -> CatalogSource { try readForEditing().source }

  /// Reads the catalogue with its changes, so that its texts can be read again after further ones.
  func readForEditing() throws(FileError) -> ReadCatalog { try CatalogReader(files: files).readForEditing(folder) }

  /// Writes all changes or none; see ``CatalogWriter``. A preview writes nothing.
  package func commit() throws(FileError) {
    guard let creation else { return try writer?.write(changes) ?? () }
    try creation.makeFolder(folder)
    try CatalogWriter(folder, on: creation).write(changes)
  }
}

// MARK: - Files

extension CatalogEditor {
  /// A file's content with the changes so far; nil if the file does not exist.
  func tree(of path: String) throws(EditError) -> JSONTree? {
    if let file = edited[path] { return file.tree }
    guard removed[path] == nil else { return nil }
    let file = try open(path)
    return file.original == nil ? nil : file.tree
  }

  /// Reads a file that will be edited, so that copies of the editor share the result.
  mutating func prepare(_ path: String) throws(EditError) {
    guard edited[path] == nil, removed[path] == nil else { return }
    let file = try open(path)
    if file.original != nil { edited[path] = file }
  }

  /// Changes the content of a file, which is created if it does not exist.
  mutating func edit(_ path: String, _ change: (inout JSONTree) throws(EditError) -> Void) throws(EditError) {
    // Removed from the dictionary while it is changed: a second reference would cause a copy for every edit.
    var file = if let file = edited.removeValue(forKey: path) { file } else { try open(path) }
    removed[path] = nil
    defer { edited[path] = file }
    try change(&file.tree)
  }

  /// Changes the lines of a file that is not JSON, except the first, which names its columns; does nothing if the catalogue does
  /// not have it.
  ///
  /// - Parameter change: receives the lines, and returns those that the file has afterwards.
  mutating func editLines(
    of path: String, _ change: ([ArraySlice<UInt8>]) -> [ArraySlice<UInt8>]
  ) throws(EditError) {
    let original: [UInt8]?
    do throws(FileError) { original = try disk.readIfPresent(shown(path)) } catch { throw .file(error) }
    guard let original else { return }
    let bytes = tables[path]?.new ?? original
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let changed = lines.prefix(1) + change(Array(lines.dropFirst()))
    let new = Array(changed.joined(separator: [UInt8(ascii: "\n")]))
    tables[path] = new == original ? nil : FileChange(path: path, old: original, new: new)
  }

  /// Removes a file of the catalogue; its edits are dropped.
  ///
  /// - Returns: false if the file does not exist.
  mutating func remove(_ path: String) throws(EditError) -> Bool {
    let file = if let file = edited[path] { file } else { try open(path) }
    edited[path] = nil
    guard let original = file.original else { return false }
    removed[path] = original
    return true
  }

  /// The names of a folder's JSON files without extension, including new ones.
  func names(in subfolder: String) -> [String] {
    files.namesOfJSON(in: Path.join(folder, subfolder))
  }

  /// A file's path in messages.
  func shown(_ path: String) -> String { Path.join(folder, path) }

  private func open(_ path: String) throws(EditError) -> EditedFile {
    if let bytes = removed[path] { return EditedFile(path: path, replacing: bytes, with: fresh(path)) }
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try disk.read(shown(path))
    } catch {
      guard error.reason == .notFound else { throw .file(error) }
      bytes = nil
    }
    return try EditedFile(path: path, bytes: bytes, shownAs: shown(path)) { fresh(path) }
  }

  /// The content of a new file: the `$schema` of the files beside it, which lets text editors complete and check it.
  private func fresh(_ path: String) -> JSONTree {
    let reference =
      if path.hasPrefix("titles/") {
        names(in: "titles").lazy.compactMap { schema(of: "titles/\($0).json") }.first
      } else if path.hasPrefix("icon-sets/") {
        schema(of: "catalog.json").map {
          Path.join("..", $0.replacing("catalog.schema.json", with: "icon-set.schema.json"))
        }
      } else {
        schema(of: "catalog.json")?.replacing("catalog.schema.json", with: "\(path.dropLast(5)).schema.json")
      }
    return .fields([("$schema", reference.map(JSONTree.string))])
  }

  private func schema(of path: String) -> String? {
    guard let bytes = try? disk.read(shown(path)) else { return nil }
    return JSONDocument(SourceFile(path: path, bytes: bytes)).root["$schema"]?.string
  }
}
