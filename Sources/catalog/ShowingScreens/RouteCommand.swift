import ArgumentParser
import CatalogFiles
import ICUText
import PurposeCatalog
import ScreenDrawing
import SourceText

struct RouteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "route",
    abstract: "Show where a link leads: the screens, their bars, back labels and transitions.",
    discussion: """
      Opens the link as an app's router does, with the screens beneath the one that it names. Exits with 1 where no \
      route matches.

      Examples:
        catalog route "/places/berlin/routes/7" --catalog Catalogs/Examples/Cycling
        catalog route "/itineraries/new" --locale he --platform ios26 \\
          --catalog Catalogs/Examples/Cycling
        catalog route "app://places/berlin" --format json --catalog Catalogs/Examples/Cycling
      """
  )

  @Argument(help: ArgumentHelp("A path, or a URL whose scheme and host are ignored.", valueName: "link"))
  var link: String

  @OptionGroup var options: BarOptions

  @OptionGroup var location: CatalogOption

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func run() throws {
    let source = try location.read(looksAtForm: false)
    guard !source.screens.isEmpty else {
      throw CannotRun("the catalogue has no screens; 'catalog add screen' adds one")
    }
    let profile = try options.profile(in: source)
    let width = try options.width(on: profile)
    let titles = try ScreenTitles(source, locale: options.locale)
    var router = Router(titles.catalog.screens)
    do throws(RouterRefusal) {
      try router.open(url: link)
    } catch {
      Terminal.say(error.description)
      throw ExitCode.findings
    }
    let way = OpenedWay(router, resolver: titles.resolver, profile: profile, width: width)
    switch format {
    case .text: try Terminal.standardOutput.write(way.text(columns: min(Terminal.standardOutput.columns, 80)))
    case .json: try Terminal.standardOutput.write(json: way.tree)
    }
  }
}

/// The screens that a link shows, from the base of the tab to the top of the modals.
struct OpenedWay {
  /// A screen of the way.
  fileprivate struct Step {
    let destination: Destination
    let screen: Screen
    let title: String
    /// nil for the base of the tab.
    let transition: Transition?
    let change: ScreenChange?
    /// nil for the base of a stack.
    let back: BackButton?
    let bar: Bar
  }

  private let steps: [Step]
  private let tab: String?
  private let locale: LanguageTag
  private let profile: PlatformProfile
  private let width: Double

  init(_ router: Router, resolver: Resolver, profile: PlatformProfile, width: Double) {
    tab = router.state.selectedTab
    locale = resolver.locale
    self.profile = profile
    self.width = width
    func measure(_ text: String) -> Double { AdvanceWidths.width(of: text, size: profile.fontSize) }
    let stack = router.state.stacks.first { $0.tab == router.state.selectedTab }?.entries ?? []
    var steps: [Step] = []
    for (depth, entries) in ([stack] + router.state.modals).enumerated() {
      var path: [String] = []
      for (index, destination) in entries.enumerated() {
        guard let screen = router.screens[destination.screen] else { continue }
        let title = resolver.title(of: screen, destination.parameters)
        path.append(title)
        let change: ScreenChange? = index > 0 ? .push : depth > 0 ? .present : nil
        steps.append(
          Step(
            destination: destination, screen: screen, title: title,
            transition: change.map { resolver.transition(of: $0, platform: profile.platform) }, change: change,
            back: resolver.back(along: path, width: width / 3, platform: profile.platform, measure: measure),
            bar: resolver.resolve(router.screens.header(of: screen), title: title, platform: profile.platform)))
      }
    }
    self.steps = steps
  }

  /// For people: each screen with the way to it and its bar.
  func text(columns: Int) -> String {
    let heading = "\(profile.name), \(locale)" + (tab.map { ", tab \($0)" } ?? "") + "\n"
    return heading
      + steps.map { step in
        let layout = step.bar.layout(width: width) { AdvanceWidths.width(of: $0, size: profile.fontSize) }
        return "\n\(step.words)\n\(BarText(step.bar, layout: layout, columns: columns).text)"
      }.joined()
  }

  /// For programs.
  var tree: JSONTree {
    .fields([
      ("platform", .string(profile.platform.rawValue)), ("locale", .string(locale.identifier)),
      ("tab", tab.map(JSONTree.string)), ("screens", .array(steps.map(\.tree))),
    ])
  }
}

extension OpenedWay.Step {
  /// `city {city: berlin}  push, enters from left; back ‘Places’`
  fileprivate var words: String {
    let values = destination.parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let name = screen.id + (values.isEmpty ? "" : " {\(values.joined(separator: ", "))}")
    let way = change.map { change in
      let place = transition.map { $0.entersFrom == .none ? "" : ", enters from \($0.entersFrom.rawValue)" } ?? ""
      return "\(change.rawValue)\(place)"
    }
    let label = back.map { "back \($0.label.map { "‘\($0.isolated)’" } ?? "without a label") (\($0.mode.rawValue))" }
    return ([name] + [way, label].compactMap(\.self)).joined(separator: "  ").onOneLine
  }

  fileprivate var tree: JSONTree {
    .fields([
      ("screen", .string(screen.id)),
      (
        "parameters",
        .fields(destination.parameters.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
      ),
      ("title", .string(title)), ("header", .string(screen.header.rawValue)),
      ("change", change.map { .string($0.rawValue) }),
      ("entersFrom", transition.map { .string($0.entersFrom.rawValue) }),
      ("keepsTabBar", transition.map { .bool($0.keepsTabBar) }),
      (
        "back",
        back.map { back in
          .fields([
            ("label", back.label.map(JSONTree.string)), ("mode", .string(back.mode.rawValue)),
            ("menu", .array(back.menu.map(JSONTree.string))),
            ("accessibilityLabel", .string(back.accessibilityLabel)), ("side", .string(back.edge.rawValue)),
          ])
        }
      ),
      (
        "items",
        .array(
          bar.items.map { item in
            .fields([
              ("purpose", .string(item.purpose.identifier)), ("side", .string(item.edge.rawValue)),
              ("look", .string(item.look.rawValue)), ("title", .string(item.title)),
            ])
          })
      ),
    ])
  }
}
