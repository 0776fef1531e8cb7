internal import Synchronization

/// A set of folders by device and number, shared by the threads of a run.
package final class SearchedFolders: Sendable {
  private let folders = Mutex<Set<[UInt64]>>([])

  /// Adds a folder.
  ///
  /// - Returns: false if it was added before.
  package func insert(device: UInt64, number: UInt64) -> Bool {
    folders.withLock { $0.insert([device, number]).inserted }
  }

  /// Removes all folders: a new folder can get the number of a removed one.
  package func removeAll() { folders.withLock { $0 = [] } }
}
