internal import CatalogFiles
internal import SourceText
internal import SystemPackage

/// Completes or undoes a change whose process ended while it wrote to a catalogue.
package struct Recovery {
  /// The result of the recovery.
  package enum Outcome: Hashable, Sendable {
    /// There was no interrupted change.
    case nothing
    /// A change was completed, for a number of files.
    case completed(Int)
    /// A change that had not reached any file was undone.
    case undone(Int)
    /// A change was abandoned, or a marker without a journal was removed.
    case discarded
  }

  let lock: CatalogLock
  /// The journal's file, or the error that prevents one.
  let file: Result<JournalFile, FileError>

  func run(discarding isDiscarding: Bool) throws(FileError) -> Outcome {
    let hasMarker = try UnfinishedChange.isMarked(in: lock.name)
    guard let file = try hasMarker ? file.get() : try? file.get(), let journal = try file.read() else {
      guard hasMarker else { return .nothing }
      guard isDiscarding else { throw FileError(path: lock.name, reason: .markerWithoutJournal) }
      try naming(Path.join(lock.name, UnfinishedChange.marker)) { () throws(Errno) in
        try lock.folder.remove(UnfinishedChange.marker)
      }
      return .discarded
    }
    let steps = ChangeSteps(lock: lock, journal: journal, file: file)
    if isDiscarding {
      steps.undo()
      return .discarded
    }
    // Before the marker, nothing was removed, and after it, somebody may have made a removed file again.
    if !hasMarker, journal.entries.contains(where: { $0.new == nil }) {
      steps.undo()
      return .undone(journal.entries.count)
    }
    let states = try journal.entries.map { entry throws(FileError) in (entry, try state(of: entry, journal)) }
    let hindrance = states.first { $0.1 == .edited || $0.1 == .lost }
    guard let (entry, state) = hindrance else {
      try steps.place()
      return .completed(states.count)
    }
    // Without the marker, the change had not begun or was already completed.
    if hasMarker, states.contains(where: { $0.1 == .placed || $0.1 == .torn }) {
      throw FileError(
        path: Path.join(lock.name, entry.path.path),
        reason: state == .edited
          ? .editedAfterInterruption(catalog: lock.name) : .lostAfterInterruption(catalog: lock.name))
    }
    steps.undo()
    return .undone(states.count)
  }

  /// The progress of a file's change.
  private enum State {
    /// The file is unchanged, and the new bytes are staged.
    case ready
    case placed
    /// The file was partly overwritten in place.
    case torn
    /// The new bytes are staged, and the file has been edited since.
    case edited
    /// The new bytes are missing or incomplete.
    case lost
  }

  private func state(of entry: ChangeJournal.Entry, _ journal: ChangeJournal) throws(FileError) -> State {
    let now = try lock.folder.read(entry.path, shownAs: lock.name)?.bytes
    let staged = try lock.folder.read(entry.path, staged: journal.token, shownAs: lock.name)?.bytes
    let digest = now.map { ContentDigest($0) }
    guard entry.new != nil else { return digest == nil ? .placed : digest == entry.old ? .ready : .edited }
    guard let staged, ContentDigest(staged) == entry.new else {
      return staged == nil && digest == entry.new ? .placed : .lost
    }
    if digest == entry.old || digest == entry.new { return .ready }
    return isMixture(now, of: entry.overwritten.map { Array($0.utf8) }, and: staged) ? .torn : .edited
  }

  /// True if each byte of a file is the old or the new one.
  private func isMixture(_ now: [UInt8]?, of old: [UInt8]?, and new: [UInt8]) -> Bool {
    guard let now, let old else { return false }
    return now.indices.allSatisfy { index in
      index < new.count && now[index] == new[index] || index < old.count && now[index] == old[index]
    }
  }
}

extension Recovery.Outcome {
  /// A line for people; nil if nothing was done.
  package func message(catalog folder: String) -> String? {
    switch self {
    case .nothing: nil
    case .completed(let files): "completed an interrupted change of \(counted(files, "file")) in '\(folder)'"
    case .undone(let files): "undid an interrupted change of \(counted(files, "file")) in '\(folder)'"
    case .discarded: "discarded an interrupted change in '\(folder)'; its files stay as they are, check them"
    }
  }
}
