internal import ICUText

/// Reports `invisible-character`: no text has an invisible character that its script does not need.
package enum InvisibleCharacterRule: TextRule {
  package static let description = RuleDescription(
    identifier: "invisible-character",
    severity: .warning,
    isFixable: true,
    summary: "No text has an invisible character that its language does not need.",
    rationale: """
      Invisible characters come along when text is copied from a web page or a word processor. They break lines and \
      letters apart, and a search misses the title. Characters that a language needs are not reported: joiners in \
      Persian and in the scripts of India, zero width spaces in Thai, directional marks in Arabic and Hebrew or \
      around an argument.
      """,
    breaking: [
      .title("Go↓\u{200B} back"),
      .title("Cancel↓\u{AD}lation"),
      .title("Back↓\u{200E}"),
      .title("Ba↓\u{200C}ck"),
      .title("Go↓\u{FEFF} back"),
      .translated("رجو↓\u{200C}ع", in: "ar"),
      .translated("Zurück↓\u{FE0F}", in: "de"),
      .translated("↓\u{202E}רוזח", in: "he"),
    ],
    passing: [
      .translated("می\u{200C}رود", in: "fa"),
      .translated("PDF\u{200C}ها", in: "fa"),
      .translated("ಬುಕ್\u{200C}ಮಾರ್ಕ್\u{200C}", in: "kn"),
      .translated("क्\u{200D}ष", in: "hi"),
      .translated("ย้อน\u{200B}กลับ", in: "th"),
      .translated("\u{2067}رجوع\u{2069} PDF\u{200E}", in: "ar"),
      .translated("葛\u{E0100}", in: "ja"),
      .title("👩\u{200D}👩\u{200D}👧 ❤\u{FE0F} 1\u{FE0F}\u{20E3}"),
      .counted("Delete \u{2068}{count}\u{2069} items"),
    ]
  )

  package static let concerns: TextTraits = .invisible

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for variant in text.variants() {
      let scalars = variant.scalars
      // U+FEFF at an end is reported by edge-whitespace.
      let inner = scalars.rangeWithoutEdges { $0 == "\u{FEFF}" || CharacterProperties(of: $0).isWhiteSpace }
      for index in inner where CharacterProperties(of: scalars[index]).isDefaultIgnorable {
        guard !InvisibleUse.belongs(scalars, at: index, in: text) else { continue }
        collector.report(
          self, "\(scalars[index].codePointAndName) has no use here; remove it", in: text, variant: variant, at: index,
          fix: fix(of: index, in: text, variant: variant))
      }
    }
  }

  /// A fix that removes the character, and the end of what it opens.
  private static func fix(of index: Int, in text: CheckedText, variant: TextVariant) -> Fix? {
    let scalars = variant.scalars
    guard changesNothing(scalars[index]) else { return nil }
    // The end of an override would close nothing in a text that needs other controls.
    let isOverride = scalars[index] == "\u{202D}" || scalars[index] == "\u{202E}"
    guard isOverride, InvisibleUse.hasTwoDirections(scalars, text),
      let end = scalars[index...].firstIndex(of: "\u{202C}"),
      !scalars[(index + 1)..<end].contains(where: { (0x202A...0x202E).contains($0.value) })
    else { return text.fix(replacing: index..<index + 1, of: variant, with: "") }
    let replacement = String(String.UnicodeScalarView(scalars[(index + 1)..<end]))
    return text.fix(replacing: index..<end + 1, of: variant, with: replacement)
  }

  /// True if removing the character never changes the appearance of a text, or, for an override, restores the natural
  /// order.
  private static func changesNothing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{2060}", "\u{FEFF}", "\u{34F}",
      "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      true
    default: false
    }
  }
}
