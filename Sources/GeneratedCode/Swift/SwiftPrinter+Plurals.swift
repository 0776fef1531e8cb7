extension SwiftPrinter {
  /// The plural rules in use, compiled into conditions.
  var pluralRules: SwiftCode {
    let plurals = SwiftPluralNames(catalog)
    var code = SwiftCode()
    code.comment("A plural category (UTS #35 part 3, § Language Plural Rules).")
    code.block("enum CatalogPluralCategory") { $0.line("case zero, one, two, few, many, other") }
    code.line()
    code.comment("The plural rules of languages, by which a number has a category.")
    code.block("enum CatalogPluralRules") { code in
      let all = needs.rules.map { (name: plurals.name($0), rules: $0) }
        .sorted { ($0.name, $0.rules.isDecimal ? 1 : 0) < ($1.name, $1.rules.isDecimal ? 1 : 0) }
      var printed: Set<String> = []
      for (name, rules) in all where printed.insert("\(name) \(rules.isDecimal)").inserted {
        if printed.count > 1 { code.line() }
        function(name, plurals.rules(rules), isDecimal: rules.isDecimal, code: &code)
      }
    }
    if needs.rules.contains(where: { !$0.isDecimal }) {
      code.line()
      code.file("PluralOperands")
    }
    return code
  }

  private func function(
    _ name: String, _ rules: [GeneratedPluralRules.Rule], isDecimal: Bool, code: inout SwiftCode
  ) {
    let parameter = isDecimal ? "number: CatalogDecimal" : "integer: Int"
    code.block("static func \(name)(_ \(parameter)) -> CatalogPluralCategory") { code in
      if isDecimal {
        code.line("guard number.isFinite else { return .other }")
      } else {
        let conditions = rules.flatMap { SwiftCondition.alternatives($0, isDecimal: false).joined() }
        let operands = Set(conditions.flatMap { $0.split { !$0.isLetter }.map(String.init) })
        for operand in ["i", "n"] where operands.contains(operand) {
          code.line("let \(operand) = CatalogPluralRules.\(operand)(integer)")
        }
      }
      for rule in rules {
        for conditions in SwiftCondition.alternatives(rule, isDecimal: isDecimal) {
          guard !conditions.isEmpty else { return code.line("return .\(rule.category)") }
          code.line("if \(conditions.joined(separator: ", ")) { return .\(rule.category) }")
        }
      }
      code.line("return .other")
    }
  }
}
