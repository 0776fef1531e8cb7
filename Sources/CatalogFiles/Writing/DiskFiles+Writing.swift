internal import SystemPackage

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension DiskFiles {
  /// Writes a file that stands by itself, such as a report or a baseline.
  ///
  /// It is written beside its place and then put there in one step, so that nobody reads half of it; what is no regular
  /// file, such as a pipe or a link, is written to as it is.
  ///
  /// - Parameters:
  ///   - isDurable: whether to wait until the disk has it; many files that can be made again need not.
  ///   - folder: the folder that no link may lead out of; nil for the one that the file is in.
  ///   - followsLinks: whether a link may lead anywhere.
  /// - Throws: ``FileError`` where the system refuses, and where a link leads out of the folder; what was there before is
  ///   then still there.
  package func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true, within folder: String? = nil, followsLinks: Bool = false
  ) throws(FileError) {
    if !followsLinks { try refuseLinks(at: path, outOf: folder ?? Self.parent(of: path)) }
    do throws(Errno) {
      let existing = try AtomicFile.status(path)
      guard existing.map({ $0.type == .regular }) ?? true, !AtomicFile.isLink(path) else {
        return try AtomicFile.overwrite(bytes, at: path)
      }
      let temporary = "\(path).\(getpid()).tmp"
      do throws(Errno) {
        try AtomicFile.write(bytes, to: temporary, replacing: existing, isDurable: isDurable)
        try AtomicFile.rename(temporary, to: path)
      } catch {
        try? AtomicFile.remove(temporary)
        throw error
      }
    } catch {
      throw FileError(path: path, reason: .unwritable(error.description))
    }
  }

  /// - Throws: ``FileError`` where links lead from a file's path to another place than below a folder. What is no regular
  ///   file may be anywhere, and so may what the system's own links lead to, such as `/dev/stdout`.
  private func refuseLinks(at path: String, outOf folder: String) throws(FileError) {
    guard !["/dev/", "/proc/"].contains(where: path.hasPrefix) else { return }
    let target: String
    if AtomicFile.isLink(path) {
      guard let resolved = resolved(path) else { throw FileError(path: path, reason: .danglingLink) }
      if (try? AtomicFile.status(path))??.type != .regular { return }
      target = resolved
    } else {
      // A folder that is not there is reported when the file is written.
      guard let resolved = resolved(Self.parent(of: path)) else { return }
      target = resolved
    }
    guard let root = resolved(folder), !Path.contains(target, in: root == "/" ? "" : root) else { return }
    throw FileError(path: path, reason: .linkOutOfFolder(target))
  }

  private static func parent(of path: String) -> String {
    let parent = FilePath(path).removingLastComponent().string
    return parent.isEmpty ? "." : parent
  }
}
