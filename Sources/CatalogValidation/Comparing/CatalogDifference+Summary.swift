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
    func text(_ count: Int, _ noun: String, then rest: String) -> String? {
      count == 0 ? nil : counted(count, noun) + rest
    }
    let severities = [Severity.error, .warning, .note]
    let new = severities.map { text(newFindings.count($0), "new \($0.rawValue)", then: "") }
    let resolved = severities.map { text(resolvedFindings.count($0), $0.rawValue, then: " gone") }
    let changes = [
      text(purposes.added.count, "purpose", then: " added"),
      text(purposes.removed.count, "purpose", then: " removed"),
      text(purposes.renamed.count, "purpose", then: " renamed"),
      text(purposes.changed.count, "purpose", then: " changed"),
      text(locales.added.count, "locale", then: " added"), text(locales.removed.count, "locale", then: " removed"),
      text(count(ofTexts: .added), "text", then: " added"), text(count(ofTexts: .removed), "text", then: " removed"),
      text(count(ofTexts: .changed), "text", then: " changed"), text(iconCount, "icon", then: " changed"),
      text(icons.count { $0.presence == .added }, "icon set", then: " added"),
      text(icons.count { $0.presence == .removed }, "icon set", then: " removed"),
      text(icons.count { $0.version != nil }, "icon set", then: " updated"),
      text(icons.reduce(0) { $0 + $1.rightToLeft.count }, "icon", then: " behaving otherwise right-to-left"),
      text(screens.count, "field", then: " of headers and screens changed"),
      text(manifest.count, "setting", then: " changed"),
    ]
    return (new + resolved + changes).compactMap(\.self)
  }
}
