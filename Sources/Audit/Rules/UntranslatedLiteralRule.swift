internal import AppReading
internal import CatalogModel
internal import CatalogValidation
internal import CatalogFiles
internal import SourceText

/// Titles that are written into the source although the app has a translation.
enum UntranslatedLiteralRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.untranslatedLiteral.rawValue, severity: .warning,
    summary: "A title that the app translates elsewhere is not written into the source.",
    rationale:
      "A literal stays in the source language for everybody. Where the same text is in a string table, somebody has translated it "
      + "already, and one button was forgotten.",
    breaking: [
      .sources([
        "res/values/strings.xml": #"<resources><string name="delete">Delete</string></resources>"#,
        "res/values-de/strings.xml": #"<resources><string name="delete">Löschen</string></resources>"#,
        "Toolbar.kt": """
        @Composable
        fun Toolbar() {
          ↓TextButton(onClick = { delete() }) { Text("Delete") }
        }
        """,
      ])
    ],
    passing: [
      .sources([
        "res/values/strings.xml": #"<resources><string name="delete">Delete</string></resources>"#,
        "Toolbar.kt": """
        @Composable
        fun Toolbar() {
          TextButton(onClick = { delete() }) { Text(stringResource(R.string.delete)) }
        }
        """,
      ]),
      // The table has no translation.
      .sources([
        "res/values/strings.xml": #"<resources><string name="delete">Delete</string></resources>"#,
        "Toolbar.kt": """
        @Composable
        fun Toolbar() {
          TextButton(onClick = { delete() }) { Text("Delete") }
        }
        """,
      ]),
    ])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    // Texts of storyboards and xibs are translated in their own tables, or are set again in code.
    for named in app.sites where named.site.wrapper == nil && !isOfInterfaceBuilder(named.site) {
      for text in named.site.texts where text.isLiteral && !text.hasArguments {
        guard let literal = text.text, let key = app.keys[literal]?.first else { continue }
        collector.report(
          self, "'\(literal)' is written into the source, and translated as '\(key)'", at: named, about: literal)
      }
    }
  }

  private static func isOfInterfaceBuilder(_ site: Site) -> Bool {
    site.file.path.hasSuffix(".storyboard") || site.file.path.hasSuffix(".xib")
  }
}
