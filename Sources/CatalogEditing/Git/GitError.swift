internal import SourceText

/// An error in reading a catalogue from git.
package enum GitError: Error, Hashable {
  case notInstalled
  /// The folder is not in a repository that git would read.
  case noRepository(folder: String, message: String)
  case noRevision(String, message: String)
  /// Two commits have no common ancestor in the fetched history.
  case noMergeBase(message: String)
  /// git failed or could not be started.
  case failed(message: String)
}

extension GitError: CustomStringConvertible {
  package var description: String { text.onOneLine }

  private var text: String {
    switch self {
    case .notInstalled:
      "git is not installed; install it, on Debian with: apt-get install git"
    case .noRepository(let folder, let message):
      "cannot read '\(folder)' from git\(Self.quoted(message)); run this in a repository, or compare two folders"
    case .noRevision(let revision, let message):
      "there is no commit '\(revision)' here; correct the name, or fetch it first\(Self.quoted(message))"
    case .noMergeBase(let message):
      "the two commits have no common ancestor here; fetch more of their history\(Self.quoted(message))"
    case .failed(let message):
      message.contains("promisor") || message.contains("lazy fetching")
        ? "cannot read from git: this is a partial clone and nothing is fetched; fetch its objects first, with "
          + "'git fetch --refetch --no-filter'"
        : "cannot read from git\(Self.quoted(message))"
    }
  }

  /// git's own message, appended to ours; may be empty.
  private static func quoted(_ message: String) -> String {
    let parts = message.split(whereSeparator: \.isWhitespace)
    return parts.isEmpty ? "" : "; git says: \(parts.joined(separator: " "))"
  }
}
