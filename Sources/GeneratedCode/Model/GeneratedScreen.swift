package import CatalogModel

/// A screen of an app, and its bar on each platform.
package struct GeneratedScreen: Hashable, Sendable {
  package enum Title: Hashable, Sendable {
    /// The title of the purpose with this identifier.
    case purpose(String)
    /// The value of an argument.
    case argument(String)
    case empty
  }

  /// The pattern of a path.
  package struct Route: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
      /// A text without escapes.
      case literal(String)
      /// A parameter; the associated values are the parameters' names.
      case parameter(String)
      case optional(String)
      case wildcard(String)
    }

    /// The pattern as written.
    package var text: String
    package var parts: [Part]
    package var query: [Parameter]
    /// The rank among all routes, the most specific first: a path opens the first route that matches.
    package var order: Int
  }

  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var isOptional: Bool
  }

  package struct Item: Hashable, Sendable {
    /// The identifier of the purpose.
    package var purpose: String
    /// The item's function: `back`, `dismissal`, `confirmation` or `action`.
    package var kind: String
    /// True if it is at the leading side, in reading order.
    package var isLeading: Bool
    /// True if it is below the content instead of in the bar.
    package var isInFooter: Bool
    /// True if it is shown as text, false if as a symbol.
    package var isWord: Bool
    package var emphasis: String
  }

  package struct Bar: Hashable, Sendable {
    /// The key of the platform.
    package var platform: String
    /// In reading order.
    package var items: [Item]
  }

  package var identifier: String
  /// The name of the file in screens/ that declares it; nil for screens.json.
  package var feature: String?
  package var description: String?
  package var header: GeneratedHeader
  package var title: Title
  /// The text beneath the title.
  package var subtitle: Title
  /// The identifier of the screen beneath.
  package var parent: String?
  package var route: Route?
  /// The parameters of the route, and the argument that is the title. An argument of the title alone is never optional.
  package var parameters: [Parameter]
  package var presentation: Presentation
  /// True if it is the base of a stack: nothing on it goes back.
  package var isBase: Bool
  /// The identifier of the purpose that confirms that input is lost; nil if leaving asks nothing.
  package var discard: String?
  package var tab: String?
  package var tabOrder: Int?
  /// By platform.
  package var bars: [Bar]

  /// Returns whether a parameter is in the route, and not only in the title.
  func isInRoute(_ parameter: String) -> Bool {
    guard let route else { return false }
    return route.query.contains { $0.name == parameter }
      || route.parts.contains { [.parameter(parameter), .optional(parameter), .wildcard(parameter)].contains($0) }
  }
}

/// A stack of an app.
package struct GeneratedStack: Hashable, Sendable {
  /// The name of its tab; nil for the only stack of an app without tabs.
  package var tab: String?
  /// The identifier of the screen at its base; empty if no screen can be a base.
  package var base: String
}
