internal import CatalogModel

/// `screens.js`: the screens with their headers, and their constructors.
extension TypeScriptPrinter {
  var screens: String {
    """
    import { shortTitle, title } from "./index.js";
    import { platforms } from "./headers.js";

    /** The screens as the catalogue declares them. */
    export const screens = {
      __proto__: null,
    \(catalog.screens.map { "  \(JavaScript.key($0.identifier)): \(screen($0))," }.joined(separator: "\n"))
    };

    /** Makes destinations: a screen with the values of its parameters. */
    export const Screen = /* @__PURE__ */ Object.freeze({
    \(catalog.screens.map(constructor).joined(separator: "\n"))
    });

    /** The screens at the base of each tab, in the order of the tab bar. */
    export const tabs = [\(tabs.map { JavaScript.string($0.identifier) }.joined(separator: ", "))];

    /** The screens with a route, the most specific first. */
    const routes = [\(routes.map { JavaScript.string($0.identifier) }.joined(separator: ", "))];

    \(JavaScriptRoutes.code)
    """
  }

  private var tabs: [GeneratedScreen] {
    catalog.screens.filter { $0.tabOrder != nil }.sorted { $0.tabOrder ?? 0 < $1.tabOrder ?? 0 }
  }

  private var routes: [GeneratedScreen] {
    catalog.screens.filter { $0.route != nil }.sorted { $0.route?.order ?? 0 < $1.route?.order ?? 0 }
  }

  private func constructor(_ screen: GeneratedScreen) -> String {
    let (name, identifier) = (JavaScript.camelCase(screen.identifier), JavaScript.string(screen.identifier))
    return "  \(JavaScript.key(name)): (parameters = {}) => ({ screen: \(identifier), parameters }),"
  }

  private func screen(_ screen: GeneratedScreen) -> String {
    let title: String? =
      switch screen.title {
      case .purpose(let purpose): "{ purpose: \(JavaScript.string(purpose)) }"
      case .argument(let name): "{ parameter: \(JavaScript.string(name)) }"
      case .empty: nil
      }
    return object([
      ("header", header(screen.header)), ("title", title), ("parent", screen.parent.map(JavaScript.string)),
      ("presentation", JavaScript.string(screen.presentation)), ("tab", screen.tab.map(JavaScript.string)),
      ("route", screen.route.map { "[\($0.parts.map(\.inJavaScript).joined(separator: ", "))]" }),
      (
        "query",
        screen.route.map { route in
          "[\(route.query.map { "[\($0.isOptional ? 1 : 0), \(JavaScript.string($0.name))]" }.joined(separator: ", "))]"
        }
      ),
    ])
  }

  // MARK: Headers

  private func header(_ header: GeneratedHeader) -> String {
    let leading: String? =
      switch header.leading {
      case .nothing: nil
      case .system: "{ by: \"system\" }"
      case .policy(let item): object([("by", "\"policy\"")] + members(item))
      case .item(let item): object([("by", "\"item\"")] + members(item))
      }
    return object([
      ("kind", JavaScript.string(header.kind)), ("prominent", "\(header.isProminent)"), ("leading", leading),
      ("confirm", header.confirmation.map { object(members($0)) }),
      ("trailing", "[\(header.trailing.map { object(members($0)) }.joined(separator: ", "))]"),
    ])
  }

  private func members(_ item: GeneratedHeader.Item) -> [(String, String?)] {
    [
      ("purpose", JavaScript.string(item.purpose)), ("message", item.message.map(JavaScript.string)),
      ("enabled", item.isEnabled ? nil : "false"),
      ("identifier", item.accessibilityIdentifier.map(JavaScript.string)),
      ("action", item.action.map(JavaScript.string)),
    ]
  }

  /// An object literal without the members whose value is nil.
  private func object(_ members: [(String, String?)]) -> String {
    "{ \(members.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: ", ")) }"
  }

  // MARK: Declarations

  var declarationsOfScreens: String {
    let names = catalog.screens.map { "  | \(JavaScript.string($0.identifier))" }
    let destinations = catalog.screens.map { screen in
      "  | { readonly screen: \(JavaScript.string(screen.identifier)); readonly parameters: \(parameters(screen)) }"
    }
    let constructors = catalog.screens.map { screen in
      let isOptional = screen.parameters.allSatisfy(\.isOptional)
      let description = screen.description.map { "  /** \($0.replacing("*/", with: "* /")) */\n" } ?? ""
      let passed = screen.parameters.isEmpty ? "" : "parameters\(isOptional ? "?" : ""): \(parameters(screen))"
      return "\(description)  \(JavaScript.key(JavaScript.camelCase(screen.identifier)))(\(passed)): Destination;"
    }
    return """
      import type { Locale } from "./index.js";
      import type { Header, Platform } from "./headers.js";

      /** An identifier of a screen. */
      export type ScreenName =
      \(names.joined(separator: "\n"));

      /** A screen with the values of its parameters, without escapes. */
      export type Destination =
      \(destinations.joined(separator: "\n"));

      /** The screens as the catalogue declares them. */
      export declare const screens: {
        readonly [screen in ScreenName]: {
          readonly header: Header;
          /** `push`, `sheet`, `full-screen`, or the name of a way of the app's own. */
          readonly presentation: string;
          readonly parent?: ScreenName;
          readonly tab?: string;
        }
      };

      /** Makes destinations: a screen with the values of its parameters. */
      export declare const Screen: {
      \(constructors.joined(separator: "\n"))
      };

      /** The screens at the base of each tab, in the order of the tab bar. */
      export declare const tabs: readonly ScreenName[];

      /** The title of a screen: that of a purpose, the value of a parameter, or nothing. */
      export declare function screenTitle(destination: Destination, locale: Locale): string;

      /** The screen beneath, with the parameters that it needs; undefined if there is none, or if one is missing. */
      export declare function parent(destination: Destination): Destination | undefined;

      /** The path of a destination, escaped; undefined without a route, or if a value cannot be in a path. */
      export declare function path(destination: Destination): string | undefined;

      /** What a link leads to: a path, or a URL whose scheme and host are ignored; undefined if no route matches. */
      export declare function destination(link: string): Destination | undefined;

      /**
       * The label of a back button: the title of the screen beneath, the word for Back, or undefined for the chevron alone.
       * `fits` says whether a text has room; without it, all have.
       */
      export declare function backLabel(
        destination: Destination, platform: Platform, locale: Locale, fits?: (text: string) => boolean,
      ): string | undefined;
      """
  }

  private func parameters(_ screen: GeneratedScreen) -> String {
    let members = screen.parameters.map { "readonly \(JavaScript.key($0.name))\($0.isOptional ? "?" : ""): string" }
    return members.isEmpty ? "{}" : "{ \(members.joined(separator: "; ")) }"
  }
}

extension GeneratedScreen.Route.Part {
  /// A string for a literal part; else its kind, which is parameter (0), optional (1) or wildcard (2), and its name.
  fileprivate var inJavaScript: String {
    switch self {
    case .literal(let text): JavaScript.string(text)
    case .parameter(let name): "[0, \(JavaScript.string(name))]"
    case .optional(let name): "[1, \(JavaScript.string(name))]"
    case .wildcard(let name): "[2, \(JavaScript.string(name))]"
    }
  }
}
