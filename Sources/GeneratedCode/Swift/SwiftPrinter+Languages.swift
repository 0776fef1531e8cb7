internal import CodeWriting

extension SwiftPrinter {
  /// `struct Language` with a constant for each locale.
  var languages: SwiftCode {
    var code = SwiftCode()
    code.comment(
      """
      A language that texts are in.

      Texts are those of one of the constants; a language that ``matching(_:)`` finds may print numbers in another \
      region's way.
      """)
    code.block("public struct Language: Hashable, Sendable") { code in
      code.comment("A locale that texts were made for.")
      code.block("enum Translation: Hashable, Sendable") { code in
        code.lines(SwiftSwitch.wrapped("case ", names.languages.map(SwiftText.name), end: ""))
      }
      code.line()
      code.line("let translation: Translation")
      if numbers.isUsed { code.line("let numbers: CatalogNumberFormat") }
      code.line()
      initializer(&code)
    }
    code.line()
    code.block("extension Language") { code in
      for (index, locale) in catalog.locales.enumerated() {
        code.comment("`\(locale.tag)`")
        let value = language(locale: index, format: locale.numberFormat)
        code.line("public static let \(SwiftText.name(names.languages[index])) = Language(\(value))")
      }
      code.line()
      code.comment("All languages with texts, sorted by tag.")
      code.block("public static var all: [Language]") { code in
        code.lines(SwiftSwitch.wrapped("[", names.languages.map(SwiftText.member), end: "]"))
      }
    }
    code.line()
    properties(&code)
    return code
  }

  private func initializer(_ code: inout SwiftCode) {
    let format = numbers.isUsed ? ", _ numbers: CatalogNumberFormat" : ""
    code.block("init(_ translation: Translation\(format))") { code in
      code.line("self.translation = translation")
      if numbers.isUsed { code.line("self.numbers = numbers") }
    }
  }

  private func properties(_ code: inout SwiftCode) {
    code.block("extension Language") { code in
      code.comment("The language tag of the texts (BCP 47), such as `pt-PT`.")
      code.block("public var tag: String") { code in
        let cases = zip(names.languages.map(SwiftText.member), catalog.locales.map(\.tag))
        code.lines(SwiftSwitch.lines("translation", cases: Array(cases), print: SwiftText.literal))
      }
      code.line()
      code.comment("True if the language is written from right to left.")
      code.block("public var isRightToLeft: Bool") { code in
        let cases = zip(names.languages.map(SwiftText.member), catalog.locales.map(\.isRightToLeft))
        code.lines(SwiftSwitch.lines("translation", cases: Array(cases)) { "\($0)" })
      }
    }
  }

  /// The arguments of `Language`'s initializer.
  func language(locale: Int, format: Int) -> String {
    let translation = SwiftText.member(names.languages[locale])
    return numbers.isUsed ? "\(translation), .\(numbers.name(format))" : translation
  }
}
