internal import CatalogModel

/// Collects what is wrong with one file while it is read.
final class ProblemLog {
  let file: SourceFile
  private(set) var problems: [CatalogProblem] = []

  init(file: SourceFile) { self.file = file }

  func report(_ kind: CatalogProblem.Kind, _ message: String, at offset: Int, subject: Subject = Subject()) {
    problems.append(CatalogProblem(kind, message, at: SourcePlace(file: file, offset: offset), subject: subject))
  }

  /// Takes over what another log of the same file has collected.
  func take(_ others: [CatalogProblem]) { problems += others }

  /// Parses the file and takes over what the JSON reader has to say.
  func parse() -> JSONDocument {
    let document = JSONDocument(file)
    for problem in document.problems {
      report(problem.kind == .duplicateKey ? .duplicateKey : .jsonSyntax, problem.message, at: problem.offset)
    }
    return document
  }
}
