import Foundation
import Testing

/// A program that goes on until it is stopped; its output goes to a file.
struct RunningProgram {
  fileprivate let process: Process
  fileprivate let output: URL

  /// Waits until the output holds some words.
  func waitFor(_ words: String) async throws {
    while try !String(contentsOf: output, encoding: .utf8).contains(words) {
      try #require(process.isRunning, "the program ended: \((try? String(contentsOf: output, encoding: .utf8)) ?? "")")
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  func stop() { process.terminate() }

  var isRunning: Bool { process.isRunning }

  /// Ends it where it stands (`SIGKILL`).
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

extension Program {
  /// Starts the program and leaves it running.
  ///
  /// - Parameter output: the file that takes its output.
  func start(_ arguments: String..., output: URL) throws -> RunningProgram {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    try Data().write(to: output)
    // Neither stream may be the test's own: whoever waits for their end would wait for the program.
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return RunningProgram(process: process, output: output)
  }
}
