import ArgumentParser
import CatalogEditing
import CatalogFiles
import PurposeCatalog

struct RenamePurposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purpose",
    abstract: "Rename a purpose in all files of the catalogue.",
    discussion: """
      Changes purposes.json, including 'appearsWith', screens.json and the texts of every locale. The old identifier is kept in \
      'formerly', so that generated code has it as a deprecated name; renaming back takes it out again. Overlays must be \
      changed separately.

      Examples:
        catalog rename purpose start-ride begin-ride \\
          --catalog Catalogs/Examples/Cycling
        catalog rename purpose bookmark favorite --dry-run
      """
  )

  @Argument(help: "The current identifier.", completion: Completions.purposes)
  var identifier: String

  @Argument(help: "The new identifier, in kebab-case.")
  var newIdentifier: String

  @OptionGroup var options: EditOptions

  func run() throws {
    try requireKebabCase(newIdentifier)
    var catalog = try options.open()
    _ = try catalog.source.purpose(named: identifier)
    guard catalog.source.purposeIndex[newIdentifier] == nil else { throw EditError.purposeExists(newIdentifier) }
    try catalog.edit { (editor) throws(EditError) in try editor.renamePurpose(identifier, to: newIdentifier) }
    try options.finish(catalog, renamed: [identifier: newIdentifier])
    options.quietness.say("overlays and apps that use '\(identifier)' are not changed; update them too")
  }
}
