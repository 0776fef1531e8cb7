internal import CatalogModel

extension KotlinPrinter {
  /// `Screen`, with a class for each screen and its parameters.
  var screens: String {
    let routes = catalog.screens.filter { $0.route != nil }.sorted { $0.route?.order ?? 0 < $1.route?.order ?? 0 }
    let tabs = catalog.screens.indices
      .filter { catalog.screens[$0].tabOrder != nil && catalog.screens[$0].parameters.isEmpty }
      .sorted { catalog.screens[$0].tabOrder ?? 0 < catalog.screens[$1].tabOrder ?? 0 }.map { screenNames[$0] }
    let identifiers = catalog.screens.map { Kotlin.string($0.identifier) }
    return RuntimeFile("Kotlin/Screens.kt").code([
      "screens": catalog.screens.indices.map(screenClass).joined(separator: "\n\n"),
      "tabs": tabs.joined(separator: ", "),
      "routes": routes.map { Kotlin.string($0.identifier) }.joined(separator: ", "),
      "factsByIdentifier": identifiers.enumerated().map { "\($1) -> facts\($0)()" }.joined(separator: "\n"),
      "constructors": identifiers.enumerated().map { "\($1) -> \(constructor($0))" }.joined(separator: "\n"),
      "facts": catalog.screens.enumerated().map { "private fun facts\($0)(): ScreenFacts = \(facts($1))" }
        .joined(separator: "\n\n"),
    ])
  }

  /// The names of the classes; none hides a type that they use.
  private var screenNames: [String] {
    var taken = Kotlin.own.union(["Companion"])
    return catalog.screens.map { screen in
      var name = Kotlin.typeName(screen.identifier)
      while !taken.insert(name).inserted { name += "Screen" }
      return name
    }
  }

  private func screenClass(_ index: Int) -> String {
    let screen = catalog.screens[index]
    let parameters = screen.parameters.map {
      "public val \(Kotlin.name($0.name)): String\($0.isOptional ? "? = null" : "")"
    }
    let head =
      parameters.isEmpty
      ? "public object \(screenNames[index])"
      : "public data class \(screenNames[index])(\(parameters.joined(separator: ", ")))"
    let pairs = screen.parameters.map { "\(Kotlin.string($0.name)) to \(Kotlin.name($0.name))" }.joined(separator: ", ")
    let values =
      parameters.isEmpty
      ? "emptyMap()"
      : screen.parameters.contains(where: \.isOptional)
        ? "listOf(\(pairs)).mapNotNull { (name, value) -> value?.let { name to it } }.toMap()" : "mapOf(\(pairs))"
    let description = screen.description.map { Kotlin.comment($0) + "\n" } ?? ""
    return """
      \(description)\(head) : Screen() {
          override fun facts(): ScreenFacts = facts\(index)()

          override fun parameters(): Map<String, String> = \(values)

          override fun header(): Header = \(header(screen.header))
      }
      """
  }

  /// A screen created from values; null if a required one is missing.
  private func constructor(_ index: Int) -> String {
    let screen = catalog.screens[index]
    guard !screen.parameters.isEmpty else { return screenNames[index] }
    let required = screen.parameters.filter { !$0.isOptional }.map { "\(Kotlin.string($0.name)) in values" }
    let passed = screen.parameters.map { parameter in
      "values[\(Kotlin.string(parameter.name))]\(parameter.isOptional ? "" : ".orEmpty()")"
    }
    let call = "\(screenNames[index])(\(passed.joined(separator: ", ")))"
    return required.isEmpty ? call : "if (\(required.joined(separator: " && "))) \(call) else null"
  }

  // MARK: Values

  private func header(_ header: GeneratedHeader) -> String {
    let (kind, leading) =
      switch header.leading {
      case .nothing: ("NOTHING", "null")
      case .system: ("SYSTEM", "null")
      case .item(let item): ("ITEM", self.item(item))
      case .policy(let item): ("POLICY", self.item(item))
      }
    let trailing = header.trailing.map(item).joined(separator: ", ")
    return "Header(\(Kotlin.string(header.kind)), \(header.isProminent), LeadingKind.\(kind), \(leading), "
      + "\(header.confirmation.map(item) ?? "null"), \(trailing.isEmpty ? "emptyList()" : "listOf(\(trailing))"))"
  }

  private func item(_ item: GeneratedHeader.Item) -> String {
    let parts = [
      purpose(item.purpose), item.message.map { "message = \(Kotlin.string($0))" },
      item.isEnabled ? nil : "isEnabled = false", item.accessibilityIdentifier.map { "testTag = \(Kotlin.string($0))" },
      item.action.map { "action = \(Kotlin.string($0))" },
    ]
    return "HeaderItem(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }

  private func purpose(_ identifier: String) -> String {
    let index = catalog.purposes.firstIndex { $0.identifier == identifier }
    return index.map { "Purpose.\(KotlinNames(catalog.purposes.map(\.identifier))[$0])" } ?? "Purpose.BACK"
  }

  private func facts(_ screen: GeneratedScreen) -> String {
    let (titlePurpose, titleParameter) =
      switch screen.title {
      case .purpose(let purpose): (self.purpose(purpose), "null")
      case .argument(let name): ("null", Kotlin.string(name))
      case .empty: ("null", "null")
      }
    let presentation =
      switch screen.presentation {
      case "push": "Push"
      case "sheet": "Sheet"
      case "full-screen": "FullScreen"
      default: "Custom(\(Kotlin.string(screen.presentation)))"
      }
    let parts = screen.route.map { route in
      route.parts.isEmpty ? "emptyList()" : "listOf(\(route.parts.map(\.inKotlin).joined(separator: ", ")))"
    }
    let query = (screen.route?.query ?? []).map { "QueryParameter(\(Kotlin.string($0.name)), \($0.isOptional))" }
    let list = query.isEmpty ? "emptyList()" : "listOf(\(query.joined(separator: ", ")))"
    return "ScreenFacts(\(Kotlin.string(screen.identifier)), \(titlePurpose), \(titleParameter), "
      + "\(screen.parent.map(Kotlin.string) ?? "null"), Presentation.\(presentation), \(parts ?? "null"), \(list))"
  }
}

extension GeneratedScreen.Route.Part {
  fileprivate var inKotlin: String {
    switch self {
    case .literal(let text): "RoutePart(PartKind.LITERAL, \(Kotlin.string(text)))"
    case .parameter(let name): "RoutePart(PartKind.PARAMETER, \(Kotlin.string(name)))"
    case .optional(let name): "RoutePart(PartKind.OPTIONAL, \(Kotlin.string(name)))"
    case .wildcard(let name): "RoutePart(PartKind.WILDCARD, \(Kotlin.string(name)))"
    }
  }
}
