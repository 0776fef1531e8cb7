public import CatalogModel
public import Navigation

extension Catalog {
  /// The screens of the app, for a ``Router``; empty for a catalogue without screens.json.
  public var screens: Screens { storage.screens }
}

extension Resolver {
  /// The title of a screen in this locale: the title of a purpose, the value of a parameter, or an empty text.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - parameters: the values of its parameters, such as a city's name.
  public func title(of screen: Screen, _ parameters: [String: String] = [:]) -> String {
    switch screen.title {
    case .purpose(let identifier): storage.purpose(named: identifier).map { title(for: $0) } ?? identifier
    case .argument(let name): parameters[name] ?? ""
    case .empty: ""
    }
  }
}

extension Router {
  /// The titles of the visible stack in a locale, from its base.
  public func titles(in resolver: Resolver) -> [String] {
    path.map { destination in
      screens[destination.screen].map { resolver.title(of: $0, destination.parameters) } ?? ""
    }
  }

  /// The bar of the visible screen; nil only if no screen can be a base.
  public func bar(in resolver: Resolver, platform: Platform = .iOS) -> Bar? {
    header.map { resolver.resolve($0, title: titles(in: resolver).last ?? "", platform: platform) }
  }

  /// The back button of the visible screen; nil for the base of a stack.
  ///
  /// - Parameters:
  ///   - resolver: the resolver of the locale.
  ///   - width: the space for the label.
  ///   - platform: the platform that draws it.
  ///   - measure: the width of a text in the font of the bar.
  public func back(
    in resolver: Resolver, width: Double, platform: Platform = .iOS, measure: (String) -> Double
  ) -> BackButton? {
    resolver.back(along: titles(in: resolver), width: width, platform: platform, measure: measure)
  }
}
