import MessageSyntax
import Testing

@Suite("Trees")
struct TreeTests {
  @Test("Every node has its place")
  func ranges() {
    let tree = MessageTree(parsing: "Hi {n, plural, one {it''s #} other {'{'}}!")
    let found = tree.nodes.map { "\($0.kind) \(tree.text($0.range))" }
    #expect(
      found == [
        "message Hi {n, plural, one {it''s #} other {'{'}}!",
        "text Hi ",
        "plural {n, plural, one {it''s #} other {'{'}}",
        "branch one {it''s #}",
        "text it",
        "quoteMark '",
        "text 's ",
        "numberSign #",
        "branch other {'{'}",
        "quoteMark '",
        "text {",
        "quoteMark '",
        "text !",
      ]
    )
    #expect(tree.children(of: 0).map { $0 } == [1, 2, 12])
    #expect(tree.children(of: 2).map { $0 } == [3, 8])
  }

  @Test("Placeholders in the order of the source")
  func placeholders() {
    let tree = MessageTree(
      parsing:
        "{a} {b, number} {c, number, percent} {d, plural, other {{e, select, other {{a}}}}} {f, selectordinal, other {}} {g, date}"
    )
    let found = tree.placeholders.map { "\($0.name): \($0.kind)" }
    #expect(
      found == [
        "a: bare",
        "b: number(MessageSyntax.NumberStyle.decimal)",
        "c: number(MessageSyntax.NumberStyle.percent)",
        "d: plural(MessageSyntax.PluralKind.cardinal)",
        "e: select",
        "a: bare",
        "f: plural(MessageSyntax.PluralKind.ordinal)",
        "g: invalid",
      ]
    )
    #expect(tree.placeholders.allSatisfy { tree.text($0.nameRange) == $0.name })
  }

  @Test("The parts of a plural")
  func plurals() throws {
    let tree = MessageTree(parsing: "{count, plural, offset:1 =0 {none} =1 {you} one {# more} other {#}}")
    let plural = try #require(tree.plurals.first)
    #expect(plural.argument == "count")
    #expect(plural.kind == .cardinal)
    #expect(plural.offset == 1)
    #expect(plural.categories == [.one, .other])
    #expect(plural.explicitBranches.map(\.value) == [0, 1])
    #expect(plural.explicitBranches.map { tree.text($0.contentRange) } == ["none", "you"])
    #expect(plural.categoryBranches.map(\.category) == [.one, .other])
    #expect(plural.categoryBranches.map { tree.text($0.range) } == ["one {# more}", "other {#}"])
  }

  @Test(
    "Texts without placeholders are constant",
    arguments: [
      ("Close", "Close"), ("", ""), ("don''t", "don't"), ("'{'", "{"), ("#", "#"), ("{name}", nil),
    ])
  func constantTexts(source: String, text: String?) {
    #expect(MessageTree(parsing: source).constantText == text)
  }

  @Test("A reused parser keeps no state")
  func reuse() {
    var parser = MessageParser()
    for source in ["{", "{n, plural, other {'{", "Close", "{name}"] {
      var text = source
      text.withUTF8 { parser.parse($0) }
      let fresh = MessageTree(parsing: source)
      #expect(parser.nodes == fresh.nodes)
      #expect(parser.errors == fresh.errors)
    }
  }
}
