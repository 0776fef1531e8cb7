internal import SourceText

extension CatalogDifference {
  /// How many texts of all locales were added, removed or changed.
  func count(ofTexts kind: Change<String>.Kind) -> Int {
    texts.reduce(0) { $0 + $1.texts.count { $0.text.kind == kind } }
  }

  /// How many icons of purposes that both catalogues have were added, removed or changed.
  var iconCount: Int { icons.reduce(0) { $0 + $1.icons.count } }

  /// What changed in a few words each, what weighs most first: `2 purposes added`.
  var summary: [String] {
    func words(_ count: Int, _ noun: String, _ rest: String) -> String? {
      count == 0 ? nil : counted(count, noun) + rest
    }
    let severities = [Severity.error, .warning, .note]
    let come = severities.map { words(newFindings.count($0), "new \($0.rawValue)", "") }
    let gone = severities.map { words(goneFindings.count($0), $0.rawValue, " gone") }
    let changes = [
      words(purposes.added.count, "purpose", " added"), words(purposes.removed.count, "purpose", " removed"),
      words(purposes.renamed.count, "purpose", " renamed"), words(purposes.changed.count, "purpose", " changed"),
      words(locales.added.count, "locale", " added"), words(locales.removed.count, "locale", " removed"),
      words(count(ofTexts: .added), "text", " added"), words(count(ofTexts: .removed), "text", " removed"),
      words(count(ofTexts: .changed), "text", " changed"), words(iconCount, "icon", " changed"),
      words(icons.count { $0.presence == .added }, "icon set", " added"),
      words(icons.count { $0.presence == .removed }, "icon set", " removed"),
      words(icons.count { $0.version != nil }, "icon set", " updated"),
      words(icons.reduce(0) { $0 + $1.rightToLeft.count }, "icon", " behaving otherwise right-to-left"),
      words(manifest.count, "setting", " changed"),
    ]
    return (come + gone + changes).compactMap(\.self)
  }
}
