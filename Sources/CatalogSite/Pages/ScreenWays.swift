internal import CatalogFiles
internal import CatalogModel
internal import GeneratedCode
internal import Navigation
internal import PurposeCatalog
internal import ScreenDrawing
internal import TextFormats

/// The ways to an app's screens in a locale: the router's state and the platform's bar for every screen.
struct ScreenWays {
  let site: PageSite
  let locale: Int
  let platform: Platform

  /// The width of a phone, in the platform's unit.
  private static let width = 390.0

  /// - Parameter platform: nil for iOS, or for the first platform of the catalogue's apps if they do not run on iOS.
  init(_ site: PageSite, _ locale: Int, platform: Platform? = nil) {
    self.site = site
    self.locale = locale
    let known = site.catalog.headers?.platforms.map { Platform(rawValue: $0.identifier) } ?? []
    self.platform = platform ?? (known.contains(.iOS) ? .iOS : known.first ?? .iOS)
  }

  var resolver: Resolver { site.resolver(locale) }

  /// The title of a screen, with its parameters as placeholders, as in its route.
  func title(of screen: Screen) -> String { resolver.title(of: screen, values(below: screen)) }

  /// The last step of the way to a screen; nil if the router rejects it, which the check reports.
  func step(to screen: Screen) -> OpenedWay.Step? {
    var router = Router(site.screens)
    do throws(RouterRefusal) {
      try router.open(Destination(screen.id, values(below: screen)))
    } catch {
      return nil
    }
    let profile = site.report.source.platforms[platform] ?? PlatformProfile(platform: platform)
    let way = OpenedWay(router, resolver: resolver, profile: profile, width: Self.width)
    return way.steps.last { $0.screen.id == screen.id }
  }

  /// The bar of a screen with its back button.
  ///
  /// - Parameters:
  ///   - beneath: the address that the item for leaving the screen links to.
  ///   - scrolls: true for a separate scrolling region; false inside another one.
  func bar(of screen: Screen, _ step: OpenedWay.Step?, beneath: String? = nil, scrolls: Bool = true) -> HTML {
    let bar =
      step?.bar
      ?? resolver.resolve(
        site.screens.header(of: screen), title: title(of: screen),
        subtitle: resolver.subtitle(of: screen, values(below: screen)), platform: platform)
    let view = BarView(site: site, locale: locale, back: step?.back, beneath: beneath)
    return scrolls ? view.html(bar) : view.unscrolled(bar)
  }

  /// The indicator in the row that leads to a screen.
  func indicator(of screen: Screen) -> RowIndicator {
    let change: ScreenChange = screen.presentation.isModal ? .present : .push
    return screen.indicator ?? resolver.transition(of: change, platform: platform).indicator
  }

  /// The parameters of the screen and of those beneath, each with its placeholder as its value: `{city}`.
  private func values(below screen: Screen) -> [String: String] {
    var values: [String: String] = [:]
    var next: Screen? = screen
    var seen: Set<String> = []
    while let screen = next, seen.insert(screen.id).inserted {
      if case .argument(let name) = screen.title { values[name] = "{\(name)}" }
      for parameter in screen.route?.parameters ?? [] { values[parameter.name] = "{\(parameter.name)}" }
      next = screen.parent.flatMap { site.screens[$0] }
    }
    return values
  }
}
