import ArgumentParser

struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a purpose or a screen from a catalogue.",
    discussion: """
      Examples:
        catalog remove purpose add-stop --catalog MyApp --dry-run
        catalog remove screen ride --catalog MyApp
      """,
    subcommands: [RemovePurposeCommand.self, RemoveScreenCommand.self]
  )
}
