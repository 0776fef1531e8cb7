internal import MessageSyntax

/// The parts of the runtime that the texts use; only these are printed.
struct SwiftNeeds {
  /// Plural rules, as a function of generated code.
  struct Rules: Hashable {
    /// The index of the locale's rules in the model.
    let locale: Int
    let isOrdinal: Bool
    /// True if it takes numbers that may have a fraction; otherwise it takes integers.
    let isDecimal: Bool
  }

  var rules: Set<Rules> = []
  var printsIntegers = false
  var printsDecimals = false
  var printsPercent = false
  /// True if plural categories depend on a number's printed digits.
  var countsDecimals = false
  var isolates = false

  var printsNumbers: Bool { printsIntegers || printsDecimals || printsPercent }
  var usesDecimals: Bool { printsDecimals || printsPercent || countsDecimals }
}

extension SwiftNeeds {
  /// The needs of all texts of a catalogue.
  init(_ catalog: GeneratedCatalog, _ messages: [SwiftMessage]) {
    self.init()
    let formats = SwiftNumbers(catalog, self)
    for locale in catalog.locales {
      for message in messages {
        for text in message.places.compactMap({ locale.texts[message.index][$0] }) {
          var code = SwiftTextCode(text, of: message, in: catalog, formats, needs: self)
          _ = code.returning()
          self = code.needs
        }
      }
    }
  }
}
