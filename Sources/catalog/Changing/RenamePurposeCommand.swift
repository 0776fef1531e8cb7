import ArgumentParser
import CatalogEditing
import CatalogFiles
import PurposeCatalog

struct RenamePurposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purpose",
    abstract: "Give a purpose another identifier, wherever the catalogue's files name it.",
    discussion: """
      Changes purposes.json, 'appearsWith' included, and every locale's texts. Overlays that extend the catalogue, and \
      apps that use it, still have the old identifier: change them too.

      Examples:
        catalog rename purpose start-ride begin-ride \\
          --catalog Catalogs/Examples/Cycling
        catalog rename purpose bookmark favorite --dry-run
      """
  )

  @Argument(help: "The identifier that it has.", completion: Completions.purposes)
  var identifier: String

  @Argument(help: "The identifier that it gets, in kebab-case.")
  var newIdentifier: String

  @OptionGroup var options: EditOptions

  func run() throws {
    try requireKebabCase(newIdentifier)
    var catalog = try options.open()
    _ = try catalog.source.purpose(named: identifier)
    guard catalog.source.purposeIndex[newIdentifier] == nil else { throw EditError.purposeExists(newIdentifier) }
    try catalog.edit { (editor) throws(EditError) in try editor.renamePurpose(identifier, to: newIdentifier) }
    try options.finish(catalog, renamed: [identifier: newIdentifier])
    options.quietness.say("overlays and apps that use '\(identifier)' are not changed; see to them too")
  }
}
