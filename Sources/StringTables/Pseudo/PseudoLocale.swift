package import CatalogModel
internal import ICUText
package import MessageSyntax
internal import StringFormats

/// An artificial translation for layout tests; it never ships.
package enum PseudoLocale: String, CaseIterable, Sendable {
  /// Letters with accents, a third longer, in brackets: reveals truncated, concatenated and untranslated texts.
  case accented = "en-XA"
  /// Each word reversed by bidi controls: reveals layouts that are not mirrored.
  case rightToLeft = "ar-XB"

  /// The language tag; ICU uses the plural rules of its language.
  package var tag: LanguageTag? { LanguageTag(rawValue) }

  /// The pseudo-translation of a message, with placeholders, offsets and explicit values unchanged.
  ///
  /// Each plural gets the categories of the pseudo-locale's language. A malformed message is unchanged.
  ///
  /// - Parameter categories: the cardinal categories of the language.
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

  /// The pseudo-translation of a `short`: exactly as long as a translation may be.
  ///
  /// - Parameter limit: in visible characters; bidi controls do not count.
  package func short(of message: String, limit: Int) -> String {
    guard case .plain(let pieces) = MessageForms(message) else { return message }
    let text = pieces.reduce(into: "") { if case .text(let part) = $1 { $0 += part } }
    let short =
      switch self {
      case .accented:
        "[" + (PseudoText.accented(text) + Self.padding(for: text.count)).prefix(max(limit - 2, 0)) + "]"
      case .rightToLeft: PseudoText.turnedRound(String(text.prefix(limit)))
      }
    return MessageForms.plain([.text(short)]).text ?? message
  }

  /// ICU's cardinal categories of the pseudo-locale's language.
  package var categories: [PluralCategory] { pluralCategories(.cardinal) }

  /// ICU's cardinal or ordinal categories of the pseudo-locale's language.
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

  /// The pseudo-translation of literal text.
  func dressed(_ text: String) -> String {
    switch self {
    case .accented: PseudoText.accented(text)
    case .rightToLeft: PseudoText.turnedRound(text)
    }
  }

  /// Filler that makes a text with a number of letters 35 % longer.
  static func padding(for letters: Int) -> String {
    let wanted = (letters * 35 + 99) / 100
    let filler = " one two three four five six seven eight nine ten"
    return PseudoText.accented(String(repeatElement(filler, count: wanted / filler.count + 1).joined().prefix(wanted)))
  }
}
