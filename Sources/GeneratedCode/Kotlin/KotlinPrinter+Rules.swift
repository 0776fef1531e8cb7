internal import CodeWriting
internal import MessageSyntax

/// `PluralRules.kt`: a function for each set of rules in use.
extension KotlinPrinter {
  var pluralRules: String {
    var known: Set<String> = []
    let functions = catalog.pluralRules.indices.flatMap { index in
      [PluralKind.cardinal, .ordinal].compactMap { kind -> String? in
        guard let name = Self.rules(kind, index, in: catalog), known.insert(name).inserted else { return nil }
        let rules = catalog.pluralRules[index]
        return Self.function(name, kind == .cardinal ? rules.cardinal : rules.ordinal)
      }
    }
    return
      (["// The operands n, i, v and f of a printed number (UTS #35 part 3, Operands); it has no trailing zeros."]
      + functions)
      .joined(separator: "\n\n")
  }

  /// The name of a set of rules, after the first locale that has it; nil for rules with `other` alone.
  static func rules(_ kind: PluralKind, _ index: Int, in catalog: GeneratedCatalog) -> String? {
    func list(_ rules: GeneratedPluralRules) -> [GeneratedPluralRules.Rule] {
      kind == .cardinal ? rules.cardinal : rules.ordinal
    }
    let rules = list(catalog.pluralRules[index])
    guard !rules.isEmpty else { return nil }
    let first = catalog.pluralRules.first { list($0) == rules } ?? catalog.pluralRules[index]
    return "\(kind == .cardinal ? "cardinal" : "ordinal")\(Kotlin.typeName(first.tag))"
  }

  private static func function(_ name: String, _ rules: [GeneratedPluralRules.Rule]) -> String {
    let lines = rules.map { rule in
      let any = rule.alternatives.map { relations in
        relations.isEmpty ? "true" : relations.map(\.inKotlin).joined(separator: " && ")
      }
      return "    \(any.joined(separator: " || ")) -> \"\(rule.category)\"\n"
    }
    let all = rules.flatMap(\.alternatives).joined()
    let unused = [
      ("v", all.contains { $0.usesV }), ("f", all.contains { $0.usesF }), ("i", all.contains { $0.usesI }),
      ("n", all.contains { $0.usesN }),
    ]
    .filter { !$0.1 }.map { "\"UNUSED_PARAMETER\" /* \($0.0) */" }
    let attribute = unused.isEmpty ? "" : "@Suppress(\"UNUSED_PARAMETER\")\n"
    return
      "\(attribute)internal fun \(name)(n: Long, i: Long, v: Int, f: Long): String = when {\n\(lines.joined())    else -> \"other\"\n}"
  }
}

extension GeneratedPluralRules.Relation {
  fileprivate var usesV: Bool { ["n", "v", "w"].contains(operand) }
  fileprivate var usesF: Bool { ["f", "t"].contains(operand) }
  fileprivate var usesI: Bool { operand == "i" }
  fileprivate var usesN: Bool { operand == "n" }

  fileprivate var inKotlin: String {
    // n is a whole number only without visible digits. Exponents do not occur.
    let names = ["n": "n", "i": "i", "v": "v", "w": "v", "f": "f", "t": "f"]
    let name = names[operand] ?? "0L"
    let value = modulus.map { "\(name) % \($0)" } ?? name
    let suffix = name == "v" ? "" : "L"
    let list = ranges.map { range in
      range.count == 1
        ? "\(value) == \(range.lowerBound)\(suffix)"
        : "\(value) in \(range.lowerBound)\(suffix)..\(range.upperBound)\(suffix)"
    }
    let any = list.count == 1 ? list[0] : "(\(list.joined(separator: " || ")))"
    let whole = operand == "n" ? "(v == 0 && \(any))" : any
    return isNegated ? "!(\(whole))" : whole
  }
}
