import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText

struct RemovePurposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purpose",
    abstract: "Remove purposes from all files of the catalogue.",
    discussion: """
      Changes every file of the catalogue that names them: purposes.json, places.json, vocabulary.json, audit.json, attestation.tsv, \
      the exceptions and the list of purposes in catalog.json, and the texts of every locale and wording. A purpose that a screen shows is not removed: change the screen first. Name both of two opposites to \
      remove both; otherwise the other one has no opposite afterwards. In an overlay, an inherited \
      purpose stays, unless the overlay lists its purposes; what the overlay changes of it is removed.

      Examples:
        catalog remove purpose follow unfollow --dry-run
        catalog remove purpose people --dry-run
      """
  )

  @Argument(help: "The purposes' identifiers.", completion: Completions.purposes)
  var identifiers: [String]

  @OptionGroup var options: EditOptions

  func run() throws {
    var catalog = try options.open()
    let source = catalog.source
    for identifier in identifiers { _ = try source.purpose(named: identifier) }
    let declared = Set(identifiers).sorted().filter { identifier in
      !source.layers.dropFirst().contains { $0.purposes?.root[identifier] != nil }
    }
    for identifier in declared { try source.requireNoBar(finding: identifier) }
    for identifier in declared { try requireNoScreen(showing: identifier, catalog) }
    for identifier in Set(identifiers).sorted() {
      try catalog.edit { (editor) throws(EditError) in try editor.removePurpose(identifier) }
    }
    try options.finish(catalog)
    for purpose in source.purposes where !identifiers.contains(purpose.identifier) {
      guard let opposite = purpose.opposite, declared.contains(opposite) else { continue }
      options.quietness.say("'\(purpose.identifier)' has no opposite any more")
    }
    guard !declared.isEmpty else { return }
    let names = declared.map { "'\($0)'" }.joined(separator: " or ")
    options.quietness.say("overlays and apps that use \(names) are not changed; update them too")
  }

  /// - Throws: ``ExitCode/findings`` if screens show the purpose, after naming them.
  private func requireNoScreen(showing identifier: String, _ catalog: EditSession) throws {
    let screens = try cannotRun { () throws(EditError) in try catalog.editor.screens(naming: identifier) }
    guard !screens.isEmpty else { return }
    let (are, them) = screens.count == 1 ? ("screen shows", "it") : ("screens show", "them")
    let command = options.location.command(["remove", "screen"] + catalog.source.screens(from: screens))
    Terminal.say(
      "\(screens.count) \(are) '\(identifier)': \(screens.joined(separator: ", ")); take it out of \(them) in the "
        + "catalogue's screens first, or remove \(them) with: \(command)")
    Terminal.say("nothing was written")
    throw ExitCode.findings
  }
}
