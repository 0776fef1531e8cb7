internal import ICUText

/// The tags of languages that a user may request: those for which CLDR has likely subtags or a locale, and aliases.
struct LanguageTags {
  /// A script, a region, or both.
  struct Variant: Hashable {
    var script: String?
    var region: String?

    func tag(of language: String) -> String {
      ([language] + [script, region].compactMap(\.self)).joined(separator: "-")
    }
  }

  /// The variants of each language that CLDR or the catalogue names.
  private let named: [String: Set<Variant>]

  /// The scripts of the catalogue's locales.
  private let scripts: Set<String>
  /// The scripts that several of these locales have.
  private let shared: Set<String>

  /// The languages with several locales: the region decides between them.
  private let several: Set<String>

  /// - Parameter locales: the tags of the catalogue's locales.
  init(locales: [String]) {
    let own = locales.map { Self.parsed(LocaleData.canonicalTag($0) ?? $0) }
    several = Set(Dictionary(grouping: own, by: \.language).filter { $0.value.count > 1 }.keys)
    named = Dictionary(grouping: own, by: \.language).mapValues { Set($0.map(\.variant)) }
      .merging(Self.known) { $0.union($1) }
    let all = Dictionary(grouping: locales.compactMap(LocaleData.script)) { $0 }
    scripts = Set(all.keys)
    shared = Set(all.filter { $0.value.count > 1 }.keys)
  }

  /// All languages except aliases of another language.
  var languages: [String] {
    Set(named.keys).union(Self.canonical.keys).subtracting(Self.aliases.keys).filter { language in
      // Matching never crosses scripts.
      named[main(language)].map { !scripts.isDisjoint(with: $0.compactMap(\.script)) } ?? true
    }.sorted()
  }

  /// All regions for a language that has several locales; none for others.
  func regions(of language: String) -> [String] {
    language == Self.undetermined || several.contains(language) ? Self.allRegions : []
  }

  /// The variants of a language with a script or a region, but not both.
  ///
  /// - Parameter isFound: true if the language has a locale.
  func short(of language: String, isFound: Bool) -> [Variant] {
    let named = named[main(language)] ?? []
    let known = Set(named.compactMap(\.script))
    // If a language matches no locale, it matches none in its only script either, whatever the region. It may match one
    // in another script, as any language may. For common languages, the scripts that several locales have are tried.
    let isTried = isFound || Self.common.contains(language)
    if !isTried, known.count < 2 { return [] }
    let scripts = known.union(isTried ? shared : []).sorted()
    let all = regions(of: language)
    let regions = all.isEmpty ? Set(named.compactMap(\.region)).sorted() : all
    return scripts.map { Variant(script: $0) } + regions.map { Variant(region: $0) }
  }

  /// The variants of a language with both a script and a region.
  ///
  /// - Parameter scripts: the scripts for which the language matches a locale.
  func long(of language: String, scripts: Set<String>) -> [Variant] {
    let named = named[main(language)] ?? []
    if language == Self.undetermined {
      return named.filter { $0.script != nil && $0.region != nil }.sorted { $0.tag(of: "") < $1.tag(of: "") }
    }
    let regions = Set(named.compactMap(\.region)).sorted()
    return scripts.union(named.compactMap(\.script)).sorted().flatMap { script in
      regions.map { Variant(script: script, region: $0) }
    }
  }

  /// The language of an alias that also implies a script or region: `sr` for `sh`.
  private func main(_ language: String) -> String {
    Self.canonical[language].map { Self.parsed($0).language } ?? language
  }

  // MARK: CLDR

  /// The language of requests that state only a region or a script.
  private static let undetermined = "und"

  /// The canonical form of each language alias.
  private static let canonical = Dictionary(
    LocaleData.languageAliases.compactMap { alias in LocaleData.canonicalTag(alias).map { (alias, $0) } }
      .filter { $0 != $1 },
    uniquingKeysWith: { first, _ in first })

  /// The languages that are an alias of another one: `iw` and `heb` of `he`.
  static let aliases = canonical.filter { !$0.value.contains("-") }

  /// The scripts that are a variant of another one.
  static let styles = LocaleData.plainScripts.map { ($0.prefix(1).uppercased() + $0.dropFirst(), String($1)) }

  /// The languages that ICU has locales for.
  private static let common = Set(LocaleData.available.map { parsed($0).language })

  private static let known: [String: Set<Variant>] = {
    let tags = (LocaleData.available + LocaleData.likely).map(parsed)
    // Every region has a likely script.
    let regional = Set(tags.compactMap(\.variant.region)).map { region in
      let script = LocaleData.script(of: "\(undetermined)-\(region)")
      return (language: undetermined, variant: Variant(script: script, region: region))
    }
    return Dictionary(grouping: tags + regional, by: \.language).mapValues { Set($0.map(\.variant)) }
  }()

  private static let allRegions = Set(known.values.joined().compactMap(\.region)).sorted()

  /// The subtags of a tag in canonical form, without the region ZZ.
  private static func parsed(_ tag: String) -> (language: String, variant: Variant) {
    let subtags = tag.split(separator: "-").map(String.init)
    let script = subtags.dropFirst().first { $0.utf8.count == 4 && $0.utf8.first.map { $0 > 0x39 } == true }
    let region = subtags.dropFirst().prefix { $0.utf8.count > 1 }.first {
      (2...3).contains($0.utf8.count) && $0 != "ZZ"
    }
    return (subtags[0], Variant(script: script, region: region))
  }
}
