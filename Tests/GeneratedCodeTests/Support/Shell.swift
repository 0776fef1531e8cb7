import Foundation
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
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "set -o pipefail; { \(command)\n} 2>&1"]
    process.currentDirectoryURL = URL(filePath: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command): \(text)", sourceLocation: sourceLocation)
    return text
  }
}
