import ArgumentParser

struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a purpose another identifier.",
    discussion: """
      Examples:
        catalog rename purpose trash delete-item
      """,
    subcommands: [RenamePurposeCommand.self]
  )
}
