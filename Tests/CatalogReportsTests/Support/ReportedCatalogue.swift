import CatalogFiles
import Testing

@testable import CatalogValidation

/// A small catalogue with what is hard for reports: right-to-left words, characters beyond the Basic Multilingual
/// Plane, characters that XML cannot contain, markup, an exception and a baseline.
enum ReportedCatalogue {
  static let files: [String: String] = [
    "catalog.json": """
    {
      "formatVersion": 1,
      "name": "Reported: 10% & <more>",
      "sourceLocale": "en",
      "locales": ["ar", "en", "en-GB", "pl"],
      "iconSets": ["set"],
      "limits": { "title": 15 },
      "rules": {
        "edge-whitespace": { "exceptions": [{ "locales": ["pl"], "reason": "The \\"font\\" <needs> it & so, 100%." }] },
        "unused-plural-category": "note"
      }
    }
    """,
    "titles/en.json": """
    {
      "back": "Back 😀 ",
      "delete": {
        "title": "Delete",
        "counted": "{count, plural, one {Delete # item} few {x} other {Delete # items}}"
      }
    }
    """,
    "titles/ar.json": #"""
    {
      "back": "رجوع 😀😀 إلى الشاشة السابقة",
      "delete": { "title": "حذف ", "counted": "{عدد} \u0001" },
      "حذف\u0001<b>&\"😀": "]]> -- %0A::error::"
    }
    """#,
    "titles/en-GB.json": #"{ "back": "Return" }"#,
    "titles/pl.json": #"{ "back": " Wstecz", "delete": { "title": "Usuń" } }"#,
    "icon-sets/set.json": (RuleExample.base["icon-sets/set.json"] ?? "").replacing(#", "trash""#, with: ""),
  ]

  private static let baseline = """
    {
      "formatVersion": 1,
      "entries": [{ "identity": "edge-whitespace:delete:title:ar:*:*", "reason": "حتى الإصدار ٢" }]
    }
    """

  /// The rules that run; new rules do not change the expected reports.
  private static let rules: Set = [
    "unknown-purpose", "unknown-icon", "missing-title", "edge-whitespace", "title-too-long", "unknown-argument",
    "missing-argument", "unused-plural-category",
  ]

  /// - Parameters:
  ///   - folder: the catalogue's folder.
  ///   - additions: files that replace the catalogue's.
  static func report(in folder: String = "", _ additions: [String: String] = [:]) throws -> CheckReport {
    let files = RuleExample.base.merging(files) { $1 }.merging(additions) { $1 }
    let tree = MemoryFiles(
      Dictionary(uniqueKeysWithValues: files.map { (Path.join(folder, $0.key), $0.value) })
        .merging(["baseline.json": baseline]) { $1 })
    var settings = CheckSettings()
    settings.only = rules
    settings.baseline = try BaselineFile(reading: "baseline.json", from: tree)
    return CatalogCheck.run(on: try CatalogReader(files: tree).read(folder), settings: settings)
  }
}
