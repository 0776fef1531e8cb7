package import CatalogFiles
internal import SourceText

/// A catalogue in a git revision.
package struct CatalogRevision: Sendable {
  package let source: CatalogSource
  /// The catalogues that it extends and that are not read from the revision, with the reason; for people.
  package let notes: [String]

  /// Reads an earlier state of a catalogue.
  package init(of catalogue: CatalogSource, at revision: String) throws(CatalogRevisionError) {
    let folder = catalogue.folder
    let files = try converting(CatalogRevisionError.git) { () throws(GitError) in
      try GitFiles(revision: revision, at: folder)
    }
    source = try converting(CatalogRevisionError.file) { () throws(FileError) in
      try CatalogReader(files: files).read(folder)
    }
    if let failure = files.failure { throw .git(failure) }
    if let problem = source.problemOfBase { throw .problemOfBase(problem.line) }
    notes = files.notes
  }
}

/// The reason why a catalogue cannot be read from a revision.
package enum CatalogRevisionError: Error, Hashable {
  case git(GitError)
  case file(FileError)
  /// A catalogue that it extends cannot be read: the place and the problem.
  case problemOfBase(String)
}

extension CatalogRevisionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .git(let error): "\(error)"
    case .file(let error): "\(error)"
    case .problemOfBase(let problem): problem
    }
  }
}
