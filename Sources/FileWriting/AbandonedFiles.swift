internal import CatalogFiles
internal import LibC
internal import SystemPackage

/// The parts of files that a process was writing when it was killed: `.ar.json.1x2y3z.catalog-part`.
///
/// Only this program gives such names, and a part is locked as long as its process lives. The next process that writes to the folder
/// removes the unlocked ones.
enum AbandonedFiles {
  private static let suffix = ".catalog-part"

  /// The name of the part of a file.
  static func name(for file: String) -> String { ".\(file).\(ChangeJournal.freshToken())\(suffix)" }

  /// True if a name is of the form that ``name(for:)`` gives.
  static func isPart(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(suffix) else { return false }
    let pieces = name.dropFirst().dropLast(suffix.count).split(separator: ".", omittingEmptySubsequences: false)
    guard pieces.count > 1, let token = pieces.last else { return false }
    return (1...13).contains(token.utf8.count)
      && token.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7a).contains($0) }
  }

  /// Forgets the folders that were searched, as a new process does: a folder can get the number of a removed one.
  static func forgetFolders() { Surroundings.current.searchedFolders.removeAll() }

  /// Removes abandoned parts from a folder before this run first writes to it: each folder is searched once. Parts that
  /// cannot be removed remain.
  static func remove(from folder: OpenFolder) {
    guard let status = try? folder.status(of: "") else { return }
    let isNew = Surroundings.current.searchedFolders.insert(
      device: UInt64(truncatingIfNeeded: status.deviceID.rawValue),
      number: UInt64(truncatingIfNeeded: status.inode.rawValue))
    guard isNew else { return }
    for name in folder.names where isPart(name) { folder.removeIfAbandoned(name) }
  }
}

extension OpenFolder {
  /// The names of the entries, in no order; none if the folder cannot be read.
  fileprivate var names: [String] {
    // Reading moves the position of a descriptor, so it needs a separate one.
    let copy = openat(descriptor.rawValue, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }

  /// Removes a file of this user that no process has locked.
  fileprivate func removeIfAbandoned(_ name: String) {
    guard let status = try? status(of: name), status.type == .regular, status.userID.rawValue == geteuid() else {
      return
    }
    let file = openat(descriptor.rawValue, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { try? remove(name) }
  }
}
