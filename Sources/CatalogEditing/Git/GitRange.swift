#if os(macOS) || os(Linux)

  /// Two states of a repository in git's syntax: `main`, `v1..v2`, `main...`.
  package struct GitRange: Equatable, Sendable {
    /// The earlier state.
    package let old: String
    /// The later state; nil for the work tree.
    package let new: String?
    /// True if the earlier state is the merge base, as in `A...B`.
    package let startsAtMergeBase: Bool

    /// Parses `A` as A and the work tree, `A..B` as both, and `A...B` as B and its merge base with A; a missing side is
    /// HEAD.
    package init(_ text: String) {
      let dots = text.contains("...") ? "..." : ".."
      let ends = text.split(separator: dots, maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      old = ends.count == 2 && ends[0].isEmpty ? "HEAD" : ends[0]
      new = ends.count == 2 ? (ends[1].isEmpty ? "HEAD" : ends[1]) : nil
      startsAtMergeBase = ends.count == 2 && dots == "..."
    }

    /// The files of the later state; nil for the work tree.
    package func newFiles(at folder: String) throws(GitError) -> GitFiles? {
      guard let new else { return nil }
      return try GitFiles(revision: new, at: folder)
    }

    /// The files of the earlier state.
    package func oldFiles(at folder: String) throws(GitError) -> GitFiles {
      let files = try GitFiles(revision: old, at: folder)
      guard startsAtMergeBase, let later = try newFiles(at: folder) else { return files }
      return try GitFiles(mergeBaseOf: files, later, at: folder)
    }
  }

#endif
