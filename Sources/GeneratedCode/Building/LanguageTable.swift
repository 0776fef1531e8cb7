internal import ICUText
internal import Synchronization

/// Finds what each language that a user may ask for gets, so that generated code needs no ICU (UTS #35 part 1, § Language
/// Matching).
struct LanguageTable {
  /// The tags of the generated locales.
  private let locales: [String]
  /// The index of the locale for languages that match none.
  private let defaultLocale: Int
  private let matcher: LanguageMatcher

  private init(locales: [String], defaultLocale: Int) throws(ICUError) {
    self.locales = locales
    self.defaultLocale = defaultLocale
    matcher = try LanguageMatcher(declared: locales)
  }

  /// What a tag gets.
  private struct Answer: Hashable {
    let locale: Int
    let numberFormat: Int
    let steps: Int
  }

  /// The entries: every language, and what of it has another answer with a script or a region.
  ///
  /// They take a second for forty locales, and follow from the locales alone. So those that were made last are kept, for a service that
  /// reads its catalogue again.
  ///
  /// - Parameter numbers: gets the formats of the languages too.
  static func languages(
    of locales: [String], defaultLocale: Int, numbers: inout NumberFormats
  ) throws(ICUError) -> [GeneratedLanguage] {
    let question = Made.Question(locales: locales, defaultLocale: defaultLocale, numbers: numbers)
    if let known = last.withLock({ $0?.question == question ? $0 : nil }) {
      numbers = known.numbers
      return known.languages
    }
    let table = try LanguageTable(locales: locales, defaultLocale: defaultLocale)
    let languages = try table.languages(numbers: &numbers)
    last.withLock { [numbers] in $0 = Made(question: question, languages: languages, numbers: numbers) }
    return languages
  }

  /// Entries that were made, and what they follow from.
  private struct Made {
    struct Question: Hashable {
      let locales: [String]
      let defaultLocale: Int
      let numbers: NumberFormats
    }

    let question: Question
    let languages: [GeneratedLanguage]
    let numbers: NumberFormats
  }

  private static let last = Mutex<Made?>(nil)

  private func languages(numbers: inout NumberFormats) throws(ICUError) -> [GeneratedLanguage] {
    var found: [String: Answer] = [:]
    for language in Self.languages {
      // The common answer of a language's regions asks for most tags that come after it.
      var asked: [String: Answer?] = [:]
      func answer(_ tag: String) throws(ICUError) -> Answer? {
        if let known = asked[tag] { return known }
        let answer = try self.answer(tag, &numbers)
        asked[tag] = .some(answer)
        return answer
      }
      // Of a language whose main script has no locale, another script may have one: `zh-Hant` without `zh`.
      let whole = try answer(language)
      found[language] = whole
      var regional: [Answer] = []
      for tag in regionalTags(of: language) { if let answer = try answer(tag) { regional.append(answer) } }
      if let common = regional.mostCommon, common != whole { found["\(language)-*"] = common }
      // A script that no locale has is no match, and neither is a region whose usual script is another one.
      let none = try self.none(&numbers)
      for tag in variants(of: language) {
        guard let answer = try answer(tag) ?? (Self.lookup(tag, in: found) == nil ? nil : none) else { continue }
        // A script that is stated counts more than a region, also where it is the usual one: `zh-Hans-US`.
        let isScript = !regional.isEmpty && tag.utf8.count == language.utf8.count + 5
        if isScript || answer != Self.lookup(tag, in: found) { found[tag] = answer }
      }
      for tag in otherScripts(of: language) {
        let answer = try answer(tag) ?? none
        if answer != Self.lookup(tag, in: found) { found[tag] = answer }
      }
    }
    return found.map { tag, answer in
      GeneratedLanguage(tag: tag, locale: answer.locale, numberFormat: answer.numberFormat, steps: answer.steps)
    }.sorted { $0.tag < $1.tag }
  }

  private func answer(_ tag: String, _ numbers: inout NumberFormats) throws(ICUError) -> Answer? {
    guard let match = matcher.match(for: [tag]) else { return nil }
    let declared = locales[match.declared]
    let printing = NumberLocale.tag(requested: match.desired, declared: declared)
    return Answer(
      locale: match.declared, numberFormat: try numbers.index(of: printing),
      steps: steps(from: tag, to: match.declared))
  }

  /// What a tag gets that matches no locale, though its language does: less than any match.
  private func none(_ numbers: inout NumberFormats) throws(ICUError) -> Answer {
    Answer(
      locale: defaultLocale, numberFormat: try numbers.index(of: locales[defaultLocale]), steps: Self.noMatch)
  }

  private static let noMatch = 1_000

