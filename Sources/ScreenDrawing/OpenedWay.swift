package import CatalogModel
internal import ICUText
package import PurposeCatalog
package import SourceText

/// The screens that a link shows, from the base of the tab to the top of the modals.
package struct OpenedWay {
  /// A screen of the way.
  package struct Step {
    package let destination: Destination
    package let screen: Screen
    package let title: String
    /// nil for the base of the tab.
    package let transition: Transition?
    package let change: ScreenChange?
    /// nil for the base of a stack, and for a screen without a back button.
    package let back: BackButton?
    package let bar: Bar
    package let layout: BarLayout
  }

  /// In the order in which people see them.
  package let steps: [Step]
  private let tab: String?
  private let locale: LanguageTag
  private let profile: PlatformProfile

  package init(_ router: Router, resolver: Resolver, profile: PlatformProfile, width: Double) {
    tab = router.state.selectedTab
    locale = resolver.locale
    self.profile = profile
    func measure(_ text: String) -> Double { AdvanceWidths.width(of: text, size: profile.fontSize) }
    // A back button that is a word has no label beside it.
    func word(_ path: [String]) -> BackButton? {
      resolver.back(along: path, width: width / 3, platform: profile.platform, measure: measure)
    }
    let stack = router.state.stacks.first { $0.tab == router.state.selectedTab }?.entries ?? []
    var steps: [Step] = []
    for (depth, entries) in ([stack] + router.state.modals.map(\.entries)).enumerated() {
      var path: [String] = []
      for (index, destination) in entries.enumerated() {
        guard let screen = router.screens[destination.screen] else { continue }
        let title = resolver.title(of: screen, destination.parameters)
        let header = router.screens.header(of: screen)
        let bar = resolver.resolve(
          header, title: title, subtitle: resolver.subtitle(of: screen, destination.parameters), beneath: path,
          platform: profile.platform)
        let layout = bar.layout(width: width, measure: measure)
        path.append(title)
        let change: ScreenChange? = index > 0 ? .push : depth > 0 ? .present : nil
        steps.append(
          Step(
            destination: destination, screen: screen, title: title,
            transition: change.map { resolver.transition(of: $0, platform: profile.platform) }, change: change,
            back: layout.back ?? (header.hasBackButton ? word(path) : nil), bar: bar, layout: layout))
      }
    }
    self.steps = steps
  }

  /// For people: each screen with the way to it and its bar.
  package func text(columns: Int) -> String {
    let heading = "\(profile.name), \(locale)" + (tab.map { ", tab \($0)" } ?? "") + "\n"
    return heading
      + steps.map { "\n\($0.heading)\n\(BarText($0.bar, layout: $0.layout, columns: columns).text)" }.joined()
  }

  /// For programs.
  package var tree: JSONTree {
    .fields([
      ("platform", .string(profile.platform.rawValue)), ("locale", .string(locale.identifier)),
      ("tab", tab.map(JSONTree.string)), ("screens", .array(steps.map(\.tree))),
    ])
  }
}

extension OpenedWay.Step {
  /// `city {city: berlin}  push, enters from left; back ‘Places’`
  fileprivate var heading: String {
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
      ("back", back?.tree),
      (
        "items",
        .array(
          bar.items.map { item in
            .fields([
              ("purpose", .string(item.purpose.identifier)), ("side", .string(item.edge.rawValue)),
              ("place", .string(item.place)), ("look", .string(item.look.rawValue)), ("title", .string(item.title)),
            ])
          })
      ),
    ])
  }
}
