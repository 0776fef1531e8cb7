internal import CatalogModel
internal import ICUText
internal import MessageSyntax
internal import StringFormats

/// Examples of the numbers in each plural category, for translators, by asking ICU about each number.
struct NumberExamples {
  private let rules: PluralRules?
  private var known: [Question: [UnitContext.CategoryExamples]] = [:]

  init(of locale: LanguageTag) {
    rules = try? PluralRules(locale: locale.identifier, kind: .cardinal)
  }

  /// The cardinal categories of the language, from zero to other.
  var categories: [PluralCategory] { (rules?.categories ?? .other).categories }

  /// The categories that an argument's numbers can have, each with examples.
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
    var samples: [PluralCategory: Samples] = [:]
    let limit = max(0, min(question.maximum, Self.limit))
    for number in 0...limit { samples[rules.category(ofWhole: number), default: Samples()].add(number) }
    if question.maximum > limit {
      // Repeating rules have repeated by now: a category with the last number continues, and one without numbers may
      // begin at the millions.
      samples[rules.category(ofWhole: limit)]?.goesOn = true
      for number in [1_000_000, 2_000_000] as [Int64] where number <= question.maximum {
        let category = rules.category(ofWhole: number)
        if samples[category]?.isOfMillions ?? true { samples[category, default: Samples()].addMillion(number) }
      }
    }
    if question.kind == .number {
      for decimal in Self.decimals {
        guard let category = try? rules.category(ofDecimal: decimal) else { continue }
        samples[category, default: Samples()].decimals.append(decimal)
      }
    }
    let reached =
      question.kind == .integer ? rules.reachableCategories(upTo: question.maximum) : rules.categories
    return reached.categories.map { category in
      UnitContext.CategoryExamples(category: category, numbers: samples[category]?.text ?? "")
    }
  }

  /// All rules that repeat have repeated below this number.
  private static let limit: Int64 = 999
  private static let decimals = ["0.5", "1.5", "2.5", "10.5"]
}

/// The numbers of one category.
private struct Samples {
  private var runs: [ClosedRange<Int64>] = []
  /// True if only numbers in the millions have the category.
  private(set) var isOfMillions = false
  var goesOn = false
  var decimals: [String] = []

  mutating func add(_ number: Int64) {
    if let last = runs.last, last.upperBound == number - 1 {
      runs[runs.count - 1] = last.lowerBound...number
    } else {
      runs.append(number...number)
    }
  }

  mutating func addMillion(_ number: Int64) {
    isOfMillions = true
    goesOn = true
    add(number)
  }

  /// The first few numbers, with an ellipsis if there are more: `2–4, 22–24, 32–34 …`.
  var text: String {
    let parts = runs.map(Self.text) + decimals
    return parts.prefix(3).joined(separator: ", ") + (parts.count > 3 || goesOn || !decimals.isEmpty ? " …" : "")
  }

  private static func text(_ run: ClosedRange<Int64>) -> String {
    switch run.upperBound - run.lowerBound {
    case 0: "\(run.lowerBound)"
    case 1: "\(run.lowerBound), \(run.upperBound)"
    default: "\(run.lowerBound)–\(run.upperBound)"
    }
  }
}

extension PluralRules {
  /// The category of a whole number; `other` if ICU does not know it.
  fileprivate func category(ofWhole number: Int64) -> PluralCategory { (try? category(of: number)) ?? .other }
}
