internal import SourceText

/// The reason why a file could not be read or written.
package struct FileError: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    case notFound
    case isFolder
    case tooLarge(limit: Int)
    case system(String)
    /// A catalogue has more texts than ``CatalogSource/maximumTextCount``.
    case tooManyTexts(messages: Int, locales: Int)
    /// The system refused to write; its error message.
    case unwritable(String)
    /// A folder is required, but it is something else.
    case notFolder
    /// A catalogue that ships with the program, which every project on the machine reads.
    case shipped
    /// Other commands have held the catalogue's lock for too long.
    case locked
    /// It cannot be written, since it is not a file of a catalogue.
    case notOfCatalog
    /// It cannot be written, since it is a link.
    case isLink
    /// The path, or a link in it, refers to a place outside the folder that is written to.
    case linkOutOfFolder(String)
    /// A link whose target does not exist.
    case danglingLink
    /// It is neither a file nor a folder.
    case notRegular
    /// It cannot be created, since it exists.
    case exists
    /// It has changed since the command read it.
    case changedMeanwhile
    /// A change to the catalogue in this folder was interrupted: its files may be a mix of old and new.
    case unfinishedChange
    /// A change to the catalogue in this folder was interrupted, and this user has no journal of it.
    case markerWithoutJournal
    /// A folder in this catalogue has the name of the file that marks an interrupted change.
    case markerIsFolder
    /// An interrupted change cannot be completed: the file has been edited since.
    case editedAfterInterruption(catalog: String)
    /// An interrupted change cannot be completed: the new bytes of the file are missing.
    case lostAfterInterruption(catalog: String)
    /// A list of generated files has the conflict markers of a merge.
    case listInConflict(folder: String)
    /// A list of generated files is not well-formed JSON.
    case malformedList
    /// A journal written by another version of this program.
    case notAJournal
    /// No folder for a journal is known.
    case noStateFolder
    /// Other users can write the state folder or a journal in it.
    case untrustedState
  }

  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { text.onOneLine }

  /// The remedy for the system's commonest refusals, by its message; empty for others.
  private static func remedy(_ reason: String, _ access: String) -> String {
    switch reason {
    case "Permission denied": "; make it \(access)"
    case "No such file or directory": "; make its folder first"
    case "Is a directory": "; name a file"
    default: ""
    }
  }

  private var marker: String { Path.join(path, UnfinishedChange.marker) }

  private var text: String {
    switch reason {
    case .notFound: "no file '\(path)'; create it or correct its name"
    case .isFolder: "'\(path)' is a folder, not a file; name a file, or move it elsewhere"
    case .tooLarge(let limit): "'\(path)' is larger than \(limit >> 20) MiB; split it"
    case .tooManyTexts(let messages, let locales):
      "'\(path)' has \(messages) messages in \(locales) locales and at most \(CatalogSource.maximumTextCount) texts can be "
        + "read; split the catalogue"
    case .system(let reason): "cannot read '\(path)': \(reason)" + Self.remedy(reason, "readable")
    case .unwritable(let reason): "cannot write '\(path)': \(reason)" + Self.remedy(reason, "writable")
    case .notFolder: "'\(path)' is not a folder; move it away, or name another folder"
    case .shipped:
      "'\(path)' ships with this program, and every project on this machine reads it, so no command changes it; make a "
        + "catalogue of your own with 'catalog init MyApp --extends Standard', and change that"
    case .locked: "another catalog command has kept '\(path)' locked for too long; try again when it has ended"
    case .notOfCatalog: "'\(path)' is not a file of a catalogue, so it is not written"
    case .isLink: "'\(path)' is a link, and nothing is written through links; replace it with the file or folder itself"
    case .linkOutOfFolder(let target):
      "'\(path)' leads out of its folder to '\(target)'; remove the link, or use that path directly"
    case .danglingLink: "'\(path)' is a link to a missing file; correct or remove it"
    case .notRegular: "'\(path)' is not a regular file; move it elsewhere"
    case .exists: "'\(path)' already exists; remove it or choose another name"
    case .changedMeanwhile: "'\(path)' has changed since it was read; run the command again"
    case .unfinishedChange:
      "a change to '\(path)' was interrupted, so its files may be a mix of old and new; run 'catalog recover \(path)'"
    case .markerWithoutJournal:
      "'\(marker)' says that a change was interrupted, but you have no journal of it here: another user, another machine "
        + "or a commit left it; compare the files with version control, then run 'catalog recover \(path) --discard'"
    case .markerIsFolder:
      "remove the folder '\(marker)'; no catalog command made it, and a file of that name marks an interrupted change"
    case .editedAfterInterruption(let catalog):
      "cannot complete an interrupted change: '\(path)' was edited since; move your version away and run "
        + "'catalog recover \(catalog)', or keep the files as they are with 'catalog recover \(catalog) --discard'"
    case .lostAfterInterruption(let catalog):
      "cannot complete an interrupted change: the new bytes of '\(path)' are gone; "
        + "restore the files from version control and run 'catalog recover \(catalog) --discard'"
    case .listInConflict(let folder):
      "'\(path)' is in conflict after a merge; take it and the files that it lists from one side "
        + "('git checkout --ours \(folder)'), then run 'catalog generate' again"
    case .malformedList:
      "'\(path)' is not well-formed JSON; restore it from version control or remove it, then run 'catalog generate' again"
    case .notAJournal: "'\(path)' was written by another version of this program; complete the change with that version"
    case .noStateFolder:
      "neither XDG_STATE_HOME nor HOME is an absolute path; set one: changes of several files keep a journal there, "
        + "to be completed after a crash"
    case .untrustedState:
      "'\(path)' can be written by other users; make it yours alone (chown, chmod go-w), "
        + "or set XDG_STATE_HOME to a folder that is yours alone"
    }
  }
}
