internal import CatalogModel
internal import CodeWriting

extension KotlinPrinter {
  /// `Screen`, with a class for each screen and its parameters.
  var screens: String {
    let routes = catalog.screens.filter { $0.route != nil }.sorted { $0.route?.order ?? 0 < $1.route?.order ?? 0 }
    let identifiers = catalog.screens.map { Kotlin.string($0.identifier) }
    return RuntimeFile("Kotlin/Screens.kt").code([
      "screens": (featureClasses + catalog.screens.indices.map(screenClass)).joined(separator: "\n\n"),
      "tabs": tabs.joined(separator: ", "),
      "identifiers": identifiers.joined(separator: ", "),
      "patterns": catalog.screens.compactMap(\.route).map { Kotlin.string($0.textOfPath) }.joined(separator: ", "),
      "routes": routes.map { Kotlin.string($0.identifier) }.joined(separator: ", "),
      "factsByIdentifier": identifiers.enumerated().map { "\($1) -> facts\($0)()" }.joined(separator: "\n"),
      "constructors": identifiers.enumerated().map { "\($1) -> \(constructor($0))" }.joined(separator: "\n"),
      "facts": catalog.screens.enumerated().map { "private fun facts\($0)(): ScreenFacts = \(facts($1))" }
        .joined(separator: "\n\n"),
    ])
  }

  /// The bases of the tabs, except those that need a parameter.
  private var tabs: [String] {
    catalog.stacks.filter { $0.tab != nil }.compactMap { stack in
      guard let index = catalog.screens.firstIndex(where: { $0.identifier == stack.base }) else { return nil }
      let parameters = catalog.screens[index].parameters
      guard parameters.allSatisfy(\.isOptional) else { return nil }
      return screenNames[index] + (parameters.isEmpty ? "" : "()")
    }
  }

  /// `Router`, which begins with the app's stacks. With Jetpack Compose, its state is observed.
  var router: String {
    let stacks = catalog.stacks.map { stack in
      let tab = stack.tab.map(Kotlin.string) ?? "null"
      return "RouterState.Stack(\(tab), listOf(Destination(\(Kotlin.string(stack.base))))),"
    }
    var replacements = ["stacks": stacks.joined(separator: "\n")]
    guard android?.hasCompose == true else {
      return RuntimeFile("Kotlin/Router.kt").code(replacements, without: ["imports", "stable"])
    }
    let names = ["Stable", "getValue", "mutableStateOf", "setValue"]
    replacements["imports"] = names.map { "import androidx.compose.runtime.\($0)\n" }.joined()
    replacements["stable"] = "@Stable"
    replacements["state"] = "by mutableStateOf(newState(restoring, losses))"
    replacements["asked"] = "by mutableStateOf(null)"
    return RuntimeFile("Kotlin/Router.kt").code(replacements)
  }

  /// The names of the classes; none hides a type that they use.
  private var screenNames: [String] {
    NameScope.kotlinScreens.names(of: catalog.screens.map(\.identifier))
  }

  /// The class of each feature's screens.
  private var featureClasses: [String] {
    catalog.features.map { feature in
      "\(Kotlin.comment("A screen of the feature '\(feature.name)'."))\npublic sealed class \(featureNames[feature.name] ?? "") : Screen()"
    }
  }

  /// The names of the features' classes; none is that of a screen.
  private var featureNames: [String: String] {
    let features = catalog.features.map(\.name)
    return Dictionary(
      uniqueKeysWithValues: zip(features, NameScope.kotlinFeatures(besides: screenNames).names(of: features)))
  }

  private func screenClass(_ index: Int) -> String {
    let screen = catalog.screens[index]
    let properties = Self.properties(of: screen)
    let parameters = zip(screen.parameters, properties).map { parameter, property in
      "public val \(property): String\(parameter.isOptional ? "? = null" : "")"
    }
    let head =
      parameters.isEmpty
      ? "public data object \(screenNames[index])"
      : "public data class \(screenNames[index])(\(parameters.joined(separator: ", ")))"
    let pairs = zip(screen.parameters, properties).map { "\(Kotlin.string($0.name)) to \($1)" }.joined(separator: ", ")
    let values =
      parameters.isEmpty
      ? "emptyMap()"
      : screen.parameters.contains(where: \.isOptional)
        ? "listOf(\(pairs)).mapNotNull { (name, value) -> value?.let { name to it } }.toMap()" : "mapOf(\(pairs))"
    let description = screen.description.map { Kotlin.comment($0) + "\n" } ?? ""
    let feature = catalog.features.first { $0.screens.contains { $0.identifier == screen.identifier } }
    let base = feature.flatMap { featureNames[$0.name] } ?? "Screen"
    return """
      \(description)\(head) : \(base)() {
          override fun facts(): ScreenFacts = facts\(index)()

          override val parameters: Map<String, String> get() = \(values)

          override val header: Header get() = \(header(screen.header))
      }
      """
  }

