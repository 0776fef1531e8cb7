package import CatalogFiles
internal import SystemPackage

/// The new bytes of a file, stored beside it until those of all files are written.
///
/// The next process that writes to the folder removes them if this process ends before (``AbandonedFiles``). So only
/// one process may stage files in a folder at a time.
package struct StagedFile: Sendable {
  /// The path of the file to replace.
  package let path: String
  /// The name of the file with the new bytes.
  fileprivate let part: String
}

extension DiskFiles {
  /// Writes bytes beside the file that they will replace. It does not wait until they are on disk, since they can be
  /// made again.
  ///
  /// - Parameter folder: the folder that links may not lead out of.
  /// - Throws: ``FileError`` if the system refuses, or if a link leads out of the folder.
  package func stage(_ bytes: [UInt8], for path: String, within folder: String) throws(FileError) -> StagedFile {
    try refuseLinks(at: path, outOf: folder)
    return try naming(path) { () throws(Errno) in
      let (folder, name) = try Self.place(of: path)
      AbandonedFiles.remove(from: folder)
      let part = AbandonedFiles.name(for: name)
      let existing = try folder.status(of: name)
      do throws(Errno) {
        try folder.create(part, bytes, like: existing?.type == .regular ? existing : nil, isDurable: false)
      } catch {
        try? folder.remove(part)
        throw error
      }
      return StagedFile(path: path, part: part)
    }
  }

  /// Gives a file its staged bytes, as ``write(_:to:isDurable:within:followsLinks:)`` does.
  ///
  /// - Throws: ``FileError`` if the system refuses; the old file then still exists.
  package func place(_ file: StagedFile, within root: String) throws(FileError) {
    let inPlace = try naming(file.path) { () throws(Errno) -> [UInt8]? in
      let (folder, name) = try Self.place(of: file.path)
      let existing = try folder.status(of: name)
      guard let existing, existing.type != .regular || existing.linkCount > 1 else {
        try folder.rename(file.part, to: name)
        return nil
      }
      return try folder.read(file.part)?.bytes
    }
    guard let inPlace else { return }
    try write(inPlace, to: file.path, isDurable: false, within: root)
    discard(file)
  }

  /// Removes staged bytes, as far as the system allows.
  package func discard(_ file: StagedFile) {
    guard let (folder, _) = try? Self.place(of: file.path) else { return }
    try? folder.remove(file.part)
  }

  private static func place(of path: String) throws(Errno) -> (folder: OpenFolder, name: String) {
    let (folder, name) = Path.split(path)
    guard let name else { throw .isDirectory }
    return (try OpenFolder(folder), name)
  }
}
