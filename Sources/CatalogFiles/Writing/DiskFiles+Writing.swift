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
  /// - Parameter isDurable: whether to wait until the disk has it; many files that can be made again need not.
  /// - Throws: ``FileError`` where the system refuses; what was there before is then still there.
  package func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(FileError) {
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
}
