internal import SourceText

/// An error in reading a catalogue from git.
package enum GitError: Error, Hashable {
  case notInstalled
  /// The folder is not in a repository that git would read.
  case noRepository(folder: String, words: String)
  case noRevision(String, words: String)
  /// Two commits have no common ancestor in the fetched history.
  case noMergeBase(words: String)
  /// git failed or could not be started.
  case failed(words: String)
}

extension GitError: CustomStringConvertible {
  package var description: String { text.onOneLine }

  private var text: String {
    switch self {
    case .notInstalled:
      "git is not installed; install it, on Debian with: apt-get install git"
    case .noRepository(let folder, let words):
      "cannot read '\(folder)' from git\(Self.quoted(words))"
    case .noRevision(let revision, let words):
      "there is no commit '\(revision)' here; correct the name, or fetch it first\(Self.quoted(words))"
    case .noMergeBase(let words):
      "the two commits have no common ancestor here; fetch more of their history\(Self.quoted(words))"
    case .failed(let words):
      words.contains("promisor") || words.contains("lazy fetching")
        ? "cannot read from git: this is a partial clone and nothing is fetched; fetch its objects first, with "
          + "'git fetch --refetch --no-filter'"
        : "cannot read from git\(Self.quoted(words))"
    }
  }

  /// git's own message, appended to ours; may be empty.
  private static func quoted(_ words: String) -> String {
    let words = words.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? "" : "; git says: \(words.joined(separator: " "))"
  }
}
