internal import ICUText

/// Reports `emoji`: no text has an emoji that the source does not have.
package enum EmojiRule: TextRule {
  package static let description = RuleDescription(
    identifier: "emoji",
    severity: .warning,
    summary: "No text has an emoji (UTS #51), unless the source has one.",
    rationale: """
      A purpose has its icons. An emoji in the title is a second one that matches no icon set: it is in colour where \
      the icons are not, differs on each platform, and a screen reader reads its name aloud.
      """,
    breaking: [
      .title("↓🔙 Back"),
      .translated("Zurück ↓👈", in: "de"),
      .counted("{count, plural, one {Delete # item ↓❤\u{FE0F}} other {Delete # items}}"),
    ],
    passing: [
      .title("Back"),
      .title("1 Back #"),
      .title("✓ Back"),
      .title("Back™"),
    ]
  )

  package static let concerns: TextTraits = .emoji

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    if text.sourceFacts?.traits.contains(.emoji) == true { return }
    for variant in text.variants() {
      let scalars = variant.scalars
      let first = scalars.indices.first { index in
        CharacterProperties(of: scalars[index]).hasEmojiPresentation
          || (index + 1 < scalars.count && scalars[index + 1] == "\u{FE0F}" && scalars[index].properties.isEmoji)
      }
      guard let first, let emoji = String(String.UnicodeScalarView(scalars[first...])).first else { continue }
      let hasWords = scalars.contains { CharacterProperties(of: $0).isAlphabetic }
      let advice =
        hasWords ? "remove it, since the purpose has an icon" : "write the words, which a screen reader speaks"
      collector.report(
        self, "the emoji '\(emoji)'; \(advice)", in: text, variant: variant, at: first)
    }
  }
}
