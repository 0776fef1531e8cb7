internal import ICUText

/// Reports `repeated-mark`: no mark is on a letter twice.
package enum RepeatedMarkRule: TextRule {
  package static let description = RuleDescription(
    identifier: "repeated-mark",
    severity: .warning,
    isFixable: true,
    summary: "No nonspacing mark occurs twice in a row (UTS #39 §5.4, Optional Detection).",
    rationale: """
      A vowel sign or an accent that was typed twice is drawn on top of itself or beside a dotted circle, and searches do \
      not find the word.
      """,
    breaking: [
      .translated("हटाएँ↓ँ", in: "hi"),
      .translated("ลบที่↓่", in: "th"),
    ],
    passing: [
      .translated("हटाएँ", in: "hi"),
      .translated("ลบที่", in: "th"),
    ]
  )

  package static let concerns: TextTraits = .nonASCII

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    var (index, previous) = (0, Unicode.Scalar(0 as UInt8))
    while index < text.bytes.count {
      let (scalar, length) = text.bytes.scalar(at: index)
      // No mark has a smaller number.
      if scalar == previous, scalar.value >= 0x300, scalar.properties.generalCategory == .nonspacingMark {
        return collector.report(
          self, "\(scalar.codePointAndName) occurs twice in a row; keep one", in: text, at: index,
          fix: text.fix(replacing: index..<index + length, with: ""))
      }
      previous = scalar
      index += length
    }
  }
}
