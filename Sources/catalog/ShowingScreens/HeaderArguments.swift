import ArgumentParser
import CatalogFiles
import PurposeCatalog
import SourceText

/// The contents of a bar, from the command line.
struct HeaderArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The kind of the header, such as 'dialog'.", valueName: "kind"), completion: Completions.headers)
  var kind: String

  @Option(
    help: ArgumentHelp(
      "How the screen is left: of a page 'system', 'back', 'close' or 'hidden', of a dialog 'cancel' or 'cross'.",
      valueName: "way"))
  var dismiss: String?

  @OptionGroup var items: ItemOptions

  @OptionGroup var parts: BarPartOptions

  @Option(
    help: ArgumentHelp("The purpose whose title the screen has, or any text.", valueName: "title"),
    completion: Completions.purposes)
  var title: String?

  /// The header.
  ///
  /// - Throws: ``CannotRun`` if the kind does not allow the arguments, or a name is unknown.
  func header(in source: CatalogSource) throws(CannotRun) -> Header {
    let definition = try source.header(named: kind)
    let header = Header(
      kind: definition.kind, titleStyle: definition.title, leading: try leading(definition, in: source),
      confirmation: try items.confirmation(of: definition, in: source),
      trailing: try items.actions(of: definition, in: source))
    return try parts.applied(to: header, in: source)
  }

  private func leading(
    _ definition: HeaderKindDefinition, in source: CatalogSource
  ) throws(CannotRun) -> Header.Leading {
    do throws(HeaderRefusal) {
      return try definition.leading(by: dismiss)
    } catch {
      guard case .unknownWay(let way, let names) = error else { throw CannotRun("\(error)") }
      guard !names.isEmpty else {
        throw CannotRun("nothing dismisses a header of the kind '\(kind)'; leave out '--dismiss \(way)'")
      }
      let hint = NearestName.suggestion(for: way, in: names)
      throw CannotRun(
        "a header of the kind '\(kind)' is not left by '\(way)'\(hint); it has \(names.joined(separator: ", "))")
    }
  }
}
