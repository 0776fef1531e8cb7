internal import Foundation

/// A lock that all tests of this clone share, also those of other processes.
enum HeavyProgramLock {
  /// Waits until no other test runs a heavy program, and runs the closure.
  ///
  /// The system gives the lock back when the process ends, however it ends.
  static func whileHeld<T>(_ body: () throws -> T) throws -> T {
    let path = Repository.root.appending(path: ".build/heavy-programs.lock").path
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else { throw CocoaError(.fileLocking, userInfo: [NSFilePathErrorKey: path]) }
    }
    return try body()
  }
}
