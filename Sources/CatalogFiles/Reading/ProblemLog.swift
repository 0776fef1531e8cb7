internal import CatalogModel

/// Collects what is wrong with one file while it is read.
final class ProblemLog {
  let file: SourceFile
  private(set) var problems: [CatalogProblem] = []
  /// Where the file first departs from its canonical form; nil where it does not, or nobody asked.
  private(set) var departure: SourcePlace?

  init(file: SourceFile) { self.file = file }

  func report(_ kind: CatalogProblem.Kind, _ message: String, at offset: Int, subject: Subject = Subject()) {
    problems.append(CatalogProblem(kind, message, at: SourcePlace(file: file, offset: offset), subject: subject))
  }

  /// Takes over what another log of the same file has collected.
  func take(_ others: [CatalogProblem]) { problems += others }

  /// Parses the file and takes over what the JSON reader has to say.
  ///
  /// - Parameter name: the file's path in its catalogue, which says what its canonical form is; nil where nobody asks
  ///   whether the file has it.
  func parse(inFormOf name: String? = nil) -> JSONDocument {
    let document = JSONDocument(file)
    if let name {
      let offset = CanonicalForm.firstDeparture(in: document, order: CanonicalOrder.order(ofFile: name))
      departure = offset.map { SourcePlace(file: file, offset: $0) }
    }
    for problem in document.problems {
      report(problem.kind == .duplicateKey ? .duplicateKey : .jsonSyntax, problem.message, at: problem.offset)
    }
    return document
  }
}
