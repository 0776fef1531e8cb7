extension CatalogDifference {
  /// How many texts of all locales were added, removed or changed.
  func count(ofTexts kind: Change<String>.Kind) -> Int {
    texts.reduce(0) { $0 + $1.texts.count { $0.text.kind == kind } }
  }

  /// How many icons of purposes that both catalogues have were added, removed or changed.
  var iconCount: Int { icons.reduce(0) { $0 + $1.icons.count } }

  /// What changed in a few words each, what weighs most first: `2 purposes added`.
  var summary: [String] {
    func counted(_ count: Int, _ noun: String, _ rest: String) -> String? {
      count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")\(rest)"
    }
    let severities = [Severity.error, .warning, .note]
    func number(_ findings: [Finding], _ severity: Severity) -> Int { findings.count { $0.severity == severity } }
    let come = severities.map { counted(number(newFindings, $0), "new \($0.rawValue)", "") }
    let gone = severities.map { counted(number(goneFindings, $0), $0.rawValue, " gone") }
    let changes = [
      counted(purposes.added.count, "purpose", " added"), counted(purposes.removed.count, "purpose", " removed"),
      counted(purposes.renamed.count, "purpose", " renamed"), counted(purposes.changed.count, "purpose", " changed"),
      counted(locales.added.count, "locale", " added"), counted(locales.removed.count, "locale", " removed"),
      counted(count(ofTexts: .added), "text", " added"), counted(count(ofTexts: .removed), "text", " removed"),
      counted(count(ofTexts: .changed), "text", " changed"), counted(iconCount, "icon", " changed"),
      counted(icons.count { $0.presence == .added }, "icon set", " added"),
      counted(icons.count { $0.presence == .removed }, "icon set", " removed"),
      counted(icons.count { $0.version != nil }, "icon set", " updated"),
      counted(manifest.count, "setting", " changed"),
    ]
    return (come + gone + changes).compactMap(\.self)
  }
}
