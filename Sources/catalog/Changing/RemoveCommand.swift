import ArgumentParser

struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a purpose, a message, a screen, a locale or an icon set.",
    discussion: """
      Examples:
        catalog remove purpose unfollow --dry-run
        catalog remove message delete counted --dry-run
        catalog remove screen people --dry-run
      """,
    subcommands: [
      RemovePurposeCommand.self, RemoveMessageCommand.self, RemoveScreenCommand.self, RemoveLocaleCommand.self,
      RemoveIconSetCommand.self,
    ]
  )
}
