internal import CatalogValidation
import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel

struct AddScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Declare a screen: its header, its title and its way there.",
    discussion: """
      A screen's title is the title of a purpose, '{name}' for what comes from data, or '' for none. Options of sheets \
      and custom presentations are added in screens.json.

      Examples:
        catalog add screen viewed-page --title "{page}" --route "/pages/{page}" \\
          --trailing share,delete --dry-run
        catalog add screen new-ride --header dialog --title start-ride \\
          --confirm save --discard discard --parent places \\
          --presentation sheet --dry-run
      """
  )

  @Argument(help: "The identifier in kebab-case, such as 'new-itinerary'.")
  var identifier: String

  @OptionGroup var screen: ScreenOptions

  @Option(
    help: ArgumentHelp("The feature, whose file in screens/ declares it (default: screens.json).", valueName: "feature")
  )
  var feature: String?

  @OptionGroup var options: EditOptions

  func validate() throws {
    guard screen.title != nil else {
      throw ValidationError("the screen has no --title; name a purpose, '{name}' for an argument, or '' for no title")
    }
  }

  func run() throws {
    try requireKebabCase(identifier)
    if let feature { try requireKebabCase(feature) }
    var catalog = try options.open()
    let source = catalog.source
    // An overlay may change an inherited screen, but not by mistake.
    guard !source.screens.contains(where: { $0.id == identifier }) else {
      throw CannotRun("\(EditError.screenExists(identifier)); 'catalog set screen \(identifier)' changes it")
    }
    let new = try screen.changed(Screen(id: identifier), in: source)
    try catalog.edit { (editor) throws(EditError) in try editor.addScreen(new, to: feature) }
    try options.finish(catalog, isConcerned: { $0.subject.screen == identifier })
  }
}
