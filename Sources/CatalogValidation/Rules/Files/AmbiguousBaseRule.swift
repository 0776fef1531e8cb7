internal import CatalogFiles
internal import SourceText

/// Reports `ambiguous-base`: `extends` names the catalogue that ships with the product, and another folder has that name.
package enum AmbiguousBaseRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "ambiguous-base",
    severity: .warning,
    summary:
      "No catalogue in an overlay's folder or beside it has the name of the shipped one that the overlay extends.",
    rationale: """
      An overlay with `"extends": "Standard"` extends the catalogue that ships with purpose-catalog. People who see another \
      folder 'Standard' beside the overlay expect that one, and edit it in vain. To extend it, write its path, \
      `"extends": "../Standard"`; otherwise rename it.
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

  /// The shipped catalogue, which files in memory hold inside of the overlay.
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
      "'\(name)' is the catalogue that ships with purpose-catalog, not the folder '\(path)'; write '\(path)' to "
        + "extend that one, or rename it",
      at: SourcePlace(file: layer.manifest.source, offset: extends.offset), Subject())
  }
}
