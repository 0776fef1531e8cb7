internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import MessageSyntax

/// A text ready for its arguments, and the locale that it is from.
///
/// A class, so that looking one up counts a single reference.
final class ResolverText: Sendable {
  let locale: LanguageTag
  /// nil for a text that has no arguments.
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

  /// The text with a single number; nil where it needs other arguments.
  func format(count: Int) -> String? {
    guard let message else { return constant }
    return try? message.format(count: Int64(count))
  }
}

/// Makes a locale's texts ready, with the number rules of the locale that each is from.
struct TextCompiler {
  let source: CatalogSource
  let facts: [LocaleFacts]
  private var rules: [Int: NumberRules] = [:]

  init(source: CatalogSource, facts: [LocaleFacts]) {
    self.source = source
    self.facts = facts
  }

  /// The nearest usable text of a slot; one that breaks the message syntax is passed over, as if it were absent.
  ///
  /// For what stands for a title where there is little room, a locale's own title comes before what its parents have.
  mutating func text(slot: Int, for chain: FallbackChain) -> ResolverText? {
    let title = source.slots.title(ofShort: slot)
    for locale in chain.locales + (chain.lastResort.map { [$0] } ?? []) {
      let entries = source.locales[locale].entries
      if let text = text(entries[slot], locale: locale) { return text }
      if let title, let text = text(entries[title], locale: locale) { return text }
    }
    return nil
  }

  private mutating func text(_ entry: TextEntry, locale: Int) -> ResolverText? {
    let tag = facts[locale].tag
    guard let text = source.text(of: entry) else { return nil }
    guard entry.traits.contains(.hasSyntax) else { return ResolverText(text, from: tag) }
    let tree = MessageTree(parsing: text)
    if tree.errors.isEmpty, let constant = tree.constantText { return ResolverText(constant, from: tag) }
    guard let rules = numberRules(locale),
      let message = try? CompiledMessage(tree, rules: rules, isRightToLeft: facts[locale].direction == .rightToLeft)
    else { return nil }
    return ResolverText(message, from: tag)
  }

  private mutating func numberRules(_ locale: Int) -> NumberRules? {
    if let known = rules[locale] { return known }
    let made = try? NumberRules(locale: facts[locale].tag.identifier)
    rules[locale] = made
    return made
  }
}
