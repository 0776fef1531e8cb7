internal import CatalogModel
internal import SourceText

/// Finds icons for locales that the catalogue does not have, which are never shown.
struct IconLocaleAudit {
  /// The catalogue's own purposes.json.
  let document: JSONDocument
  let log: ProblemLog
  let locales: [LanguageTag]

  func report(_ purposes: [PurposeDefinition]) {
    let languages = Set(locales.map(\.language))
    for purpose in purposes {
      for case (let set, .byLocale(_, let names)) in purpose.icons
      where names.keys.contains(where: { !languages.contains($0.language) }) {
        report(set, of: purpose.identifier, knowing: languages)
      }
    }
  }

  private func report(_ set: IconSetIdentifier, of purpose: String, knowing languages: Set<String>) {
    for member in document.root[purpose]?["icons"]?[set.rawValue]?["locales"]?.members ?? [] {
      guard let tag = LanguageTag(member.key), !languages.contains(tag.language) else { continue }
      let advice = NearestName.advice(
        on: member.key, among: log.count < 100 ? locales.map(\.identifier) : [],
        otherwise: "add it to 'locales' in catalog.json, or remove it")
      log.report(
        .undeclaredLocale,
        "the icon of '\(purpose)' for '\(tag)' is never shown, since catalog.json does not list the "
          + "locale; \(advice)", at: member.keyRange.lowerBound,
        subject: Subject(purpose: purpose, locale: tag, iconSet: set))
    }
  }
}
