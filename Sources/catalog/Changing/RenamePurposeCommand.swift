import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import PurposeCatalog

struct RenamePurposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purpose",
    abstract: "Rename a purpose in all files of the catalogue.",
    discussion: """
      Changes every file of the catalogue that names it: purposes.json, including 'appearsWith', places.json, screens.json, \
      vocabulary.json, audit.json, attestation.tsv, catalog.json and the texts of every locale. A baseline's entries are found by \
      the old identifier, too. The old identifier is kept in \
      'formerly', so that generated code has it as a deprecated name; renaming back takes it out again. Overlays must be \
      changed separately. Bars find 'back', 'cancel', 'close' and 'done' by these identifiers, so they keep them.

      Examples:
        catalog rename purpose start-ride begin-ride --dry-run
        catalog rename purpose bookmark keep-page --dry-run
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
    try catalog.source.requireFreeIdentifier(newIdentifier, renaming: identifier)
    try catalog.source.requireNoBar(finding: identifier)
    let isRenamedBack = try catalog.source.purpose(named: identifier).formerly.contains(newIdentifier)
    try catalog.edit { (editor) throws(EditError) in try editor.renamePurpose(identifier, to: newIdentifier) }
    try options.finish(catalog, renamed: [identifier: newIdentifier])
    options.quietness.say("overlays and apps that use '\(identifier)' are not changed; update them too")
    if isRenamedBack {
      options.quietness.say(
        "if an app was released with '\(identifier)', add it to 'formerly' of '\(newIdentifier)', so that its code still compiles"
      )
    }
  }
}
