package import MessageSyntax

/// The texts and icons of a locale, resolved through its fallback chain.
package struct GeneratedLocale: Hashable, Sendable {
  /// The language tag, such as `pt-BR`.
  package var tag: String
  package var isRightToLeft: Bool
  /// The index of the locale's own number format.
  package var numberFormat: Int
  /// By purpose.
  package var titles: [String]
  /// By purpose; nil if the title is also the short title.
  package var shortTitles: [String?]
  /// By purpose, the other names that people may say; empty if the catalogue has none for the locale.
  package var synonyms: [[String]] = []
  /// By message, then in the order of the message's purposes; nil if even the source locale lacks the text.
  package var texts: [[GeneratedText?]]
  /// By icon set, then by purpose; nil for a purpose without an icon in the set.
  package var icons: [[GeneratedIcon?]]
}

/// A text with placeholders, as a tree.
package struct GeneratedText: Hashable, Sendable {
  /// A part of a text.
  package indirect enum Part: Hashable, Sendable {
    case literal(String)
    /// `{name}`: a number, or a text, which is isolated if it could reorder its surroundings.
    case argument(String)
    /// `{name, number, style}`
    case number(String, NumberStyle)
    /// `#`: the number of the innermost plural minus its offset.
    case numberSign
    case plural(Plural)
    case select(Select)
  }

  package struct Plural: Hashable, Sendable {
    package struct Explicit: Hashable, Sendable {
      package var value: Double
      package var parts: [Part]
    }

    package struct Branch: Hashable, Sendable {
      package var category: PluralCategory
      package var parts: [Part]
    }

    package var argument: String
    /// True for ordinal rules (`selectordinal`).
    package var isOrdinal: Bool
    /// The number subtracted before `#` is printed and the category is found; explicit values are compared before that.
    package var offset: Double
    /// The style of the number for the plural rules.
    package var style: NumberStyle
    package var explicit: [Explicit]
    /// Without `other`, in CLDR's order.
    package var branches: [Branch]
    package var other: [Part]
  }

  package struct Select: Hashable, Sendable {
    package struct Branch: Hashable, Sendable {
      package var word: String
      package var parts: [Part]
    }

    package var argument: String
    package var branches: [Branch]
    package var other: [Part]
  }

  package var parts: [Part]
  /// The index of the plural rules of the text's own locale.
  package var pluralRules: Int
  /// True if the text's own locale is right-to-left, which determines the isolates.
  package var isRightToLeft: Bool
  /// The index of the number format that the text keeps for every reader, such as a last-resort text of the source
  /// locale; nil to use the format of the reader's locale.
  package var ownNumberFormat: Int?
}
