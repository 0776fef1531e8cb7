import CatalogFiles
import CatalogModel
import ICUText
import MessageSyntax
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("Plural forms by number")
struct PluralFormsTests {
  static let locales = Result { try StandardTables.catalogue.get().manifest.locales.map(\.identifier) }

  @Test("The expression from ICU's rules agrees with ICU for every locale of Standard, 0…10,000")
  func expressionsAgreeWithICU() throws {
    // Languages outside Standard whose plural rules have unique features.
    for locale in try Self.locales.get() + ["br", "gv", "kw", "mt", "ksh", "gd", "dsb", "shi", "tzm", "lag"] {
      let forms = try #require(PluralForms(locale: locale), "\(locale)")
      let rules = try PluralRules(locale: locale, kind: .cardinal)
      let numbers = Array(0...10_000) + [99_999, 100_000, 1_000_000, 1_000_001, 3_000_000] as [Int64]
      let wrong = try numbers.filter { number in
        let form = try #require(forms.expression.value(for: UInt64(number)))
        return try forms.categories[Int(form)] != [rules.category(of: number)]
      }
      #expect(wrong == [], "\(locale): \(forms.expression)")
      #expect(PluralExpression("\(forms.expression)") == forms.expression, "\(locale): \(forms.expression)")
    }
  }

  @Test(
    "Handwritten expressions",
    arguments: [
      ("ja", "0"), ("en", "n!=1"), ("hi", "n>1"), ("da", "n!=1"), ("is", "n%10!=1 || n%100==11"),
      ("cs", "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2"), ("he", "n==1 ? 0 : n==2 ? 1 : 2"),
      ("pl", "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2"),
    ])
  func wording(locale: String, expression: String) throws {
    #expect(try "\(#require(PluralForms(locale: locale)).expression)" == expression)
  }

  @Test(
    "C's grammar",
    arguments: [
      ("n", 7, 7), ("1+2*3", 0, 7), ("(1+2)*3", 0, 9), ("n%10==7&&n!=17", 7, 1), ("!n", 7, 0), ("!(n==7)", 8, 1),
      ("n>1?n>5?2:1:0", 7, 2), ("0||0&&1", 0, 0), ("5-7", 0, nil), ("1/0", 0, nil), ("n%0", 1, nil), ("0&&1/0", 1, 0),
      ("18446744073709551615+1", 0, nil), ("10-3-2", 0, 5),
    ] as [(String, UInt64, UInt64?)])
  func grammar(text: String, n: UInt64, value: UInt64?) throws {
    #expect(try #require(PluralExpression(text)).value(for: n) == value)
  }

  @Test(
    "Invalid expressions",
    arguments: [
      "", "m", "n n", "(n", "n)", "n?1", "n==", "18446744073709551616", "n;", String(repeating: "(", count: 1000),
      String(repeating: "!", count: 1500) + "n", String(repeating: "n+", count: 1500) + "n",
    ])
  func noExpression(text: String) { #expect(PluralExpression(text) == nil) }
}
