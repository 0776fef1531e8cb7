internal import CatalogModel
internal import ICUText
internal import MessageSyntax

/// Tells translators which numbers each plural category of their language holds: ICU is asked about each.
struct NumberExamples {
  private let rules: PluralRules?
  private var known: [Question: [UnitContext.CategoryExamples]] = [:]

  init(of locale: LanguageTag) {
    rules = try? PluralRules(locale: locale.identifier, kind: .cardinal)
  }

  /// The categories that the language has for counting, from zero to other.
  var categories: [PluralCategory] { (rules?.categories ?? .other).categories }

  /// The categories that an argument's numbers reach, each with some of them.
  mutating func examples(for argument: ArgumentDeclaration) -> UnitContext.ArgumentExamples {
    let question = Question(kind: argument.kind, maximum: argument.maximum ?? .max)
    let found = known[question] ?? ask(question)
    known[question] = found
    return UnitContext.ArgumentExamples(argument: argument.name, categories: found)
  }

  private struct Question: Hashable {
    let kind: ArgumentDeclaration.Kind
    let maximum: Int64
  }

  private func ask(_ question: Question) -> [UnitContext.CategoryExamples] {
    guard let rules else { return [] }
    var samples: [PluralCategory: [String]] = [:]
    for run in Self.runs(upTo: question.maximum, rules) { samples[run.category, default: []].append(run.text) }
    if question.kind == .number {
      for decimal in Self.decimals {
        guard let category = try? rules.category(ofDecimal: decimal) else { continue }
        samples[category, default: []].append(decimal)
      }
    }
    let reached =
      question.kind == .integer ? rules.reachableCategories(upTo: question.maximum) : rules.categories
    return reached.categories.map { category in
      UnitContext.CategoryExamples(category: category, numbers: Self.text(samples[category] ?? []))
    }
  }

  /// The first few, and an ellipsis where there are more.
  private static func text(_ samples: [String]) -> String {
    samples.prefix(3).joined(separator: ", ") + (samples.count > 3 ? " …" : "")
  }

  // MARK: Sampling

  /// Numbers in a row that have one category, as `5–20`.
  private struct Run {
    let category: PluralCategory
    let first: Int64
    var last: Int64

    var text: String {
      switch last - first {
      case 0: "\(first)"
      case 1: "\(first), \(last)"
      default: "\(first)–\(last)"
      }
    }
  }

  /// The whole numbers below a thousand, where all rules that repeat have repeated, and a million, where some
  /// languages have a category of their own.
  private static func runs(upTo maximum: Int64, _ rules: PluralRules) -> [Run] {
    var runs: [Run] = []
    let great = [1_000_000, 2_000_000].filter { $0 <= maximum }
    for number in Array(0...max(0, min(maximum, 999))) + great {
      guard let category = try? rules.category(of: number) else { continue }
      if let last = runs.last, last.category == category, last.last == number - 1 {
        runs[runs.count - 1].last = number
      } else {
        runs.append(Run(category: category, first: number, last: number))
      }
    }
    return runs
  }

  private static let decimals = ["0.5", "1.5", "2.5", "10.5"]
}
