import ArgumentParser
import LibC
import SourceText

/// The `catalog` program: one file for each subcommand; the library's targets do the work.
@main
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Check, edit and translate catalogues of button titles and icons.",
    discussion: """
      A catalogue is a folder with a catalog.json. It is found from anywhere in a project; --catalog or PURPOSE_CATALOG names \
      another one. Where a project has none, commands that only read use Standard, which ships with this program.

      Examples:
        catalog check                      report what is missing or wrong
        catalog check MyApp --format json  report it as JSON
        catalog rules title-too-long       explain a rule
        catalog find trash                 find purposes by any of their names
        catalog lookup delete --locale ar  show a purpose's title and icons in Arabic
        catalog coverage                   show purposes × locales as a matrix
        catalog audit ../MyApp             compare an app with the catalogue
        catalog adopt --from ../MyApp --to Catalogs/MyApp
                                           take its texts into an overlay
        catalog diff --git main            show what changed since a git revision
        catalog generate swift --output App/Generated
                                           write code for apps without ICU
        catalog generate --check           find declared outputs that are out of date
        catalog set delete --locale de --title Löschen
                                           change a title
      """,
    version: CommandVersion.text,
    groupedSubcommands: [
      CommandGroup(
        name: "Lookup",
        subcommands: [
          FindCommand.self, LookupCommand.self, CoverageCommand.self, ScreenCommand.self,
        ]),
      CommandGroup(
        name: "Checking",
        subcommands: [CheckCommand.self, RulesCommand.self, DiffCommand.self]),
      CommandGroup(name: "App", subcommands: [AuditCommand.self, AdoptCommand.self]),
      CommandGroup(
        name: "Editing",
        subcommands: [
          InitCommand.self, AddCommand.self, SetCommand.self, RenameCommand.self, RemoveCommand.self,
          KeepCommand.self, RecoverCommand.self,
        ]),
      CommandGroup(
        name: "Translation",
        subcommands: [ExportCommand.self, ImportCommand.self]),
      CommandGroup(name: "Output", subcommands: [GenerateCommand.self, PublishCommand.self]),
      CommandGroup(name: "Agent", subcommands: [MCPCommand.self]),
    ])

  /// Runs the command line of the process (``CommandRun``).
  static func main() {
    EndingSignals.unblock()
    Terminal.ignoreClosedPipes()
    exit(withError: ExitCode(CommandRun.current.run()))
  }
}

/// An error that keeps a command from running, with a message for users.
struct CannotRun: Error, CustomStringConvertible {
  /// The problems; most errors have one.
  let problems: [String]

  var description: String { problems.joined(separator: "\n") }

  /// - Parameter description: one line; it may quote names and paths.
  init(_ description: String) { problems = [description.onOneLine] }

  /// - Parameter lines: one problem with its details; each may quote names and paths.
  init(lines: [String]) { problems = [lines.map(\.onOneLine).joined(separator: "\n")] }

  /// - Parameter problems: independent problems of one line each; each may quote names and paths.
  init(problems: [String]) { self.problems = problems.map(\.onOneLine) }
}

extension ExitCode {
  /// Findings at or above the threshold.
  static let findings = ExitCode(1)
  /// The command could not run: no such folder, bad arguments.
  static let cannotRun = ExitCode(2)
}
