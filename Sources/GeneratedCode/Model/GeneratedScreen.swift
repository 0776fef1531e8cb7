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
      /// The values are parameters' names.
      case parameter(String)
      case optional(String)
      case wildcard(String)
    }

    /// As it is written.
    package var text: String
    package var parts: [Part]
    package var query: [Parameter]
    /// The place among all routes, the most specific first: the first that matches is what a path means.
    package var order: Int
  }

  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var isOptional: Bool
  }

  package struct Item: Hashable, Sendable {
    /// The purpose's identifier.
    package var purpose: String
    /// What it does for the screen: `back`, `dismissal`, `confirmation` or `action`.
    package var kind: String
    /// Its side in reading order.
    package var isLeading: Bool
    /// Whether it is shown as a word, not as a symbol.
    package var isWord: Bool
    package var emphasis: String
  }

  package struct Bar: Hashable, Sendable {
    /// The platform's key.
    package var platform: String
    /// In reading order.
    package var items: [Item]
  }

  package var identifier: String
  package var description: String?
  package var header: GeneratedHeader
  package var title: Title
  /// The identifier of the screen beneath.
  package var parent: String?
  package var route: Route?
  /// Those of the route, and the argument that is its title. One of the title alone is never optional.
  package var parameters: [Parameter]
  /// How it is presented: `push`, `sheet` …
  package var presentation: String
  package var tab: String?
  package var tabOrder: Int?
  /// By platform.
  package var bars: [Bar]
}
