internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import MessageSyntax

/// A compiled text and its locale.
///
/// A class, so that a look-up counts a single reference.
final class ResolverText: Sendable {
  let locale: LanguageTag
  /// nil for a text without arguments.
  let message: CompiledMessage?
  private let constant: String

  init(_ text: String, from locale: LanguageTag) {
    message = nil
    constant = text
    self.locale = locale
  }

  init(_ message: CompiledMessage, from locale: LanguageTag) {
    self.message = message
    constant = ""
    self.locale = locale
  }

  func format(_ arguments: MessageArguments) throws(MessageFormatError) -> String {
    guard let message else { return constant }
    return try message.format(arguments)
  }

  /// The text with a single number; nil if it needs other arguments.
  func format(count: Int) -> String? {
    guard let message else { return constant }
    return try? message.format(count: Int64(count))
  }
}

/// Compiles a locale's texts, with the plural rules of each text's locale and the number format of the requested
/// locale.
struct TextCompiler {
  private let source: CatalogSource
  /// The locales of the fallback chain, nearest first.
  private let chain: [LocaleFacts]
  /// The language tag for digits and separators.
  private let numbers: String
  private var rules: [LanguageTag: NumberRules] = [:]

  init(source: CatalogSource, chain: [LocaleFacts], printingAs numbers: String) {
    self.source = source
    self.chain = chain
    self.numbers = numbers
  }

  /// The same with the numbers of another locale.
  func printing(as numbers: String) -> TextCompiler {
    TextCompiler(source: source, chain: chain, printingAs: numbers)
  }

  /// The nearest valid text of a slot; a malformed one is treated as missing.
  ///
  /// For a `short`, a locale's own title comes before a parent's `short`.
  mutating func text(slot: Int) -> ResolverText? {
    let title = source.slots.title(ofShort: slot)
    for locale in chain {
      let entries = source.locales[locale.index].entries
      if let text = text(entries[slot], of: locale) { return text }
      if let title, let text = text(entries[title], of: locale) { return text }
    }
    return nil
  }

  private mutating func text(_ entry: TextEntry, of locale: LocaleFacts) -> ResolverText? {
    guard let text = source.text(of: entry) else { return nil }
    guard entry.traits.contains(.hasSyntax) else { return ResolverText(text, from: locale.tag) }
    let tree = MessageTree(parsing: text)
    if tree.errors.isEmpty, let constant = tree.constantText { return ResolverText(constant, from: locale.tag) }
    guard let rules = numberRules(of: locale),
      let message = try? CompiledMessage(tree, rules: rules, isRightToLeft: locale.direction == .rightToLeft)
    else { return nil }
    return ResolverText(message, from: locale.tag)
  }

  /// Readers of `es-419` would read the `1.234` of `es` as a little more than one. A last-resort text of another
  /// language keeps its own number format.
  private mutating func numberRules(of locale: LocaleFacts) -> NumberRules? {
    if let known = rules[locale.tag] { return known }
    guard let own = chain.first else { return nil }
    let printing = own.chain.lastResort == locale.index ? locale.tag.identifier : numbers
    let made = try? NumberRules(countingAs: locale.tag.identifier, printingAs: printing)
    rules[locale.tag] = made
    return made
  }
}