  /// The properties for a screen's parameters: `pathValue` for a parameter that has the name of a property of all screens.
  private static func properties(of screen: GeneratedScreen) -> [String] {
    var taken = members.union(screen.parameters.map(\.name))
    return screen.parameters.map { parameter in
      var name = parameter.name
      guard members.contains(name) else { return Kotlin.name(name) }
      repeat { name += "Value" } while !taken.insert(name).inserted
      return name
    }
  }

  private static let members: Set = [
    "destination", "header", "identifier", "parameters", "parent", "path", "presentation",
  ]

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
    let segments = header.segments.enumerated().map { "HeaderItem(\(purpose($1)), isOn = \($0 == 0))" }
    let further = [
      segments.isEmpty ? "" : ", segments = listOf(\(segments.joined(separator: ", ")))",
      header.search.map { ", search = HeaderItem(\(purpose($0)))" } ?? "",
    ]
    return "Header(\(Kotlin.string(header.kind)), \(header.isProminent), LeadingKind.\(kind), \(leading), "
      + "\(header.confirmation.map(item) ?? "null"), "
      + "\(trailing.isEmpty ? "emptyList()" : "listOf(\(trailing))")\(further.joined()))"
  }

  private func item(_ item: GeneratedHeader.Item) -> String {
    let parts = [
      purpose(item.purpose), item.message.map { "message = \(Kotlin.string($0))" },
      item.isEnabled ? nil : "isEnabled = false", item.isOn.map { "isOn = \($0)" },
      item.menu.isEmpty ? nil : "menu = listOf(\(item.menu.map(self.item).joined(separator: ", ")))",
      item.accessibilityIdentifier.map { "testTag = \(Kotlin.string($0))" },
      item.action.map { "action = \(Kotlin.string($0))" },
    ]
    return "HeaderItem(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }

  private func purpose(_ identifier: String) -> String {
    "Purpose.\(catalog.purposes.first { $0.identifier == identifier }?.name.kotlin ?? "BACK")"
  }

  private func subtitle(of screen: GeneratedScreen) -> String {
    guard screen.subtitle != .empty else { return "" }
    let (purpose, parameter) = sources(of: screen.subtitle)
    return ", \(purpose), \(parameter)"
  }

  /// The purpose and the parameter that a title comes from.
  private func sources(of title: GeneratedScreen.Title) -> (purpose: String, parameter: String) {
    switch title {
    case .purpose(let purpose): (self.purpose(purpose), "null")
    case .argument(let name): ("null", Kotlin.string(name))
    case .empty: ("null", "null")
    }
  }

  private func facts(_ screen: GeneratedScreen) -> String {
    let (titlePurpose, titleParameter) = sources(of: screen.title)
    let parts = screen.route.map { route in
      route.parts.isEmpty ? "emptyList()" : "listOf(\(route.parts.map(\.inKotlin).joined(separator: ", ")))"
    }
    let query = (screen.route?.query ?? []).map { "QueryParameter(\(Kotlin.string($0.name)), \($0.isOptional))" }
    let list = query.isEmpty ? "emptyList()" : "listOf(\(query.joined(separator: ", ")))"
    let tab = screen.tab.flatMap { tab in catalog.stacks.contains { $0.tab == tab } ? tab : nil }
    let names = [screen.parent, tab, screen.discard].map { $0.map(Kotlin.string) ?? "null" }
    return "ScreenFacts(\(Kotlin.string(screen.identifier)), \(titlePurpose), \(titleParameter), \(names[0]), "
      + "Presentation.\(screen.presentationInKotlin), \(screen.isBase), \(names[1]), \(names[2]), \(parts ?? "null"), \(list)\(subtitle(of: screen)))"
  }
}

extension GeneratedScreen {
  fileprivate var presentationInKotlin: String {
    switch presentation {
    case .push: "Push"
    case .sheet(let options): "Sheet(\(options.inKotlin))"
    case .fullScreen: "FullScreen"
    case .custom(let name): "Custom(\(Kotlin.string(name)))"
    }
  }
}

extension SheetOptions {
  fileprivate var inKotlin: String {
    let detents = detents.map { detent in
      switch detent {
      case .medium: "Presentation.Detent.Medium"
      case .large: "Presentation.Detent.Large"
      case .share(let share): "Presentation.Detent.Share(\(share))"
      }
    }
    let options = [
      detents.isEmpty ? nil : "detents = listOf(\(detents.joined(separator: ", ")))", grabber ? "grabber = true" : nil,
      cornerRadius.map { "cornerRadius = \($0)" },
    ]
    return options.compactMap(\.self).joined(separator: ", ")
  }
}

extension GeneratedScreen.Route {
  /// The path as written, without the query.
  fileprivate var textOfPath: String {
    query.isEmpty ? text : String(text.prefix(upTo: text.firstRange(of: "?{")?.lowerBound ?? text.endIndex))
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
