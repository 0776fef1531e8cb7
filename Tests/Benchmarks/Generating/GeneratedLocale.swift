import ICUText
import MessageSyntax
import PurposeCatalog

/// A locale of a generated catalogue: an ICU locale with its script and plural rules.
struct GeneratedLocale {
  let tag: String
  let alphabet: Alphabet
  let forms: PluralForms

  /// The greatest number in a counted text.
  static let maximum: Int64 = 9_999

  /// - Parameter catalog: a catalogue whose words the texts are made of.
  init?(_ tag: String, wordsOf catalog: Catalog) {
    guard
      let alphabet = LocaleData.script(of: tag).flatMap({
        Alphabet(script: $0, of: tag, words: Self.words(of: tag, in: catalog))
      }),
      let rules = try? PluralRules(locale: tag, kind: .cardinal),
      let forms = PluralForms(of: rules, upTo: Self.maximum)
    else { return nil }
    self.tag = tag
    self.alphabet = alphabet
    self.forms = forms
  }

  /// The languages with the most translations, with ICU's plural rules.
  ///
  /// - Returns: sorted by language tag; fewer if ICU has fewer.
  static func mostTranslated(_ count: Int, wordsOf catalog: Catalog) -> [GeneratedLocale] {
    let available = Set(LocaleData.available)
    let usable = languages.filter(available.contains).lazy.compactMap { GeneratedLocale($0, wordsOf: catalog) }
    return usable.prefix(count).sorted { $0.tag < $1.tag }
  }

  /// The words of a catalogue's titles; empty if it does not have the language.
  private static func words(of tag: String, in catalog: Catalog) -> [String] {
    let resolver = catalog.resolver(for: tag)
    guard resolver.locale.identifier == tag else { return [] }
    return catalog.purposes.flatMap { resolver.title(for: $0).split(separator: " ").map(String.init) }
  }

  private static let languages = """
    en de fr es pt it ja ko zh ru pl nl tr sv da nb fi cs hu ro el he ar th id vi uk hi ca hr sk ms bg sl sr lt lv et fa \
    bn ta te mr gu kn ml pa ur sw fil is mk sq hy ka az kk uz mn km lo my ne si am af zu eu gl cy ga be bs ky or as \
    mt lb gd br fo fy hsb dsb nn rm so ha ig yo jv ps sd tk ti to ug xh wo kok su qu gv eo
    """.split(separator: " ").map(String.init)
}
