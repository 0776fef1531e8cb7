internal import Foundation

/// A program that a test runs to its end.
///
/// A run has its own folder for temporary files, which is removed afterwards. `{profile}` in an argument or in a value of
/// the environment is replaced by another new folder, for programs that keep settings.
package struct ChildProgram: Sendable {
  /// The origin of a program, which decides what its crash means.
  package enum Kind: Sendable {
    /// Our code: its crash is the test's business.
    case ours
    /// Another project's program. It is started once more after a crash, since that tells nothing about our code.
    case peer
    /// A peer that needs much memory or several processes. One of them runs at a time on this machine.
    case heavyPeer
  }

  /// The destination of standard error.
  package enum Errors: Sendable { case separate, withOutput, discarded }

  private let command: [String]
  private let kind: Kind
  private let folder: String?
  private let environment: [String: String]?
  private let input: [UInt8]
  private let errors: Errors

  /// - Parameters:
  ///   - command: the program's path, or its name in PATH; and its arguments.
  ///   - folder: the folder that it starts in; by default the tests' own.
  ///   - environment: all its variables; nil for the tests' own.
  package init(
    _ command: [String], kind: Kind = .peer, in folder: String? = nil, environment: [String: String]? = nil,
    input: [UInt8] = [], errors: Errors = .separate
  ) {
    self.command = command
    self.kind = kind
    self.folder = folder
    self.environment = environment
    self.input = input
    self.errors = errors
  }

  /// Runs a program to its end; see the initializer.
  package static func run(
    _ command: [String], kind: Kind = .peer, in folder: String? = nil, environment: [String: String]? = nil,
    input: [UInt8] = [], errors: Errors = .separate
  ) throws -> ProgramOutcome {
    try ChildProgram(command, kind: kind, in: folder, environment: environment, input: input, errors: errors).run()
  }

  /// Runs the program to its end.
  ///
  /// The status is 127 if a program in PATH is missing.
  ///
  /// - Throws: ``MissingProgram`` if there is no program at the path, or if a peer crashed twice.
  package func run() throws -> ProgramOutcome {
    switch kind {
    case .ours: try runOnce()
    case .peer: try runUntilItDoesNotCrash()
    case .heavyPeer: try HeavyProgramLock.whileHeld { try runUntilItDoesNotCrash() }
    }
  }

  private func runUntilItDoesNotCrash() throws -> ProgramOutcome {
    let first = try runOnce()
    guard first.hasCrashed else { return first }
    // Scripts/testing/summary shows lines that begin so.
    let note = "peer crashed: \(name) (\(first.reason)); started once more\n"
    try FileHandle.standardError.write(contentsOf: Data(note.utf8))
    let second = try runOnce()
    guard second.hasCrashed else { return second }
    throw MissingProgram(
      description:
        "\(name) crashed twice (\(second.reason)): \(second.output.suffix(2000))\(second.errors.suffix(2000))")
  }

  private var name: String { command.first.map { String($0.split(separator: "/").last ?? "") } ?? "" }

  private func runOnce() throws -> ProgramOutcome {
    let place = try ChildFolder()
    let process = Process()
    let command = command[0].contains("/") ? command : ["/usr/bin/env"] + command
    process.executableURL = URL(filePath: command[0])
    process.arguments = command.dropFirst().map { $0.replacing("{profile}", with: place.profile) }
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.environment = ["TMPDIR": place.temporary].merging(
      (environment ?? ProcessInfo.processInfo.environment.filter { $0.key != "TMPDIR" })
        .mapValues { $0.replacing("{profile}", with: place.profile) }
    ) { $1 }
    // Files rather than pipes: nothing has to be read while the program runs, and no grandchild keeps them open.
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : try place.reading("input", input)
    let output = try place.writing("output")
    process.standardOutput = output
    switch errors {
    case .separate: process.standardError = try place.writing("errors")
    case .withOutput: process.standardError = output
    case .discarded: process.standardError = FileHandle.nullDevice
    }
    do { try process.runWithoutBlockedSignals() } catch  where !FileManager.default.isExecutableFile(atPath: command[0])
    {
      throw MissingProgram(description: "no program \(command[0]); Scripts/prerequisites test installs what tests need")
    }
    process.waitUntilExit()
    process.killGroup()
    return ProgramOutcome(
      status: process.terminationStatus, endedBySignal: process.terminationReason == .uncaughtSignal,
      bytes: try place.read("output"), errors: String(decoding: try place.read("errors"), as: UTF8.self))
  }
}
