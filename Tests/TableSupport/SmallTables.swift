package import CatalogModel
import MessageSyntax
package import StringFormats

/// Handwritten tables.
package enum SmallTables {
  package static let count = ArgumentDeclaration(name: "count", kind: .integer, maximum: 9999)
  package static let name = ArgumentDeclaration(name: "name", kind: .text, maximum: nil)

  /// A table from English to Polish.
  package static func polish(_ units: [StringUnit]) throws -> StringTable {
    StringTable(
      catalogue: "Small", sourceLocale: .english, targetLocale: LanguageTag("pl") ?? .english,
      targetCategories: [.one, .few, .many, .other], units: units)
  }

  /// A title.
  package static func title(
    _ purpose: String, _ source: String, _ target: String?, state: TranslationState? = nil, comment: String? = nil
  ) -> StringUnit {
    StringUnit(
      key: UnitKey(purpose), source: source, target: target, arguments: [], state: state, comment: comment)
  }

  /// A counted text with every category of Polish.
  ///
  /// - Parameter other: the text for fractions.
  package static func counted(other: String) -> StringUnit {
    StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {\(other)}}",
      arguments: [count])
  }

  /// Texts that fail if a format quotes, escapes or splits carelessly; each is a message that prints something.
  package static let hardTexts: [(name: String, text: String)] = [
    ("apostrophe", "L'élément"), ("apostrophe at the end", "five o'"), ("two apostrophes", "''''"),
    ("quoted braces", "'{'count'}'"), ("quotation marks", "\"Zamknij\" „teraz”"),
    ("backslash", #"C:\temp\new"#), ("backslash at the end", #"ends in \"#), ("percent signs", "100 % %s %1$@ %% %d"),
    ("markup", "<b>&amp;</b> & <![CDATA[x]]> ]]>"), ("entity", "&lt; &#10; &nbsp;"), ("number sign", "#1 # ##"),
    ("line feed", "one\ntwo"), ("line feeds at the ends", "\none\n\n"), ("tab", "one\ttwo"),
    ("spaces", "  one  two  "), ("no-break space", "10\u{A0}km\u{202F}!"), ("emoji", "👩🏽‍🚀 go 🇵🇱"),
    ("bidi controls", "\u{2068}אב\u{2069}\u{200F} \u{202B}x\u{202C}"), ("combining", "e\u{301} é"),
    ("zero width", "a\u{200B}b\u{200D}c\u{FEFF}d"), ("line separators", "a\u{2028}b\u{2029}c\u{85}d"),
    ("formula =", "=1+1"), ("formula +", "+1"), ("formula -", "-1"), ("formula @", "@SUM(A1)"),
    ("at sign", "@string/x"),
    ("question mark", "?attr/x"), ("comma", "a, b; c\td|e"), ("equals", "key = value"), ("comment", "// /* # ; -- */"),
    ("dollar", "$t(key) $'{'x'}' '{{'y'}}'"), ("tilde", "~ ^ ` |"),
    ("unicode escape", #"\u0041 \n \t"#),
    ("beyond the BMP", "𝒳 𠀋"), ("bar", "a | b"),
  ]
}
