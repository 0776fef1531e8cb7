package import CatalogFiles
package import CatalogModel
internal import ICUText
package import MessageSyntax
package import PurposeCatalog

/// What the rules know of one locale while its texts are checked; ICU is asked only for what some text needs.
///
/// Each locale is checked by one thread, so that this need not be shared.
package final class CheckedLocale {
  package let catalog: CheckedCatalog
  /// The locale's index among the declared ones.
  package let index: Int
  package let facts: LocaleFacts
  /// By message slot, what one pass over the locale's own text found; nil if it has none. Empty until all texts have
  /// been seen.
  package internal(set) var textFacts: [TextFacts?] = []

  /// Whether the locale has every text of its own, so that rules about what is missing need not look.
  private(set) lazy var hasAllTexts = catalog.source.locales[index].entries.allSatisfy(\.isPresent)

  /// By message slot, how the locale comes by its text.
  private(set) lazy var origins = (0..<catalog.source.slots.count).map {
    catalog.source.origin(ofSlot: $0, facts.chain)
  }

  /// What the locale's files have in the place of texts that is none: a message, or all of a purpose.
  var refused: Set<Subject> { catalog.refused[facts.tag] ?? [] }

  /// The quotation marks that CLDR has for the locale: outer opening and closing, inner opening and closing.
  package private(set) lazy var quotationMarks = LocaleData.quotationMarks(of: facts.tag.identifier) ?? []

  private var letters = BaseLetterTable()
  /// What the glossary says for the locale and those that it inherits from; nil if that is nothing.
  private(set) lazy var glossary = SearchedGlossary(self)
  private lazy var collator = try? Collator(
    locale: facts.tag.identifier, countsMarks: Accents.makeWords(in: facts.tag.language))
  private lazy var cardinals = try? PluralRules(locale: facts.tag.identifier, kind: .cardinal, cldr: catalog.cldr)
  private lazy var ordinals = try? PluralRules(locale: facts.tag.identifier, kind: .ordinal)
  private lazy var cardinalTable = try? cardinals?.table()
  private lazy var ordinalTable = try? ordinals?.table()
  private lazy var numbers = try? CompiledMessage(
    MessageTree(parsing: "{number}"), rules: NumberRules(locale: facts.tag.identifier), isRightToLeft: false)

  package init(_ catalog: CheckedCatalog, index: Int) {
    self.catalog = catalog
    self.index = index
    facts = catalog.facts[index]
  }

  /// The text that the locale shows for a slot: its own, or the nearest that it inherits in its own language; absent
  /// if there is none, and where the title stands for a `short`.
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

  /// Whether readers would take two texts for the same: by the locale's collation neither case nor, where they make no
  /// other word, accents count.
  package func areSame(_ left: String, _ right: String) -> Bool {
    left == right || collator?.areSame(left, right) ?? false
  }

  /// A number that texts share which ``areSame(_:_:)`` takes for the same; a cheap question before that one.
  package func digest(of entry: TextEntry) -> UInt64 {
    catalog.source.withText(of: entry) { letters.digest(of: $0) }
  }

  /// Lends what is known of letters to who asks about many texts: each access by itself is checked at run time.
  func withLetters<Result>(_ body: (inout BaseLetterTable) -> Result) -> Result { body(&letters) }

  /// A text without case and accents.
  func baseLetters(of entry: TextEntry) -> BaseLetters {
    catalog.source.withText(of: entry) { letters.letters(of: $0) }
  }

  /// A part of a text without case and accents.
  func baseLetters(of bytes: UnsafeBufferPointer<UInt8>) -> BaseLetters { letters.letters(of: bytes) }

  /// A word to look for in the locale's texts.
  func searched(_ word: some StringProtocol) -> SearchedWord { SearchedWord(word, &letters) }

  /// The categories that an argument's numbers can have here, by ICU's rules.
  ///
  /// - Parameters:
  ///   - argument: whose type and maximum say which numbers occur.
  ///   - kind: counting or ranking.
  package func reachableCategories(of argument: ArgumentDeclaration, kind: PluralKind) -> PluralCategorySet {
    guard let rules = rules(kind) else { return .other }
    let isWhole = argument.kind == .integer
    guard isWhole || argument.maximum != nil else { return rules.categories }
    let maximum = argument.maximum ?? .max
    return isWhole ? rules.reachableCategories(upTo: maximum) : rules.reachableCategories(ofFractionsUpTo: maximum)
  }

  /// The category of a whole number here.
  package func category(of number: Int64, kind: PluralKind) -> PluralCategory {
    if let table = kind == .cardinal ? cardinalTable : ordinalTable { return table.category(of: number.magnitude) }
    return (try? rules(kind)?.category(of: number)) ?? .other
  }

  /// Whole numbers of a category up to a maximum, smallest first: a sample, by ``NumberSample``.
  func numbers(of category: PluralCategory, kind: PluralKind, upTo maximum: Int64?) -> [Int64] {
    NumberSample.numbers(upTo: maximum).filter { self.category(of: $0, kind: kind) == category }
  }

  /// Where the bytes of a text with escapes are in its file: kept for the text that was asked about last, since one text may
  /// have thousands of findings, and looking for each place from its beginning takes time that grows with the square.
  func offsets(ofSlot slot: Int, _ entry: TextEntry) -> [Int] {
    if let escaped, escaped.slot == slot { return escaped.offsets }
    let offsets = catalog.source.offsets(of: entry)
    escaped = (slot, offsets)
    return offsets
  }

  private var escaped: (slot: Int, offsets: [Int])?

  /// A whole number as the locale prints it.
  package func formatted(_ number: Int64) -> String {
    (try? numbers?.format(count: number)) ?? "\(number)"
  }

  /// Any number as the locale prints it.
  func formatted(_ number: Double) -> String {
    (try? numbers?.format(["number": .number(number)])) ?? "\(number)"
  }

  private func rules(_ kind: PluralKind) -> PluralRules? { kind == .cardinal ? cardinals : ordinals }
}
