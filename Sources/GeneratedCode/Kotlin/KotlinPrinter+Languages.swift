internal import CodeWriting

/// `Language.kt`: the locales, the number formats, and the table that matches users' languages.
extension KotlinPrinter {
  var languages: String {
    let constants = catalog.locales.enumerated().map { index, locale in
      """
      /** The locale '\(locale.tag)'. */
      public val \(Kotlin.constant(locale.tag)): Language get() = at(\(index), \(locale.numberFormat))
      """
    }
    let cases = catalog.locales.enumerated().map { index, locale in
      "\(index) -> Language(\(Kotlin.string(locale.tag)), \(locale.isRightToLeft), Texts\(Kotlin.typeName(locale.tag)), NumberFormats.at(numbers))"
    }
    let fallback = catalog.locales.isEmpty ? 0 : catalog.defaultLocale
    let numbers = catalog.locales.isEmpty ? 0 : catalog.locales[fallback].numberFormat
    let names = catalog.languages.names.map { ([$0.subtag] + $0.aliases).joined(separator: " ") }
    return RuntimeFile("Kotlin/Language.kt").code([
      "constants": constants.joined(separator: "\n\n"),
      "tags": catalog.locales.map { Kotlin.string($0.tag) }.joined(separator: ", "),
      "default": "\(fallback), \(numbers)", "locales": cases.joined(separator: "\n"),
      "languages": chunks(languageLines).map(Kotlin.string).joined(separator: " +\n"),
      "aliases": Kotlin.string(names.joined(separator: ",")), "numberFormats": numberFormats.joined(separator: "\n"),
      "choices": catalog.numberFormats.indices.map { "\($0) -> n\($0)" }.joined(separator: "\n"),
    ])
  }

  /// A line for each language: its tag, the locale, the number format, the distance of the match, and the usual script.
  private var languageLines: [String] {
    catalog.languages.entries.map { language in
      let script = language.script.map { " \($0)" } ?? ""
      return "\(language.tag) \(language.locale) \(language.numberFormat) \(language.steps)\(script)"
    }
  }

  /// The lines in chunks, each shorter than the longest constant of the JVM.
  private func chunks(_ lines: [String]) -> [String] {
    let size = 200
    return lines.isEmpty
      ? [""]
      : stride(from: 0, to: lines.count, by: size).map { start in
        lines[start..<min(start + size, lines.count)].map { $0 + "\n" }.joined()
      }
  }

  /// The number formats, each created on first use.
  private var numberFormats: [String] {
    catalog.numberFormats.enumerated().map { index, format in
      let affixes = [format.negative, format.percent, format.negativePercent].flatMap { [$0.prefix, $0.suffix] }
      let digits = format.digits.joined() == "0123456789" ? "" : format.digits.joined()
      let values = [
        Kotlin.string(digits), Kotlin.string(format.decimalSeparator), Kotlin.string(format.groupSeparator),
        "\(format.primaryGroup)", "\(format.secondaryGroup)", "\(format.minimumGrouping)",
        "arrayOf(\(affixes.map(Kotlin.string).joined(separator: ", ")))",
      ]
      return "private val n\(index): Numbers by lazy { Numbers(\(values.joined(separator: ", "))) }"
    }
  }
}
