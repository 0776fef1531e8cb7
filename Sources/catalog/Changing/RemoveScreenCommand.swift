import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText

struct RemoveScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Remove screens from the catalogue.",
    discussion: """
      A screen that another one has as its parent is not removed: name that one, too, or change it first.

      Examples:
        catalog remove screen people --dry-run
      """
  )

  @Argument(help: "The screens' identifiers.")
  var identifiers: [String]

  @OptionGroup var options: EditOptions

  func run() throws {
    var catalog = try options.open()
    let source = catalog.source
    for identifier in identifiers where !source.screens.contains(where: { $0.id == identifier }) {
      let advice = NearestName.advice(
        on: identifier, among: source.screens.map(\.id), otherwise: "'catalog screen list' lists them")
      throw CannotRun("unknown screen '\(identifier)'; \(advice)")
    }
    for identifier in Set(identifiers).sorted() {
      var isOwn = false
      try catalog.edit { (editor) throws(EditError) in isOwn = try editor.removeScreen(identifier) }
      guard isOwn else {
        throw CannotRun("'\(identifier)' is inherited; remove it in the catalogue that declares it, with --catalog")
      }
    }
    try requireParents(catalog)
    try options.finish(catalog)
  }

  /// - Throws: ``ExitCode/findings`` if other screens are beneath a removed one, after naming them. An overlay may still
  ///   inherit it.
  private func requireParents(_ catalog: EditSession) throws {
    let after = try cannotRun { () throws(FileError) in try catalog.editor.read() }
    let removed = Set(identifiers).subtracting(after.screens.map(\.id)).sorted()
    let children = after.screens(from: removed).filter { !removed.contains($0) }
    guard !children.isEmpty else { return }
    let (are, them) = children.count == 1 ? ("screen is", "it") : ("screens are", "them")
    let names = removed.map { "'\($0)'" }.joined(separator: ", ")
    Terminal.say(
      "\(children.count) \(are) beneath \(names): \(children.joined(separator: ", ")); give \(them) another "
        + "'parent', or name \(them), too")
    Terminal.say("nothing was written")
    throw ExitCode.findings
  }
}

extension CatalogSource {
  /// Some screens and all screens beneath them, by their parents.
  func screens(from identifiers: [String]) -> [String] {
    var found = identifiers
    while true {
      let children = screens.filter { screen in
        screen.parent.map(found.contains) == true && !found.contains(screen.id)
      }
      if children.isEmpty { return found }
      found += children.map(\.id).sorted()
    }
  }
}
