import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText

struct RemoveScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Remove a screen from the catalogue.",
    discussion: """
      A screen that another one has as its parent is not removed: change that one first.

      Examples:
        catalog remove screen people \\
          --catalog Catalogs/Examples/Cycling --dry-run
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
        on: identifier, among: source.screens.map(\.id), otherwise: "'catalog screen list' lists them")
      throw CannotRun("unknown screen '\(identifier)'; \(advice)")
    }
    var isOwn = false
    try catalog.edit { (editor) throws(EditError) in isOwn = try editor.removeScreen(identifier) }
    guard isOwn else {
      throw CannotRun("'\(identifier)' is inherited; remove it in the catalogue that declares it, with --catalog")
    }
    try requireNoChild(catalog)
    try options.finish(catalog)
  }

  /// - Throws: ``ExitCode/findings`` if other screens are beneath the screen, after naming them. An overlay may still
  ///   inherit it.
  private func requireNoChild(_ catalog: EditSession) throws {
    let children = catalog.source.screens.filter { $0.parent == identifier }.map(\.id).sorted()
    let after = try cannotRun { () throws(FileError) in try catalog.editor.read() }
    guard !children.isEmpty, !after.screens.contains(where: { $0.id == identifier }) else { return }
    let (are, them) = children.count == 1 ? ("screen is", "it") : ("screens are", "them")
    Terminal.say(
      "\(children.count) \(are) beneath '\(identifier)': \(children.joined(separator: ", ")); give \(them) another "
        + "'parent', or remove \(them) first")
    Terminal.say("nothing was written")
    throw ExitCode.findings
  }
}
