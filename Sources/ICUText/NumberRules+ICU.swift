package import MessageSyntax

extension NumberRules {
  /// Gets from ICU all data of a locale about numbers in messages.
  ///
  /// If ICU's rules have the right form, they become tables; decimals, percent and a few other languages use ICU
  /// through handles that all tasks share.
  ///
  /// - Throws: ``ICUError`` if the tag is malformed or ICU's data is incomplete.
  package init(locale tag: String) throws(ICUError) {
    try self.init(countingAs: tag, printingAs: tag)
  }

  /// The rules for a text of one locale with readers of another one: the text's plural forms, and the reader's digits
  /// and separators.
  ///
  /// - Parameters:
  ///   - counting: the locale of the text, whose plural rules select branches.
  ///   - printing: the locale whose number formats are used.
  /// - Throws: ``ICUError`` if a tag is malformed or ICU's data is incomplete.
  package init(countingAs counting: String, printingAs printing: String) throws(ICUError) {
    let cardinals = try PluralRules(locale: counting, kind: .cardinal)
    let ordinals = try PluralRules(locale: counting, kind: .ordinal)
    let handles = (cardinal: try cardinals.handle(), ordinal: try ordinals.handle())
    let formats = try NumberFormats(locale: printing)
    self.init(
      cardinals: try cardinals.table(),
      ordinals: try ordinals.table(),
      integers: formats.decimal.integerFormat(),
      categorize: { value, kind, style in
        let rules = kind == .cardinal ? handles.cardinal : handles.ordinal
        return formats[style].category(of: value, by: rules)
      },
      format: { value, style in
        // ICU only fails here if it runs out of memory; Swift's description is then still a number.
        (try? formats[style].string(value)) ?? "\(value.double)"
      })
  }
}

/// The three number formats of one locale.
private struct NumberFormats: Sendable {
  let decimal: NumberFormat
  private let integer: NumberFormat
  private let percent: NumberFormat

  init(locale tag: String) throws(ICUError) {
    decimal = try NumberFormat(locale: tag, style: .decimal)
    integer = try NumberFormat(locale: tag, style: .integer)
    percent = try NumberFormat(locale: tag, style: .percent)
  }

  subscript(style: NumberStyle) -> NumberFormat {
    switch style {
    case .decimal: decimal
    case .integer: integer
    case .percent: percent
    }
  }
}
