import ArgumentParser
import CatalogFiles
import PurposeCatalog
import ScreenDrawing

/// The contents of a bar, from the command line.
struct HeaderArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The kind of the header, such as 'dialog'.", valueName: "kind"), completion: Completions.headers)
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

  /// The header.
  ///
  /// - Throws: ``CannotRun`` if the kind does not allow the arguments, or a name is unknown.
  func header(in source: CatalogSource) throws(CannotRun) -> Header {
    var request = RequestedBar(kind)
    request.dismiss = dismiss
    request.items = items.requested
    parts.add(to: &request)
    return try cannotRun { () throws(BarRequestError) in try request.header(in: source) }
  }
}
