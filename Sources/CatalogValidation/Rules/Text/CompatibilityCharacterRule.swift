internal import ICUText

/// Reports `compatibility-character`: letters and digits are the ordinary ones.
package enum CompatibilityCharacterRule: TextRule {
  package static let description = RuleDescription(
    identifier: "compatibility-character",
    severity: .warning,
    isFixable: true,
    summary: "No letter or digit is a full-width, half-width, mathematical or presentation form (UAX #15, NFKC).",
    rationale: """
      Unicode has these forms for old encodings and for formulas. Screen readers spell them out or skip them, a \
      search misses them, and many fonts do not have them. Bold letters are made with a font, and the shapes of \
      Arabic letters by the text engine.
      """,
    breaking: [
      .translated("↓ﾌｧｲﾙを削除", in: "ja"),
      .translated("↓ＰＤＦを開く", in: "ja"),
      .title("Go ↓𝗯𝗮𝗰𝗸"),
      .title("Page ↓１２"),
      .translated("↓ﺣﺬﻑ", in: "ar"),
    ],
    passing: [
      .translated("ファイルを削除", in: "ja"),
      .translated("削除しますか？", in: "ja", from: "Delete?"),
      .title("Page 12"),
      .translated("حذف", in: "ar"),
    ]
  )

  package static let concerns: TextTraits = .compatibility

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for variant in text.variants() {
      let scalars = variant.scalars
      var index = 0
      while index < scalars.count {
        let forms = scalars[index...].prefix { CompatibilityForm.isForm($0) }
        if let first = forms.first, let kind = CompatibilityForm(first) {
          report(forms, kind, in: text, variant: variant, to: &collector)
        }
        index += max(forms.count, 1)
      }
    }
  }

  private static func report(
    _ forms: ArraySlice<Unicode.Scalar>, _ kind: CompatibilityForm, in text: CheckedText, variant: TextVariant,
    to collector: inout FindingCollector
  ) {
    let ordinary = forms.compactMap { CompatibilityForm.ordinaryForm(of: $0) }.joined()
    // A half-width voicing mark joins its letter.
    guard let right = try? Normalization.nfc(ordinary) else { return }
    let sequence = String(String.UnicodeScalarView(forms))
    collector.report(
      self, "'\(sequence)' is in \(kind.rawValue) forms; write '\(right)'", in: text, variant: variant,
      at: forms.startIndex, fix: text.fix(replacing: forms.indices, of: variant, with: right))
  }
}