  /// How many places later an exact match must come to lose; 0 if the next place is already too late.
  private func steps(from tag: String, to locale: Int) -> Int {
    guard locales[locale] != tag, let exact = locales.indices.first(where: { $0 != locale }) else { return 0 }
    let between = (0...Self.fillers.count).first { count in
      matcher.match(for: [tag] + Self.fillers.prefix(count) + [locales[exact]])?.declared == locale
    }
    return between.map { $0 == 0 ? 0 : $0 + 1 } ?? Self.fillers.count + 2
  }

  /// Languages that no catalogue has: Klingon as it is spoken in several countries.
  private static let fillers = ["AQ", "BV", "HM", "GS", "TF", "IO", "UM", "PN"].map { "tlh-\($0)" }

  /// The answer of generated code, which has only the table.
  private static func lookup(_ tag: String, in table: [String: Answer]) -> Answer? {
    let subtags = tag.split(separator: "-")
    let script = subtags.dropFirst().first { $0.utf8.count == 4 }
    let region = subtags.dropFirst().first { $0.utf8.count < 4 }
    let language = subtags[0]
    let candidates: [String?] = [
      tag, script.map { "\(language)-\($0)" }, region.map { "\(language)-\($0)" }, region.map { _ in "\(language)-*" },
      String(language),
    ]
    return candidates.lazy.compactMap { $0.flatMap { table[$0] } }.first
  }
}

// MARK: - The tags to try

extension LanguageTable {
  /// Every code of two or three letters that CLDR may have data for: those of ICU's locales, and aliases such as `iw`.
  private static let languages: [String] = {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let ofICU = known.map(\.language)
    return Set(pairs + ofICU + macrolanguages.keys + [undetermined]).sorted()
  }()

  /// Languages that CLDR takes for the main one of their macrolanguage: `cmn` is `zh` (UTS #35 part 1, § Language Aliases).
  private static let macrolanguages = [
    "arb": "ar", "ary": "ar", "arz": "ar", "apc": "ar", "azj": "az", "cmn": "zh", "ekk": "et", "hak": "zh",
    "khk": "mn", "lvs": "lv", "npi": "ne", "pes": "fa", "prs": "fa", "swc": "sw", "swh": "sw", "uzn": "uz", "wuu": "zh",
    "zsm": "ms",
  ]

  /// A request of a region or a script alone.
  private static let undetermined = "und"

  /// A language with locales in scripts that it is seldom written in, and in regions where it has another script.
  private func otherScripts(of language: String) -> [String] {
    guard locales.contains(where: { $0.split(separator: "-")[0] == language }) else { return [] }
    return ["Arab", "Cyrl", "Deva", "Hani", "Hebr", "Latn", "Mong"].map { "\(language)-\($0)" }
      + ["AF", "CM", "CN", "IQ", "IR", "KZ", "LB", "ME", "MN", "PK", "RO", "RU", "SD", "TR"].map { "\(language)-\($0)" }
  }

  /// The subtags of ICU's locales.
  private struct Subtags {
    let language: String
    let script: String?
    let region: String?

    init(_ tag: String) {
      let subtags = tag.split(separator: "-").map(String.init)
      language = subtags[0]
      script = subtags.dropFirst().first { $0.utf8.count == 4 && $0.utf8.first.map { $0 > 0x39 } == true }
      region = subtags.dropFirst().first { (2...3).contains($0.utf8.count) }
    }
  }

  private static let known = LocaleData.available.map(Subtags.init)
  private static let allRegions = Set(known.compactMap(\.region)).sorted()
  private static let byLanguage = Dictionary(grouping: known, by: \.language)

  /// A language that has several locales in every region, since the region decides between them; none for others.
  private func regionalTags(of language: String) -> [String] {
    guard language == Self.undetermined || locales.count(where: { $0.split(separator: "-")[0] == language }) > 1 else {
      return []
    }
    return Self.allRegions.map { "\(language)-\($0)" }
  }

  /// The tags of a language with a script, a region, or both; shorter ones first, since longer ones build on them.
  private func variants(of language: String) -> [String] {
    let main = Self.macrolanguages[language] ?? language
    let known = Self.byLanguage[main] ?? []
    let own = locales.filter { $0.split(separator: "-")[0] == main }.map(Subtags.init)
    let all = language == Self.undetermined ? Self.known : known + own
    let scripts = Set(all.compactMap(\.script)).sorted()
    let regions = Set((known + own).compactMap(\.region)).sorted()
    let stated = own.count > 1 || language == Self.undetermined ? Self.allRegions : regions
    let both = scripts.flatMap { script in regions.map { "\(language)-\(script)-\($0)" } }
    return scripts.map { "\(language)-\($0)" } + stated.map { "\(language)-\($0)" } + both
  }
}
