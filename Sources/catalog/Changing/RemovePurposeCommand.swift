import ArgumentParser
import CatalogEditing
import CatalogFiles

struct RemovePurposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purpose",
    abstract: "Remove a purpose from all files of the catalogue.",
    discussion: """
      Changes purposes.json, places.json, vocabulary.json, the exceptions in catalog.json and the texts of every locale and \
      wording. A purpose that a screen shows is not removed: change the screen first. In an overlay, an inherited \
      purpose stays; what the overlay changes of it is removed.

      Examples:
        catalog remove purpose add-stop --catalog MyApp --dry-run
        catalog remove purpose start-ride --catalog Catalogs/Examples/Cycling
      """
  )

  @Argument(help: "The purpose's identifier.", completion: Completions.purposes)
  var identifier: String

  @OptionGroup var options: EditOptions

  func run() throws {
    var catalog = try options.open()
    _ = try catalog.source.purpose(named: identifier)
    try catalog.edit { (editor) throws(EditError) in try editor.removePurpose(identifier) }
    try options.finish(catalog)
    options.quietness.say("overlays and apps that use '\(identifier)' are not changed; update them too")
  }
}
