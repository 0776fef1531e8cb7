import ArgumentParser

struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a purpose, a message, a screen, a place, a locale or an icon set.",
    discussion: """
      Examples:
        catalog add purpose translate --help
        catalog add message delete warning --text "This cannot be undone."
        catalog add screen --help
        catalog add place --help
        catalog add locale eo
        catalog add icon-set acme --from Design/icons --catalog MyApp
      """,
    subcommands: [
      AddPurposeCommand.self, AddMessageCommand.self, AddScreenCommand.self, AddPlaceCommand.self,
      AddLocaleCommand.self, AddIconSetCommand.self,
    ]
  )
}
