internal import CatalogModel
internal import SourceText

/// Collects what is wrong with one file while it is read.
final class ProblemLog {
  /// What was found, of which a hostile file may have any number.
  struct Collected: Sendable {
    fileprivate var kept: [CatalogProblem] = []
    /// How many problems of each kind there were.
    fileprivate var counts: [CatalogProblem.Kind: Int] = [:]

    fileprivate mutating func add(_ kind: CatalogProblem.Kind, _ problem: () -> CatalogProblem) {
      counts[kind, default: 0] += 1
      if counts[kind, default: 0] <= ProblemLog.maximumCount { kept.append(problem()) }
    }
  }

  /// The most problems of one kind that are kept of a file; after them one says how many more there are.
  static let maximumCount = 1_000

  let file: SourceFile
  private(set) var collected = Collected()
  /// Where the file first departs from its canonical form; nil if it does not, or nobody asked.
  private(set) var nonCanonicalPlace: SourcePlace?

  init(file: SourceFile) { self.file = file }

  /// How many problems are kept.
  var count: Int { collected.kept.count }

  /// In the order in which they were found.
  var problems: [CatalogProblem] {
    let rest = collected.counts.filter { $0.value > Self.maximumCount }.sorted { $0.key.rawValue < $1.key.rawValue }
    return collected.kept
      + rest.map { kind, count in
        CatalogProblem(
          kind,
          "\(count - Self.maximumCount) more problems of this kind in the file are not listed; correct these first",
          at: SourcePlace(file: file, offset: 0))
      }
  }

  func report(
    _ kind: CatalogProblem.Kind, _ message: @autoclosure () -> String, at offset: Int, subject: Subject = Subject()
  ) {
    collected.add(kind) {
      CatalogProblem(kind, message(), at: SourcePlace(file: file, offset: offset), subject: subject)
    }
  }

  /// Takes over what another log of the same file has collected.
  func take(_ others: Collected) {
    for problem in others.kept { collected.add(problem.kind) { problem } }
    // What the other log counted and did not keep.
    for (kind, count) in others.counts where count > Self.maximumCount {
      collected.counts[kind, default: 0] += count - Self.maximumCount
    }
  }

  /// Takes over a problem of a file that is not read itself.
  func take(_ problem: CatalogProblem) { collected.add(problem.kind) { problem } }

  /// Parses the file and takes over what the JSON reader has to say.
  ///
  /// - Parameter name: the file's path in its catalogue, which says what its canonical form is; nil if nobody asks
  ///   whether the file has it.
  func parse(inFormOf name: String? = nil) -> JSONDocument {
    let document = JSONDocument(file)
    if let name {
      let offset = CanonicalForm.firstNonCanonicalOffset(in: document, order: CanonicalOrder.order(ofFile: name))
      nonCanonicalPlace = offset.map { SourcePlace(file: file, offset: $0) }
    }
    for problem in document.problems {
      report(problem.kind == .duplicateKey ? .duplicateKey : .jsonSyntax, problem.message, at: problem.offset)
    }
    return document
  }
}
