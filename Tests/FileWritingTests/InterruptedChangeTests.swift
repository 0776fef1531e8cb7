import CatalogFiles
import Foundation
import TestSupport
import Testing

@testable import FileWriting

/// Processes killed while they write leave either all old or all new files.
@Suite struct InterruptedChangeTests {
  /// The number of processes killed at random moments; the environment can set another.
  private static let kills = ProcessInfo.processInfo.environment["CATALOG_TEST_KILLS"].flatMap(Int.init) ?? 100

  /// Killed at any moment, also while it completes or undoes the previous process's change.
  @Test func isKilledAtARandomMoment() throws {
    let folder = try TemporaryFolder(generation: 0)
    var random = SeededGenerator(seed: 20_26)
    // The last generation known to be on disk, and the number of processes that may have written one more since.
    var (number, unseen) = (0, 0)
    for kill in 0..<Self.kills {
      let writer = try WriterProcess("generations", folder)
      var output = Int.random(in: 0..<4, using: &random) == 0 ? "" : writer.waitForOutput()
      usleep(UInt32.random(in: 0..<20_000, using: &random))
      writer.kill()
      output += try writer.result().output
      number = output.split(separator: "\n").last.flatMap { Int($0) } ?? number
      unseen = output.isEmpty ? unseen + 1 : 1
      // Sometimes the next process recovers the change.
      if Int.random(in: 0..<4, using: &random) == 0 { continue }
      try folder.writer()
      number = try folder.expectGeneration(number...number + unseen, "kill \(kill)")
      unseen = 0
    }
  }

  /// Killed at each step: at the first, second, … system call that changes files.
  @Test(arguments: ["fsync", "write", "/^rename", "/^unlink", "/^mkdir", "fchmod", "ftruncate"])
  func isKilledAtEachStep(call: String) throws {
    var step = 1
    while true {
      let folder = try TemporaryFolder(generation: 0)
      let result = try WriterProcess(
        "generation", folder, tracing: ["-e", "inject=\(call):signal=KILL:when=\(step)"]
      ).result()
      try folder.writer()
      if result.status == 0 {
        try folder.expectGeneration(1...1)
        break
      }
      try folder.expectGeneration(0...1, "\(call) \(step)")
      step += 1
    }
    #expect(step > 1)
  }

  /// A full or failing disk at each step.
  @Test(
    arguments: [
      ("write", "ENOSPC", "No space left on device"), ("fsync", "EIO", "Input/output error"),
      ("/^rename", "ENOSPC", "No space left on device"), ("/^mkdir", "EROFS", "Read-only file system"),
      ("fchmod", "EPERM", "Operation not permitted"),
    ])
  func failsAtEachStep(call: String, error: String, message: String) throws {
    var step = 1
    while true {
      let folder = try TemporaryFolder(generation: 0)
      let result = try WriterProcess(
        "generation", folder, tracing: ["-e", "inject=\(call):error=\(error):when=\(step)"]
      ).result()
      if result.status == 0 || step > 100 { break }
      if try !UnfinishedChange.isMarked(in: folder.path) {
        // Either nothing has changed and nothing is left over, or everything has changed and only the cleanup failed.
        if result.output.hasPrefix("cannot write '") {
          try folder.expectGeneration(0...1, "\(call) \(step)", mayLeaveJournalOf: 1)
        }
      }
      try folder.writer()
      try folder.expectGeneration(0...1, "\(call) \(step)")
      #expect(result.output.hasSuffix(": \(message)\n") || result.output == "1\n", "\(call) \(step): \(result.output)")
      step += 1
    }
    #expect((2...100).contains(step))
  }

  /// Processes that increment the same number wait for each other, and no increment is lost.
  @Test func writesInTurn() throws {
    let folder = try TemporaryFolder()
    try folder.write("0".utf8, to: "purposes.json")
    let writers = try (0..<4).map { _ in try WriterProcess("count", folder, "25") }
    for writer in writers { #expect(try writer.result().output == "") }
    #expect(try folder.files() == ["purposes.json": Array("100".utf8)])
    #expect(try folder.journals().isEmpty)
  }
}
