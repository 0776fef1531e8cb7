internal import ICUText

/// Reports `double-space`: no text has two spaces in a row.
package enum DoubleSpaceRule: TextRule {
  package static let description = RuleDescription(
    identifier: "double-space",
    severity: .warning,
    isFixable: true,
    summary: "No text has two spaces in a row.",
    rationale: """
      Two spaces leave a visible gap in a short title. They remain when a word is removed, or when both a branch and \
      the text around it have a space.
      """,
    breaking: [
      .title("Go↓  back"),
      .title("Go↓\u{A0} back"),
      .counted("{count, plural, one {Delete↓  # item} other {Delete # items}}"),
      .counted("Delete↓ {count, plural, one { one item} other {# items}}"),
      .counted("Delete↓ {count, plural, one {one item} other { # items}}"),
    ],
    passing: [
      .title("Go back"),
      .title(" Back"),
      .counted("{count, plural, one {Delete # item} other {Delete # items}}"),
    ]
  )

  package static let concerns: TextTraits = .adjacentSpaces

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for variant in text.variants() {
      let scalars = variant.scalars
      // White space at an end is reported by edge-whitespace.
      let inner = scalars.rangeWithoutEdges(where: isSpace)
      var index = inner.lowerBound
      while index < inner.upperBound {
        let run = scalars[index..<inner.upperBound].prefix(while: isSpace)
        // Line feeds and tabs are reported by control-character.
        if run.count > 1, !run.contains(where: { CharacterProperties(of: $0).isControl }) {
          let count = run.count == 2 ? "two" : "\(run.count)"
          let isUniform = run.allSatisfy { $0 == run.first }
          collector.report(
            self, "\(count) spaces in a row; keep one", in: text, variant: variant, at: index,
            fix: isUniform ? text.fix(replacing: run.indices, of: variant, with: String(scalars[index])) : nil)
        }
        index += max(1, run.count)
      }
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { CharacterProperties(of: scalar).isWhiteSpace }
}
