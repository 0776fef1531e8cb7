internal import CatalogFiles
internal import SystemPackage

extension CatalogPath {
  /// The name of the file with the new bytes, in the same folder, since renaming only works within a file system.
  func staged(_ token: String) -> String { DiskFiles.staged(name, token) }
}

extension OpenFolder {
  /// Reads a file of this catalogue.
  ///
  /// - Parameters:
  ///   - token: the token of a change, to read the staged file.
  ///   - catalog: the folder's path in messages.
  /// - Throws: ``FileError`` if the file or its folder is a link or not of the expected type.
  func read(
    _ path: CatalogPath, staged token: String? = nil, shownAs catalog: String
  ) throws(FileError) -> (bytes: [UInt8], status: Stat)? {
    let (shownFolder, shown) = (Path.join(catalog, path.folder), Path.join(catalog, path.path))
    if !path.folder.isEmpty {
      guard try has(path.folder, .directory, shownAs: shownFolder) else { return nil }
    }
    let folder = try naming(shownFolder) { () throws(Errno) in try self.folder(path.folder) }
    let name = token.map(path.staged) ?? path.name
    guard try folder.has(name, .regular, shownAs: shown) else { return nil }
    return try naming(shown) { () throws(Errno) in try folder.read(name) }
  }

  /// True if an entry exists. Throws if it does not have this type.
  private func has(_ name: String, _ type: FileType, shownAs shown: String) throws(FileError) -> Bool {
    switch try naming(shown, { () throws(Errno) in try status(of: name)?.type }) {
    case nil: return false
    case type?: return true
    case .symbolicLink?: throw FileError(path: shown, reason: .isLink)
    case .directory?: throw FileError(path: shown, reason: .isFolder)
    default: throw FileError(path: shown, reason: .notRegular)
    }
  }
}
