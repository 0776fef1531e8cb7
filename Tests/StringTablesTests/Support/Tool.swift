import Foundation
import Testing

/// An independent program that reads our files or writes files for us to read.
struct Tool {
  /// The result of a run.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  let name: String
  /// The Debian package that contains it.
  let package: String

  /// Runs the tool in a folder and waits until it exits.
  ///
  /// A missing tool fails the test with the command that installs it.
  func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    location: SourceLocation = #_sourceLocation
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder
    // The system's folders come first: Debian's Python is the one that finds Debian's modules.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ["PATH": "/usr/bin:/bin:\(path)", "LC_ALL": "C.UTF-8", "HOME": NSTemporaryDirectory()]
      .merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Both streams are read at the same time, since either may fill its pipe.
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

/// A folder that is removed after the test.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "string-tables-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and its folders.
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
