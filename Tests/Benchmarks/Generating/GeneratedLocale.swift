import ICUText
import MessageSyntax

/// A locale of a generated catalogue: one of ICU's, with its script and its way of counting.
struct GeneratedLocale {
  let tag: String
  let alphabet: Alphabet
  let forms: PluralForms

  /// The greatest number that a generated text counts.
  static let maximum: Int64 = 9_999

  init?(_ tag: String) {
    guard let alphabet = LocaleData.script(of: tag).flatMap(Alphabet.init(script:)),
      let rules = try? PluralRules(locale: tag, kind: .cardinal),
      let forms = PluralForms(of: rules, upTo: Self.maximum)
    else { return nil }
    self.tag = tag
    self.alphabet = alphabet
    self.forms = forms
  }

  /// So many of ICU's languages, spread over its list; English, the source locale, is always among them.
  ///
  /// - Returns: sorted by language tag; fewer where ICU has fewer.
  static func spread(_ count: Int) -> [GeneratedLocale] {
    let tags = LocaleData.available.filter { !$0.contains("-") && $0 != "en" && LocaleData.canonicalTag($0) == $0 }
    let usable = tags.sorted().compactMap(GeneratedLocale.init)
    let wanted = min(max(count - 1, 0), usable.count)
    let chosen = (0..<wanted).map { usable[$0 * usable.count / wanted] }
    return (chosen + [GeneratedLocale("en")].compactMap(\.self)).sorted { $0.tag < $1.tag }
  }
}
