import ArgumentParser

struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a purpose.",
    discussion: """
      Examples:
        catalog rename purpose bookmark keep-page --dry-run
      """,
    subcommands: [RenamePurposeCommand.self]
  )
}
