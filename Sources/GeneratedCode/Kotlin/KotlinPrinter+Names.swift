internal import CodeWriting

/// `HeaderNames.kt` and `DiscardQuestion.kt`: names that screens and purposes have in Kotlin.
extension KotlinPrinter {
  /// The actions and the identifiers of the screens' items as enumerations; nil if no screen declares one.
  var headerNames: String? {
    let actions = Self.cases(catalog.declaredActions)
    let tags = Self.cases(catalog.declaredIdentifiers)
    guard !actions.isEmpty || !tags.isEmpty else { return nil }
    return RuntimeFile("Kotlin/HeaderNames.kt").code(
      ["actions": actions.joined(separator: "\n"), "tags": tags.joined(separator: "\n")],
      without: Set((actions.isEmpty ? ["hasActions"] : []) + (tags.isEmpty ? ["hasTags"] : [])))
  }

  /// A constant for each identifier.
  private static func cases(_ identifiers: [String]) -> [String] {
    let names = NameScope.kotlinConstants.names(of: identifiers)
    return identifiers.enumerated().map { "\(names[$0])(\(Kotlin.string($1)))," }
  }

  /// `DiscardQuestion`, whose second answer is `keep-editing`, or Cancel for a catalogue without it.
  var discardQuestion: String {
    let hasKeeping = catalog.purposes.contains { $0.identifier == "keep-editing" }
    return RuntimeFile("Kotlin/DiscardQuestion.kt").code(["keep": hasKeeping ? "KEEP_EDITING" : "CANCEL"])
  }
}
