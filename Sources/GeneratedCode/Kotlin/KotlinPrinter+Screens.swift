internal import CatalogModel

extension KotlinPrinter {
  /// `Screen`, with a class for each screen and its parameters.
  var screens: String {
    let classes = catalog.screens.indices.map { screenClass($0) }
    let routes = catalog.screens.filter { $0.route != nil }.sorted { $0.route?.order ?? 0 < $1.route?.order ?? 0 }
    let tabs = catalog.screens.indices
      .filter { catalog.screens[$0].tabOrder != nil && catalog.screens[$0].parameters.isEmpty }
      .sorted { catalog.screens[$0].tabOrder ?? 0 < catalog.screens[$1].tabOrder ?? 0 }.map { screenNames[$0] }
    return """
      /** A screen of the app, with the values of its parameters. */
      public sealed class Screen {
          internal abstract fun facts(): ScreenFacts

          /** The values of its parameters, without those that are absent. */
          public abstract fun parameters(): Map<String, String>

          /** Its header. */
          public abstract fun header(): Header

          /** Its key in the catalogue. */
          public fun identifier(): String = facts().identifier

          /** The title in a language: that of a purpose, the value of a parameter, or nothing. */
          public fun title(language: Language): String =
              facts().titlePurpose?.title(language) ?: facts().titleParameter?.let { parameters()[it] } ?: ""

          /** How it is shown. */
          public fun presentation(): Presentation = facts().presentation

          /** The screen beneath, with the parameters that it needs; null if there is none, or if a parameter of its route is missing. */
          public fun parent(): Screen? =
              facts().parent?.let { name -> factsOf(name)?.valuesAsParent(parameters())?.let { make(name, it) } }

          /** The path that leads to it, with escapes where needed; null without a route, or if a value cannot be in a path. */
          public fun path(): String? = facts().path(parameters())?.takeIf { of(it)?.identifier() == identifier() }

          /**
           * The label of its back button: the title of the screen beneath, the word for Back, or null for the chevron alone.
           *
           * [fits] says whether a text has room.
           */
          public fun backLabel(language: Language, platform: Platform, fits: (String) -> Boolean = { true }): String? {
              if (!platform.showsBackLabel || presentation() != Presentation.Push) return null
              val previous = parent() ?: return null
              return listOf(previous.title(language), Purpose.BACK.shortTitle(language)).firstOrNull { it.isNotEmpty() && fits(it) }
          }

      \(classes.joined(separator: "\n\n"))

          public companion object {
              /** The screens at the base of each tab, in the order of the tab bar. */
              public val tabs: List<Screen> get() = listOf(\(tabs.joined(separator: ", ")))

              /** What a link leads to: a path with an optional query, or a URL whose scheme and host are ignored; null if no route matches. */
              public fun of(link: String): Screen? {
                  for (text in pathsIn(link)) {
                      val path = routePath(text) ?: continue
                      for (name in routes()) {
                          val values = factsOf(name)?.match(path) ?: continue
                          make(name, values)?.let { return it }
                      }
                  }
                  return null
              }

              /** The identifiers of the screens with a route, the most specific first. */
              private fun routes(): List<String> = listOf(\(routes.map { Kotlin.string($0.identifier) }.joined(separator: ", ")))

              internal fun factsOf(identifier: String): ScreenFacts? = when (identifier) {
      \(catalog.screens.enumerated().map { "            \(Kotlin.string($1.identifier)) -> facts\($0)()\n" }.joined())            else -> null
              }

              internal fun make(identifier: String, values: Map<String, String>): Screen? = when (identifier) {
      \(catalog.screens.indices.map { "            \(Kotlin.string(catalog.screens[$0].identifier)) -> \(constructor($0))\n" }.joined())            else -> null
              }
          }
      }

      \(catalog.screens.enumerated().map { "private fun facts\($0)(): ScreenFacts = \(facts($1))" }.joined(separator: "\n\n"))

      \(KotlinScreenTexts.code)
      """
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
    let description = screen.description.map { Kotlin.comment($0, indent: "    ") + "\n" } ?? ""
    return """
      \(description)    \(head) : Screen() {
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
    let made = "\(screenNames[index])(\(passed.joined(separator: ", ")))"
    return required.isEmpty ? made : "if (\(required.joined(separator: " && "))) \(made) else null"
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
