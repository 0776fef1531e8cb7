import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel

struct RemoveIconSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icon-set",
    abstract: "Remove an icon set from the catalogue, with its inventory.",
    discussion: """
      Changes the list of icon sets in catalog.json and the icons of the catalogue's own purposes, and removes the \
      inventory in icon-sets. In an overlay, the inventory of an inherited set stays where it is.

      Examples:
        catalog remove icon-set acme --catalog MyApp --dry-run
      """
  )

  @Argument(help: "The set's identifier, such as 'lucide'.", completion: Completions.iconSets)
  var identifier: String

  @OptionGroup var options: EditOptions

  func run() throws {
    var catalog = try options.open()
    let source = catalog.source
    let set = try source.iconSet(named: identifier)
    try catalog.edit { (editor) throws(EditError) in
      try editor.removeIconSet(set, from: source.manifest.iconSets)
    }
    try options.finish(catalog)
    guard source.layers.count > 1, source.manifest.iconSets == [set] else { return }
    options.quietness.say(
      "the catalogue had no other icon set, and inherits those of '\(source.manifest.extends ?? "")' again")
  }
}
