internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `unneeded-exception`: every exception in `rules` of catalog.json still accepts some finding.
package enum UnneededExceptionRule: SettingsRule {
  package static let description = RuleDescription(
    identifier: "unneeded-exception",
    severity: .note,
    isFixable: true,
    summary: "Every exception in 'rules' of catalog.json still accepts some finding.",
    rationale: "Without its finding, an exception would hide the next finding at the same place.",
    breaking: [.rules(#"{ "edge-whitespace": { "exceptions": [↓{ "reason": "Some titles begin with a space." }] } }"#)],
    passing: [
      RuleExample([
        "catalog.json": RuleExample.manifest(
          rules: #"{ "edge-whitespace": { "exceptions": [{ "locales": ["en"], "reason": "It aligns the title." }] } }"#),
        "titles/en.json": #"{ "back": " Back", "delete": "Delete" }"#,
      ])
    ]
  )

  /// - Parameter manifest: the catalogue's own catalog.json.
  static func findings(
    for exceptions: [(rule: String, exception: RuleException)], in manifest: JSONDocument
  ) -> [Finding] {
    var collector = FindingCollector()
    for (rule, exception) in exceptions {
      collector.report(
        self, "this exception of '\(rule)' no longer accepts any finding; remove it", at: exception.place,
        fix: removal(of: exception, rule: rule, from: manifest))
    }
    return collector.findings
  }

  private static func removal(of exception: RuleException, rule: String, from manifest: JSONDocument) -> Fix? {
    guard exception.place.file.path == manifest.source.path,
      let all = manifest.root["rules"]?[rule]?["exceptions"]?.elements,
      let index = all.firstIndex(where: { $0.offset == exception.place.offset })
    else { return nil }
    return Fix(removing: [.key("rules"), .key(rule), .key("exceptions"), .element(index)], from: manifest)
  }
}
