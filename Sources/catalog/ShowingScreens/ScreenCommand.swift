import ArgumentParser

struct ScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Draw bars, open links, and list and change the screens of an app.",
    subcommands: [ScreenDrawCommand.self, ScreenOpenCommand.self, ScreenListCommand.self, ScreenSetCommand.self])
}
