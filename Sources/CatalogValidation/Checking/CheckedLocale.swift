package import CatalogFiles
package import CatalogModel
internal import ICUText
package import MessageSyntax
package import PurposeCatalog

/// The data about one locale that rules need while its texts are checked; ICU is only called on demand.
///
/// Each locale is checked by one thread, so this is not shared.
package final class CheckedLocale {
  package let catalog: CheckedCatalog
  /// The locale's index among the declared ones.
  package let index: Int
  package let facts: LocaleFacts
  /// By message slot, the facts about the locale's own text; nil if it has none. Empty until all texts have been read.
  package internal(set) var textFacts: [TextFacts?] = []

  /// The texts besides titles that equal the same message of a purpose beside theirs.
  private(set) lazy var sharedMessages = messagesSharedWithCompanions()

  /// The texts that equal the source's; call it when all texts have been read.
  private(set) lazy var sourceCopies = SourceCopies(of: self)

  /// The texts of the locale's own file, and the language that they are in.
  private(set) lazy var ownFileTexts = OwnFileTexts(of: self)

  /// The words that programs print in the locale; nil if no attestation.tsv has any for it.
  private(set) lazy var printedWords: PrintedWords? = {
    guard let attestation = catalog.source.attestation else { return nil }
    let printed = PrintedWords(attestation, of: self)
    return printed.words.isEmpty ? nil : printed
  }()

  /// Its own titles that no program prints.
  private(set) lazy var unprintedTitles =
    UnprintedTitle.mayBe(in: self) ? printedWords.map { UnprintedTitle.all(of: self, $0) } ?? [] : []

  /// By slot, the words of each text except titles; rules compare them with those of other texts.
  var messageWords: [Int: TextWords] = [:]

  /// True if the locale has all of its texts, so that rules about missing texts can be skipped.
  private(set) lazy var hasAllTexts = catalog.source.locales[index].entries.allSatisfy(\.isPresent)

  /// By message slot, the origin of the locale's text.
  private(set) lazy var origins = (0..<catalog.source.slots.count).map {
    catalog.source.origin(ofSlot: $0, facts.chain)
  }

  /// True if the catalogue has no file of texts for the locale, and the locale does not inherit all texts.
  private(set) lazy var isNotBegun = lacksFile()

  /// The messages or purposes whose value in the locale's files is invalid.
  var refused: Set<Subject> { catalog.refused[facts.tag] ?? [] }

  /// CLDR's quotation marks for the locale: outer opening and closing, inner opening and closing.
  package private(set) lazy var quotationMarks = LocaleData.quotationMarks(of: facts.tag.identifier) ?? []

  /// By slot of a title or a `short`, the title that the locale shows; decoded once for all rules about vocabulary.
  private(set) lazy var shownTitles: [ShownTitle?] = {
    var titles = [ShownTitle?](repeating: nil, count: catalog.source.slots.count)
    for slot in catalog.titleSlots {
      let entry = shownText(ofSlot: slot)
      titles[slot] = catalog.source.text(of: entry).map { ShownTitle(text: $0, key: TitleKey($0), entry: entry) }
    }
    return titles
  }()

  /// A title that a locale shows, its own or an inherited one.
  struct ShownTitle {
    let text: String
    let key: TitleKey
    let entry: TextEntry
  }

  /// The letters of the locale's language.
  lazy var languageLetters = LanguageLetters(of: facts)

  private var letters = BaseLetterTable()
  /// The glossary of the locale and its parents, or nil.
  private(set) lazy var glossary = SearchedGlossary(self)
  private lazy var collator = try? Collator(
    locale: facts.tag.identifier, countsMarks: Accents.makeWords(in: facts.tag.language))
  private lazy var cardinals = try? PluralRules(locale: facts.tag.identifier, kind: .cardinal, cldr: catalog.cldr)
  private lazy var ordinals = try? PluralRules(locale: facts.tag.identifier, kind: .ordinal)
  private lazy var cardinalTable = try? cardinals?.table()
  private lazy var ordinalTable = try? ordinals?.table()
  private lazy var numbers = try? CompiledMessage(
    MessageTree(parsing: "{number}"), rules: NumberRules(locale: facts.numberTag), isRightToLeft: false)

  package init(_ catalog: CheckedCatalog, index: Int) {
    self.catalog = catalog
    self.index = index
    facts = catalog.facts[index]
  }

  /// The text that the locale shows for a slot: its own, or the nearest one in its language; absent without one,
  /// and if the title replaces a `short`.
  package func shownText(ofSlot slot: Int) -> TextEntry {
    let locales = catalog.source.locales
    let own = locales[index].entries[slot]
    if own.isPresent { return own }
    if catalog.source.slots.title(ofShort: slot) != nil {
      switch origins[slot] {
      case .own: return own
      case .inherited(let parent): return locales[parent].entries[slot]
      case .missing, .notNeeded: return .absent
      }
    }
    return facts.chain.locales.lazy.map { locales[$0].entries[slot] }.first(where: \.isPresent) ?? .absent
  }

  /// True if a finding may be about two texts: in a wording, the others have been checked where they are shared.
  func compares(_ slot: Int, _ other: Int) -> Bool {
    let source = catalog.source
    let own = source.locales[index].entries
    return source.wording == nil || source.isOfWording(own[slot]) || source.isOfWording(own[other])
  }

  /// The purposes that stand beside each other; in a wording, only pairs with a text of it.
  private(set) lazy var comparedPairs: [CompanionPair] = {
    let source = catalog.source
    guard source.wording != nil else { return catalog.companionPairs }
    var isWorded = [Bool](repeating: false, count: source.purposes.count)
    for (slot, entry) in source.locales[index].entries.enumerated() where source.isOfWording(entry) {
      isWorded[source.slots.purposes[slot]] = true
    }
    return catalog.companionPairs.filter { isWorded[$0.first] || isWorded[$0.second] }
  }()

  /// True if readers consider two texts equal: the locale's collation ignores case, and ignores accents unless they
  /// make another word.
  package func areSame(_ left: String, _ right: String) -> Bool {
    left == right || collator?.areSame(left, right) ?? false
  }

  /// A number that is equal for texts that ``areSame(_:_:)`` considers equal; a cheap test before it.
  package func digest(of entry: TextEntry) -> UInt64 {
    catalog.source.withText(of: entry) { letters.digest(of: $0) }
  }

  /// Gives access to the letter table for many texts, since each separate access is checked at run time.
  func withLetters<Result>(_ body: (inout BaseLetterTable) -> Result) -> Result { body(&letters) }

  /// A text without case and accents.
  func baseLetters(of entry: TextEntry) -> BaseLetters {
    catalog.source.withText(of: entry) { letters.letters(of: $0) }
  }

  /// A part of a text without case and accents.
  func baseLetters(of bytes: UnsafeBufferPointer<UInt8>) -> BaseLetters { letters.letters(of: bytes) }

  /// A word to search for in the locale's texts.
  func searched(_ word: some StringProtocol) -> SearchedWord { SearchedWord(word, &letters) }

  /// The plural categories of an argument's numbers in this locale, by ICU's rules.
  ///
  /// - Parameters:
  ///   - argument: its type and maximum determine the numbers.
  ///   - kind: counting or ranking.
  package func reachableCategories(of argument: ArgumentDeclaration, kind: PluralKind) -> PluralCategorySet {
    guard let rules = rules(kind) else { return .other }
    let isWhole = argument.kind == .integer
    guard isWhole || argument.maximum != nil else { return rules.categories }
    let maximum = argument.maximum ?? .max
    return isWhole ? rules.reachableCategories(upTo: maximum) : rules.reachableCategories(ofFractionsUpTo: maximum)
  }

  /// All plural categories of the locale, for numbers of any size.
  func categories(of kind: PluralKind) -> PluralCategorySet { rules(kind)?.categories ?? .other }

  /// The category of a whole number here.
  package func category(of number: Int64, kind: PluralKind) -> PluralCategory {
    if let table = kind == .cardinal ? cardinalTable : ordinalTable { return table.category(of: number.magnitude) }
    return (try? rules(kind)?.category(of: number)) ?? .other
  }

  /// Whole numbers of a category up to a maximum, smallest first: a sample from ``NumberSample``.
  func numbers(of category: PluralCategory, kind: PluralKind, upTo maximum: Int64?) -> [Int64] {
    NumberSample.numbers(upTo: maximum).filter { self.category(of: $0, kind: kind) == category }
  }

  /// The offsets in the file of the bytes of a text with escapes. They are kept for the last text, since one text may
  /// have thousands of findings, and searching each place from the beginning would take quadratic time.
  func offsets(ofSlot slot: Int, _ entry: TextEntry) -> [Int] {
    if let escaped, escaped.slot == slot { return escaped.offsets }
    let offsets = catalog.source.offsets(of: entry)
    escaped = (slot, offsets)
    return offsets
  }

  private var escaped: (slot: Int, offsets: [Int])?

  /// The formatted whole number.
  package func formatted(_ number: Int64) -> String {
    (try? numbers?.format(count: number)) ?? "\(number)"
  }

  /// The formatted number.
  func formatted(_ number: Double) -> String {
    (try? numbers?.format(["number": .number(number)])) ?? "\(number)"
  }

  private func rules(_ kind: PluralKind) -> PluralRules? { kind == .cardinal ? cardinals : ordinals }
}
