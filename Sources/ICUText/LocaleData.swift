internal import CICU

/// CLDR's data on a language tag (BCP 47, UTS #35 part 1).
///
/// Tags are passed and returned with hyphens. A malformed tag never traps: there is just no data on it.
package enum LocaleData {
  /// The canonical form according to CLDR's aliases: `iw` is `he`, `prs` is `fa-AF`, `EN-us` is `en-US`; nil if it is
  /// malformed.
  package static func canonicalTag(_ tag: String) -> String? {
    known(tag, cicu_locale_canonicalize)
  }

  /// The tag for language matching: canonical, with a style of a script replaced by the script; nil if it is malformed.
  static func matchedTag(_ tag: String) -> String? {
    canonicalTag(tag).map(withPlainScript)
  }

  /// The tag in the case that RFC 5646 §2.1.1 recommends, with aliases kept; nil if it is malformed.
  static func formatted(_ tag: String) -> String? {
    known(tag, cicu_locale_format)
  }

  /// The canonical form with the script and region that CLDR implies: `zh-TW` is `zh-Hant-TW`, and so is `zh-Hant` (UTS
  /// #35 part 1, § Likely Subtags); nil if it is malformed.
  ///
  /// Tags with the same maximized form name the same locale. `no` counts as `nb`, as in CLDR's language matching
  /// (distance 1, UTS #35 part 1, § Language Matching): programs use both for Bokmål.
  package static func maximizedTag(_ tag: String) -> String? {
    guard let maximized = matchedTag(tag).flatMap({ known($0, cicu_locale_maximize) }) else { return nil }
    return maximized.hasPrefix("no-") ? "nb" + maximized.dropFirst(2) : maximized
  }

  /// The other tags with the same maximized form, the longest first: `zh-Hans` for `zh-CN`, `he` for `iw`, `nb` for `no`, `sr`
  /// for `sr-Cyrl`. A tag without a region has none with one.
  package static func equalTags(of tag: String) -> [String] {
    guard let full = maximizedTag(tag) else { return [] }
    let parts = full.split(separator: "-").map(String.init)
    guard parts.count == 3 else { return [] }
    let hasRegion = tag.split(separator: "-").dropFirst().contains { $0.utf8.count != 4 }
    let regional = hasRegion ? [full, "\(parts[0])-\(parts[2])"] : []
    return (regional + ["\(parts[0])-\(parts[1])", parts[0]]).filter { $0 != tag && maximizedTag($0) == full }
  }

  /// The ISO 15924 code of the script that the tag states or implies; nil if it is malformed or unknown to CLDR.
  ///
  /// A style of a script gives that script: `Arab` for `ur-Aran`.
  package static func script(of tag: String) -> String? {
    guard let script = known(withPlainScript(tag), cicu_locale_script), !script.isEmpty else { return nil }
    return script
  }

  /// True if texts of this tag are right-to-left. The script decides: `ur-Latn` is not, `pa-PK` is.
  package static func isRightToLeft(_ tag: String) -> Bool {
    let tag = withPlainScript(tag)
    var answer = false
    return cicu_locale_is_right_to_left(tag, tag.byteCount, &answer) <= 0 && answer
  }

  /// CLDR's quotation marks for the tag (UTS #35 part 2, Delimiter Elements), one scalar each: outer opening and
  /// closing, inner opening and closing; nil if it is malformed.
  package static func quotationMarks(of tag: String) -> [Unicode.Scalar]? {
    known(tag, cicu_locale_quotation_marks).map { Array($0.unicodeScalars) }
  }

  /// The characters that texts of a tag use, in both cases: those of its alphabet, and those that occur in loanwords
  /// and common names (CLDR's main and auxiliary exemplars, UTS #35 part 2, § Exemplars); nil if the tag is malformed or
  /// ICU does not have the language.
  package static func exemplarCharacters(of tag: String) -> Set<Unicode.Scalar>? {
    let language = (canonicalTag(tag) ?? tag).prefix { $0 != "-" }
    guard available.contains(where: { $0 == language }) else { return nil }
    return known(tag, cicu_locale_exemplar_characters).map { Set($0.unicodeScalars) }
  }

  /// The tag with the variant of a script replaced by the script.
  ///
  /// People who read one can read the other. Unicode has no separate characters for Nastaliq or Fraktur, so ICU does
  /// not know their direction or similar scripts.
  private static func withPlainScript(_ tag: String) -> String {
    let subtags = tag.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard subtags.count > 1, subtags[1].utf8.count == 4, let script = plainScripts[subtags[1].lowercased()] else {
      return tag
    }
    return ([subtags[0], script] + subtags.dropFirst(2)).joined(separator: "-")
  }

  /// The scripts of ISO 15924 that are styles of another one.
  package static let plainScripts: [String: Substring] = [
    "aran": "Arab", "cyrs": "Cyrl", "latf": "Latn", "latg": "Latn", "syre": "Syrc", "syrj": "Syrc", "syrn": "Syrc",
  ]

  /// The tags of all locales in this ICU.
  package static let available: [String] =
    ((try? readText("list its locales", capacity: 8_192, cicu_locale_available)) ?? "")
    .split(separator: ",").map(String.init)

  /// The tags with likely subtags in CLDR, each with its maximized form (UTS #35 part 1, § Likely Subtags); empty if
  /// ICU stores them in another form.
  package static let likely: [String] =
    ((try? readText("list its likely subtags", capacity: 65_536, cicu_locale_likely)) ?? "")
    .split(separator: ",").map { String($0.replacing("_", with: "-")) }

  /// The languages that CLDR has another name for, such as `iw`, `ara` and `prs` (UTS #35 part 1, § Language Aliases).
  package static let languageAliases: [String] =
    ((try? readText("list its language aliases", capacity: 8_192, cicu_locale_language_aliases)) ?? "")
    .split(separator: ",").map(String.init)

  /// CLDR's numbering systems that have digits, such as `arab` and `latn` (UTS #35 part 3, § Numbering Systems), sorted.
  package static let numberingSystems: [String] =
    ((try? readText("list its numbering systems", capacity: 2_048, cicu_numbering_systems)) ?? "")
    .split(separator: ",").map(String.init).sorted()

  private static func known(
    _ tag: String,
    _ ask: (UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<cicu_buffer>?) -> Int32
  ) -> String? {
    try? readText("read '\(tag)'") { ask(tag, tag.byteCount, $0) }
  }
}
