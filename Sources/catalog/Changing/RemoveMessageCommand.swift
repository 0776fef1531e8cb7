import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText

struct RemoveMessageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "message",
    abstract: "Remove a message of a purpose, with its texts in all locales.",
    discussion: """
      Changes purposes.json and the texts of every locale and wording. The title of a purpose stays. In an overlay, an \
      inherited message stays; the texts that the overlay has of it are removed.

      Examples:
        catalog remove message delete counted --dry-run
        catalog remove message find-and-replace short --dry-run
      """
  )

  @Argument(help: "The purpose's identifier.", completion: Completions.purposes)
  var purpose: String

  @Argument(help: "The message's name, such as 'counted'.")
  var name: String

  @OptionGroup var options: EditOptions

  func run() throws {
    var catalog = try options.open()
    _ = try catalog.source.purpose(named: purpose).message(named: name)
    let isInherited = catalog.source.layers.dropFirst().contains { layer in
      layer.purposes?.root[purpose]?["messages"]?[name] != nil
    }
    guard isInherited || name != MessageDeclaration.title else {
      let command = options.location.command(["remove", "purpose", purpose])
      throw CannotRun("every purpose has a title; remove the purpose with: \(command)")
    }
    var isFound = false
    try catalog.edit { (editor) throws(EditError) in isFound = try editor.removeMessage(name, of: purpose) }
    guard isFound else {
      throw CannotRun(
        "'\(name)' of '\(purpose)' is inherited; remove it in the catalogue that declares it, with --catalog")
    }
    try options.finish(catalog)
    guard !isInherited else { return }
    options.quietness.say("overlays and apps that use '\(name)' of '\(purpose)' are not changed; update them too")
  }
}
