internal import CatalogFiles
internal import CatalogModel

/// Reports `app-name-title`: the title of a screen says more than the app's name.
package enum AppNameTitleRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "app-name-title",
    severity: .warning,
    summary: "The title of a screen is not the app's name, which is 'name' of catalog.json.",
    rationale: """
      People know which app they opened. A title that says where they are helps, and the app's name says nothing about the \
      screen (HIG, Toolbars).
      """,
    breaking: [.screenTitle("↓RIDES")],
    passing: [.screenTitle("All rides")]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    for title in locale.catalog.screens.titles {
      guard let slot = locale.catalog.titleSlotsOfPurposes[title.purpose].first,
        let text = source.text(of: source.locales[locale.index].entries[slot]),
        locale.areSame(text, source.manifest.name)
      else { continue }
      collector.report(
        self, "the title of the screen '\(title.screen)' is the name of the app; say what the screen has", in: locale,
        slot: slot)
    }
  }
}
