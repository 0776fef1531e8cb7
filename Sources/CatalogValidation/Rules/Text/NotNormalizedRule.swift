internal import ICUText
internal import SourceText

/// Reports `not-normalized`: every text is in Normalization Form C.
package enum NotNormalizedRule: TextRule {
  package static let description = RuleDescription(
    identifier: "not-normalized",
    severity: .warning,
    isFixable: true,
    summary: "Every text is in Normalization Form C (UAX #15).",
    rationale: """
      The letter 'é' can be one character or two that look the same. Titles written in both ways do not compare as \
      equal, searches miss them, and some fonts draw the accent beside its letter.
      """,
    breaking: [
      .title("Ba↓e\u{301}ck"),
      .translated("Zur↓u\u{308}ck", in: "de"),
      .translated("↓\u{1112}\u{1161}\u{11AB}", in: "ko"),
      .counted("{count, plural, one {D↓e\u{301}lete #} other {Delete #}}"),
    ],
    passing: [
      .title("Bäck"),
      .translated("ਸ\u{A3C}ੇਅਰ", in: "pa"),
      .translated("한", in: "ko"),
      .translated("সমাপ্ত কো", in: "bn"),
    ]
  )

  package static let concerns: TextTraits = .mayChangeInNFC

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard !Normalization.isNFC(text.bytes) else { return }
    let written = text.text(text.bytes.indices)
    guard let normalized = try? Normalization.nfc(written) else { return }
    let (old, new) = (Array(written.unicodeScalars), Array(normalized.unicodeScalars))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (wrong, right) = (old[start..<old.count - end], new[start..<new.count - end])
    let offset = utf8Length(of: old[..<start])
    collector.report(
      self,
      "'\(string(right))' is not in Normalization Form C; write \(codePoints(right)) instead of \(codePoints(wrong))",
      in: text, at: offset,
      fix: text.fix(replacing: offset..<offset + utf8Length(of: wrong), with: string(right)))
  }

  private static func utf8Length(of scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + UTF8.width($1) }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private static func codePoints(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    scalars.map(\.codePoint).joined(separator: " ")
  }
}
