public import CatalogModel
public import Navigation

extension Catalog {
  /// The screens of the app, for a ``Router``; empty for a catalogue without screens.json.
  ///
  /// They are made when the catalogue is read, so that this takes constant time.
  public var screens: Screens { storage.screens }
}

extension Resolver {
  /// The title of a screen in this locale: the title of a purpose, the value of a parameter, or an empty text.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - parameters: the values of its parameters, such as a city's name.
  /// - Returns: the title; for a purpose that the catalogue does not have, its identifier; for a parameter without a
  ///   value, an empty text.
  public func title(of screen: Screen, _ parameters: [String: String] = [:]) -> String {
    text(of: screen.title, parameters)
  }

  /// The text beneath the title of a screen in this locale; empty for none.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - parameters: the values of its parameters.
  public func subtitle(of screen: Screen, _ parameters: [String: String] = [:]) -> String {
    text(of: screen.subtitle, parameters)
  }

  private func text(of source: ScreenTitle, _ parameters: [String: String]) -> String {
    switch source {
    case .purpose(let identifier): storage.purpose(named: identifier).map { title(for: $0) } ?? identifier
    case .argument(let name): parameters[name] ?? ""
    case .empty: ""
    }
  }
}

extension Router {
  /// The titles of the visible stack in a locale, from its base.
  ///
  /// The time is linear in the depth of the stack.
  ///
  /// - Returns: a title for each screen of ``Router/path``; empty for one without a title.
  public func titles(in resolver: Resolver) -> [String] {
    path.map { destination in
      screens[destination.screen].map { resolver.title(of: $0, destination.parameters) } ?? ""
    }
  }

  /// The bar of the visible screen; nil only if no screen can be a base.
  ///
  /// ```swift
  /// var router = Router(catalog.screens)
  /// try router.push("city", ["city": "Berlin"])
  /// router.bar(in: resolver)?.title                  // Berlin
  /// ```
  ///
  /// - Parameters:
  ///   - resolver: the resolver of the locale.
  ///   - platform: the platform that draws it.
  public func bar(in resolver: Resolver, platform: Platform = .iOS) -> Bar? {
    header.map {
      let subtitle = screen.map { resolver.subtitle(of: $0, current.parameters) } ?? ""
      let titles = titles(in: resolver)
      return resolver.resolve(
        $0, title: titles.last ?? "", subtitle: subtitle, beneath: titles.dropLast(), platform: platform)
    }
  }

  /// The back button of the visible screen; nil for the base of a stack, and for a screen whose header has none, such as
  /// one with a hidden back button or with Close.
  ///
  /// - Parameters:
  ///   - resolver: the resolver of the locale.
  ///   - width: the space for the label, in the unit of `measure`.
  ///   - platform: the platform that draws it.
  ///   - measure: the width of a text in the font of the bar, in the platform's unit.
  public func back(
    in resolver: Resolver, width: Double, platform: Platform = .iOS, measure: (String) -> Double
  ) -> BackButton? {
    guard header?.hasBackButton == true else { return nil }
    return resolver.back(along: titles(in: resolver), width: width, platform: platform, measure: measure)
  }
}
