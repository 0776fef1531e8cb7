import ArgumentParser
import CatalogFiles
import CatalogModel
import CatalogValidation
import PurposeCatalog
import ScreenDrawing
import SourceText

/// The options that say what a screen is, for the commands that declare and change one.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A purpose, '{name}' for an argument, or '' for no title.", valueName: "title"),
    completion: Completions.purposes)
  var title: String?

  @Option(
    help: ArgumentHelp("The kind of its header; a new screen is a page.", valueName: "kind"),
    completion: Completions.headers)
  var header: String?

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

  /// True if no option is given.
  var isEmpty: Bool {
    [
      title, header, description, parent, route, presentation, items.confirm, items.trailing, discard, leading,
      indicator?.rawValue, task?.rawValue, tab, tabOrder.map(String.init),
    ].allSatisfy { $0 == nil }
  }

  /// The screen with the values of the options that are given; an empty value removes a field.
  func changed(_ old: Screen, in source: CatalogSource) throws(CannotRun) -> Screen {
    var screen = old
    if let title { screen.title = try self.title(title, in: source) }
    if let description { screen.description = Self.value(description) }
    if let parent {
      screen.parent = try Self.value(parent).map { name throws(CannotRun) in try source.screen(named: name).id }
    }
    if let route { screen.route = try Self.value(route).map(pattern) }
    if let presentation { screen.presentation = try style(presentation) }
    if let discard {
      screen.discard = try Self.value(discard).map { name throws(CannotRun) in
        try source.purpose(named: name).identifier
      }
    }
    if let leading { screen.leading = try self.leading(leading, in: source) }
    screen.indicator = indicator ?? screen.indicator
    screen.task = task ?? screen.task
    try changeTab(of: &screen)
    try changeItems(of: &screen, in: source)
    return screen
  }

  /// The value of an option; nil for an empty one.
  private static func value(_ text: String) -> String? { text.isEmpty ? nil : text }

  /// Changes the header and its items, which the header's kind may refuse together.
  private func changeItems(of screen: inout Screen, in source: CatalogSource) throws(CannotRun) {
    let kind = try source.header(named: header ?? screen.header.rawValue)
    let given = items.requested
    let wanted = RequestedItems(
      confirm: (given.confirm ?? screen.confirm?.purpose).flatMap(Self.value),
      trailing: (given.trailing ?? screen.trailing.map(\.purpose).joined(separator: ",")).flatMap(Self.value))
    let names = CatalogNames(of: source)
    let (confirmation, actions) = try cannotRun { () throws(BarRequestError) in
      (try wanted.confirmation(of: kind, in: names), try wanted.actions(of: kind, in: names))
    }
    screen.header = kind.kind
    // Items that stay keep their messages and menus.
    if given.confirm != nil { screen.confirm = confirmation }
    if given.trailing != nil { screen.trailing = actions }
  }

  private func changeTab(of screen: inout Screen) throws(CannotRun) {
    if let tab {
      screen.tab = Self.value(tab)
      if tab.isEmpty { screen.tabOrder = nil } else { try requireKebabCase(tab) }
    }
    guard let tabOrder else { return }
    guard tabOrder >= 1 else { throw CannotRun("--tab-order counts from 1") }
    screen.tabOrder = tabOrder
  }

  private func title(_ text: String, in source: CatalogSource) throws(CannotRun) -> ScreenTitle {
    guard let title = ScreenTitle(text) else {
      throw CannotRun("'\(text)' is neither a purpose nor an argument; write a purpose, '{city}', or '' for no title")
    }
    if case .purpose(let purpose) = title { _ = try source.purpose(named: purpose) }
    return title
  }

  private func leading(_ text: String, in source: CatalogSource) throws(CannotRun) -> ScreenLeading? {
    guard let name = Self.value(text) else { return nil }
    return name == "hidden" ? .hidden : .item(HeaderItem(purpose: try source.purpose(named: name).identifier))
  }

  private func pattern(_ text: String) throws(CannotRun) -> RoutePattern {
    try cannotRun { () throws(RoutePatternError) in try RoutePattern(parsing: text) }
  }

  private func style(_ text: String) throws(CannotRun) -> Presentation {
    switch text {
    case "push": return .push
    case "sheet": return .sheet()
    case "full-screen": return .fullScreen
    default:
      let hint = NearestName.suggestion(for: text, in: ["push", "sheet", "full-screen"])
      throw CannotRun("unknown presentation '\(text)'\(hint); write push, sheet or full-screen")
    }
  }
}
