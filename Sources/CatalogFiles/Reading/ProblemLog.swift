internal import CatalogModel
internal import SourceText

/// Collects the problems of one file while it is read.
final class ProblemLog {
  /// The problems found, of which an untrusted file may have any number.
  struct Collected: Sendable {
    fileprivate var kept: [CatalogProblem] = []
    /// The number of problems of each kind.
    fileprivate var counts: [CatalogProblem.Kind: Int] = [:]

    fileprivate mutating func add(_ kind: CatalogProblem.Kind, _ problem: () -> CatalogProblem) {
      counts[kind, default: 0] += 1
      if counts[kind, default: 0] <= ProblemLog.maximumCount { kept.append(problem()) }
    }
  }

  /// The maximum number of problems of one kind per file; one more states the number of the others.
  static let maximumCount = 1_000

  let file: SourceFile
  private(set) var collected = Collected()
  /// The first place where the file differs from its canonical form; nil if it does not, or was not checked.
  private(set) var nonCanonicalPlace: SourcePlace?

  /// True if the file has something else than JSON: what is read in it was not written for it.
  private var hasUnexpectedContent = false

  init(file: SourceFile) { self.file = file }

  /// The number of stored problems.
  var count: Int { collected.kept.count }

  /// In the order of discovery.
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
    _ kind: CatalogProblem.Kind, _ message: @autoclosure () -> String, at offset: Int, subject: Subject = Subject(),
    correction: CatalogProblem.Correction? = nil
  ) {
    // Another file that cannot be read is another problem.
    guard !hasUnexpectedContent || kind == .unreadableFile else { return }
    collected.add(kind) {
      CatalogProblem(
        kind, message(), at: SourcePlace(file: file, offset: offset), subject: subject, correction: correction)
    }
  }

  /// The correction of a string or key.
  ///
  /// - Parameter offset: of its opening quote.
  /// - Returns: nil if the file has it with escapes.
  func correction(of text: String, _ replacement: String, _ offset: Int) -> CatalogProblem.Correction? {
    let range = offset + 1..<offset + 1 + text.utf8.count
    guard range.upperBound < file.bytes.count, file.bytes[range].elementsEqual(text.utf8) else { return nil }
    return CatalogProblem.Correction(range: range, replacement: replacement)
  }

  /// Adds the problems of another log of the same file.
  func take(_ others: Collected) {
    for problem in others.kept { collected.add(problem.kind) { problem } }
    // Problems that the other log counted but did not store.
    for (kind, count) in others.counts where count > Self.maximumCount {
      collected.counts[kind, default: 0] += count - Self.maximumCount
    }
  }

  /// Adds a problem of a file that is not read.
  func take(_ problem: CatalogProblem) { collected.add(problem.kind) { problem } }

  /// Parses the file and adds the JSON problems.
  ///
  /// - Parameter name: the file's path in its catalogue, which determines its canonical form; nil to skip that check.
  func parse(inFormOf name: String? = nil) -> JSONDocument {
    let document = JSONDocument(file)
    if let name {
      let offset = CanonicalForm.firstNonCanonicalOffset(in: document, order: CanonicalOrder.order(ofFile: name))
      nonCanonicalPlace = offset.map { SourcePlace(file: file, offset: $0) }
    }
    // Another encoding has bytes that look like lost content.
    let isInUTF8 = document.problems.allSatisfy { if case .otherEncoding = $0.cause { false } else { true } }
    if let cause = document.problems.isEmpty || !isInUTF8 ? nil : UnexpectedContent(of: file) {
      // The syntax errors follow from it.
      report(.jsonSyntax, cause.message, at: cause.offset)
      hasUnexpectedContent = true
      return document
    }
    for problem in document.problems {
      report(problem.kind == .duplicateKey ? .duplicateKey : .jsonSyntax, problem.message, at: problem.offset)
    }
    return document
  }
}
