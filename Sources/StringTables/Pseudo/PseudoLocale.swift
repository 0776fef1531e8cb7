package import CatalogModel
internal import ICUText
package import MessageSyntax

/// A made-up translation for testing layouts; it never ships.
package enum PseudoLocale: String, CaseIterable, Sendable {
  /// Letters with accents, a third longer, in brackets: what is cut off, put together or not translated shows.
  case accented = "en-XA"
  /// Each word turned round by bidi controls: what does not mirror shows.
  case rightToLeft = "ar-XB"

  /// The language tag; ICU counts for it as it does for its language.
  package var tag: LanguageTag? { LanguageTag(rawValue) }

  /// The pseudo-translation of a message: every placeholder, offset and explicit value stays what it is.
  ///
  /// Each plural gets the categories of the pseudo-locale's language. A text that is no well-formed message stays as it is.
  ///
  /// - Parameter categories: those that the language has for counting.
  package func text(of message: String, categories: [PluralCategory]) -> String {
    switch MessageForms(message) {
    case .plain(let pieces):
      return MessageForms.plain(dressed(pieces)).text ?? message
    case .plural(var plural):
      plural.branches = branches(of: plural, categories)
      return plural.text
    case .other:
      return PseudoBranches(of: MessageTree(parsing: message), in: self, categories: categories).text ?? message
    }
  }

  /// The pseudo-translation of a `short`: as long as a translation may be, and no longer.
  ///
  /// - Parameter limit: in characters that are seen; bidi controls do not count.
  package func short(of message: String, limit: Int) -> String {
    guard case .plain(let pieces) = MessageForms(message) else { return message }
    let text = pieces.reduce(into: "") { if case .text(let words) = $1 { $0 += words } }
    let short =
      switch self {
      case .accented:
        "[" + (PseudoText.accented(text) + Self.padding(for: text.count)).prefix(max(limit - 2, 0)) + "]"
      case .rightToLeft: PseudoText.turnedRound(String(text.prefix(limit)))
      }
    return MessageForms.plain([.text(short)]).text ?? message
  }

  /// The categories that the pseudo-locale's language has for counting, by ICU.
  package var categories: [PluralCategory] { pluralCategories(.cardinal) }

  /// The categories that the pseudo-locale's language has for counting or ranking, by ICU.
  func pluralCategories(_ kind: PluralKind) -> [PluralCategory] {
    ((try? PluralRules(locale: rawValue, kind: kind))?.categories ?? .other).categories
  }

  private func branches(of plural: PluralMessage, _ categories: [PluralCategory]) -> [PluralMessage.Branch] {
    let explicit = plural.branches.filter { if case .exactly = $0.selector { true } else { false } }
    let other = plural[.other] ?? []
    return explicit.map { PluralMessage.Branch($0.selector, dressed($0.pieces)) }
      + categories.map { PluralMessage.Branch(.category($0), dressed(plural[$0] ?? other)) }
  }

  private func dressed(_ pieces: [MessagePiece]) -> [MessagePiece] {
    let letters = pieces.reduce(0) { count, piece in
      if case .text(let text) = piece { count + text.count } else { count + 2 }
    }
    let texts = pieces.map { piece -> MessagePiece in
      if case .text(let text) = piece { .text(dressed(text)) } else { piece }
    }
    guard self == .accented, !pieces.isEmpty else { return texts }
    return ([MessagePiece.text("[")] + texts + [MessagePiece.text(Self.padding(for: letters) + "]")]).joined
  }

  /// Literal text as the pseudo-locale writes it.
  func dressed(_ text: String) -> String {
    switch self {
    case .accented: PseudoText.accented(text)
    case .rightToLeft: PseudoText.turnedRound(text)
    }
  }

  /// Words that make a text of so many characters 35 % longer.
  static func padding(for letters: Int) -> String {
    let wanted = (letters * 35 + 99) / 100
    let words = " one two three four five six seven eight nine ten"
    return PseudoText.accented(String(repeatElement(words, count: wanted / words.count + 1).joined().prefix(wanted)))
  }
}
