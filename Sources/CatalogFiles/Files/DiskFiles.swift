internal import LibC
internal import SystemPackage

/// The files on disk, by paths relative to the current folder (``Surroundings/folder``).
package struct DiskFiles: FileTree {
  /// The maximum size of a file, in bytes.
  package let limit: Int
  /// True if pipes and devices are read too, as on command lines: `<(curl …)`. Reading one in a folder would block.
  package let readsStreams: Bool
  /// The way to wait for commands that write to the catalogue.
  package let waiting: LockWaiting

  /// The default maximum size of a file, in bytes.
  package static let usualLimit = 64 << 20

  private let shippedCatalogs: String?

  /// - Parameter shippedCatalogs: the folder of the catalogues that ship with the product; by default the one that the
  ///   program finds (``ShippedCatalogs``).
  package init(
    limit: Int = 64 << 20, readsStreams: Bool = false, shippedCatalogs: String? = nil,
    waiting: LockWaiting = LockWaiting()
  ) {
    self.limit = limit
    self.readsStreams = readsStreams
    self.shippedCatalogs = shippedCatalogs
    self.waiting = waiting
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    do {
      // Opening a pipe without a writer would block.
      let options: FileDescriptor.OpenOptions = readsStreams ? [.closeOnExec] : [.closeOnExec, .nonBlocking]
      let file = try FileDescriptor.open(FilePath(Path.onDisk(path)), .readOnly, options: options)
      defer { try? file.close() }
      if !readsStreams, isStream(file) { throw FileError(path: path, reason: .notRegular) }
      return try bytes(of: file, path: path)
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(path: path, reason: reason(for: error))
    }
  }

  package func entries(of folder: String) throws(FileError) -> [String] {
    try list(folder).map(\.name).sorted()
  }

  package func lock(_ folder: String) throws(FileError) -> CatalogLock? {
    let lock = try CatalogLock.reading(folder, waiting: waiting)
    // No command is writing now, so the one that left the marker has ended.
    try UnfinishedChange.requireNone(in: folder)
    return lock
  }

  package func links(in folder: String) -> [String] {
    ((try? list(folder)) ?? []).filter(\.isLink).map(\.name).sorted()
  }

  package func links(in folder: String, leadingOutOf root: String) -> [String] {
    let links = links(in: folder)
    guard !links.isEmpty, let root = resolved(root) else { return [] }
    return links.filter { name in
      guard let target = resolved(Path.join(folder, name)) else { return false }
      return target != root && !target.hasPrefix(root == "/" ? root : root + "/")
    }.sorted()
  }

  package func shippedCatalog(_ name: String, extendedBy folder: String) -> String? {
    (shippedCatalogs ?? ShippedCatalogs.folder).map { Path.normalized(Path.join($0, name)) }
  }

  package func isSame(_ folder: String, _ other: String) -> Bool {
    resolved(folder).map { $0 == resolved(other) } ?? false
  }

  /// The entries of a folder in no order, and whether each is a symbolic link.
  private func list(_ folder: String) throws(FileError) -> [(name: String, isLink: Bool)] {
    guard let stream = opendir(Path.onDisk(folder.isEmpty ? "." : folder)) else {
      throw FileError(path: folder, reason: reason(for: Errno(rawValue: errno)))
    }
    defer { closedir(stream) }
    var found: [(name: String, isLink: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let type = Int32(entry.pointee.d_type)
      // Not every file system returns the type with the name.
      found.append((name, type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) && isLink(Path.join(folder, name))))
    }
    return found
  }

  private func isLink(_ path: String) -> Bool {
    status(of: path, followsLinks: false)?.type == .symbolicLink
  }

  /// The target of a path with all links resolved; nil if it does not exist. The empty path is the current folder.
  package func resolved(_ path: String) -> String? {
    guard let resolved = realpath(Path.onDisk(path.isEmpty ? "." : path), nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns whether an open file is a stream. A folder does not count: reading it fails with a clear error.
  private func isStream(_ file: FileDescriptor) -> Bool {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Reads to the end, growing as needed: the reported size is only a hint (0 for a pipe).
  private func bytes(of file: FileDescriptor, path: String) throws -> [UInt8] {
    let hint = (try? file.seek(offset: 0, from: .end)).map(Int.init) ?? 0
    _ = try? file.seek(offset: 0, from: .start)
    var bytes: [UInt8] = []
    var capacity = (0...limit).contains(hint) ? hint + 1 : 4096
    if hint > limit {
      // A folder may also report a great size; reading it fails with a clear error.
      _ = try withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { try file.read(into: $0) }
      throw FileError(path: path, reason: .tooLarge(limit: limit))
    }
    while true {
      let chunk = try [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < buffer.count {
          let read = try file.read(
            into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
          if read == 0 { break }
          count += read
        }
      }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      guard bytes.count <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
      if chunk.count < capacity { return bytes }
      capacity = bytes.count
    }
  }

  private func reason(for error: any Error) -> FileError.Reason {
    switch error as? Errno {
    case .noSuchFileOrDirectory?, .notDirectory?: .notFound
    case .isDirectory?: .isFolder
    case let errno?: .system(errno.description)
    case nil: .system("\(error)")
    }
  }
}
