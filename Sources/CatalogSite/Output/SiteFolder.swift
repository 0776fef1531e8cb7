package import CatalogFiles
internal import CatalogEditing
internal import SystemPackage

/// A folder that a site is published to: files are added and replaced, and nothing that was not published is touched.
///
/// Clients that hold an old manifest still find their bundles: what is no longer made stays until it is pruned. Each file is
/// replaced as a whole, and the manifest last, so that what it names is always there.
package struct SiteFolder {
  /// What publishing changes.
  package struct Changes: Sendable {
    /// Those that are missing or have other bytes, in the order of writing.
    package internal(set) var written: [SiteFile] = []
    /// The paths of published files that are no longer made.
    package internal(set) var stale: [String] = []
    /// The paths of files that are in the way, since they were not published.
    package internal(set) var foreign: [String] = []
  }

  private let path: String
  private let files: [SiteFile]
  private let known: PublishedList

  /// - Parameter files: the whole tree, with the compressed forms.
  /// - Throws: ``FileError`` if the list of published files cannot be read.
  package init(_ path: String, files: [SiteFile]) throws(FileError) {
    self.path = path
    self.files = files
    known = try PublishedList(DiskFiles().readIfPresent(Path.join(path, PublishedList.name)) ?? [])
  }

  /// Compares the tree with the folder.
  ///
  /// - Throws: ``FileError`` if a file cannot be read.
  package func changes() throws(FileError) -> Changes {
    var changes = Changes()
    for file in files {
      let old = try DiskFiles().readIfPresent(Path.join(path, file.path))
      if old == file.bytes { continue }
      if let old, !known.has(file.path, old) { changes.foreign.append(Path.join(path, file.path)) }
      changes.written.append(file)
    }
    // What others name is written before them.
    changes.written.sort { (Self.rank($0), $0.path) < (Self.rank($1), $1.path) }
    let made = Set(files.map(\.path))
    for file in known.digests.keys.sorted() where !made.contains(file) {
      guard let old = try DiskFiles().readIfPresent(Path.join(path, file)), known.has(file, old) else { continue }
      changes.stale.append(file)
    }
    return changes
  }

  private static func rank(_ file: SiteFile) -> Int {
    if file.path.hasPrefix(Bundles.manifestPath) { return 2 }
    return file.isImmutable ? 0 : 1
  }

  /// Writes what differs.
  ///
  /// - Parameters:
  ///   - changes: those of ``changes()``, none of them foreign.
  ///   - prunes: whether to remove published files that are no longer made.
  /// - Throws: ``FileError`` for the first file that the system refuses; publishing again goes on from there.
  package func publish(_ changes: Changes, prunes: Bool) throws(FileError) {
    let disk = DiskFiles()
    let written = changes.written.map(\.path) + [PublishedList.name]
    for folder in Set(written.map { Self.parent(Path.join(path, $0)) }).sorted() {
      try disk.makeFolder(folder, within: path)
      try disk.requireWritable(folder)
    }
    for folder in Set(files.map { Self.parent(Path.join(path, $0.path)) }) { disk.removeAbandoned(in: folder) }
    // From here on both the old and the new bytes are known to be ours, wherever this stops.
    var list = known
    for file in files { list.add(file.path, file.bytes) }
    try write(list)
    for file in changes.written { try write(file.bytes, to: file.path) }
    for file in files { list.set(file.path, file.bytes) }
    if prunes {
      for file in changes.stale {
        try disk.remove(Path.join(path, file), within: path)
        list.remove(file)
      }
    }
    try write(list)
  }

  private func write(_ list: PublishedList) throws(FileError) {
    let bytes = list.bytes
    if try DiskFiles().readIfPresent(Path.join(path, PublishedList.name)) != bytes {
      try write(bytes, to: PublishedList.name)
    }
  }

  private func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    try DiskFiles().write(bytes, to: Path.join(path, file), isDurable: false, within: path)
  }

  private static func parent(_ path: String) -> String { FilePath(path).removingLastComponent().string }
}
