import ArgumentParser

struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a purpose or a locale to a catalogue.",
    discussion: """
      Examples:
        catalog add purpose translate --help
        catalog add locale eo
      """,
    subcommands: [AddPurposeCommand.self, AddLocaleCommand.self]
  )
}
