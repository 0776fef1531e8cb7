import CatalogModel
import MessageSyntax
import PurposeCatalog
import TestSupport

@testable import GeneratedCode

/// What the resolver answers, a line for each question, for programs made of generated code to be compared with.
struct Answers {
  /// `language \t locale \t purpose \t message \t arguments as JSON \t text`, with `\t`, `\n` and `\\` escaped.
  private(set) var lines: [String] = []

  /// Languages besides the catalogue's: regions with other digits and separators, old and wrong tags.
  static let languages = [
    "ar-MA", "ar-EG", "de-AT", "de-CH", "en-ZA", "en-IN", "es-MX", "fr-CH", "hi-Latn", "iw", "pt-AO", "zh-TW", "zh-HK",
    "sr-ME", "nb", "no", "gsw", "tlh", "mr-IN", "EN_us", "pt_PT",
  ]

  /// - Parameter languages: language tags as users have them.
  init(_ model: Model, languages: [String]) {
    for language in languages {
      let resolver = model.catalog.resolver(for: language)
      for purpose in model.catalog.purposes {
        func add(_ message: String, _ arguments: String, _ text: String?) {
          guard let text else { return }
          let fields = [
            language, resolver.locale.identifier, purpose.identifier, message, arguments, Self.escaped(text),
          ]
          lines.append(fields.joined(separator: "\t"))
        }
        add("title", "{}", resolver.title(for: purpose))
        add("short", "{}", resolver.shortTitle(for: purpose))
        for message in purpose.messages where message.name != "title" && message.name != "short" {
          for values in Self.values(of: message.arguments) {
            let arguments = MessageArguments(Dictionary(values) { first, _ in first })
            add(message.name, Self.json(values), resolver.text(message.name, of: purpose, arguments))
          }
        }
      }
    }
  }

  // MARK: Values

  private typealias Values = [(String, ArgumentValue)]

  /// Every combination of some values of each argument; few where there are several arguments.
  private static func values(of arguments: [ArgumentDeclaration]) -> [Values] {
    arguments.reduce([[]]) { combinations, argument in
      let values: [ArgumentValue] =
        switch argument.kind {
        case .integer: (arguments.count > 1 ? [0, 1, 2, 3, 5, 11, 1234] : integers).map { .integer($0) }
        case .number: (numbers + someIntegers.map(Double.init)).map { .number($0) }
        case .text: texts.map { .text($0) }
        }
      return combinations.flatMap { combination in values.map { combination + [(argument.name, $0)] } }
    }
  }

  private static let integers: [Int64] = Sweep.isExhaustive ? Array(0...1_000) + powers : someIntegers

  private static let someIntegers: [Int64] = [0, 1, 2, 3, 5, 8, 11, 21, 100, 101, 1_000, 9_999, 12_345, 1_000_000, -1]

  /// Powers of ten with their neighbours, to 10^12, and negatives.
  private static let powers: [Int64] = (3...12).flatMap { exponent in
    let power = (0..<exponent).reduce(1 as Int64) { power, _ in power * 10 }
    return [power - 1, power, power + 1, 2 * power, -power]
  }

  private static let numbers: [Double] = [
    0.5, 1.5, 2.5, 0.0005, 0.0015, 2.675, 1.0005, 1.1, 0.001, 0.0001, -0.0, -0.0004, 1234.5678, 1e15, 0.125, 99.9999,
    -1.5, 1e-7, 100.5,
  ]

  /// Some that reorder their surroundings, and some that a select knows.
  private static let texts = [
    "Anna", "", "שלום", "a\u{2068}b", "b\u{2069}c", "\u{2069}\u{2068}", "عمر 12", "photo", "größe", "gro\u{308}ße",
  ]

  private static func json(_ values: Values) -> String {
    let members = values.map { name, value in
      switch value {
      case .integer(let integer): "\"\(name)\":\(integer)"
      case .number(let number): "\"\(name)\":\(number)"
      case .text(let text): "\"\(name)\":\"\(text)\""
      }
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\t", with: "\\t").replacing("\n", with: "\\n")
  }
}
