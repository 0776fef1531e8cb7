import ArgumentParser
import ProgramArguments
import SourceText
import SystemPackage

/// A run of the command: its arguments and its streams.
///
/// The program makes one of its process. Tests make others, and bind the folder and the environment of the run
/// (`Surroundings`).
struct CommandRun: Sendable {
  /// The current run; outside of ``run()`` the one of the process.
  @TaskLocal static var current = CommandRun()

  /// The arguments after the program's name; nil if the system does not provide them.
  let arguments: [String]?
  let input: StandardInput
  let output: Terminal
  let error: Terminal

  /// Makes a run; each parameter is by default that of the process.
  init(
    arguments: [String]? = ProgramArguments.values, input: StandardInput = .file(.standardInput),
    output: Terminal = Terminal(.file(.standardOutput)), error: Terminal = Terminal(.file(.standardError))
  ) {
    self.arguments = arguments
    self.input = input
    self.output = output
    self.error = error
  }

  /// Runs the command line.
  ///
  /// - Returns: the exit status. Everything that keeps a command from running gives 2, including ArgumentParser's
  ///   errors.
  func run() -> Int32 {
    Self.$current.withValue(self) {
      let (arguments, notice) = RenamedCommand.replaced(in: arguments ?? [])
      Terminal.say(notice)
      do {
        try perform(arguments)
        return ExitCode.success.rawValue
      } catch {
        return report(error, of: arguments)
      }
    }
  }

  private func perform(_ arguments: [String]) throws {
    // Without its arguments the program would print the help and succeed.
    guard self.arguments != nil else { throw CannotRun("the arguments cannot be read; mount /proc and try again") }
    try Misspelling.refuseSubcommand(in: arguments)
    var command = try CatalogCommand.parseAsRoot(arguments)
    try Self.refuseUnfinished(command, arguments)
    try command.run()
  }

  /// Rejects a group of subcommands, such as `catalog add`, for which ArgumentParser prints the help and exits with 0.
  private static func refuseUnfinished(_ command: any ParsableCommand, _ arguments: [String]) throws(CannotRun) {
    let group = type(of: command).configuration
    guard !arguments.isEmpty, !group.subcommands.isEmpty else { return }
    if command is CatalogCommand { throw CannotRun("the subcommand is missing; 'catalog help' lists them all") }
    let names = group.subcommands.compactMap { $0.configuration.commandName }.map { "'\($0)'" }
    throw CannotRun(
      "'catalog \(group.commandName ?? "")' needs a subcommand; add \(names.text)")
  }
}

// MARK: - Errors

extension CommandRun {
  /// Prints the message of an error, as ArgumentParser does, which also throws requests for help.
  ///
  /// - Returns: the exit status.
  private func report(_ error: any Error, of arguments: [String]) -> Int32 {
    let code = CatalogCommand.exitCode(for: error)
    guard code == .validationFailure || error is CannotRun else {
      return report(message(for: error), code, of: arguments)
    }
    let misspelt = error is CannotRun ? nil : Misspelling.option(in: arguments) ?? Misspelling.surplus(in: arguments)
    // An argument may be an untrusted file name, and ArgumentParser quotes it unchanged.
    let message = arguments.reduce(text(for: misspelt ?? error)) { message, argument in
      let shown = argument.onOneLine
      return shown == argument ? message : message.replacing(argument, with: shown)
    }
    try? self.error.write(message + "\n")
    return ExitCode.cannotRun.rawValue
  }

  /// Prints help, a version or a script to standard output, and other messages to standard error.
  private func report(_ message: String, _ code: ExitCode, of arguments: [String]) -> Int32 {
    guard !message.isEmpty else { return code.rawValue }
    do {
      try (code == .success ? output : error).write(document: message + "\n")
      return code.rawValue
    } catch {
      return report(error, of: arguments)
    }
  }

  /// The message for an error; each problem begins with `Error:`.
  private func text(for error: any Error) -> String {
    guard let error = error as? CannotRun else { return message(for: error) }
    return error.problems.map { "Error: \($0)" }.joined(separator: "\n")
  }

  private func message(for error: any Error) -> String {
    // ArgumentParser names the form of a value, such as <name=value>, and does not say that it is missing.
    CatalogCommand.fullMessage(for: error, columns: output.helpColumns)
      .replacing(/\ is invalid for '--\S+ <(\w+=\w+)>'(?=\n)/) { "\($0.output.0); write it as \($0.output.1)" }
  }
}

extension [String] {
  /// A list such as `a, b or c`.
  fileprivate var text: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
