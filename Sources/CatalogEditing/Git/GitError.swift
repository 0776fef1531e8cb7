internal import SourceText

/// Why a catalogue cannot be read out of git, in words.
package enum GitError: Error, Hashable {
  case notInstalled
  /// The folder is in no repository that git would read from.
  case noRepository(folder: String, words: String)
  case noRevision(String, words: String)
  /// Two commits have nothing in common, as far as the repository was fetched.
  case noMergeBase(words: String)
  /// git ended or could not be asked.
  case failed(words: String)
}

extension GitError: CustomStringConvertible {
  package var description: String { text.onOneLine }

  private var text: String {
    switch self {
    case .notInstalled:
      "git is not installed; install it, on Debian with: apt-get install git"
    case .noRepository(let folder, let words):
      "cannot read '\(folder)' out of git\(Self.quoted(words))"
    case .noRevision(let revision, let words):
      "git knows no commit '\(revision)' here; correct the name, or fetch it first\(Self.quoted(words))"
    case .noMergeBase(let words):
      "the two commits have none in common here; fetch more of their history\(Self.quoted(words))"
    case .failed(let words):
      words.contains("promisor") || words.contains("lazy fetching")
        ? "cannot read out of git: this is a partial clone and nothing is fetched; fetch its objects first, with "
          + "'git fetch --refetch --no-filter'"
        : "cannot read out of git\(Self.quoted(words))"
    }
  }

  /// What git itself said, after our own words; nothing where it said nothing.
  private static func quoted(_ words: String) -> String {
    let words = words.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? "" : "; git says: \(words.joined(separator: " "))"
  }
}
