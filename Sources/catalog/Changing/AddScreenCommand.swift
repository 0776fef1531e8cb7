import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogValidation
import PurposeCatalog
import ScreenDrawing
import SourceText

struct AddScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Declare a screen: its header, its title and its way there.",
    discussion: """
      A screen's title is the title of a purpose, '{name}' for what comes from data, or '' for none. Options of sheets \
      and custom presentations are added in screens.json.

      Examples:
        catalog add screen viewed-page --title "{page}" --route "/pages/{page}" \\
          --trailing share,delete --dry-run
        catalog add screen new-ride --catalog Catalogs/Examples/Cycling \\
          --header dialog --title start-ride --confirm save --discard discard \\
          --parent places --presentation sheet --dry-run
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

  @OptionGroup var items: ItemOptions

  @Option(
    help: ArgumentHelp("The purpose that confirms that input is lost.", valueName: "purpose"),
    completion: Completions.purposes)
  var discard: String?

  @Option(
    help: ArgumentHelp("The purpose of the leading item, or 'hidden'.", valueName: "purpose"),
    completion: Completions.purposes)
  var leading: String?

  @Option(help: "What announces it in a row.")
  var indicator: RowIndicator?

  @Option(help: "What people do on it.")
  var task: ScreenTask?

  @Option(help: ArgumentHelp("The tab that it is the base of, or that it selects.", valueName: "tab"))
  var tab: String?

  @Option(help: ArgumentHelp("The tab's place in the tab bar, from 1.", valueName: "number"))
  var tabOrder: Int?

  @Option(
    help: ArgumentHelp("The feature, whose file in screens/ declares it (default: screens.json).", valueName: "feature")
  )
  var feature: String?

  @OptionGroup var options: EditOptions

  func run() throws {
    try requireKebabCase(identifier)
    if let feature { try requireKebabCase(feature) }
    var catalog = try options.open()
    let source = catalog.source
    // An overlay may change an inherited screen, but not by mistake.
    guard !source.screens.contains(where: { $0.id == identifier }) else {
      throw CannotRun(EditError.screenExists(identifier).description)
    }
    let screen = try screen(in: source)
    try catalog.edit { (editor) throws(EditError) in try editor.addScreen(screen, to: feature) }
    try options.finish(catalog, isConcerned: { $0.subject.screen == identifier })
  }

  private func screen(in source: CatalogSource) throws(CannotRun) -> Screen {
    let kind = try source.header(named: header)
    if let parent { _ = try source.screen(named: parent) }
    if let discard { _ = try source.purpose(named: discard) }
    if let tab { try requireKebabCase(tab) }
    if let tabOrder, tabOrder < 1 { throw CannotRun("--tab-order counts from 1") }
    return Screen(
      id: identifier, description: description, header: kind.kind, title: try title(in: source),
      leading: try leading(in: source),
      confirm: try cannotRun { () throws(BarRequestError) in
        try items.requested.confirmation(of: kind, in: CatalogNames(of: source))
      },
      discard: discard,
      trailing: try cannotRun { () throws(BarRequestError) in
        try items.requested.actions(of: kind, in: CatalogNames(of: source))
      },
      parent: parent, route: try pattern(), presentation: try style(), indicator: indicator, task: task, tab: tab,
      tabOrder: tabOrder)
  }

  private func title(in source: CatalogSource) throws(CannotRun) -> ScreenTitle {
    guard let title = ScreenTitle(title) else {
      throw CannotRun("'\(title)' is neither a purpose nor an argument; write a purpose, '{city}', or '' for no title")
    }
    if case .purpose(let purpose) = title { _ = try source.purpose(named: purpose) }
    return title
  }

  private func leading(in source: CatalogSource) throws(CannotRun) -> ScreenLeading? {
    guard let leading else { return nil }
    return leading == "hidden" ? .hidden : .item(HeaderItem(purpose: try source.purpose(named: leading).identifier))
  }

  private func pattern() throws(CannotRun) -> RoutePattern? {
    guard let route else { return nil }
    do throws(RoutePatternError) {
      return try RoutePattern(parsing: route)
    } catch {
      throw CannotRun("\(error)")
    }
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
