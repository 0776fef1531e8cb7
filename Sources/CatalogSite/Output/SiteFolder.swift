internal import FileWriting
package import CatalogFiles

/// The folder that a site is published to. Files are added and replaced; files that were not published are never
/// changed.
///
/// Each file is first written beside the file that it replaces. So a large site needs little memory, and a failure
/// leaves the old site unchanged. Then the files are renamed, the manifest last, so that the files that it lists always
/// exist. Clients with an old manifest still find their bundles: old files remain until they are pruned.
package struct SiteFolder {
  /// The number of files of the site.
  package private(set) var fileCount = 0
  /// The size of these files in bytes.
  package private(set) var byteCount = 0
  /// The paths of existing files that the site needs but that were not published.
  package private(set) var foreign: [String] = []

  private let path: String
  private let disk: DiskFiles
  /// Keeps two commands from publishing to a folder at once.
  private let lock: CatalogLock
  private let known: PublishedList
  /// The files of the site.
  private var current = PublishedList()
  private var staged: [(rank: Int, file: StagedFile)] = []
  private var newFolders: [String] = []
  private var seenFolders: Set<String> = []

  /// Waits until no other command publishes to the folder.
  ///
  /// - Parameter path: an existing folder.
  /// - Throws: ``FileError`` if the folder cannot be locked, or the list of published files cannot be read.
  package init(_ path: String, on disk: DiskFiles = DiskFiles()) throws(FileError) {
    self.path = path
    self.disk = disk
    lock = try CatalogLock(.exclusive, of: path, waiting: disk.waiting)
    known = try PublishedList(disk.readIfPresent(Path.join(path, PublishedList.name)) ?? [])
  }

  /// The number of files that are missing or have other bytes.
  package var changeCount: Int { staged.count }

  /// Adds a file of the site.
  ///
  /// - Throws: ``FileError`` if the old file cannot be read, or the new one cannot be written.
  package mutating func add(_ file: SiteFile) throws(FileError) {
    let target = Path.join(path, file.path)
    try prepare(Path.parent(of: target))
    fileCount += 1
    byteCount += file.bytes.count
    current.set(file.path, file.bytes)
    let old = try disk.readIfPresent(target)
    if old == file.bytes { return }
    if let old, !known.has(file.path, old) { foreign.append(target) }
    // If any file is in the way, nothing is written and the others are only counted.
    guard foreign.isEmpty else { return }
    staged.append((Self.rank(of: file), try disk.stage(file.bytes, for: target, within: path)))
  }

  /// Creates a folder, and removes the temporary files that killed processes left there.
  private mutating func prepare(_ folder: String) throws(FileError) {
    guard foreign.isEmpty, seenFolders.insert(folder).inserted else { return }
    try prepareParents(of: folder)
    try disk.makeFolder(folder, within: path)
    try disk.requireWritable(folder)
    disk.removeAbandoned(in: folder)
  }

  /// Remembers the missing folders, the outermost first.
  private mutating func prepareParents(of folder: String) throws(FileError) {
    guard folder != path, folder.utf8.count > path.utf8.count, disk.resolved(folder) == nil else { return }
    try prepareParents(of: Path.parent(of: folder))
    if !newFolders.contains(folder) { newFolders.append(folder) }
  }

  /// Bundles come before pages, and the manifest comes last: a file exists before another one refers to it.
  private static func rank(of file: SiteFile) -> Int {
    if file.path.hasPrefix(Bundles.manifestPath) { return 2 }
    return file.isImmutable ? 0 : 1
  }

  /// The paths of published files that are no longer part of the site.
  ///
  /// - Throws: ``FileError`` if one of them cannot be read.
  package func stale() throws(FileError) -> [String] {
    var stale: [String] = []
    for file in known.digests.keys.sorted() where current.digests[file] == nil {
      guard let old = try disk.readIfPresent(Path.join(path, file)), known.has(file, old) else { continue }
      stale.append(file)
    }
    return stale
  }

  /// Renames each file to its final name, unless other files are in the way.
  ///
  /// - Parameter stale: published files to remove.
  /// - Throws: ``FileError`` for the first file that the system refuses; publishing again continues from there.
  package func publish(removing stale: [String] = []) throws(FileError) {
    // From here on, both the old and the new bytes are known to be ours, even if publishing stops early.
    var list = known
    list.add(current)
    try write(list)
    let inOrder = staged.sorted { ($0.rank, $0.file.path) < ($1.rank, $1.file.path) }
    for (place, entry) in inOrder.enumerated() {
      do throws(FileError) {
        try disk.place(entry.file, within: path)
      } catch {
        for rest in inOrder[place...] { disk.discard(rest.file) }
        throw error
      }
    }
    list.set(current)
    for file in stale {
      try disk.remove(Path.join(path, file), within: path)
      list.remove(file)
    }
    try write(list)
  }

  /// Removes the files written so far, which restores the folder.
  package func abandon() {
    for entry in staged { disk.discard(entry.file) }
    for folder in newFolders.reversed() { disk.removeEmptyFolder(folder) }
  }

  private func write(_ list: PublishedList) throws(FileError) {
    let (target, bytes) = (Path.join(path, PublishedList.name), list.bytes)
    if try disk.readIfPresent(target) != bytes {
      try disk.write(bytes, to: target, isDurable: false, within: path)
    }
  }
}
