import Foundation
import Synchronization
import Testing

/// A program that goes on until it is stopped.
final class RunningProgram: Sendable {
  private let process: Process
  private let output: Mutex<String>

  fileprivate init(_ process: Process, _ pipe: Pipe) {
    self.process = process
    output = Mutex("")
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let text = String(decoding: handle.availableData, as: UTF8.self)
      self?.output.withLock { $0 += text }
    }
  }

  /// Waits until the output holds some words; a program that never says them is ended by the suite's own limit.
  func waitFor(_ words: String) async throws {
    while !output.withLock({ $0.contains(words) }) {
      try #require(process.isRunning, "the program ended: \(output.withLock(\.self))")
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  func stop() { process.terminate() }
}

extension Program {
  /// Starts the program and leaves it running.
  func start(_ arguments: String...) throws -> RunningProgram {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe.fileHandleForWriting
    process.standardInput = FileHandle.nullDevice
    let running = RunningProgram(process, pipe)
    try process.run()
    return running
  }
}
