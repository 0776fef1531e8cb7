#if os(macOS) || os(Linux)

  /// Two states of a repository, as git writes them: `main`, `v1..v2`, `main...`.
  package struct GitRange: Equatable, Sendable {
    /// The earlier state.
    package let old: String
    /// The later one; nil for the work tree.
    package let new: String?
    /// Whether the earlier state is what both have in common, as of `A...B`.
    package let startsAtMergeBase: Bool

    /// Takes `A` for A and the work tree, `A..B` for both, and `A...B` for B and what it has in common with A; where one
    /// is left out beside the dots, HEAD.
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
