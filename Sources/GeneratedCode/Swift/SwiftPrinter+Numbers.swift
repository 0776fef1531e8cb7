internal import CodeWriting

extension SwiftPrinter {
  /// `enum CatalogNumberFormat`: the symbols of each format, and the functions that print with them.
  var numberFormats: SwiftCode {
    var formats = SwiftCode()
    formats.comment("The format of numbers in a language (UTS #35 part 3, § Number Elements).")
    formats.block("enum CatalogNumberFormat: Hashable, Sendable") { code in
      code.lines(SwiftSwitch.wrapped("case ", numbers.formats.map { numbers.name($0.index) }, end: ""))
    }
    let functions = [
      "integers": needs.printsIntegers, "digits": needs.printsDecimals || needs.printsPercent,
      "decimals": needs.printsDecimals, "percentages": needs.printsPercent,
    ]
    var code = SwiftCode()
    code.file(
      "NumberFormats",
      ["formats": formats.region, "symbols": symbols, "capacity": "\(numbers.integerCapacity)"],
      without: Set(functions.filter { !$0.value }.keys))
    return code
  }

  /// Each symbol by format.
  private var symbols: String {
    var code = SwiftCode()
    property("The digits from 0 to 9.", "digits: StaticString", isFirst: true, &code) {
      SwiftText.literal($0.digits.joined())
    }
    property("The separator of groups.", "groupSeparator: StaticString", &code) {
      SwiftText.literal($0.groupSeparator)
    }
    property(
      "The sizes of the last group and of the others, and the least number of digits before the first separator.",
      "grouping: (primary: Int, secondary: Int, minimum: Int)", &code
    ) { format in
      // Without groups, no number is long enough for a separator.
      guard format.primaryGroup > 0 else { return "(1, 1, 1_000)" }
      let secondary = format.secondaryGroup == 0 ? format.primaryGroup : format.secondaryGroup
      return "(\(format.primaryGroup), \(secondary), \(max(format.minimumGrouping, 1)))"
    }
    property("What stands around a negative number.", "negative: \(Self.affixes)", &code) { Self.pair($0.negative) }
    if needs.printsDecimals {
      property("The decimal separator.", "decimalSeparator: StaticString", &code) {
        SwiftText.literal($0.decimalSeparator)
      }
    }
    if needs.printsPercent {
      property("What stands around a percentage.", "percent: \(Self.affixes)", &code) { Self.pair($0.percent) }
      property("What stands around a negative percentage.", "negativePercent: \(Self.affixes)", &code) {
        Self.pair($0.negativePercent)
      }
    }
    return code.region
  }

  private static let affixes = "(prefix: StaticString, suffix: StaticString)"

  private static func pair(_ affixes: GeneratedNumberFormat.Affixes) -> String {
    "(\(SwiftText.literal(affixes.prefix)), \(SwiftText.literal(affixes.suffix)))"
  }

  private func property(
    _ comment: String, _ declaration: String, isFirst: Bool = false, _ code: inout SwiftCode,
    _ value: (GeneratedNumberFormat) -> String
  ) {
    if !isFirst { code.line() }
    code.comment(comment)
    code.block("private var \(declaration)") { code in
      let cases = numbers.formats.map { (pattern: ".\(numbers.name($0.index))", value: value($0.format)) }
      code.lines(SwiftSwitch.lines("self", cases: cases) { $0 })
    }
  }

  /// `struct CatalogDecimal`: the digits of a number as printed.
  var decimals: SwiftCode {
    var code = SwiftCode()
    code.file("Decimal", without: needs.countsDecimals ? [] : ["operands"])
    return code
  }

  var isolation: SwiftCode {
    var code = SwiftCode()
    code.file("Isolation")
    return code
  }
}
