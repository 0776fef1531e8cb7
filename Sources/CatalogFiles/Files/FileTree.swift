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
}

/// Why a file could not be read or written.
package struct FileError: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    case notFound
    case isFolder
    case tooLarge(limit: Int)
    case system(String)
    /// The system refused to write, in its words.
    case unwritable(String)
    /// Another process holds the catalogue's lock.
    case locked
    /// The path, or a link on its way, leads out of the catalogue that is written to.
    case outsideOfCatalog
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
  package var description: String {
    switch reason {
    case .notFound: "no file '\(path)'; create it or correct its name"
    case .isFolder: "'\(path)' is a folder, not a file; move it away"
    case .tooLarge(let limit): "'\(path)' is larger than \(limit >> 20) MiB; split it"
    case .system(let words): "cannot read '\(path)': \(words)"
    case .unwritable(let words): "cannot write '\(path)': \(words)"
    case .locked: "another catalog command is writing to '\(path)'; try again when it has ended"
    case .outsideOfCatalog: "'\(path)' leads out of the catalogue; change it where it is"
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

/// Paths as catalogues write them: parts with `/` between.
package enum Path {
  /// A path below a folder; the current folder is written as nothing.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The same place without `.`, empty parts and `x/..`.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Whether a path is absolute, or begins at somebody's home or with a scheme: nobody else has it.
  static func isOfOneMachine(_ path: String) -> Bool {
    path.hasPrefix("/") || path.hasPrefix("~") || path.contains(":") || path.hasPrefix("\\")
  }

  /// The way from a folder to another place, `../Standard`, where both are relative to the same one or both absolute; nil
  /// where it leads through folders whose names are not known, or where only one is absolute.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return nil }
    func parts(_ path: String) -> [Substring] { normalized(path).split(separator: "/").filter { $0 != "." } }
    let (target, origin) = (parts(path), parts(folder))
    let shared = zip(target, origin).prefix { $0 == $1 }.count
    let upwards = origin.dropFirst(shared)
    guard !upwards.contains("..") else { return nil }
    return normalized((upwards.map { _ in ".." } + target.dropFirst(shared)).joined(separator: "/"))
  }

  /// The names of a folder's entries where all files there are have these paths, sorted by Unicode scalar.
  ///
  /// - Throws: ``FileError`` where none is below the folder.
  static func entries(of folder: String, among paths: some Collection<String>) throws(FileError) -> [String] {
    let prefix = normalized(folder) == "." ? "" : normalized(folder) + "/"
    let below = paths.filter { $0.hasPrefix(prefix) }
    guard !below.isEmpty else { throw FileError(path: folder, reason: .notFound) }
    return Set(below.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) }).sorted()
  }
}
