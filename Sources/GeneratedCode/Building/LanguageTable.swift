internal import ICUText
internal import Synchronization

/// Precomputes the locale for each language that a user may request, so that generated code needs no ICU (UTS #35 part
/// 1, § Language Matching).
struct LanguageTable {
  /// The tags of the generated locales.
  private let locales: [String]
  /// The tags that determine how the locales print numbers.
  private let numberTags: [String]
  /// The index of the locale for users whose languages match none.
  private let defaultLocale: Int
  private let matcher: LanguageMatcher
  /// The entries so far, by tag.
  private var found: [String: Answer] = [:]
  /// The usual scripts of these languages.
  private var scripts: [String: String] = [:]

  private init(locales: [String], numberTags: [String], defaultLocale: Int) throws(ICUError) {
    self.locales = locales
    self.numberTags = numberTags
    self.defaultLocale = defaultLocale
    matcher = try LanguageMatcher(declared: locales)
  }

  /// The locale and the number format for a tag.
  private struct Answer: Hashable {
    let locale: Int
    let numberFormat: Int
    let steps: Int
  }

  /// The entries: every language, and its variants with a script or a region whose answer differs.
  ///
  /// For forty locales they take a second. They depend only on the parameters, so the last result is cached for a
  /// service that reloads its catalogue.
  ///
  /// - Parameters:
  ///   - numberTags: the tags that determine how the locales print numbers.
  ///   - numbers: receives the formats of the languages as well.
  static func languages(
    of locales: [String], printingAs numberTags: [String], defaultLocale: Int, numbers: inout NumberFormats
  ) throws(ICUError) -> GeneratedLanguages {
    let question = Cached.Question(
      locales: locales, numberTags: numberTags, defaultLocale: defaultLocale, numbers: numbers)
    if let known = last.withLock({ $0?.question == question ? $0 : nil }) {
      numbers = known.numbers
      return known.languages
    }
    var table = try LanguageTable(locales: locales, numberTags: numberTags, defaultLocale: defaultLocale)
    let languages = try table.languages(numbers: &numbers)
    last.withLock { [numbers] in $0 = Cached(question: question, languages: languages, numbers: numbers) }
    return languages
  }

  /// A cached result, and its parameters.
  private struct Cached {
    struct Question: Hashable {
      let locales: [String]
      let numberTags: [String]
      let defaultLocale: Int
      let numbers: NumberFormats
    }

    let question: Question
    let languages: GeneratedLanguages
    let numbers: NumberFormats
  }

  private static let last = Mutex<Cached?>(nil)

  private mutating func languages(numbers: inout NumberFormats) throws(ICUError) -> GeneratedLanguages {
    let tags = LanguageTags(locales: locales)
    for language in tags.languages { try find(language, in: tags, &numbers) }
    let entries = found.map { tag, answer in
      GeneratedLanguage(
        tag: tag, locale: answer.locale, numberFormat: answer.numberFormat, steps: answer.steps, script: scripts[tag])
    }
    let listed = Set(found.keys.map { $0.prefix { $0 != "-" } })
    return GeneratedLanguages(
      entries: entries.sorted { $0.tag < $1.tag },
      aliases: LanguageTags.aliases.filter { listed.contains($0.value[...]) }
        .merging(LanguageTags.styles) { language, _ in language })
  }

  private mutating func find(
    _ language: String, in tags: LanguageTags, _ numbers: inout NumberFormats
  ) throws(ICUError) {
    // Finding the common answer of a language's regions looks up most of the later tags.
    var asked: [String: Answer?] = [:]
    func answer(_ tag: String) throws(ICUError) -> Answer? {
      if let known = asked[tag] { return known }
      let answer = try self.answer(tag, &numbers)
      asked[tag] = .some(answer)
      return answer
    }
    if let whole = try answer(language) {
      found[language] = whole
      scripts[language] = LocaleData.script(of: language)
    }
    var regional: [Answer] = []
    for region in tags.regions(of: language) {
      if let answer = try answer("\(language)-\(region)") { regional.append(answer) }
    }
    if let common = regional.mostCommon, common != found[language] { found["\(language)-*"] = common }
    // A script that no locale has matches nothing, nor does a region whose usual script is another one.
    let none = Answer(
      locale: defaultLocale, numberFormat: try numbers.index(of: numberTags[defaultLocale]), steps: Self.noMatch)
    var written: Set<String> = []
    func add(_ variant: LanguageTags.Variant) throws(ICUError) {
      let tag = variant.tag(of: language)
      let own = try answer(tag)
      if own != nil, let script = variant.script { written.insert(script) }
      if own ?? none != lookup(variant, of: language) ?? none { found[tag] = own ?? none }
    }
    // The longer variants depend on the shorter ones.
    for variant in tags.short(of: language, isFound: found[language] != nil) { try add(variant) }
    for variant in tags.long(of: language, scripts: written) { try add(variant) }
  }

  private func answer(_ tag: String, _ numbers: inout NumberFormats) throws(ICUError) -> Answer? {
    guard let match = matcher.match(for: [tag]) else { return nil }
    let printing = NumberLocale.tag(requested: match.desired, declared: numberTags[match.declared])
    return Answer(
      locale: match.declared, numberFormat: try numbers.index(of: printing),
      steps: steps(from: tag, to: match.declared))
  }

  private static let noMatch = 1_000

  /// The number of places by which an exact match must come later to lose; 0 if it loses at the next place.
  private func steps(from tag: String, to locale: Int) -> Int {
    guard locales[locale] != tag, let exact = locales.indices.first(where: { $0 != locale }) else { return 0 }
    let desired = [tag] + Self.fillers
    func wins(_ between: Int) -> Bool {
      matcher.match(for: desired.prefix(between + 1) + [locales[exact]])?.declared == locale
    }
    if wins(0) { return 0 }
    var losing = 0
    var winning = Self.fillers.count + 1
    while winning - losing > 1 {
      let between = (losing + winning) / 2
      if wins(between) { winning = between } else { losing = between }
    }
    return winning + 1
  }

  /// Languages that no catalogue has: Klingon with several regions.
  private static let fillers = ["AQ", "BV", "HM", "GS", "TF", "IO", "UM", "PN"].map { "tlh-\($0)" }

  /// The answer that generated code finds with the table alone.
  private func lookup(_ variant: LanguageTags.Variant, of language: String) -> Answer? {
    if let script = variant.script {
      let both = variant.region.flatMap { found["\(language)-\(script)-\($0)"] }
      if let answer = both ?? found["\(language)-\(script)"] { return answer }
      if scripts[language] != script { return nil }
    }
    let regional = variant.region.flatMap { found["\(language)-\($0)"] ?? found["\(language)-*"] }
    return regional ?? found[language]
  }
}
