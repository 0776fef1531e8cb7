import CatalogModel
import ICUText
import Navigation
import PurposeCatalog

@testable import GeneratedCode

/// What the library answers about bars, titles, paths, links and back buttons, a line for each question, for programs in
/// other languages to compare with. The first column says what it is:
///
/// - `item`: language, platform, screen, index, purpose, kind, edge (`leading`), place (`bar`), look, emphasis, `enabled` or `disabled`,
///   `on` or `off`,   accessibility identifier, action, icon in the platform's set, title, accessibility label
///   a segment or the search field has its function in place of the index, and the purposes in a menu follow
/// - `bar`: language, platform, screen, `inline` or `prominent`, the number of items, of hidden ones, of segments, and of search
///   fields
/// - `overflow`: language, platform, screen, width, title, the purposes of the actions that are in the menu, or not shown
/// - `title`: language, screen, title, subtitle
/// - `back`: language, platform, screen, the label where it has room, or a hyphen if the header has no back button; only screens
///   with a parent that a router can open
/// - `path`: screen, `all` or `required` for the parameters that have a value, path
/// - `link`: link, screen, then `name=value` for each parameter, sorted
///
/// ``stateLines(languages:)`` adds the states of headers, which not all programs answer.
///
/// Each parameter's value is that of ``value(of:)``. A hyphen stands for what is absent.
struct ScreenAnswers {
  let catalog: Catalog
  let screens: [GeneratedScreen]
  let platforms: [String]

  init(_ model: Model) {
    catalog = model.catalog
    screens = model.generated.screens
    platforms = (model.generated.headers?.platforms ?? []).map(\.identifier)
  }

  /// The value of a parameter: with a space, a letter outside ASCII, and signs that have a meaning in links.
  static func value(of parameter: String) -> String { "São \(parameter) & 1+1=2?/#%" }

  func lines(languages: [String]) -> [String] {
    languages.flatMap { language in
      let resolver = catalog.resolver(for: language)
      return screens.flatMap { screen in
        titles(screen, language, resolver) + platforms.flatMap { bar(screen, language, $0, resolver) }
      }
    } + screens.flatMap(paths) + Self.links.map(link) + screens.flatMap { ownLinks($0).map(link) }
  }

  // MARK: Bars

  private func bar(_ screen: GeneratedScreen, _ language: String, _ platform: String, _ resolver: Resolver) -> [String]
  {
    guard let declared = catalog.screens[screen.identifier] else { return [] }
    let header = catalog.screens.header(of: declared)
    // Generated code gives a title that it does not know the width of a target.
    let bar = resolver.resolve(header, title: "A long title", platform: Platform(rawValue: platform))
    let (shown, hidden) = Self.arranged(bar, in: resolver)
    func item(_ item: BarItem, _ place: String, kind: String? = nil) -> String {
      var columns = columns(of: item, in: bar)
      columns[1] = kind ?? columns[1]
      columns.insert(item.isOn.map { $0 ? "on" : "off" }, at: 7)
      return line(
        ["item", language, platform, screen.identifier, place] + columns + item.menu.map(\.purpose.identifier))
    }
    return [
      line(
        "bar", language, platform, screen.identifier, bar.titleStyle.rawValue, "\(shown.count)", "\(hidden.count)",
        "\(bar.segments.count)", bar.search == nil ? "0" : "1")
    ] + shown.enumerated().map { item($1.item, "\($0)", kind: $1.isOverflow ? "overflow" : nil) }
      + bar.segments.map { item($0, $0.purpose.identifier) }
      + (bar.search.map { [item($0, "search")] } ?? [])
      + overflow(header, on: bar.profile, in: resolver, of: [language, platform, screen.identifier])
  }

  /// The actions that are in the menu or hidden, for bars of several widths: without a title, and with a short and a long one.
  private func overflow(
    _ header: Header, on profile: PlatformProfile, in resolver: Resolver, of question: [String]
  ) -> [String] {
    let narrowest = profile.narrowestWidth
    return [narrowest, narrowest + 40, 480, 800].flatMap { width in
      ["", "m", "A long title"].map { title in
        let titled = resolver.resolve(header, title: title, platform: profile.platform)
        let others = Self.layout(titled, width: width).menu.map(\.purpose.identifier)
        return line(["overflow"] + question + ["\(Int(width))", title, others.joined(separator: " ")])
      }
    }
  }

  private static func layout(_ bar: Bar, width: Double) -> BarLayout {
    bar.layout(width: width) { AdvanceWidths.width(of: $0, size: bar.profile.fontSize) }
  }

  /// The items of the narrowest bar, where the last actions are in the menu or hidden.
  private static func arranged(
    _ bar: Bar, in resolver: Resolver
  ) -> (shown: [(item: BarItem, isOverflow: Bool)], hidden: [BarItem]) {
    let others = layout(bar, width: bar.profile.narrowestWidth).menu
    var shown = bar.items.filter { !others.contains($0) }.map { (item: $0, isOverflow: false) }
    guard !others.isEmpty else { return (shown, []) }
    guard bar.profile.hasOverflowMenu else { return (shown, others) }
    let more = HeaderItem(purpose: "more", menu: others.map { HeaderItem(purpose: $0.purpose.identifier) })
    let menu = resolver.resolve(.root(trailing: [more]), platform: bar.profile.platform).trailing[0]
    let place = shown.lastIndex { $0.item.kind == .action }.map { $0 + 1 } ?? (bar.leading == nil ? 0 : 1)
    shown.insert((menu, true), at: place)
    return (shown, [])
  }

