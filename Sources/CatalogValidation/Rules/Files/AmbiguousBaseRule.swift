internal import CatalogFiles
internal import SourceText

/// Reports `ambiguous-base`: `extends` names the shipped catalogue, and another folder has the same name.
package enum AmbiguousBaseRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "ambiguous-base",
    severity: .warning,
    summary: "No folder in or beside an overlay has the name of the shipped catalogue that the overlay extends.",
    rationale: """
      An overlay with `"extends": "Standard"` extends the catalogue that ships with purpose-catalog, not a folder \
      'Standard' beside the overlay. People who expect the folder to be used edit it without effect. To extend the \
      folder, write its path, `"extends": "../Standard"`; otherwise rename it.
      """,
    breaking: [
      RuleExample(
        shipped.merging([
          "catalog.json": #"{ "formatVersion": 1, "name": "Overlay", "extends": ↓"Standard" }"#,
          "../Standard/catalog.json": RuleExample.manifest(locales: #""en""#),
        ]) { $1 }, scaffolding: Set(shipped.keys))
    ],
    passing: [
      RuleExample(
        shipped.merging(["catalog.json": #"{ "formatVersion": 1, "name": "Overlay", "extends": "Standard" }"#]) { $1 },
        scaffolding: Set(shipped.keys))
    ]
  )

  /// The shipped catalogue. For files in memory it is inside the overlay.
  private static let shipped = [
    "Standard/catalog.json": RuleExample.manifest(locales: #""en""#),
    "Standard/purposes.json": RuleExample.base["purposes.json"] ?? "",
    "Standard/icon-sets/set.json": RuleExample.base["icon-sets/set.json"] ?? "",
    "Standard/titles/en.json": RuleExample.base["titles/en.json"] ?? "",
    "purposes.json": "{}", "titles/en.json": "{}",
  ]

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    guard let layer = catalog.source.layers.first, let path = layer.folderNamedLikeBase,
      let extends = layer.manifest.root["extends"], let name = extends.string
    else { return }
    collector.report(
      self,
      "'\(name)' extends the catalogue that ships with purpose-catalog, not the folder '\(path)'; write '\(path)' to "
        + "extend the folder, or rename it",
      at: SourcePlace(file: layer.manifest.source, offset: extends.offset))
  }
}
