import CatalogSite
import Synchronization

/// A part of the tree. Its files are made on the first request for one of them, and then kept compressed.
final class TreePart: Sendable {
  private enum State {
    case pending(SitePart)
    case ready([String: TreeFile.Entry])
  }

  private let state: Mutex<State>

  init(_ part: SitePart) { state = Mutex(.pending(part)) }

  init(_ files: [String: TreeFile.Entry]) { state = Mutex(.ready(files)) }

  /// The files by path. Other threads wait while they are made.
  ///
  /// - Throws: ``SiteError`` if they cannot be made; the next use tries again.
  var files: [String: TreeFile.Entry] {
    get throws(SiteError) {
      try state.withLock { state throws(SiteError) in
        switch state {
        case .ready(let files): return files
        case .pending(let part):
          let files = Self.entries(of: try part.files())
          state = .ready(files)
          return files
        }
      }
    }
  }

  private static func entries(of files: [SiteFile]) -> [String: TreeFile.Entry] {
    var entries: [String: TreeFile.Entry] = [:]
    var last: SiteFile?
    for file in files {
      // Each file of i18next has two paths.
      let same = last.flatMap { $0.bytes == file.bytes ? entries[$0.path] : nil }
      entries[file.path] = TreeFile.Entry(file, sharing: same)
      last = file
    }
    Memory.hasUsed(files.reduce(0) { $0 + $1.bytes.count })
    return entries
  }
}
