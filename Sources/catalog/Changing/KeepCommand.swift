import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation
import SourceText

/// The opposite of leaving inherited parts out.
struct KeepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep",
    abstract: "Keep inherited purposes that an overlay leaves out.",
    discussion: """
      Examples:
        catalog keep purpose bookmark share --catalog MyApp
      """,
    subcommands: [KeepPurposeCommand.self]
  )
}

struct KeepPurposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purpose",
    abstract: "Add purposes to those that an overlay selects with 'purposes' of catalog.json.",
    discussion: """
      The opposite of a purpose is kept with it. 'catalog remove purpose' leaves one out again.

      Examples:
        catalog keep purpose bookmark share --catalog MyApp --dry-run
      """
  )

  @Argument(help: "The identifiers of purposes that an extended catalogue has.")
  var identifiers: [String]

  @OptionGroup var options: EditOptions

  func run() throws {
    var catalog = try options.open()
    let source = catalog.source
    let manifest = source.layers[0].manifest.root
    guard source.layers.count > 1 else {
      throw CannotRun("'\(source.manifest.name)' extends no catalogue, so it leaves nothing out")
    }
    let inherited = Set(source.layers.dropFirst().flatMap { ($0.purposes?.root.members ?? []).map(\.key) })
    for identifier in identifiers where source.purposeIndex[identifier] == nil {
      guard inherited.contains(identifier) else {
        let advice = NearestName.advice(
          on: identifier, among: inherited.sorted(), otherwise: "'catalog find WORD --catalog Standard' looks for one")
        throw CannotRun("no extended catalogue has a purpose '\(identifier)'; \(advice)")
      }
    }
    let left = identifiers.filter { source.purposeIndex[$0] == nil }
    guard !left.isEmpty, manifest["purposes"] != nil || manifest["places"] != nil else {
      return try options.quietness.report("nothing to change: the catalogue has them already\n")
    }
    try catalog.edit { (editor) throws(EditError) in try editor.keepPurposes(left) }
    try options.finish(catalog, isConcerned: { $0.subject.purpose.map(left.contains) ?? false })
  }
}
