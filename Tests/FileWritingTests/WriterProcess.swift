import CatalogFiles
import Foundation
import TestSupport
import Testing

@testable import FileWriting

/// Runs FileWriter, a program that writes to a catalogue's folder; SwiftPM builds it beside the tests.
struct WriterProcess {
  /// The result of a run.
  struct Result {
    let status: Int32
    let output: String
  }

  private let program: BackgroundProgram
  private let pipe = Pipe()

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - tracing: options for strace, which can make system calls fail or kill the program.
  init(_ command: String, _ folder: TemporaryFolder, _ more: String..., tracing: [String]? = nil) throws {
    var command = [Self.executable.path, command, folder.path] + more
    if let tracing {
      let strace = "/usr/bin/strace"
      try #require(FileManager.default.isExecutableFile(atPath: strace), "no strace: apt-get install strace")
      command = [strace, "-f", "-qq", "-o", "/dev/null"] + tracing + ["--"] + command
    }
    program = try BackgroundProgram(
      command, environment: ["PATH": "/usr/bin:/bin", "XDG_STATE_HOME": folder.state],
      output: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
  }

  /// Waits until the program has printed something.
  func waitForOutput() -> String { String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self) }

  /// Sends `SIGKILL`.
  func kill() { program.signal(SIGKILL) }

  /// Waits until the program exits.
  func result() throws -> Result {
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return Result(status: program.end(), output: String(decoding: output, as: UTF8.self))
  }

  private static let executable: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = (bundle ?? Bundle.main.executableURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
    return folder.appending(path: "FileWriter")
  }()
}

extension TemporaryFolder {
  /// A folder with the files of a generation.
  convenience init(generation: Int) throws {
    try self.init()
    for (name, bytes) in Generation(generation).files { try write(bytes, to: name) }
    try #require(link("\(path)/\(Generation.linkedFile)", "\(path)/linked") == 0)
  }

  /// The journals of unfinished changes.
  func journals() throws -> [String: [UInt8]] { try Self.files(in: state) }

  /// Opens the folder for writing, with its own state folder, and recovers interrupted changes.
  @discardableResult
  func writer(limit: Duration = .seconds(1200), discarding isDiscarding: Bool = false) throws(FileError)
    -> CatalogWriter
  {
    try CatalogWriter(
      path, on: DiskFiles(waiting: LockWaiting(limit: limit)), discarding: isDiscarding,
      environment: ["XDG_STATE_HOME": state].value)
  }

  /// Expects exactly the files of one generation; returns its number.
  ///
  /// - Parameter generation: the generation whose journal may remain, because only removing it failed.
  @discardableResult
  func expectGeneration(
    _ allowed: ClosedRange<Int>, _ comment: Comment? = nil, mayLeaveJournalOf generation: Int? = nil
  ) throws -> Int {
    let number = try Generation.number(in: path)
    #expect(allowed.contains(number), comment)
    var expected = Generation(number).files
    // The hard link shows that the file was not replaced.
    expected["linked"] = expected[Generation.linkedFile]
    // Compared as a whole, because a failure that prints all bytes is unreadable.
    let isWhole = try files() == expected
    #expect(isWhole, comment)
    if number != generation { #expect(try journals().isEmpty, comment) }
    return number
  }
}

extension [String: String] {
  /// The lookup by key, as a function.
  var value: (String) -> String? { { self[$0] } }
}
