internal import SystemPackage

/// Changes to several files of a catalogue of which either all happen or none, whenever the process is ended.
///
/// ```swift
/// var transaction = FileTransaction(catalog: "Catalogs/Standard")
/// transaction.replace("titles/de.json", with: german)
/// transaction.replace("titles/en.json", with: english)
/// try transaction.commit()
/// ```
///
/// A journal that says what is to come reaches the disk first, then the new files beside those that they replace. Then
/// the journal is renamed, by which the change is made: from there on it is completed, by this process or by the next
/// command, and before that it is undone (``Recovery``). Permissions of replaced files are kept, links are followed, and
/// nothing outside of the catalogue's folder is ever written.
package struct FileTransaction {
  private let catalog: String
  private var changes: [String: Change] = [:]

  /// What is to become of a file.
  private struct Change {
    /// nil where it goes.
    let bytes: [UInt8]?
    let expected: Expectation
  }

  /// What a file has to be before it is changed, so that nobody's change is overwritten unseen.
  fileprivate enum Expectation {
    case anything
    case nothing
    case digest(ContentDigest)
  }

  /// Begins a transaction; the disk is not touched before ``commit(holding:)``.
  ///
  /// - Parameter folder: the catalogue's folder.
  package init(catalog folder: String) { catalog = folder }

  /// Writes a file that may be there or not.
  ///
  /// - Parameters:
  ///   - path: relative to the catalogue's folder.
  ///   - old: what the file must still be when the transaction is committed.
  package mutating func replace(_ path: String, with bytes: [UInt8], expecting old: [UInt8]? = nil) {
    changes[Path.normalized(path)] = Change(
      bytes: bytes, expected: old.map { .digest(ContentDigest($0)) } ?? .anything)
  }

  /// Writes a file that must not be there yet; its folder is made where it is missing.
  package mutating func create(_ path: String, with bytes: [UInt8]) {
    changes[Path.normalized(path)] = Change(bytes: bytes, expected: .nothing)
  }

  /// Removes a file; one that is not there stays so.
  package mutating func remove(_ path: String, expecting old: [UInt8]? = nil) {
    changes[Path.normalized(path)] = Change(bytes: nil, expected: old.map { .digest(ContentDigest($0)) } ?? .anything)
  }

  /// Makes all of the changes, or throws and has made none.
  ///
  /// A change that an earlier process left unfinished is completed or undone first.
  ///
  /// - Parameter lock: the catalogue's lock where the caller has it already.
  /// - Throws: ``FileError`` for the first thing that could not be done. Where the disk fails after the change was
  ///   made, the next command completes it.
  package consuming func commit(holding lock: CatalogLock? = nil) throws(FileError) {
    let lock = if let lock { lock } else { try CatalogLock(folder: catalog) }
    try Recovery.run(holding: lock)
    let planned = try plan(in: lock.folder)
    guard !planned.journal.entries.isEmpty else { return }
    let steps = TransactionSteps(folder: lock.folder, journal: planned.journal)
    do throws(FileError) {
      try steps.prepare(planned.files)
      try steps.commit()
    } catch {
      steps.undo()
      throw error
    }
    try steps.complete()
  }

  /// What has to be done, by where each path really leads; what would change nothing is left out.
  private func plan(in folder: WritableFolder) throws(FileError) -> (journal: TransactionJournal, files: [NewFile]) {
    var entries: [String: TransactionJournal.Entry] = [:]
    var files: [NewFile] = []
    for (named, change) in changes.sorted(by: { $0.key < $1.key }) {
      let shown = folder.shown(named)
      let path = try folder.resolve(named)
      let status = try status(of: folder.absolute(path), shownAs: shown)
      let old: ContentDigest? =
        if status == nil { nil } else { ContentDigest(try DiskFiles().read(folder.absolute(path))) }
      try change.expected.check(old, shown)
      let new = change.bytes.map { ContentDigest($0) }
      guard old != new else { continue }
      let entry = TransactionJournal.Entry(path: path, old: old, new: new)
      // Two names that links make one file.
      guard entries.updateValue(entry, forKey: path) == nil else { throw FileError(path: shown, reason: .exists) }
      if let bytes = change.bytes { files.append(NewFile(entry: entry, bytes: bytes, replaced: status)) }
    }
    let sorted = entries.values.sorted { $0.path < $1.path }
    return (TransactionJournal(entries: sorted, madeFolders: missingFolders(for: sorted, in: folder)), files)
  }

  /// What is at a path, which must be a file that may be written, or nothing.
  private func status(of path: String, shownAs shown: String) throws(FileError) -> Stat? {
    let status: Stat?
    do throws(Errno) {
      status = try AtomicFile.status(path)
    } catch {
      throw FileError(path: shown, reason: .system(error.description))
    }
    guard let status else { return nil }
    switch status.type {
    case .regular:
      // Renaming would get round what somebody has forbidden.
      guard let refusal = AtomicFile.refusal(toWrite: path) else { return status }
      throw FileError(path: shown, reason: .unwritable(refusal.description))
    case .directory: throw FileError(path: shown, reason: .isFolder)
    default: throw FileError(path: shown, reason: .notRegular)
    }
  }

  private func missingFolders(for entries: [TransactionJournal.Entry], in folder: WritableFolder) -> [String] {
    var missing: Set<String> = []
    for entry in entries where entry.new != nil {
      var path = ""
      for part in entry.folder.split(separator: "/") {
        path = Path.join(path, String(part))
        if (try? AtomicFile.status(folder.absolute(path))) == nil { missing.insert(path) }
      }
    }
    // An outer folder's path is shorter than those of the folders in it.
    return missing.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }
}

extension FileTransaction.Expectation {
  /// Refuses a file that is not what the caller takes it for.
  fileprivate func check(_ old: ContentDigest?, _ path: String) throws(FileError) {
    switch self {
    case .anything: return
    case .nothing where old == nil: return
    case .nothing: throw FileError(path: path, reason: .exists)
    case .digest(let expected) where old == expected: return
    case .digest: throw FileError(path: path, reason: .changedMeanwhile)
    }
  }
}
