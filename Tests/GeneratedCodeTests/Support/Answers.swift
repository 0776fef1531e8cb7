import MessageSyntax
import TestSupport

@testable import GeneratedCode

/// What the resolver answers, a line for each question, for programs in other languages to compare with.
struct Answers {
  /// `language \t locale \t purpose \t message \t arguments as JSON \t text`, with `\t`, `\n` and `\\` escaped.
  let lines: [String]

  /// Languages besides the catalogue's: regions with other digits and separators, old and wrong tags.
  static let languages =
    [
      "ar-MA", "ar-EG", "de-AT", "de-CH", "en-ZA", "en-IN", "es-MX", "fr-CH", "hi-Latn", "iw", "pt-AO", "zh-TW",
      "zh-HK",
      "sr-ME", "nb", "no", "gsw", "tlh", "mr-IN", "EN_us", "pt_PT", "und-DE", "und-TW", "und-Latn",
    ] + scripts

  /// Another script, stated or implied, matches nothing; the code of a macrolanguage matches its members.
  static let scripts = [
    "pa-PK", "kk-CN", "uz-AF", "ru-Latn", "bs-Cyrl", "ms-Arab", "en-Latn-GB", "cmn", "cmn-Hant", "arz", "pes",
  ]

  /// - Parameter languages: language tags as users have them.
  init(_ model: Model, languages: [String]) {
    var values = ResolverRows.Values()
    let isNested = model.generated.messages.contains { $0.arguments.count > 1 }
    if Sweep.isExhaustive, !isNested { values.integers = Array(-1...1_000) + Self.powers }
    lines = ResolverRows(model.catalog, values: values).rows(languages).map { row in
      [row.language, row.locale, row.purpose, row.message, Self.json(row.arguments), Self.escaped(row.text)]
        .joined(separator: "\t")
    }
  }

  /// Powers of ten with their neighbours, to 10^12, and negatives.
  private static let powers: [Int64] = (3...12).flatMap { exponent in
    let power = (0..<exponent).reduce(1 as Int64) { power, _ in power * 10 }
    return [power - 1, power, power + 1, 2 * power, -power]
  }

  /// An infinity is a number that is too large for a double.
  private static func json(_ arguments: [(name: String, value: ArgumentValue)]) -> String {
    let members = arguments.map { name, value in
      switch value {
      case .integer(let integer): "\"\(name)\":\(integer)"
      case .number(let number): "\"\(name)\":\(number.isInfinite ? "1e999" : "\(number)")"
      case .text(let text): "\"\(name)\":\"\(text)\""
      }
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\t", with: "\\t").replacing("\n", with: "\\n")
  }
}
