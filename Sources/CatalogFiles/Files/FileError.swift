internal import MessageSyntax

/// Why a file could not be read or written.
package struct FileError: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    case notFound
    case isFolder
    case tooLarge(limit: Int)
    case system(String)
    /// A catalogue has more texts than ``CatalogSource/maximumTextCount``.
    case tooManyTexts(messages: Int, locales: Int)
    /// The system refused to write, in its words.
    case unwritable(String)
    /// Another process holds the catalogue's lock.
    case locked
    /// The path, or a link on its way, leads out of the catalogue that is written to.
    case outsideOfCatalog
    /// The path, or a link on its way, leads to another folder than the one that is written to.
    case linkOutOfFolder(String)
    /// A link whose target does not exist.
    case danglingLink
    /// It is neither a file nor a folder.
    case notRegular
    /// It is there, and is to be created.
    case exists
    /// It is not what the command read before it changed it.
    case changedMeanwhile
    /// A change to the catalogue in this folder is under way, or was interrupted: its files may be old and new ones.
    case unfinishedChange
    /// An interrupted change cannot be completed: the file was edited since.
    case editedAfterInterruption
    /// An interrupted change cannot be completed: the new bytes of the file are gone.
    case lostAfterInterruption
    /// It has the name of a transaction's journal and says nothing that this program could have written.
    case notAJournal
  }

  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { words.onOneLine }

  private var words: String {
    switch reason {
    case .notFound: "no file '\(path)'; create it or correct its name"
    case .isFolder: "'\(path)' is a folder, not a file; move it away"
    case .tooLarge(let limit): "'\(path)' is larger than \(limit >> 20) MiB; split it"
    case .tooManyTexts(let messages, let locales):
      "'\(path)' has \(messages) messages in \(locales) locales and at most \(CatalogSource.maximumTextCount) texts can be "
        + "read; split the catalogue"
    case .system(let words): "cannot read '\(path)': \(words)"
    case .unwritable(let words): "cannot write '\(path)': \(words)"
    case .locked: "another catalog command is writing to '\(path)'; try again when it has ended"
    case .outsideOfCatalog: "'\(path)' leads out of the catalogue; change it where it is"
    case .linkOutOfFolder(let target):
      "'\(path)' leads out of its folder, to '\(target)'; remove the link, or name that place itself"
    case .danglingLink: "'\(path)' is a link that leads nowhere; correct or remove it"
    case .notRegular: "'\(path)' is not a regular file; move it away"
    case .exists: "'\(path)' exists already; remove it or choose another name"
    case .changedMeanwhile: "'\(path)' has changed since it was read; run the command again"
    case .unfinishedChange:
      "a change to '\(path)' was interrupted; run 'catalog check' where it can be written, which completes it"
    case .editedAfterInterruption:
      "cannot complete an interrupted change: '\(path)' was edited since; "
        + "move your version away, run the command again and merge it back"
    case .lostAfterInterruption:
      "cannot complete an interrupted change: the new bytes of '\(path)' are gone; "
        + "restore the catalogue from version control and remove its '\(TransactionJournal.committedName)'"
    case .notAJournal: "'\(path)' is not a journal that this program can read; look into it and move it away"
    }
  }
}
