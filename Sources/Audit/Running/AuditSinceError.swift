package import CatalogEditing
package import CatalogFiles

/// The reason why an app cannot be compared with an earlier revision.
package enum AuditSinceError: Error, Hashable {
  /// Two commits are named, of which the first would be compared.
  case severalCommits(first: String)
  case git(GitError)
  case file(FileError)
}

extension AuditSinceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .severalCommits(let first):
      "--since takes one commit, and the app is what is on disk; write --since \(first)"
    case .git(let error): "\(error)"
    case .file(let error): "\(error)"
    }
  }
}
