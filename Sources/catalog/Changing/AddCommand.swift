import ArgumentParser

struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a purpose, a screen or a locale to a catalogue.",
    discussion: """
      Examples:
        catalog add purpose translate --help
        catalog add screen --help
        catalog add locale eo
      """,
    subcommands: [AddPurposeCommand.self, AddScreenCommand.self, AddLocaleCommand.self]
  )
}
