/// Reports `markup`: no text has HTML or Markdown that the source does not have.
package enum MarkupRule: TextRule {
  package static let description = RuleDescription(
    identifier: "markup",
    severity: .warning,
    isFixable: true,
    reach: .text,
    summary: "No text has HTML tags, character references or Markdown, unless the source has them.",
    rationale: """
      A button shows its title literally: people would read '<b>' and '&amp;'. They come from a web page, or from a \
      translation tool that escaped too much.
      """,
    breaking: [
      .title("↓<b>Back↓</b>"),
      .title("Cut ↓&amp; paste"),
      .title("Back ↓&#8594;"),
      .title("↓**Back**"),
      .title("↓[Back](home)"),
      .translated("↓<i>Zurück↓</i>", in: "de"),
      .counted("{count, plural, one {Delete ↓<b>#↓</b> item} other {Delete # items}}"),
    ],
    passing: [
      .title("Cut & paste"),
      .title("A < B > C"),
      .title("I <3 it"),
      .title("2 * 3 * 4"),
      .title("Back (home)"),
    ]
  )

  package static let concerns: TextTraits = [.markup, .mnemonic]

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    for variant in text.variants() {
      let scalars = variant.scalars
      var index = 0
      while index < scalars.count {
        defer { index += 1 }
        guard let found = Markup(in: scalars, at: index) else { continue }
        let markup = String(String.UnicodeScalarView(scalars[found.range]))
        index = found.range.upperBound - 1
        // The app can probably render markup that the source also has.
        if text.sourceText?.contains(found.sign) == true { continue }
        collector.report(
          self, "\(found.kind.rawValue) '\(markup)'; \(found.advice)", in: text, variant: variant,
          at: found.range.lowerBound,
          fix: found.character.flatMap { text.fix(replacing: found.range, of: variant, with: String($0)) })
      }
    }
  }
}
