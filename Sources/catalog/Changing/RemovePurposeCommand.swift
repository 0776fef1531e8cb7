import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText

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

struct RemoveScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Remove a screen from the catalogue.",
    discussion: """
      A screen that another one has as its parent is not removed: change that one first.

      Examples:
        catalog remove screen ride --catalog MyApp --dry-run
      """
  )

  @Argument(help: "The screen's identifier.")
  var identifier: String

  @OptionGroup var options: EditOptions

  func run() throws {
    var catalog = try options.open()
    let source = catalog.source
    guard source.screens.contains(where: { $0.id == identifier }) else {
      let advice = NearestName.advice(
        on: identifier, among: source.screens.map(\.id), otherwise: "'catalog screens' lists them")
      throw CannotRun("unknown screen '\(identifier)'; \(advice)")
    }
    var isOwn = false
    try catalog.edit { (editor) throws(EditError) in isOwn = try editor.removeScreen(identifier) }
    guard isOwn else {
      throw CannotRun("'\(identifier)' is inherited; remove it in the catalogue that declares it, with --catalog")
    }
    try options.finish(catalog)
  }
}
