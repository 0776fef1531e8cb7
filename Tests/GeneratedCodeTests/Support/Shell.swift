import TestSupport
import Testing

/// Runs commands of a shell.
enum Shell {
  /// The output of a command.
  ///
  /// - Throws: an expectation with what it printed, if it fails.
  @discardableResult
  static func run(
    _ command: String, in folder: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let outcome = try ChildProgram.run(
      ["/bin/bash", "-c", "set -o pipefail; { \(command)\n} 2>&1"],
      kind: KotlinCompiler.isUsed(by: command) ? .heavyPeer : .peer, in: folder, errors: .withOutput)
    try #require(outcome.status == 0, "\(command): \(outcome.output)", sourceLocation: sourceLocation)
    return outcome.output
  }
}
