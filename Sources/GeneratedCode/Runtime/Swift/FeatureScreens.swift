/// A screen of the app, of any feature.
///
///     router.push(.trips(.city(city: "Berlin")))
///     if let screen = TripsScreen(router.screen) { … }
public struct /*name*/AnyScreen/**/: CatalogScreen {
  public let identifier: String
  public let parameters: [String: String]

  public init?(identifier: String, parameters: [String: String]) {
    guard let facts = Screens.all.facts(of: identifier) else { return nil }
    let needed = facts.route?.parameters.filter { !$0.isOptional } ?? []
    guard needed.allSatisfy({ parameters[$0.name] != nil }) else { return nil }
    self.identifier = identifier
    self.parameters = parameters
  }

  /// Creates a screen from that of a feature.
  public init(_ screen: some CatalogScreen) {
    identifier = screen.identifier
    parameters = screen.parameters
  }
}

extension CatalogScreen {
  /// Creates the screen of a feature; nil for a screen of another feature.
  public init?(_ screen: Optional</*name*/AnyScreen/**/>) {
    guard let screen = screen else { return nil }
    self.init(identifier: screen.identifier, parameters: screen.parameters)
  }
}
