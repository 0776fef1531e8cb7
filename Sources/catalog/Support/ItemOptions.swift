import ArgumentParser
import ScreenDrawing

/// The items of a header, from the command line.
struct ItemOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The preferred action of a dialog.", valueName: "purpose"), completion: Completions.purposes)
  var confirm: String?

  @Option(
    help: ArgumentHelp("The purposes of the actions, separated by commas.", valueName: "purposes"),
    completion: Completions.purposes)
  var trailing: String?

  var requested: RequestedItems { RequestedItems(confirm: confirm, trailing: trailing) }
}
