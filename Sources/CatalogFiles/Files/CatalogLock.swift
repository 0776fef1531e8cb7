internal import LibC
internal import SystemPackage

/// A lock on a catalogue's folder: shared for reading, exclusive for writing.
///
/// It is `flock` on the folder itself, which leaves no extra file and ends with the process. Editors and git do not use
/// it; a writer detects their changes. Every command locks an overlay before the catalogue that it extends, so that no
/// two commands wait for each other.
package final class CatalogLock: Sendable {
  package enum Mode: Sendable {
    case shared, exclusive
  }

  /// The folder's name, for messages.
  package let name: String
  package let folder: OpenFolder

  /// Acquires the lock; waits while another process holds it.
  ///
  /// - Throws: ``FileError`` with the reason `locked` after the time limit, and another one if the folder cannot be
  ///   locked.
  package init(_ mode: Mode, of name: String, waiting: LockWaiting = LockWaiting()) throws(FileError) {
    self.name = name.isEmpty ? "." : name
    do throws(Errno) {
      folder = try OpenFolder(name)
    } catch {
      throw FileError(path: name, reason: error == .noSuchFileOrDirectory ? .notFound : .system(error.description))
    }
    let start = ContinuousClock.now
    var isAnnounced = false
    // In microseconds; short at first, since most commands are quick.
    var pause: UInt32 = 500
    while flock(folder.descriptor.rawValue, (mode == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      let error = Errno(rawValue: errno)
      guard error == .wouldBlock || error == .interrupted else {
        throw FileError(path: self.name, reason: .unwritable("the file system has no locks (\(error))"))
      }
      let waited = start.duration(to: .now)
      guard waited < waiting.limit else { throw FileError(path: self.name, reason: .locked) }
      if waited > .seconds(1), !isAnnounced {
        waiting.announce("waiting for another catalog command to finish in '\(self.name)' …")
        isAnnounced = true
      }
      usleep(pause)
      pause = min(2 * pause, 50_000)
    }
  }

  /// Acquires the lock for reading.
  ///
  /// - Returns: nil if the folder cannot be locked: readers continue without.
  /// - Throws: ``FileError`` with the reason `locked` after the time limit.
  static func reading(_ folder: String, waiting: LockWaiting) throws(FileError) -> CatalogLock? {
    do throws(FileError) {
      return try CatalogLock(.shared, of: folder, waiting: waiting)
    } catch {
      if error.reason == .locked { throw error }
      return nil
    }
  }

  /// Returns whether a path refers to the locked folder.
  func isOf(_ path: String) -> Bool {
    guard let own = try? Stat(folder.descriptor), let other = DiskFiles().status(of: path.isEmpty ? "." : path) else {
      return false
    }
    return own.inode == other.inode && own.deviceID == other.deviceID
  }
}

/// The maximum time that a command waits for another one, and the place to report the wait.
package struct LockWaiting: Sendable {
  let limit: Duration
  let announce: @Sendable (String) -> Void

  /// - Parameters:
  ///   - limit: the maximum wait.
  ///   - announce: receives a line for people after a second; silent by default.
  package init(limit: Duration = .seconds(60), announce: @escaping @Sendable (String) -> Void = { _ in }) {
    self.limit = limit
    self.announce = announce
  }
}
