import ICUText
import MessageSyntax

/// The header field `Plural-Forms`: gettext's formula for a number's plural form.
struct PluralForms {
  /// The field's value in a PO file.
  let header: String

  /// The categories of the forms 0, 1, 2 …; only those that integers up to the maximum have.
  let categories: [PluralCategory]

  /// Finds the formula that selects the same categories as ICU; nil if there is none.
  ///
  /// - Parameter maximum: the greatest number that occurs.
  init?(of rules: PluralRules, upTo maximum: Int64) {
    let categories = rules.reachableCategories(upTo: maximum).categories
    let expected = (0...min(maximum, 1_000)).map { number in
      (try? rules.category(of: number)).flatMap(categories.firstIndex)
    }
    guard
      let formula = Self.formulas.first(where: { formula in
        expected.enumerated().allSatisfy { formula.form(UInt($0.offset)) == $0.element }
      })
    else { return nil }
    header = "nplurals=\(categories.count); plural=\(formula.text);"
    self.categories = categories
  }

  /// A formula in gettext's notation and in Swift.
  private struct Formula {
    let text: String
    let form: @Sendable (UInt) -> Int

    init(_ text: String, _ form: @escaping @Sendable (UInt) -> Int) {
      self.text = text
      self.form = form
    }
  }

  /// All plural rules of CLDR's languages, as in gettext's manual (§ Plural forms).
  private static let formulas: [Formula] = [
    Formula("0") { _ in 0 },
    Formula("n != 1") { $0 != 1 ? 1 : 0 },
    Formula("n > 1") { $0 > 1 ? 1 : 0 },
    Formula("n > 1 && (n < 11 || n > 99)") { $0 > 1 && ($0 < 11 || $0 > 99) ? 1 : 0 },
    Formula("n%10 != 1 || n%100 == 11") { $0 % 10 != 1 || $0 % 100 == 11 ? 1 : 0 },
    Formula("n > 3 && (n%10 == 4 || n%10 == 6 || n%10 == 9)") { $0 > 3 && [4, 6, 9].contains($0 % 10) ? 1 : 0 },
    Formula("n == 0 ? 0 : n == 1 ? 1 : 2") { $0 == 0 ? 0 : $0 == 1 ? 1 : 2 },
    Formula("n == 1 ? 0 : n == 2 ? 1 : 2") { $0 == 1 ? 0 : $0 == 2 ? 1 : 2 },
    Formula("n <= 1 ? 0 : n <= 10 ? 1 : 2") { $0 <= 1 ? 0 : $0 <= 10 ? 1 : 2 },
    Formula("n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2") { $0 == 1 ? 0 : 2...4 ~= $0 ? 1 : 2 },
    Formula("n == 1 ? 0 : n == 0 || n%100 >= 1 && n%100 <= 19 ? 1 : 2") {
      $0 == 1 ? 0 : $0 == 0 || 1...19 ~= $0 % 100 ? 1 : 2
    },
    Formula("n%10 == 0 || n%100 >= 11 && n%100 <= 19 ? 0 : n%10 == 1 ? 1 : 2") {
      $0 % 10 == 0 || 11...19 ~= $0 % 100 ? 0 : $0 % 10 == 1 ? 1 : 2
    },
    Formula("n%10 == 1 && n%100 != 11 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2") {
      $0 % 10 == 1 && $0 % 100 != 11 ? 0 : 2...4 ~= $0 % 10 && !(12...14 ~= $0 % 100) ? 1 : 2
    },
    Formula("n == 1 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2") {
      $0 == 1 ? 0 : 2...4 ~= $0 % 10 && !(12...14 ~= $0 % 100) ? 1 : 2
    },
    Formula("n%100 >= 11 && n%100 <= 19 || n%10 == 0 ? 2 : n%10 == 1 ? 0 : 1") {
      11...19 ~= $0 % 100 || $0 % 10 == 0 ? 2 : $0 % 10 == 1 ? 0 : 1
    },
    Formula("n%100 == 1 ? 0 : n%100 == 2 ? 1 : n%100 == 3 || n%100 == 4 ? 2 : 3") {
      $0 % 100 == 1 ? 0 : $0 % 100 == 2 ? 1 : 3...4 ~= $0 % 100 ? 2 : 3
    },
    Formula("n == 1 ? 0 : n == 2 ? 1 : n >= 3 && n <= 6 ? 2 : n >= 7 && n <= 10 ? 3 : 4") {
      $0 == 1 ? 0 : $0 == 2 ? 1 : 3...6 ~= $0 ? 2 : 7...10 ~= $0 ? 3 : 4
    },
    Formula("n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n >= 3 && n <= 19 ? 2 : 3") {
      $0 == 1 || $0 == 11 ? 0 : $0 == 2 || $0 == 12 ? 1 : 3...19 ~= $0 ? 2 : 3
    },
    Formula("n%10 == 1 ? 0 : n%10 == 2 ? 1 : n%100%20 == 0 ? 2 : 3") {
      $0 % 10 == 1 ? 0 : $0 % 10 == 2 ? 1 : $0 % 100 % 20 == 0 ? 2 : 3
    },
    Formula("n == 1 ? 0 : n == 2 ? 1 : n == 0 || n%100 >= 3 && n%100 <= 10 ? 2 : n%100 >= 11 && n%100 <= 19 ? 3 : 4") {
      $0 == 1 ? 0 : $0 == 2 ? 1 : $0 == 0 || 3...10 ~= $0 % 100 ? 2 : 11...19 ~= $0 % 100 ? 3 : 4
    },
    Formula("n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : n == 6 ? 4 : 5") {
      $0 <= 3 ? Int($0) : $0 == 6 ? 4 : 5
    },
    Formula("n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n%100 >= 3 && n%100 <= 10 ? 3 : n%100 >= 11 ? 4 : 5") {
      $0 <= 2 ? Int($0) : 3...10 ~= $0 % 100 ? 3 : $0 % 100 >= 11 ? 4 : 5
    },
  ]
}
