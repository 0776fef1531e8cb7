internal import ICUText

/// Reports `mixed-digits`: the numbers of a text have the digits of one system.
package enum MixedDigitsRule: TextRule {
  package static let description = RuleDescription(
    identifier: "mixed-digits",
    severity: .warning,
    summary: "The numbers of a text have the digits of one system (UTS #39 §5.3, Mixed-Number Detection).",
    rationale: """
      A number such as '१2' reads as a misprint, and digits of different systems that look alike have different values: ৪ is the \
      Bengali 4 and looks like an 8. Digits in a Latin name, such as MP3, do not count.
      """,
    breaking: [
      .translated("पृष्ठ १↓2", in: "hi"),
      .translated("صفحه ۱ از ↓10", in: "fa"),
      .translated("صفحه ۱↓٢", in: "fa"),
    ],
    passing: [
      .translated("पृष्ठ १२", in: "hi"),
      .translated("صفحه 12", in: "fa"),
      .translated("۲ فایل MP3", in: "fa"),
    ]
  )

  package static let concerns: TextTraits = .digit

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    // ASCII has one system.
    guard text.facts.traits.contains(.nonASCII) else { return }
    for variant in text.variants() {
      let digits = variant.scalars.indices.filter { isCounted(variant.scalars, $0) }
      guard let first = digits.first else { continue }
      let system = zero(of: variant.scalars[first])
      guard let other = digits.first(where: { zero(of: variant.scalars[$0]) != system }) else { continue }
      let name = variant.scalars[other].codePointAndName
      collector.report(
        self, "\(name) after digits of another system; write all digits of one system", in: text, variant: variant,
        at: other)
    }
  }

  /// True if a character is a digit outside of Latin words.
  private static func isCounted(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard CharacterProperties(of: scalars[index]).isDecimalDigit, !CompatibilityForm.isForm(scalars[index]) else {
      return false
    }
    guard scalars[index].isASCII else { return true }
    let word = scalars[..<index].reversed().prefix { $0 != " " } + scalars[index...].prefix { $0 != " " }
    return !word.contains { CharacterProperties(of: $0).script == .latin }
  }

  /// The zero of a digit's system: the ten digits follow each other.
  private static func zero(of digit: Unicode.Scalar) -> UInt32 {
    digit.value - UInt32(digit.properties.numericValue ?? 0)
  }
}
