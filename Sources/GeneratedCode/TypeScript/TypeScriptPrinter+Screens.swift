internal import CatalogFiles
internal import CatalogModel
internal import CodeWriting
internal import SourceText

/// `screens.js`: the screens with their headers, and their constructors.
extension TypeScriptPrinter {
  var screens: String {
    RuntimeFile("TypeScript/screens.js").code([
      "screens": catalog.screens.map { "\(JavaScript.key($0.identifier)): \(screen($0))," }.joined(separator: "\n"),
      "constructors": constructors.joined(separator: "\n"),
      "tabs": tabs.map { JavaScript.string($0.identifier) }.joined(separator: ", "),
      "stacks": catalog.stacks.map { stack in
        object([("tab", stack.tab.map(JavaScript.string)), ("base", JavaScript.string(stack.base))])
      }.joined(separator: ", "), "routes": routes.map { JavaScript.string($0.identifier) }.joined(separator: ", "),
    ])
      + featureTypes.map { type, feature in
        let members = constructors(of: feature).map { "\(JavaScript.key($0)): Screen.\($0)" }
        return "\n\nexport const \(type) = { \(members.joined(separator: ", ")) };"
      }.joined()
  }

  /// The name of each feature's type.
  private var featureTypes: [(type: String, feature: GeneratedFeature)] {
    let names = NameScope.typeScriptTypes.names(of: catalog.features.map(\.name))
    return zip(names, catalog.features).map { ("\($0)Screen", $1) }
  }

  /// The names of the screens' constructors, by screen.
  private var constructorNames: [String: String] {
    let screens = catalog.screens.map(\.identifier)
    return Dictionary(uniqueKeysWithValues: zip(screens, NameScope.javaScriptConstants.names(of: screens)))
  }

  private func constructors(of feature: GeneratedFeature) -> [String] {
    feature.screens.compactMap { constructorNames[$0.identifier] }
  }

  private var declarationsOfFeatures: String {
    featureTypes.map { type, feature in
      let names = feature.screens.map { JavaScript.string($0.identifier) }.joined(separator: " | ")
      let members = constructors(of: feature).map(JavaScript.string).joined(separator: " | ")
      return """


        /** A screen of the feature '\(feature.name)', with the values of its parameters. */
        export type \(type) = Extract<Destination, { readonly screen: \(names) }>;

        /** Makes destinations of the feature '\(feature.name)'. */
        export declare const \(type): Pick<typeof Screen, \(members)>;
        """
    }.joined()
  }

  private var tabs: [GeneratedScreen] {
    catalog.stacks.filter { $0.tab != nil }.compactMap { stack in
      catalog.screens.first { $0.identifier == stack.base }
    }
  }

  private var routes: [GeneratedScreen] {
    catalog.screens.filter { $0.route != nil }.sorted { $0.route?.order ?? 0 < $1.route?.order ?? 0 }
  }

  private var constructors: [String] {
    let names = constructorNames
    return catalog.screens.map { screen in
      let identifier = JavaScript.string(screen.identifier)
      let name = JavaScript.key(names[screen.identifier] ?? screen.identifier)
      return "\(name): (parameters = {}) => ({ screen: \(identifier), parameters }),"
    }
  }

  private func screen(_ screen: GeneratedScreen) -> String {
    object([
      ("header", header(screen.header)), ("title", screen.title.inJavaScript),
      ("subtitle", screen.subtitle.inJavaScript), ("parent", screen.parent.map(JavaScript.string)),
      ("presentation", CompactJSON.text(of: screen.presentation.tree)), ("isBase", screen.isBase ? "true" : nil),
      ("discard", screen.discard.map(JavaScript.string)), ("tab", screen.tab.map(JavaScript.string)),
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
    let segments = header.segments.enumerated().map { "{ purpose: \(JavaScript.string($1)), on: \($0 == 0) }" }
    return object([
      ("kind", JavaScript.string(header.kind)), ("prominent", "\(header.isProminent)"), ("leading", leading),
      ("confirm", header.confirmation.map { object(members($0)) }),
      ("trailing", "[\(header.trailing.map { object(members($0)) }.joined(separator: ", "))]"),
      ("segments", segments.isEmpty ? nil : "[\(segments.joined(separator: ", "))]"),
      ("search", header.search.map { "{ purpose: \(JavaScript.string($0)) }" }),
    ])
  }

  private func members(_ item: GeneratedHeader.Item) -> [(String, String?)] {
    [
      ("purpose", JavaScript.string(item.purpose)), ("message", item.message.map(JavaScript.string)),
      ("enabled", item.isEnabled ? nil : "false"), ("on", item.isOn.map { "\($0)" }),
      (
        "menu",
        item.menu.isEmpty ? nil : "[\(item.menu.map { object(members($0)) }.joined(separator: ", "))]"
      ),
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
    let names = catalog.screens.map { "| \(JavaScript.string($0.identifier))" }
    let destinations = catalog.screens.map { screen in
      "| { readonly screen: \(JavaScript.string(screen.identifier)); readonly parameters: \(parameters(screen)) }"
    }
    let constructorNames = constructorNames
    let constructors = catalog.screens.map { screen in
      let isOptional = screen.parameters.allSatisfy(\.isOptional)
      let description = screen.description.map { "  /** \($0.replacing("*/", with: "* /")) */\n" } ?? ""
      let passed = screen.parameters.isEmpty ? "" : "parameters\(isOptional ? "?" : ""): \(parameters(screen))"
      let name = JavaScript.key(constructorNames[screen.identifier] ?? screen.identifier)
      return "\(description)  \(name)(\(passed)): Destination;"
    }
    let tabs = catalog.stacks.compactMap(\.tab).map { "| \(JavaScript.string($0))" }
    return RuntimeFile("TypeScript/screens.d.ts").code([
      "tabs": (tabs.isEmpty ? ["never"] : tabs).joined(separator: "\n") + ";",
      "names": names.joined(separator: "\n") + ";", "destinations": destinations.joined(separator: "\n") + ";",
      "constructors": constructors.joined(separator: "\n"),
    ]) + declarationsOfFeatures
  }

  private func parameters(_ screen: GeneratedScreen) -> String {
    let members = screen.parameters.map { "readonly \(JavaScript.key($0.name))\($0.isOptional ? "?" : ""): string" }
    return members.isEmpty ? "{}" : "{ \(members.joined(separator: "; ")) }"
  }
}

extension GeneratedScreen.Title {
  /// The purpose or the parameter that it comes from; nil for an empty title.
  fileprivate var inJavaScript: String? {
    switch self {
    case .purpose(let purpose): "{ purpose: \(JavaScript.string(purpose)) }"
    case .argument(let name): "{ parameter: \(JavaScript.string(name)) }"
    case .empty: nil
    }
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
