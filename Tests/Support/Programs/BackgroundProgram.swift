package import Foundation

/// A program that runs beside a test, and that ends with this object at the latest.
package final class BackgroundProgram {
  private let process = Process()

  /// Starts it, without standard input.
  ///
  /// - Parameters:
  ///   - command: the program's path, and its arguments.
  ///   - environment: all its variables; nil for the tests' own.
  ///   - output: standard output; nil to discard it.
  ///   - errors: standard error; nil to discard it.
  package init(
    _ command: [String], in folder: String? = nil, environment: [String: String]? = nil, output: FileHandle? = nil,
    errors: FileHandle? = nil
  ) throws {
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = errors ?? FileHandle.nullDevice
    try process.runWithoutBlockedSignals()
  }

  deinit { kill() }

  package var processIdentifier: Int32 { process.processIdentifier }

  package var isRunning: Bool { process.isRunning }

  /// Sends SIGTERM and waits until the program ends.
  ///
  /// - Returns: its status.
  @discardableResult
  package func stop() -> Int32 {
    if process.isRunning { process.terminate() }
    return end()
  }

  /// Sends a signal to the program alone.
  package func signal(_ number: Int32) { Foundation.kill(process.processIdentifier, number) }

  /// Sends SIGKILL to the program and its children, and waits.
  package func kill() {
    guard process.isRunning else { return }
    process.killGroup()
    signal(SIGKILL)
    process.waitUntilExit()
  }

  /// Waits until the program ends.
  ///
  /// - Returns: its status.
  @discardableResult
  package func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
