import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogValidation
import PurposeCatalog
import SourceText

struct AddScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Declare a screen: its header, its title and its way there.",
    discussion: """
      A screen's title is the title of a purpose, '{name}' for what comes from data, or '' for none. Options of sheets \
      and custom presentations are added in screens.json.

      Examples:
        catalog add screen ride --catalog MyApp --title "{ride}" --parent places \\
          --route "/places/{place}/rides/{ride}" --trailing share,delete
        catalog add screen new-ride --catalog MyApp --header dialog --title start-ride \\
          --confirm save --discard discard --parent places --presentation sheet --dry-run
      """
  )

  @Argument(help: "The identifier in kebab-case, such as 'new-itinerary'.")
  var identifier: String

  @Option(
    help: ArgumentHelp("A purpose, '{name}' for an argument, or '' for no title.", valueName: "title"),
    completion: Completions.purposes)
  var title: String

  @Option(help: ArgumentHelp("The kind of its header.", valueName: "kind"), completion: Completions.headers)
  var header = "page"

  @Option(help: ArgumentHelp("What people do there.", valueName: "words"))
  var description: String?

  @Option(help: ArgumentHelp("The screen beneath it.", valueName: "screen"), completion: Completions.screens)
  var parent: String?

  @Option(help: ArgumentHelp("The path that leads to it, such as '/places/{city}'.", valueName: "path"))
  var route: String?

  @Option(help: ArgumentHelp("How it is shown: push, sheet or full-screen.", valueName: "style"))
  var presentation: String?

  @Option(
    help: ArgumentHelp("The preferred action of a dialog.", valueName: "purpose"), completion: Completions.purposes)
  var confirm: String?

  @Option(
    help: ArgumentHelp("The purpose that confirms that input is lost.", valueName: "purpose"),
    completion: Completions.purposes)
  var discard: String?

  @Option(
    help: ArgumentHelp("The purpose of the leading item, or 'hidden'.", valueName: "purpose"),
    completion: Completions.purposes)
  var leading: String?

  @Option(
    help: ArgumentHelp("The purposes of the actions, separated by commas.", valueName: "purposes"),
    completion: Completions.purposes)
  var trailing: String?

  @Option(help: "What announces it in a row.")
  var indicator: RowIndicator?

  @Option(help: "What people do on it.")
  var task: ScreenTask?

  @Option(help: ArgumentHelp("The tab that it is the base of, or that it selects.", valueName: "tab"))
  var tab: String?

  @Option(help: ArgumentHelp("The tab's place in the tab bar, from 1.", valueName: "number"))
  var tabOrder: Int?

  @OptionGroup var options: EditOptions

  func run() throws {
    try requireKebabCase(identifier)
    var catalog = try options.open()
    let source = catalog.source
    // An overlay may change an inherited screen, but not by mistake.
    guard !source.screens.contains(where: { $0.id == identifier }) else {
      throw CannotRun(EditError.screenExists(identifier).description)
    }
    let screen = try screen(in: source)
    try catalog.edit { (editor) throws(EditError) in try editor.addScreen(screen) }
    try options.finish(catalog, isConcerned: { $0.subject.screen == identifier })
  }

  private func screen(in source: CatalogSource) throws(CannotRun) -> Screen {
    let kind = try source.header(named: header)
    if let confirm, !kind.requiresConfirmation {
      throw CannotRun("a header of the kind '\(header)' has no confirmation; leave out '--confirm \(confirm)'")
    }
    if kind.requiresConfirmation, confirm == nil {
      throw CannotRun("a header of the kind '\(header)' needs a preferred action; name it with --confirm")
    }
    if let parent { _ = try source.screen(named: parent) }
    if let discard { _ = try source.purpose(named: discard) }
    if let tab { try requireKebabCase(tab) }
    if let tabOrder, tabOrder < 1 { throw CannotRun("--tab-order counts from 1") }
    return Screen(
      id: identifier, description: description, header: kind.kind, title: try title(in: source),
      leading: try leading(in: source), confirm: try confirm.map { (name) throws(CannotRun) in try item(name, source) },
      discard: discard, trailing: try items(in: source), parent: parent, route: try pattern(),
      presentation: try style(), indicator: indicator, task: task, tab: tab, tabOrder: tabOrder)
  }

  private func title(in source: CatalogSource) throws(CannotRun) -> ScreenTitle {
    if title.isEmpty { return .empty }
    guard title.hasPrefix("{"), title.hasSuffix("}") else {
      return .purpose(try source.purpose(named: title).identifier)
    }
    let name = String(title.dropFirst().dropLast())
    guard IdentifierSyntax.isLowerCamelCase(name) else {
      throw CannotRun("'\(title)' is no argument; write it like '{city}'")
    }
    return .argument(name)
  }

  private func item(_ name: String, _ source: CatalogSource) throws(CannotRun) -> HeaderItem {
    HeaderItem(purpose: try source.purpose(named: name).identifier)
  }

  private func items(in source: CatalogSource) throws(CannotRun) -> [HeaderItem] {
    var items: [HeaderItem] = []
    for name in trailing?.split(separator: ",") ?? [] { items.append(try item(String(name), source)) }
    return items
  }

  private func leading(in source: CatalogSource) throws(CannotRun) -> ScreenLeading? {
    guard let leading else { return nil }
    return leading == "hidden" ? .hidden : .item(try item(leading, source))
  }

  private func pattern() throws(CannotRun) -> RoutePattern? {
    guard let route else { return nil }
    guard let pattern = RoutePattern(route) else {
      throw CannotRun("'\(route)' is no route; write a path such as '/places/{city}'")
    }
    return pattern
  }

  private func style() throws(CannotRun) -> Presentation {
    switch presentation {
    case nil, "push"?: return .push
    case "sheet"?: return .sheet()
    case "full-screen"?: return .fullScreen
    case let other?:
      let hint = NearestName.suggestion(for: other, in: ["push", "sheet", "full-screen"])
      throw CannotRun("unknown presentation '\(other)'\(hint); write push, sheet or full-screen")
    }
  }
}
