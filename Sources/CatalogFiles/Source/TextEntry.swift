package import CatalogModel

/// The place of a message's text in one locale; twelve bytes, since a large catalogue has millions.
package struct TextEntry: Sendable, BitwiseCopyable {
  /// Properties that the reader found in the text.
  package struct Traits: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // Computed, so that other modules inline the numbers instead of reading globals.

    /// The JSON string has escapes, so its bytes in the file are not the text's.
    package static var isEscaped: Self { Self(rawValue: 1) }
    /// Has a character beyond ASCII.
    package static var hasNonASCII: Self { Self(rawValue: 2) }
    /// Has `{`, `}` or an apostrophe, so it is more than plain text.
    package static var hasSyntax: Self { Self(rawValue: 4) }
    /// Has metadata: a ``TextRecord``.
    package static var isAnnotated: Self { Self(rawValue: 8) }
    /// The JSON string is malformed, so the text is unknown.
    package static var isBroken: Self { Self(rawValue: 16) }
  }

  /// The offset of the text's first byte in its file, after the quote.
  package let offset: UInt32
  /// The number of bytes between the quotes; `UInt32.max` for a text that is absent.
  package let length: UInt32
  /// The index of the file among those of the titles.
  package let file: UInt16
  package let traits: Traits

  /// A missing text.
  package static let absent = TextEntry(offset: 0, length: .max, file: 0, traits: [])

  package var isPresent: Bool { length != .max }

  package var isBroken: Bool { traits.contains(.isBroken) }
}

/// The texts of one locale, one entry for each message slot.
package struct LocaleTexts: Sendable {
  package let locale: LanguageTag
  package var entries: [TextEntry]
  /// The metadata of texts by message slot; few texts have any.
  package var records: [Int: TextRecord] = [:]
  /// By message slot, the text of an extended catalogue that the catalogue's own text overrides.
  package var overridden: [Int: TextEntry] = [:]

  package init(locale: LanguageTag, entries: [TextEntry]) {
    self.locale = locale
    self.entries = entries
  }
}
