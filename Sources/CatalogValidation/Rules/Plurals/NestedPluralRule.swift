internal import MessageSyntax

/// Reports `nested-plural`: no plural is inside another.
package enum NestedPluralRule: MessageRule {
  package static let description = RuleDescription(
    identifier: "nested-plural",
    severity: .warning,
    summary: "No plural is inside a branch of another plural.",
    rationale: """
      Translators' exchange formats hold one plural for each text, and a language with six categories would need \
      thirty-six sentences. Two messages, or a sentence for each number, can be translated.
      """,
    breaking: [
      RuleExample(
        arguments: numbers,
        en: """
          {photos, plural, one {# photo and ↓{videos, plural, one {# video} other {# videos}}} \
          other {# photos and ↓{videos, plural, one {# video} other {# videos}}}}
          """,
        pl: "{photos} + {videos}")
    ],
    passing: [
      RuleExample(
        arguments: numbers,
        en:
          "{photos, plural, one {# photo} other {# photos}}, {videos, plural, one {# video} other {# videos}}",
        pl: "{photos} + {videos}"),
      RuleExample(
        arguments: #""name": { "type": "text" }, "count": { "type": "integer" }"#,
        en: "{name, select, me {Share} other {Share {count, plural, one {# item} other {# items}} with {name}}}",
        pl: "{name}: {count}"),
    ]
  )

  private static let numbers =
    #""photos": { "type": "integer", "maximum": 99 }, "videos": { "type": "integer", "maximum": 99 }"#

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    var outer: (name: Range<Int>, end: Int)?
    for index in text.nodes.indices {
      let node = text.nodes[index]
      guard node.pluralKind != nil else { continue }
      if let around = outer, index < around.end {
        collector.report(
          self,
          """
          plural '\(text.text(node.nameRange))' inside plural '\(text.text(around.name))'; put them beside each other, or \
          make two messages
          """, in: text, at: node.range.lowerBound, argument: text.text(node.nameRange))
      } else {
        outer = (node.nameRange, node.subtreeEnd)
      }
    }
  }
}
