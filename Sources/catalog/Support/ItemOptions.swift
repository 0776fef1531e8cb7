import ArgumentParser
import CatalogFiles
import PurposeCatalog
import SourceText

/// The items of a header, from the command line.
struct ItemOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The preferred action of a dialog.", valueName: "purpose"), completion: Completions.purposes)
  var confirm: String?

  @Option(
    help: ArgumentHelp("The purposes of the actions, separated by commas.", valueName: "purposes"),
    completion: Completions.purposes)
  var trailing: String?

  /// The preferred action.
  ///
  /// - Throws: ``CannotRun`` if it is missing and the kind needs one, or the other way round, or if the purpose is
  ///   unknown.
  func confirmation(of kind: HeaderKindDefinition, in source: CatalogSource) throws(CannotRun) -> HeaderItem? {
    do throws(HeaderRefusal) {
      try kind.checkConfirmation(isNamed: confirm != nil)
    } catch {
      guard let confirm else {
        throw CannotRun("a dialog needs a preferred action; name it with --confirm, such as '--confirm save'")
      }
      throw CannotRun(
        "only dialogs have a confirmation, and '\(kind.kind)' is not a dialog; leave out '--confirm \(confirm)'")
    }
    guard let confirm else { return nil }
    return try item(confirm, in: source)
  }

  /// The actions in reading order.
  ///
  /// - Throws: ``CannotRun`` if there are more than the kind allows, or a purpose is unknown.
  func actions(of kind: HeaderKindDefinition, in source: CatalogSource) throws(CannotRun) -> [HeaderItem] {
    var items: [HeaderItem] = []
    for name in trailing?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      items.append(try item(String(name), in: source))
    }
    do throws(HeaderRefusal) {
      try kind.checkActions(count: items.count)
    } catch {
      let maximum = kind.maximumTrailing ?? 0
      throw CannotRun(
        "a header of the kind '\(kind.kind)' has at most \(counted(maximum, "action")); name fewer with --trailing")
    }
    return items
  }

  private func item(_ name: String, in source: CatalogSource) throws(CannotRun) -> HeaderItem {
    HeaderItem(purpose: try source.purpose(named: name).identifier)
  }
}
