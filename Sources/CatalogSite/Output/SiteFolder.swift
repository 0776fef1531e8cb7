internal import CatalogEditing
package import CatalogFiles
internal import SystemPackage

/// A folder that a site is published to: files are added and replaced, and nothing that was not published is touched.
///
/// Files are given to it one after the other, and wait beside those that they replace; so a large site needs little memory, and a
/// failure leaves the old one as it was. Then each gets its name, the manifest last, so that the files that it names are always there.
/// Clients with an old manifest still find their bundles: old files stay until they are pruned.
package struct SiteFolder {
  /// The number of files of the site.
  package private(set) var fileCount = 0
  /// Their size, in bytes.
  package private(set) var byteCount = 0
  /// The paths of files that are in the way, since they were not published.
  package private(set) var foreign: [String] = []

  private let path: String
  private let disk: DiskFiles
  /// Two commands cannot publish to a folder at once.
  private let lock: CatalogLock
  private let known: PublishedList
  /// The files of the site.
  private var made = PublishedList()
  private var staged: [(rank: Int, file: StagedFile)] = []
  private var newFolders: [String] = []
  private var seenFolders: Set<String> = []

  /// Waits while another command publishes to the folder.
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

  /// Takes a file of the site.
  ///
  /// - Throws: ``FileError`` if the old file cannot be read, or the new one cannot be written.
  package mutating func add(_ file: SiteFile) throws(FileError) {
    let target = Path.join(path, file.path)
    try prepare(Self.parent(target))
    fileCount += 1
    byteCount += file.bytes.count
    made.set(file.path, file.bytes)
    let old = try disk.readIfPresent(target)
    if old == file.bytes { return }
    if let old, !known.has(file.path, old) { foreign.append(target) }
    // Nothing is written where something is in the way; the others are only counted.
    guard foreign.isEmpty else { return }
    staged.append((Self.rank(of: file), try disk.stage(file.bytes, for: target, within: path)))
  }

  /// Makes a folder, and removes what killed processes left there.
  private mutating func prepare(_ folder: String) throws(FileError) {
    guard foreign.isEmpty, seenFolders.insert(folder).inserted else { return }
    try prepareParents(of: folder)
    try disk.makeFolder(folder, within: path)
    try disk.requireWritable(folder)
    disk.removeAbandoned(in: folder)
  }

  /// Remembers the folders that do not exist yet, from the outermost.
  private mutating func prepareParents(of folder: String) throws(FileError) {
    guard folder != path, folder.utf8.count > path.utf8.count, disk.resolved(folder) == nil else { return }
    try prepareParents(of: Self.parent(folder))
    if !newFolders.contains(folder) { newFolders.append(folder) }
  }

  /// Bundles come before pages, and the manifest comes last, so that each file is there when another one names it.
  private static func rank(of file: SiteFile) -> Int {
    if file.path.hasPrefix(Bundles.manifestPath) { return 2 }
    return file.isImmutable ? 0 : 1
  }

  /// The paths of published files that the site does not have now.
  ///
  /// - Throws: ``FileError`` if one of them cannot be read.
  package func stale() throws(FileError) -> [String] {
    var stale: [String] = []
    for file in known.digests.keys.sorted() where made.digests[file] == nil {
      guard let old = try disk.readIfPresent(Path.join(path, file)), known.has(file, old) else { continue }
      stale.append(file)
    }
    return stale
  }

  /// Gives each file its name, unless something is in the way.
  ///
  /// - Parameter stale: published files to remove.
  /// - Throws: ``FileError`` for the first file that the system refuses; publishing again goes on from there.
  package func publish(removing stale: [String] = []) throws(FileError) {
    // From here on both the old and the new bytes are known to be ours, wherever this stops.
    var list = known
    list.add(made)
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
    list.set(made)
    for file in stale {
      try disk.remove(Path.join(path, file), within: path)
      list.remove(file)
    }
    try write(list)
  }

  /// Removes what was written, so that the folder is as it was before.
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

  private static func parent(_ path: String) -> String { FilePath(path).removingLastComponent().string }
}
