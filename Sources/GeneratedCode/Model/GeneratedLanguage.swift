/// The table that matches users' languages with locales.
///
/// Subtags of a request that are aliases are replaced first. Then the first entry of these applies:
/// `lang-Script-REGION` and `lang-Script`; without a script, or with the language's usual one, `lang-REGION`, `lang-*`
/// (with any region) and `lang`. A request without an entry matches no locale.
package struct GeneratedLanguages: Hashable, Sendable {
  /// Sorted by tag.
  package var entries: [GeneratedLanguage]
  /// The canonical language of each alias, such as `he` for `heb`, and the plain script of each variant, such as `Arab`
  /// for `Aran`.
  package var aliases: [String: String]

  /// Each subtag that has aliases, with all of its aliases; sorted.
  var names: [(subtag: String, aliases: [String])] {
    Dictionary(grouping: aliases.keys.sorted()) { aliases[$0] ?? $0 }.sorted { $0.key < $1.key }.map { ($0, $1) }
  }
}

/// A language that a user may request, and the matching locale.
package struct GeneratedLanguage: Hashable, Sendable {
  /// The tag, in a form listed at ``GeneratedLanguages``.
  package var tag: String
  /// The index of the locale.
  package var locale: Int
  /// The index of the number format.
  package var numberFormat: Int
  /// The distance of the match, in places of a user's list. The match at place p with the smallest `steps + p` wins;
  /// ties go to the first.
  package var steps: Int
  /// The usual script of the language, which a request may state; nil for an entry of a variant.
  package var script: String?
}
