import Foundation
import Testing

/// A program that runs until it is stopped, at the latest when its test ends; its output goes to a file.
final class RunningProgram {
  private let process: Process
  private let output: URL

  fileprivate init(process: Process, output: URL) {
    self.process = process
    self.output = output
  }

  deinit { stop() }

  /// Waits until the output contains a text.
  ///
  /// - Throws: with the output so far, if the program ends first or the test exceeds its time limit.
  func waitFor(_ expected: String) async throws {
    while true {
      let isRunning = process.isRunning
      let text = try printed()
      if text.contains(expected) { return }
      try #require(isRunning, "the program ended before it printed '\(expected)': \(text)")
      try await pause(until: "it printed '\(expected)'")
    }
  }

  /// Sleeps for a moment.
  ///
  /// - Parameter event: what the test waits for, for the error if the time limit is exceeded.
  func pause(until event: String) async throws {
    do {
      try await Task.sleep(for: .milliseconds(50))
    } catch {
      Issue.record("no time was left until \(event); it printed: \(try printed())")
      throw error
    }
  }

  private func printed() throws -> String { try String(contentsOf: output, encoding: .utf8) }

  /// Ends the program (`SIGTERM`), and kills it if it does not end in time.
  ///
  /// - Returns: true if it ended by itself.
  @discardableResult
  func stop() -> Bool {
    if process.isRunning { process.terminate() }
    for _ in 0..<1_000 where process.isRunning { usleep(10_000) }
    guard process.isRunning else { return true }
    kill()
    return false
  }

  /// Waits until the program exits.
  ///
  /// - Returns: its exit status.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  var isRunning: Bool { process.isRunning }

  /// Kills the program (`SIGKILL`).
  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}

extension Program {
  /// Starts the program and leaves it running.
  ///
  /// - Parameters:
  ///   - output: the file for its output.
  ///   - takesErrors: whether the file also receives standard error.
  func start(_ arguments: String..., output: URL, takesErrors: Bool = false) throws -> RunningProgram {
    try start(arguments, output: output, takesErrors: takesErrors)
  }

  func start(_ arguments: [String], output: URL, takesErrors: Bool) throws -> RunningProgram {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = variables
    try Data().write(to: output)
    // The program must not inherit the test's streams: their reader would wait for the program to exit.
    let file = try FileHandle(forWritingTo: output)
    process.standardOutput = file
    process.standardError = takesErrors ? file : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return RunningProgram(process: process, output: output)
  }
}
