import Foundation
import Testing

/// A tool of others that reads what we write, or writes what we read: the oracle of a test.
struct Tool {
  /// What a run gave.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  let name: String
  /// The Debian package that brings it.
  let package: String

  /// Runs it in a folder and waits for its end.
  ///
  /// A missing tool fails the test with the line that installs it.
  func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    location: SourceLocation = #_sourceLocation
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder
    // The system's folders first: Debian's Python has Debian's modules.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ["PATH": "/usr/bin:/bin:\(path)", "LC_ALL": "C.UTF-8", "HOME": NSTemporaryDirectory()]
      .merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Errors are few where output is much, or the other way round; both are read at once all the same.
    let reading = DispatchQueue(label: "errors")
    nonisolated(unsafe) var errorData = Data()
    reading.async { errorData = errors.fileHandleForReading.readDataToEndOfFile() }
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    reading.sync {}
    process.waitUntilExit()
    try #require(
      process.terminationStatus != 127, "\(name) is missing; install it with apt-get install \(package)",
      sourceLocation: location)
    return Result(
      status: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }
}

/// A folder of its own that is gone when the test is over.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "string-tables-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and the folders that it stands in.
  ///
  /// - Returns: its path.
  @discardableResult
  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  func read(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appending(path: name))) }
}
