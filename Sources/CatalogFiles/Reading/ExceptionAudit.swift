internal import CatalogModel
internal import SourceText

/// Finds unknown names in the exceptions of catalog.json: such an exception accepts no finding.
struct ExceptionAudit {
  /// The catalogue's own.
  let layer: ManifestLayer
  let locales: [LanguageTag]
  let purposes: [PurposeDefinition]
  let screens: [Screen]

  func report() {
    guard layer.part.rules.contains(where: { !$0.exceptions.isEmpty }) else { return }
    let names = [
      "locales": Set(locales.map(\.identifier)), "purposes": Set(purposes.map(\.identifier)),
      "messages": Set(purposes.flatMap { $0.messages.map(\.name) }), "screens": Set(screens.map(\.id)),
    ]
    // Findings about unknown names are about names that the catalogue does not have.
    for rule in layer.document.root["rules"]?.members ?? [] where CatalogProblem.Kind(rawValue: rule.key) == nil {
      for exception in rule.value["exceptions"]?.elements ?? [] {
        for (field, known) in names { report(exception[field], field, among: known) }
      }
    }
  }

  private func report(_ list: JSONValue?, _ field: String, among known: Set<String>) {
    for element in list?.elements ?? [] {
      guard let name = element.string, !known.contains(name) else { continue }
      // If so many are unknown, none is a typo.
      let candidates = layer.log.count < 100 ? known.sorted() : []
      let advice = NearestName.advice(on: name, among: candidates, otherwise: "correct it, or remove it")
      switch field {
      case "locales":
        // A tag in another form has been reported.
        guard let tag = LanguageTag(name), tag.identifier == name else { continue }
        let advice = NearestLocale.advice(
          on: tag, among: candidates.isEmpty ? [] : locales, otherwise: "correct it, or remove it")
        layer.log.report(
          .undeclaredLocale, "locale '\(name)' of an exception is not listed in catalog.json; \(advice)",
          at: element.offset)
      case "purposes":
        let advice = purposes.nameNow(of: name).map { "it is now '\($0)'" } ?? advice
        layer.log.report(.unknownPurpose, "unknown purpose '\(name)' in an exception; \(advice)", at: element.offset)
      case "screens":
        layer.log.report(.unknownScreen, "unknown screen '\(name)' in an exception; \(advice)", at: element.offset)
      default:
        layer.log.report(
          .unknownField, "no purpose has the message '\(name)' of an exception; \(advice)", at: element.offset)
      }
    }
  }
}
