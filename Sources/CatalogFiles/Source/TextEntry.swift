package import CatalogModel

/// Where the text of one message in one locale stands; twelve bytes, since a large catalogue has millions.
package struct TextEntry: Sendable, BitwiseCopyable {
  /// What the reader saw in the text while it passed.
  package struct Traits: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // Computed, so that other modules have the numbers and no globals to ask.

    /// The JSON string has escapes, so its bytes in the file are not the text's.
    package static var isEscaped: Self { Self(rawValue: 1) }
    /// Some character is beyond ASCII.
    package static var hasNonASCII: Self { Self(rawValue: 2) }
    /// One of `{`, `}` and the apostrophe occurs, so the text is more than plain text.
    package static var hasSyntax: Self { Self(rawValue: 4) }
    /// The file says more of the text than its words: it has a ``TextRecord``.
    package static var isAnnotated: Self { Self(rawValue: 8) }
    /// The JSON string has a problem of its own, so that nobody can tell what the text was to be.
    package static var isBroken: Self { Self(rawValue: 16) }
  }

  /// The offset of the text's first byte in its file, after the quote.
  package let offset: UInt32
  /// The number of bytes between the quotes; `UInt32.max` for a text that is absent.
  package let length: UInt32
  /// The index of the file among those of the titles.
  package let file: UInt16
  package let traits: Traits

  package init(offset: UInt32, length: UInt32, file: UInt16, traits: Traits) {
    self.offset = offset
    self.length = length
    self.file = file
    self.traits = traits
  }

  /// A text that is not there.
  package static let absent = TextEntry(offset: 0, length: .max, file: 0, traits: [])

  package var isPresent: Bool { length != .max }

  package var isBroken: Bool { traits.contains(.isBroken) }
}

/// The texts of one locale, one entry for each message slot.
package struct LocaleTexts: Sendable {
  package let locale: LanguageTag
  package var entries: [TextEntry]
  /// What the files say of texts beside their words, by message slot; few texts have any.
  package var records: [Int: TextRecord] = [:]
  /// By message slot, the text of a catalogue that this one extends, where its own is in its place.
  package var overridden: [Int: TextEntry] = [:]

  package init(locale: LanguageTag, entries: [TextEntry]) {
    self.locale = locale
    self.entries = entries
  }
}
