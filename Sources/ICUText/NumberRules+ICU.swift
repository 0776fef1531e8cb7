package import MessageSyntax

extension NumberRules {
  /// Asks ICU for everything that a locale decides about numbers in messages.
  ///
  /// Tables are filled where ICU's rules have their form; decimals, percent and the few other languages go to
  /// ICU, through handles that any number of tasks share.
  ///
  /// - Throws: ``ICUError`` when the tag is malformed or ICU's data is incomplete.
  package init(locale tag: String) throws(ICUError) {
    try self.init(countingAs: tag, printingAs: tag)
  }

  /// The same for a text of one locale that readers of another one see: it has the plural forms of its own, and they
  /// expect their digits and separators.
  ///
  /// - Parameters:
  ///   - counting: the locale that the text is from, whose plural rules choose its branches.
  ///   - printing: the locale whose number formats print.
  /// - Throws: ``ICUError`` when a tag is malformed or ICU's data is incomplete.
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
        // ICU fails here only for want of memory; the number as Swift writes it is then still a number.
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
