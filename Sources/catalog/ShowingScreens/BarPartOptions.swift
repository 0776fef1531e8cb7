import ArgumentParser
import ScreenDrawing

/// The parts of a bar beneath its title, and the states of its items, from the command line.
struct BarPartOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The text beneath the title: a purpose's title, or any text.", valueName: "subtitle"))
  var subtitle: String?

  @Option(
    help: ArgumentHelp(
      "The purposes of a segmented control, separated by commas; the first is selected.", valueName: "purposes"),
    completion: Completions.purposes)
  var segments: String?

  @Option(
    help: ArgumentHelp("The purpose whose title is the placeholder of a search field.", valueName: "purpose"),
    completion: Completions.purposes)
  var search: String?

  @Option(
    help: ArgumentHelp("The purposes of toggles that are on, separated by commas.", valueName: "purposes"),
    completion: Completions.purposes)
  var on: String?

  @Option(
    help: ArgumentHelp("The purposes of items that cannot be pressed, separated by commas.", valueName: "purposes"),
    completion: Completions.purposes)
  var disabled: String?

  @Option(
    help: ArgumentHelp(
      "The numbers on badges, separated by commas: 'notifications=3'; 0 for a dot.", valueName: "purpose=number"))
  var badge: String?

  func add(to bar: inout RequestedBar) {
    bar.segments = segments
    bar.search = search
    bar.on = on
    bar.disabled = disabled
    bar.badge = badge
  }
}
