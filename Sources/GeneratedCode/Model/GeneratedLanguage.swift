/// The locales that a user's languages get.
///
/// Of a request's subtags, those that are aliases are replaced first. Then the first entry of these counts:
/// `lang-Script-REGION` and `lang-Script`; without a script, or with the language's own, `lang-REGION`, `lang-*` (with any
/// region) and `lang`. A request without an entry matches no locale.
package struct GeneratedLanguages: Hashable, Sendable {
  /// Sorted by tag.
  package var entries: [GeneratedLanguage]
  /// Languages with the one that they are another name of, such as `heb` with `he`, and scripts with the one that they
  /// are a style of, such as `Aran` with `Arab`.
  package var aliases: [String: String]

  /// Each subtag that has aliases, with all of them; sorted.
  var names: [(subtag: String, aliases: [String])] {
    Dictionary(grouping: aliases.keys.sorted()) { aliases[$0] ?? $0 }.sorted { $0.key < $1.key }.map { ($0, $1) }
  }
}

/// A language that a user may ask for, and what it gets.
package struct GeneratedLanguage: Hashable, Sendable {
  /// As in ``GeneratedLanguages``.
  package var tag: String
  /// The index of the locale.
  package var locale: Int
  /// The index of the number format.
  package var numberFormat: Int
  /// The distance of the match, in places of a user's list. The match at place p with the least `steps + p` wins; of
  /// equal ones, the first.
  package var steps: Int
  /// The script that the language is usually written in, which a request may state; nil for an entry of a variant.
  package var script: String?
}
