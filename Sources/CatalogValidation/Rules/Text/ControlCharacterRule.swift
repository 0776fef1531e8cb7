internal import CatalogModel
internal import ICUText
internal import SourceText

/// Reports `control-character`: no text has a control character, or one that no font draws.
package enum ControlCharacterRule: TextRule {
  package static let description = RuleDescription(
    identifier: "control-character",
    severity: .error,
    summary: "No text has a control character, an unassigned or private-use character, or U+FFFD.",
    rationale: """
      A line feed makes a button two lines high or disappears, a tab leaves a gap, and other controls are drawn as \
      boxes. U+FFFD shows that a file was read in the wrong encoding. Private-use characters look different in each \
      font.
      """,
    breaking: [
      .title(#"Go↓\nback"#),
      .title(#"Go↓\tback"#),
      .title(#"Back↓\u0007"#),
      .title("Zur↓\u{FFFD}ck"),
      .title("Back↓\u{F8FF}"),
      .counted(#"{count, plural, one {Delete # item} other {Delete↓\u2028# items}}"#),
    ],
    passing: [
      .title("Go back"),
      // White space at an end is reported by edge-whitespace.
      .title(#"Back\n"#),
    ]
  )

  package static let concerns: TextTraits = [.control, .unassigned]

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    let isParagraph = text.declaration.name == "confirmation"
    for variant in text.variants() {
      let scalars = variant.scalars
      let inner = scalars.rangeWithoutEdges { CharacterProperties(of: $0).isWhiteSpace }
      for index in inner where scalars[index] != TextVariant.placeholder {
        let scalar = scalars[index]
        // A confirmation may have paragraphs.
        if scalar == "\n", isParagraph { continue }
        guard let message = message(about: scalar) else { continue }
        collector.report(self, message, in: text, variant: variant, at: index)
      }
    }
  }

  private static func message(about scalar: Unicode.Scalar) -> String? {
    let properties = CharacterProperties(of: scalar)
    if scalar == "\u{FFFD}" {
      return "U+FFFD REPLACEMENT CHARACTER replaces a character that was lost; write the original character"
    }
    if properties.isControl || scalar == "\u{2028}" || scalar == "\u{2029}" {
      return "control character \(scalar.codePointAndName); \(properties.isWhiteSpace ? "write a space" : "remove it")"
    }
    return properties.isUnassignedOrPrivate
      ? "\(scalar.codePoint) is not an assigned character of Unicode; remove it" : nil
  }
}
