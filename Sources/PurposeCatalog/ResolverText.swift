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

  /// The text with a single number; nil if it needs other arguments.
  func format(count: Int) -> String? {
    guard let message else { return constant }
    return try? message.format(count: Int64(count))
  }
}

/// Makes a locale's texts ready: each has the plural branches of the locale that it is from, and the numbers of the locale that
/// was asked for.
struct TextCompiler {
  private let source: CatalogSource
  /// The locales that a text can come from, nearest first.
  private let chain: [LocaleFacts]
  /// The language tag whose digits and separators numbers have.
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

  /// The nearest usable text of a slot; one that breaks the message syntax is passed over, as if it were absent.
  ///
  /// For what stands for a title where there is little room, a locale's own title comes before what its parents have.
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

  /// Readers of `es-419` take the `1.234` of `es` for little more than one. A text of another language, which is only there
  /// for want of one, keeps the numbers of its own.
  private mutating func numberRules(of locale: LocaleFacts) -> NumberRules? {
    if let known = rules[locale.tag] { return known }
    guard let own = chain.first else { return nil }
    let printing = own.chain.lastResort == locale.index ? locale.tag.identifier : numbers
    let made = try? NumberRules(countingAs: locale.tag.identifier, printingAs: printing)
    rules[locale.tag] = made
    return made
  }
}
