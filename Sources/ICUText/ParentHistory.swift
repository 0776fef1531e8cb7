/// The parents of locales that have changed between CLDR versions, to find findings that depend only on the data.
///
/// From `parentLocales` of CLDR's supplemental/supplementalData.xml (Unicode License v3), as included in releases of
/// Babel: 2.9 has CLDR 37, 2.10 has 41, 2.12 has 42, 2.14 has 43, 2.16 has 45, 2.17 has 46 and 2.18 has 47. Parents of
/// scripts, which CLDR 45 began to derive by a rule, have not changed. A locale that is not listed has had the same
/// parent in all recorded versions, or was unknown before and has the parent of UTS #35's rules.
package enum ParentHistory {
  /// The recorded versions, the oldest first.
  package static let versions = PluralHistory.versions

  /// The tags whose parents have changed, sorted.
  package static var tags: [String] { changes.keys.sorted() }

  /// The parent of a locale in a recorded version, `und` for the root; nil if it has never changed.
  static func parent(of tag: String, cldr version: Int) -> String? {
    changes[tag]?.last { $0.since <= version }?.parent
  }

  private typealias Change = (since: Int, parent: String)

  private static let changes: [String: [Change]] = {
    var changes: [String: [Change]] = [
      "en-CA": [(37, "en-001"), (41, "en")],
      "en-GS": [(37, "en"), (47, "en-001")],
      "en-ID": [(37, "en"), (45, "en-001")],
      "en-MV": [(37, "en"), (41, "en-001")],
      "en-PH": [(37, "en-001"), (41, "en")],
      "es-JP": [(37, "es"), (45, "es-419")],
      "hi-Latn": [(37, "und"), (41, "en-IN")],
      "ht": [(37, "und"), (42, "fr-HT")],
      "nb": [(37, "und"), (41, "no")],
      "nn": [(37, "und"), (41, "no")],
    ]
    // European English inherited from American English in countries with another first language.
    for country in ["CZ", "ES", "FR", "HU", "IT", "NO", "PL", "PT", "RO", "SK"] {
      changes["en-\(country)"] = [(37, "en"), (47, "en-150")]
    }
    return changes
  }()
}
