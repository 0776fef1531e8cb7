import ArgumentParser
import CatalogFiles
import CatalogValidation
import SourceText

/// Refuses to make something from a catalogue with errors, unless a baseline accepts them.
struct RefusalOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Accept the errors that this file lists, as 'catalog check --baseline' does.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  /// Lists the errors that `catalog check` finds, and exits with 1 if there are any.
  ///
  /// - Parameters:
  ///   - done: the word for the work that is not done, such as `published`.
  ///   - isAccepted: returns true for an error in spite of which the work is done.
  func refuseErrors(
    of source: CatalogSource, nothingIs done: String, except isAccepted: (Finding) -> Bool = { _ in false }
  ) throws {
    let accepted: BaselineFile? =
      if let baseline { try cannotRun { () throws(FileError) in try BaselineFile(reading: baseline) } } else { nil }
    let errors = CatalogCheck.errors(of: source, accepting: accepted, except: isAccepted)
    guard !errors.isEmpty else { return }
    for error in errors.prefix(Self.mostErrors) { Terminal.say(error.line) }
    let more = errors.count > Self.mostErrors ? ", of which \(Self.mostErrors) are listed" : ""
    let (count, them) = errors.count == 1 ? ("an error", "it") : ("\(errors.count) errors", "them")
    // No baseline makes a file readable.
    let orAccept = source.problemsForPrograms.isEmpty ? ", or accept \(them) with --baseline FILE" : ""
    Terminal.say("nothing was \(done): the catalogue has \(count)\(more); correct \(them)\(orAccept)")
    throw ExitCode.findings
  }

  private static let mostErrors = 100
}
