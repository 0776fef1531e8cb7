internal import SourceText

extension CatalogDifference {
  /// The number of texts in all locales that were added, removed or changed.
  func count(ofTexts kind: Change<String>.Kind) -> Int {
    texts.reduce(0) { $0 + $1.texts.count { $0.text.kind == kind } }
  }

  /// The number of icons that were added, removed or changed, of purposes in both catalogues.
  var iconCount: Int { icons.reduce(0) { $0 + $1.icons.count } }

  /// A short phrase for each kind of change, the most important first: `2 purposes added`.
  package var summary: [String] {
    func words(_ count: Int, _ noun: String, then rest: String) -> String? {
      count == 0 ? nil : counted(count, noun) + rest
    }
    let severities = [Severity.error, .warning, .note]
    let new = severities.map { words(newFindings.count($0), "new \($0.rawValue)", then: "") }
    let resolved = severities.map { words(resolvedFindings.count($0), $0.rawValue, then: " gone") }
    let changes = [
      words(purposes.added.count, "purpose", then: " added"),
      words(purposes.removed.count, "purpose", then: " removed"),
      words(purposes.renamed.count, "purpose", then: " renamed"),
      words(purposes.changed.count, "purpose", then: " changed"),
      words(locales.added.count, "locale", then: " added"), words(locales.removed.count, "locale", then: " removed"),
      words(count(ofTexts: .added), "text", then: " added"), words(count(ofTexts: .removed), "text", then: " removed"),
      words(count(ofTexts: .changed), "text", then: " changed"), words(iconCount, "icon", then: " changed"),
      words(icons.count { $0.presence == .added }, "icon set", then: " added"),
      words(icons.count { $0.presence == .removed }, "icon set", then: " removed"),
      words(icons.count { $0.version != nil }, "icon set", then: " updated"),
      words(icons.reduce(0) { $0 + $1.rightToLeft.count }, "icon", then: " behaving otherwise right-to-left"),
      words(screens.count, "field", then: " of headers and screens changed"),
      words(manifest.count, "setting", then: " changed"),
    ]
    return (new + resolved + changes).compactMap(\.self)
  }
}
