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
  /// - Parameter name: see ``ParsedFile/init(_:inFormOf:)``.
  func parse(inFormOf name: String? = nil) -> JSONDocument { take(ParsedFile(file, inFormOf: name)) }

  /// Takes over what the JSON reader had to say about the file.
  func take(_ parsed: ParsedFile) -> JSONDocument {
    departure = parsed.departure.map { SourcePlace(file: file, offset: $0) }
    for problem in parsed.document.problems {
      report(problem.kind == .duplicateKey ? .duplicateKey : .jsonSyntax, problem.message, at: problem.offset)
    }
    return parsed.document
  }
}
