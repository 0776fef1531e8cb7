internal import ICUText
package import MessageSyntax

/// Numbered plural forms, as in gettext and Qt, and their ICU categories.
package struct PluralForms: Sendable {
  package let expression: PluralExpression
  package let count: Int
  /// The categories of each form; several if ICU distinguishes more than the forms do.
  package let categories: [[PluralCategory]]

  /// Compares an expression with ICU's categories for the same integers.
  ///
  /// - Returns: nil if the expression gives an invalid form.
  package init?(_ expression: PluralExpression, count: Int, locale: String) {
    guard (1...100).contains(count), let rules = try? PluralRules(locale: locale, kind: .cardinal) else { return nil }
    let table = (try? rules.table()) ?? nil
    var found = [PluralCategorySet](repeating: [], count: count)
    for number in Self.samples {
      guard let form = expression.value(for: UInt64(number)), form < count else { return nil }
      found[Int(form)].insert(table?.category(of: UInt64(number)) ?? (try? rules.category(of: number)) ?? .other)
    }
    self.expression = expression
    self.count = count
    categories = Self.dealt(found.map(\.categories))
  }

  /// The forms of ICU's categories: one for each category of integers, in CLDR's order.
  package init?(locale: String) {
    guard let rules = try? PluralRules(locale: locale, kind: .cardinal) else { return nil }
    let reached = rules.reachableCategories(upTo: .max)
    var conditions: [(category: PluralCategory, condition: PluralCondition)] = []
    for rule in rules.rules where rule.category != .other && reached.contains(rule.category) {
      guard let condition = PluralCondition(rule) else { return nil }
      conditions.append((rule.category, condition))
    }
    conditions.sort { $0.category.rawValue < $1.category.rawValue }
    let count = reached.categories.count
    // The last form needs no condition.
    let asked = conditions.prefix(count - 1).map(\.condition)
    let expression =
      asked.count == 1
      ? asked[0].negated.expression
      : asked.enumerated().reversed().reduce(PluralExpression.number(UInt64(count - 1))) { rest, next in
        .choice(next.element.expression, .number(UInt64(next.offset)), rest)
      }
    self.init(expression, count: count, locale: locale)
  }

  /// The forms of a category.
  package func forms(of category: PluralCategory) -> [Int] {
    categories.indices.filter { categories[$0].contains(category) }
  }

  /// Two categories of whole numbers that share a form, so that one text is lost; nil if each has a form.
  ///
  /// - Parameter maximum: the greatest number. Beyond a thousand, categories are for millions and hardly ever meant.
  package func undistinguished(upTo maximum: Int64, locale: String) -> (PluralCategory, PluralCategory)? {
    guard let rules = try? PluralRules(locale: locale, kind: .cardinal) else { return nil }
    let reached = rules.reachableCategories(upTo: min(maximum, 1000))
    for shared in categories {
      let common = shared.filter { reached.contains($0) }
      if common.count > 1 { return (common[0], common[1]) }
    }
    return nil
  }

  /// The line of a PO file's header.
  var headerField: String { "Plural-Forms: \(headerValue)" }

  /// The value of the header's field `Plural-Forms`.
  var headerValue: String { "nplurals=\(count); plural=(\(expression));" }

  /// Removes categories from a form if they have another one: Latvian's 'zero' includes 10, for which Qt uses the form
  /// of 'other', but it has its own form for 0. The tool decides which number gets which form; no text is lost.
  private static func dealt(_ shared: [[PluralCategory]]) -> [[PluralCategory]] {
    func count(_ category: PluralCategory) -> Int { shared.count { $0.contains(category) } }
    let dealt = shared.map { categories in
      let bound = categories.filter { count($0) == 1 }
      return bound.isEmpty ? categories : bound
    }
    let isComplete = shared.joined().allSatisfy { category in dealt.contains { $0.contains(category) } }
    return isComplete ? dealt : shared
  }

  /// Numbers within which repeating rules have repeated, and the millions.
  private static let samples: [Int64] =
    Array(0...220) + [1000, 1001, 1002, 1011, 2000, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 10_000_000]
}
