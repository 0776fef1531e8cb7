import ArgumentParser
import ScreenDrawing

/// The contents of a bar, from the command line.
struct HeaderArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The kind of the header, such as 'dialog', or a declared screen.", valueName: "kind"),
    completion: Completions.headers)
  var kind: String

  @Option(
    help: ArgumentHelp(
      "How the screen is left: of a page 'system', 'back', 'close' or 'hidden', of a dialog 'cancel' or 'cross'.",
      valueName: "way"))
  var dismiss: String?

  @OptionGroup var items: ItemOptions

  @OptionGroup var parts: BarPartOptions

  @Option(
    help: ArgumentHelp("The purpose whose title the screen has, or any text.", valueName: "title"),
    completion: Completions.purposes)
  var title: String?

  /// The question for the bar with these contents.
  var question: BarQuestion {
    var bar = RequestedBar(kind)
    bar.dismiss = dismiss
    bar.items = items.requested
    parts.add(to: &bar)
    var question = BarQuestion(bar)
    question.title = title
    question.subtitle = parts.subtitle
    return question
  }
}
