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
  private let texts: ChainedTexts
  /// The language tag for digits and separators.
  private let numbers: String
  private var rules: [LanguageTag: NumberRules] = [:]

  /// - Parameter chain: the locales of the fallback chain, nearest first.
  init(source: CatalogSource, chain: [LocaleFacts], printingAs numbers: String) {
    self.init(ChainedTexts(source, chain: chain), printingAs: numbers)
  }

  private init(_ texts: ChainedTexts, printingAs numbers: String) {
    self.texts = texts
    self.numbers = numbers
  }

  /// A compiler with the numbers of another locale.
  func printing(as numbers: String) -> TextCompiler { TextCompiler(texts, printingAs: numbers) }

  /// The nearest valid text of a slot.
  mutating func text(slot: Int) -> ResolverText? {
    guard let text = texts.text(slot: slot) else { return nil }
    switch text.content {
    case .constant(let constant): return ResolverText(constant, from: text.locale.tag)
    case .message(let tree):
      guard let rules = numberRules(of: text.locale),
        let message = try? CompiledMessage(
          tree, rules: rules, isRightToLeft: text.locale.direction == .rightToLeft)
      else { return nil }
      return ResolverText(message, from: text.locale.tag)
    }
  }

  private mutating func numberRules(of locale: LocaleFacts) -> NumberRules? {
    if let known = rules[locale.tag] { return known }
    let printing = texts.keepsItsNumbers(locale) ? locale.numberTag : numbers
    let created = try? NumberRules(countingAs: locale.tag.identifier, printingAs: printing)
    rules[locale.tag] = created
    return created
  }
}
