package import CatalogModel
internal import ICUText

/// The ways in which a platform finds a text that is missing from the file of the user's locale, text by text.
package enum PlatformFallback: Sendable {
  /// The app shows the key: `Bundle.localizedString(forKey:value:table:)` searches only the table of the chosen
  /// localization (Apple, Bundle).
  case key
  /// The app shows the source text, never a text of another locale.
  ///
  /// String catalogs have the source text under each key. A `QTranslator` loads one file (Qt 6, QTranslator::load). A
  /// Fluent app searches the list of negotiated locales: the locale itself is first, and the rest differs between apps
  /// (Fluent, fallback).
  case source
  /// The parents of a culture, with one subtag less each time: .NET's `CultureInfo.Parent` (Microsoft Learn, Package
  /// and deploy resources, § Resource fallback process) and i18next's `load: all` (i18next, Principles, § Fallback).
  case truncation
  /// The bare language: the class of a region or script extends that of the language (Flutter's `gen-l10n`).
  case language
  /// Java's candidate locales (`java.util.ResourceBundle.Control.getCandidateLocales`).
  case resourceBundle
  /// gettext's locale name without modifier, territory, or both (GNU gettext manual, § Locale names; glibc,
  /// `_nl_make_l10nflist`).
  case localeName
  /// Android 7's resource resolution (Android, Language and locale resolution overview).
  case android

  /// True if an app shows the source text if no file has a text.
  package var endsInSource: Bool { self != .key }

  /// The locales whose texts an app shows to users of a locale, nearest first, starting with the locale itself.
  ///
  /// - Parameter files: the locales of the app's files.
  package func chain(of locale: LanguageTag, among files: [LanguageTag]) -> [LanguageTag] {
    let others =
      switch self {
      case .key, .source: [] as [LanguageTag]
      case .truncation: Self.truncations(of: locale)
      case .language: LanguageTag(locale.language).map { [$0] } ?? []
      case .resourceBundle: JavaCandidates.of(locale)
      case .localeName: Self.shorterNames(of: locale)
      case .android: AndroidResolution(of: locale).order(files)
      }
    var chain = [locale]
    for other in others where files.contains(other) && !chain.contains(other) { chain.append(other) }
    return chain
  }

  /// `zh-Hant`, `zh` of `zh-Hant-HK`.
  private static func truncations(of locale: LanguageTag) -> [LanguageTag] {
    var subtags = locale.identifier.split(separator: "-").dropLast()
    var found: [LanguageTag] = []
    while !subtags.isEmpty {
      if let tag = LanguageTag(subtags.joined(separator: "-")) { found.append(tag) }
      subtags = subtags.dropLast()
    }
    return found
  }

  /// `sr@latin`, `sr_RS`, `sr` of `sr_RS@latin`.
  private static func shorterNames(of locale: LanguageTag) -> [LanguageTag] {
    let name = GettextLocale.name(of: locale)
    let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
    let language = String(parts[0].prefix { $0 != "_" })
    let modified = parts.count > 1 ? ["\(language)@\(parts[1])"] : []
    return (modified + [parts[0], language]).compactMap { LanguageTag(localeIdentifier: $0) }
  }
}

/// The bundles that Java looks for, most specific first, in the order of JDK 17.
enum JavaCandidates {
  static func of(_ locale: LanguageTag) -> [LanguageTag] {
    let script = locale.script ?? impliedScript(of: locale)
    let steps = [[script, locale.region], [script], [locale.region ?? impliedRegion(of: locale)], []]
    // Bokmål and the macrolanguage replace each other.
    let languages = [locale.language] + (["nb": ["no"], "no": ["nb"]][locale.language] ?? [])
    let tags = steps.flatMap { step in
      let subtags = step.compactMap(\.self)
      return subtags.count < step.count ? [] : languages.map { ([$0] + subtags).joined(separator: "-") }
    }
    return (tags + (locale.language == "nn" ? ["no-NO", "no"] : [])).compactMap { LanguageTag($0) }
  }

  private static func impliedScript(of locale: LanguageTag) -> String? {
    guard locale.language == "zh", let region = locale.region else { return nil }
    return ["TW": "Hant", "HK": "Hant", "MO": "Hant", "CN": "Hans", "SG": "Hans"][region]
  }

  /// For bundles named without a script, as before Java 7.
  private static func impliedRegion(of locale: LanguageTag) -> String? {
    guard locale.language == "zh", let script = locale.script else { return nil }
    return ["Hans": "CN", "Hant": "TW"][script]
  }
}

/// The `values` folder that Android takes a text from: those of the user's language and script, by their distance in
/// CLDR's tree of parents (AOSP, androidfw, `ResTable_config::match` and `localeDataCompareRegions`).
struct AndroidResolution {
  private let locale: LanguageTag
  private let script: String?
  /// The locale and its parents.
  private let ancestors: [String]

  init(of locale: LanguageTag) {
    self.locale = locale
    script = LocaleData.script(of: locale.identifier)
    ancestors = Self.ancestors(of: locale)
  }

  /// The locales of a language and script, nearest first, without the locale itself.
  ///
  /// Android assumes US English in a folder without a locale: readers of US English get it before other regions.
  func order(_ files: [LanguageTag]) -> [LanguageTag] {
    let isNearUS = locale.language == "en" && Self.isNearUSEnglish(ancestors)
    return files.filter { file in
      file != locale && file.language == locale.language && LocaleData.script(of: file.identifier) == script
        && (!isNearUS || Self.isNearUSEnglish(Self.ancestors(of: file)))
    }
    .map { (file: $0, rank: rank(of: $0)) }
    .sorted { $0.rank < $1.rank }
    .map(\.file)
  }

  /// Ancestors come first; then fewer steps before more; then the name decides.
  private func rank(of file: LanguageTag) -> (Int, Int, String) {
    // The folder of 'zh-Hant' is named 'zh-rTW'.
    let file = file.regionalName
    // Mexico and the United States replace a missing folder for Latin America.
    let isLatinAmerican = file.identifier == "es-MX" || file.identifier == "es-US"
    let own = isLatinAmerican ? Array(Self.ancestors(of: file).dropFirst()) : Self.ancestors(of: file)
    let name = (isLatinAmerican ? "~" : "") + (file.region ?? "")
    if let first = own.first, let steps = ancestors.firstIndex(of: first) { return (0, steps, name) }
    let meeting = own.indices.first { ancestors.contains(own[$0]) }
    let steps = meeting.map { $0 + (ancestors.firstIndex(of: own[$0]) ?? 0) } ?? .max
    return (1, steps, name)
  }

  private static func ancestors(of locale: LanguageTag) -> [String] {
    LocaleData.fallbackChain(of: locale.identifier)
  }

  /// Returns whether a locale inherits from American English instead of world English.
  private static func isNearUSEnglish(_ ancestors: [String]) -> Bool { !ancestors.contains("en-001") }
}
