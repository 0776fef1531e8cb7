import Foundation
import Testing

/// `catalog check --watch`.
///
/// These tests take seconds. The time limit is for a program that never prints the expected text, since nothing in them
/// blocks.
@Suite(.timeLimit(.minutes(20))) struct WatchedCheckTests {
  /// After a save, only the changes are printed.
  @Test func printsChanges() async throws {
    let catalogue = try DiskCatalogue(german: "Zurück")
    let watched = try Program(folder: catalogue.folder).start(
      "check", "--watch", "--rule", "edge-whitespace", output: catalogue.folder.appending(path: "output.txt"))
    defer { watched.stop() }
    try await watched.waitFor("press Ctrl-C")
    try catalogue.write(#"{ "back": "Zurück " }"#, to: "titles/de.json")
    try await watched.waitFor("+ titles/de.json:1:18: warning: white space at the end; remove it [edge-whitespace]")
    try catalogue.write(#"{ "back": "Zurück" }"#, to: "titles/de.json")
    try await watched.waitFor("- titles/de.json:1:18:")
    // The folder is removed with its last use, so it must live until here.
    withExtendedLifetime(catalogue) {}
  }

  /// A file that cannot be read hides its findings, which are not fixed.
  @Test func keepsFindingsOfABrokenFile() async throws {
    let catalogue = try DiskCatalogue(german: "Zurück ")
    let watched = try Program(folder: catalogue.folder).start(
      "check", "--watch", output: catalogue.folder.appending(path: "output.txt"))
    defer { watched.stop() }
    try await watched.waitFor("press Ctrl-C")
    try catalogue.write("{", to: "titles/de.json")
    try await watched.waitFor("1 earlier finding cannot be judged until titles/de.json can be read")
    try catalogue.write(#"{ "back": "Zurück!" }"#, to: "titles/de.json")
    try await watched.waitFor("- titles/de.json:1:18: warning: white space at the end; remove it")
    let output = try String(contentsOf: catalogue.folder.appending(path: "output.txt"), encoding: .utf8)
    #expect(output.ranges(of: "- titles/de.json:1:18").count == 1, "\(output)")
    withExtendedLifetime(catalogue) {}
  }

  /// The report is larger than a pipe's buffer, so the first check blocks while it writes.
  /// By then it has read all files.
  @Test func noticesASaveDuringTheFirstCheck() async throws {
    let catalogue = try DiskCatalogue()
    let names = (0..<3_000).map { "p\($0)" }
    let purpose = #"{ "role": "act", "description": "…", "messages": { "title": {} } }"#
    try catalogue.write("{ \(names.map { "\"\($0)\": \(purpose)" }.joined(separator: ", ")) }", to: "purposes.json")
    try catalogue.write("{ \(names.map { "\"\($0)\": \"Fertig \"" }.joined(separator: ", ")) }", to: "titles/de.json")
    try catalogue.write(#"{ "p0": "Done" }"#, to: "titles/en.json")
    let report = catalogue.folder.appending(path: "report.txt")
    try #require(mkfifo(report.path, 0o600) == 0)
    let waiting = open(report.path, O_RDONLY | O_NONBLOCK)
    try #require(waiting >= 0)
    defer { close(waiting) }

    let watched = try Program(folder: catalogue.folder).start(
      "check", "--watch", "--rule", "edge-whitespace", "--output", "report.txt",
      output: catalogue.folder.appending(path: "output.txt"))
    defer { watched.stop() }
    var pipe = pollfd(fd: waiting, events: Int16(POLLIN), revents: 0)
    while poll(&pipe, 1, 0) < 1 {
      try #require(watched.isRunning)
      try await watched.pause(until: "it wrote its report")
    }
    try catalogue.write(#"{ "p0": "Done " }"#, to: "titles/en.json")
    let printed = try await Self.readToEnd(waiting, writtenBy: watched)
    #expect(printed.count > 1 << 16 && !String(decoding: printed, as: UTF8.self).contains("titles/en.json:1:"))
    try await watched.waitFor("+ titles/en.json:1:")
    withExtendedLifetime(catalogue) {}
  }

  /// Reads a pipe without blocking until the program closes it.
  private static func readToEnd(_ pipe: Int32, writtenBy program: RunningProgram) async throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(pipe, &buffer, buffer.count)
      if count == 0 { return data }
      if count > 0 {
        data.append(contentsOf: buffer.prefix(count))
      } else {
        try #require(errno == EAGAIN || errno == EINTR)
        try await program.pause(until: "it closed its report")
      }
    }
  }

  /// The baseline is watched too, wherever it is and whatever its name is.
  @Test func watchesTheBaseline() async throws {
    let catalogue = try DiskCatalogue(german: "Zurück ")
    let program = Program(folder: catalogue.folder)
    let check = ["check", "--rule", "edge-whitespace", "--baseline", "accepted.txt"]
    _ = try program.run(check + ["--update-baseline", "--grow", "--reason", "From before."])
    let accepted = try catalogue.read("accepted.txt")
    try catalogue.write(#"{ "formatVersion": 1, "entries": [] }"#, to: "accepted.txt")
    let watched = try program.start(
      "check", "--rule", "edge-whitespace", "--baseline", "accepted.txt", "--watch",
      output: catalogue.folder.appending(path: "output.txt"))
    defer { watched.stop() }
    try await watched.waitFor("press Ctrl-C")
    try catalogue.write(accepted, to: "accepted.txt")
    try await watched.waitFor("- titles/de.json:1:18:")
    withExtendedLifetime(catalogue) {}
  }
}
