internal import CICU

/// What CLDR knows about a language tag (BCP 47, UTS #35 part 1).
///
/// Tags go in and out with hyphens. A malformed tag is never a trap: there is simply nothing known about it.
package enum LocaleData {
  /// The canonical form by CLDR's aliases: `iw` is `he`, `prs` is `fa-AF`, `EN-us` is `en-US`; nil when
  /// malformed.
  package static func canonicalTag(_ tag: String) -> String? {
    known(tag, cicu_locale_canonicalize)
  }

  /// The tag in the case that RFC 5646 §2.1.1 recommends, no alias replaced; nil when malformed.
  static func formatted(_ tag: String) -> String? {
    known(tag, cicu_locale_format)
  }

  /// The tag with its likely subtags (UTS #35 part 1, § Likely Subtags): `zh-TW` is `zh-Hant-TW`; nil when
  /// malformed.
  ///
  /// A language that CLDR does not know stays as it is.
  package static func maximized(_ tag: String) -> String? {
    known(tag, cicu_locale_maximize)
  }

  /// The ISO 15924 code of the script that the tag says or implies; nil when malformed, or unknown to CLDR.
  package static func script(of tag: String) -> String? {
    guard let script = known(tag, cicu_locale_script), !script.isEmpty else { return nil }
    return script
  }

  /// Whether texts of this tag run from right to left: the script decides, so `ur-Latn` does not and `pa-PK`
  /// does.
  package static func isRightToLeft(_ tag: String) -> Bool {
    var answer = false
    return cicu_locale_is_right_to_left(tag, tag.byteCount, &answer) <= 0 && answer
  }

  /// The quotation marks that CLDR has for the tag (UTS #35 part 2, Delimiter Elements), one scalar each: outer opening
  /// and closing, inner opening and closing; nil when malformed.
  package static func quotationMarks(of tag: String) -> [Unicode.Scalar]? {
    known(tag, cicu_locale_quotation_marks).map { Array($0.unicodeScalars) }
  }

  /// The tags of all locales that this ICU ships.
  package static let available: [String] =
    ((try? readText("list its locales", capacity: 8_192, cicu_locale_available)) ?? "")
    .split(separator: ",").map(String.init)

  private static func known(
    _ tag: String,
    _ ask: (UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<cicu_buffer>?) -> Int32
  ) -> String? {
    try? readText("read '\(tag)'") { ask(tag, tag.byteCount, $0) }
  }
}