  /// The columns of an item, from its purpose on, without those of its state.
  func columns(of item: BarItem, in bar: Bar) -> [String?] {
    let leading: PhysicalEdge = bar.baseDirection == .leftToRight ? .left : .right
    return [
      item.purpose.identifier, item.kind.rawValue, item.edge == leading ? "leading" : "trailing",
      item.isInFooter ? "footer" : "bar", item.look.rawValue, item.emphasis.rawValue,
      item.isEnabled ? "enabled" : "disabled", item.accessibilityIdentifier, item.action,
      item.icon(in: bar.profile.iconSet)?.name, item.title, item.accessibilityLabel,
    ]
  }

  // MARK: Titles

  private func titles(_ screen: GeneratedScreen, _ language: String, _ resolver: Resolver) -> [String] {
    guard let declared = catalog.screens[screen.identifier] else { return [] }
    let title = line(
      "title", language, screen.identifier, resolver.title(of: declared, values(screen)),
      resolver.subtitle(of: declared, values(screen)))
    guard screen.parent != nil else { return [title] }
    return [title]
      + platforms.compactMap { platform in
        guard let router = opened(screen) else { return nil }
        let back = router.back(in: resolver, width: 100, platform: Platform(rawValue: platform)) { _ in 1 }
        return line("back", language, platform, screen.identifier, back?.label)
      }
  }

  /// A router with the screen over its parents; nil if it cannot be opened there.
  private func opened(_ screen: GeneratedScreen) -> Router? {
    guard screen.route != nil || screen.presentation == .push else { return nil }
    let parent = screens.first { $0.identifier == screen.parent }
    var router = Router(catalog.screens)
    do throws(RouterRefusal) {
      if let routed = screen.route == nil ? parent : screen {
        try router.open(url: catalog.screens.path(of: destination(routed)))
      }
      if screen.route == nil { try router.push(destination(screen)) }
    } catch {
      return nil
    }
    return router
  }

  // MARK: Routes

  private func paths(_ screen: GeneratedScreen) -> [String] {
    let required = screen.parameters.filter { !$0.isOptional }.map(\.name)
    let some = Destination(screen.identifier, values(screen).filter { required.contains($0.key) })
    return [("all", destination(screen)), ("required", some)].map { which, destination in
      line("path", screen.identifier, which, try? catalog.screens.path(of: destination))
    }
  }

  private func link(_ link: String) -> String {
    guard let found = try? catalog.screens.destination(for: link) else { return line("link", link, nil) }
    let values = found.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return line(["link", link, found.screen] + values)
  }

  private func ownLinks(_ screen: GeneratedScreen) -> [String] {
    guard let path = try? catalog.screens.path(of: destination(screen)) else { return [] }
    return [path, "https://example.org\(path)", "app:/\(path)", "\(path)#part"]
  }

  /// Links of all kinds, broken ones among them.
  private static let links = [
    "", "/", "//", "///", "home", "/home/", "/HOME", "/home?", "/home#", "//host/home", "https://host", "app:home",
    "app://home", "app:///home", "1app:home", "/class/", "/class/a%20b", "/class/a%2Fb", "/class/%", "/class/%FF",
    "/class/..", "/class/%2E%2E", "/class/.../", "/s%C3%A3o%20paulo", "/são paulo", "/files", "/files?sort=a",
    "/files?sort=a+b&sort=c&page=%7E", "/files?sort=%", "/files?page=1", "/files/a/b/c?sort=", "/files/new",
    "/files/new?sort=x", "/files/a", "/files/a/2", "/files/a/2/3", "/files/a/2/3/4", "/files/a/2/3/4?sort=1",
    "/files//a?sort=1", "/files/a%2F..%2Fb?sort=1", "/files/a%2Fb?sort=1&page", "/hidden?name=n",
    "/hidden/x?name=n&name=m",
    "/hidden/x", "/hidden/x?n%61me=%61", "/caf%C3%A9%2Fbar/1", "/café/bar/1", "/a/b/c/d", "/x//y", "/x/./y",
    "/untitled/",
    "/places/Berlin", "/places/Berlin/routes/7", "/itineraries/new", "/itineraries/old",
    "https://example.org:80/home?x#y",
  ]

  private func destination(_ screen: GeneratedScreen) -> Destination { Destination(screen.identifier, values(screen)) }

  func values(_ screen: GeneratedScreen) -> [String: String] {
    Dictionary(uniqueKeysWithValues: screen.parameters.map { ($0.name, Self.value(of: $0.name)) })
  }

  // MARK: Lines

  private func line(_ columns: String?...) -> String { line(columns) }

  func line(_ columns: [String?]) -> String { columns.map { $0 ?? "-" }.joined(separator: "\t") }
}
