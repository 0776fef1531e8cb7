/// `HeaderNames.kt` and `DiscardQuestion.kt`: names that screens and purposes have in Kotlin.
extension KotlinPrinter {
  /// The actions and the identifiers of the screens' items as enumerations; nil if no screen declares one.
  var headerNames: String? {
    let items = catalog.screens.flatMap(\.header.items)
    let actions = Self.cases(items.compactMap(\.action))
    let tags = Self.cases(items.compactMap(\.accessibilityIdentifier))
    guard !actions.isEmpty || !tags.isEmpty else { return nil }
    return RuntimeFile("Kotlin/HeaderNames.kt").code(
      ["actions": actions.joined(separator: "\n"), "tags": tags.joined(separator: "\n")],
      without: Set((actions.isEmpty ? ["hasActions"] : []) + (tags.isEmpty ? ["hasTags"] : [])))
  }

  /// A constant for each identifier, sorted.
  private static func cases(_ identifiers: [String]) -> [String] {
    let sorted = Set(identifiers).filter { !$0.isEmpty }.sorted()
    let names = KotlinNames(sorted)
    return sorted.enumerated().map { "\(names[$0])(\(Kotlin.string($1)))," }
  }

  /// `DiscardQuestion`, whose second answer is `keep-editing`, or Cancel for a catalogue without it.
  var discardQuestion: String {
    let hasKeeping = catalog.purposes.contains { $0.identifier == "keep-editing" }
    return RuntimeFile("Kotlin/DiscardQuestion.kt").code(["keep": hasKeeping ? "KEEP_EDITING" : "CANCEL"])
  }
}

extension GeneratedHeader {
  /// All items that a screen declares, those of menus included.
  fileprivate var items: [Item] {
    let leading: [Item] =
      switch self.leading {
      case .nothing, .system: []
      case .item(let item), .policy(let item): [item]
      }
    let own = leading + [confirmation].compactMap(\.self) + trailing
    return own + own.flatMap(\.menu)
  }
}
