import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import TestSupport
import Testing

@testable import StringFormats

/// Updates of Fluent files; ``FormatUpdateTests`` has what all formats share.
@Suite("Updating Fluent")
struct FluentUpdateTests {
  private let format = FluentFormat()
  private let delete = SmallTables.title("delete", "Delete", "Usuń")
  private let counted = SmallTables.counted(other: "Usuń # elementu")
  private let back = SmallTables.title("back", "Back", "Wstecz")

  private func update(
    _ text: String, _ units: [StringUnit], sources: [UnitKey: String] = [:]
  ) throws -> UpdatedFile {
    let table = try SmallTables.polish(units)
    var context = ReadContext(table)
    context.sources = context.units.mapValues { KeySourceText($0.source) }
    for (key, source) in sources { context.sources[key] = KeySourceText(source) }
    return try format.update(
      SourceFile(path: "pl.ftl", text: text), with: [table], options: FormatOptions(), context: context)
  }

  private func text(_ updated: UpdatedFile) -> String { String(decoding: updated.bytes, as: UTF8.self) }

  @Test(
    "A text is changed where it stands",
    arguments: [
      ("delete=x", "delete=Usuń"), ("delete =   x  \n    .a = b", "delete =   Usuń\n    .a = b"),
      ("delete =\n  x\n", "delete =\n  Usuń\n"), ("delete =\n{ \"x\" }\n", "delete = Usuń\n"),
      ("delete = one\n  two\n\n  three\nb = c\n", "delete = Usuń\nb = c\n"),
      ("delete =\n  one\n  two\nb = c\n", "delete = Usuń\nb = c\n"),
      ("# a\n\n## g\n\n# b\ndelete = x\n# c", "# a\n\n## g\n\n# b\ndelete = Usuń\n# c"),
      ("-delete = x\ndelete = { $y }\nq = { delete } {\n", "-delete = x\ndelete = Usuń\nq = { delete } {\n"),
    ])
  func places(old: String, new: String) throws {
    let updated = try update(old, [delete])
    #expect(text(updated) == new)
    #expect((updated.changed, updated.added, updated.losses) == (1, 0, []))
    #expect(try update(new, [delete]).changed == 0)
  }

  @Test("A text of several lines, and a plural in place of a text")
  func severalLines() throws {
    let lines = SmallTables.title("delete", "Delete", "one\ntwo")
    #expect(text(try update("delete   = x\nb = c\n", [lines])) == "delete   =\n    one\n    two\nb = c\n")
    let plural = try update("delete = x\n    .counted = y\n    .c = d\n", [counted])
    #expect(
      text(plural) == """
        delete = x
            .counted =
                { $count ->
                    [one] Usuń { $count } element
                    [few] Usuń { $count } elementy
                    [many] Usuń { $count } elementów
                   *[other] Usuń { $count } elementu
                }
            .c = d

        """)
    #expect(try update(text(plural), [counted]).changed == 0)
  }

  @Test("Only differing variants are rewritten; missing ones are added, and unused ones removed")
  func variants() throws {
    let old = """
      delete =
          .counted = { NUMBER($count) ->
            [zero] nic
            [one]
              Usuń { $count } element
            [few] Usuń
              { $count } pliki
             *[other] Usuń { NUMBER($count) } elementu
          }

      """
    let new = """
      delete =
          .counted = { NUMBER($count) ->
            [one]
              Usuń { $count } element
            [few] Usuń { $count } elementy
            [many] Usuń { $count } elementów
             *[other] Usuń { NUMBER($count) } elementu
          }

      """
    let updated = try update(old, [counted])
    #expect(text(updated) == new)
    let windows = try update(old.replacing("\n", with: "\r\n"), [counted])
    #expect(text(windows) == new.replacing("\n", with: "\r\n"))
    // Explicit numbers come first, since the first variant that matches is shown.
    let zero = StringUnit(
      key: counted.key, source: counted.source, target: "{count, plural, =0 {nic} other {Usuń #}}",
      arguments: counted.arguments)
    #expect(
      text(
        try update(
          "delete =\n    .counted =\n        { $count ->\n           *[other] Usuń { $count }\n        }\n", [zero]))
        == "delete =\n    .counted =\n        { $count ->\n            [0] nic\n           *[other] Usuń { $count }\n        }\n"
    )
  }

  @Test("The line of our base is replaced, other comments stay")
  func comments() throws {
    let old = SmallTables.title("delete", "Delete", "Skasuj")
    let frame = { (unit: StringUnit, text: String) in
      "# Of a person\n# \(unit.base.note)\n# .counted: below\ndelete = \(text)\n# apart\n"
    }
    #expect(text(try update(frame(old, "Skasuj"), [delete])) == frame(delete, "Usuń"))
  }

  @Test("A text is added to a message of ours, with its comments")
  func additions() throws {
    let attribute = try update("# a\ndelete = Usuń\n  .x = y\nb = c\n", [delete, counted])
    let lines = text(attribute).split(separator: "\n")
    #expect(lines.first == "# a" && lines.contains("# .counted \(counted.base.note)") && lines.last == "b = c")
    #expect(text(attribute).contains("delete = Usuń\n  .x = y\n  .counted =\n        { $count ->\n"))
    let value = try update(
      "# .counted \(counted.base.note)\ndelete =\n    .counted = { $count ->\n *[other] x\n }\n", [delete])
    #expect(
      text(value)
        == "# .counted \(counted.base.note)\n# Button that does something.\n# \(delete.base.note)\ndelete = Usuń\n    "
        + ".counted = { $count ->\n *[other] x\n }\n")
    for updated in [attribute, value] {
      #expect((updated.added, updated.losses) == (1, []))
      let again = try update(text(updated), [delete])
      #expect(again.bytes == updated.bytes)
    }
  }

  @Test("New messages follow our last one, or the file's end")
  func newMessages() throws {
    let message = "# Button that does something.\n# \(back.base.note)\nback = Wstecz"
    for (old, new) in [
      ("delete = Usuń\n# a\nb = c\n", "delete = Usuń\n\n@@\n# a\nb = c\n"), ("delete = Usuń", "delete = Usuń\n\n@@"),
      ("b = c\n", "b = c\n\n@@\n"), ("b = {", "b = {\n\n@@"), ("b = c\n# end", "b = c\n# end\n\n@@"),
      ("delete = Usuń\njunk\n", "delete = Usuń\n\n@@\njunk\n"),
    ] {
      let units = old.hasPrefix("delete") ? [back, delete] : [back]
      let updated = try update(old, units)
      #expect(text(updated) == new.replacing("@@", with: message))
      #expect(try update(text(updated), units).bytes == updated.bytes)
    }
  }

  @Test("What is not unique, has an error or is another program's stays and is reported")
  func kept() throws {
    for (old, reason) in [
      ("delete = x\ndelete = y\n", "the file has the unit twice, also at"),
      ("delete = x\n    .counted =\n", "the entry at"), ("delete = { -brand }\n", "the text refers to '-brand'"),
      ("delete = { $x ->\n    [male] x\n   *[other] y\n }\n", "is not a plural category"),
    ] {
      let updated = try update(old, [delete])
      #expect(text(updated) == old && updated.added == 0)
      #expect(updated.losses.count == 1, "\(updated.losses)")
      if reason != "the entry at" {
        #expect(updated.losses.first?.reason.contains(reason) == true, "\(updated.losses)")
      }
    }
    // An error in a message leaves its attributes alone.
    let junk = try update("delete = {\n", [counted])
    #expect(text(junk) == "delete = {\n")
    #expect(junk.losses.map(\.reason) == ["the file's message 'delete' has an error; correct it first"])
    let foreign = try update("delete = x\n", [delete, counted], sources: [delete.key: "Throw away"])
    #expect(text(foreign) == "delete = x\n" && foreign.foreign.map(\.key) == [delete.key])
    #expect(
      foreign.losses.map(\.reason)
        == ["the message at pl.ftl:1:1 is not the catalogue's; name the catalogue's keys with a pattern"])
  }

  /// Formats a message, and an attribute for some numbers, with Mozilla's runtime.
  private static let program = """
    import sys, json
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import FluentParser, ast
    text = open(sys.argv[1], encoding='utf-8').read()
    bundle = FluentBundle(['pl'], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    show = lambda pattern, n: bundle.format_pattern(pattern, {'count': n, 'name': 'N'})[0]
    junk = sum(isinstance(entry, ast.Junk) for entry in FluentParser().parse(text).body)
    print(json.dumps([show(bundle.get_message(n).value, 1) for n in ('hello', 'place', 'cancel', 'delete', 'back')]
        + [show(bundle.get_message('delete').attributes['counted'], n) for n in (1, 2, 5)] + [str(junk)]))
    """

  @Test("Mozilla's runtime shows our texts and theirs")
  func runtime() throws {
    let many = "{count, plural, one {# a} few {# b} many {# c} other {# d}}"
    let plural = StringUnit(key: counted.key, source: counted.source, target: many, arguments: counted.arguments)
    let updated = try update(ForeignFiles.fluent, [delete, plural, back])
    #expect((updated.changed, updated.added) == (2, 1))
    let path = try ScratchFolder()
    let file = try path.write("pl.ftl", updated.bytes)
    let result = try PythonPackages.tool.run(["-c", Self.program, file])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      try JSONDecoder().decode([String].self, from: Data(result.output.utf8)) == [
        "Witaj, N!\nW Demo jest jeden nowych.", "W Demo", "Anuluj", "Usuń", "Wstecz", "1 a", "2 b", "5 c", "1",
      ])
  }

  @Test("Whatever surrounds our messages stays, byte for byte", arguments: 0..<60 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "# comment\n", "\n", "## group\n", "### resource\n", "-term = x\n    .a = b\n", "junk = {\n", "?? junk\n",
      "x = { -term } { $n ->\n    [a] b\n   *[c] d\n  }\n", "y =\n  a\n\n  b\n", "z = { FN($x, a: 1) }\n",
      "} junk\n  [a\n",
    ]
    func foreign() -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    let old = "\(foreign())delete = x\n\(foreign())cancel = Anuluj\n    .key = A\n\(foreign())"
    let units = [delete, SmallTables.title("cancel", "Cancel", "Anuluj"), SmallTables.title("open", "Open", "Otwórz")]
    let updated = try update(old, units)
    #expect((updated.changed, updated.added, updated.losses) == (1, 1, []))
    let (expected, found) = (Array(old.replacing("delete = x", with: "delete = Usuń").utf8), updated.bytes)
    let start = zip(expected, found).prefix { $0 == $1 }.count
    let end = zip(expected.reversed(), found.reversed()).prefix { $0 == $1 }.count
    #expect(start + end >= expected.count)
    #expect(try update(text(updated), units).bytes == found)
  }

  @Test("Files cut off anywhere are updated or refused, and hostile ones do no harm")
  func hostile() throws {
    let bytes = Array(ForeignFiles.fluent.utf8)
    let table = try SmallTables.polish([delete, counted, back])
    for length in 0..<bytes.count {
      let file = SourceFile(path: "pl.ftl", bytes: Array(bytes.prefix(length)))
      guard let updated = try? format.update(file, with: [table]) else { continue }
      #expect(updated.losses.count + updated.added + updated.changed > 0 && updated.bytes.count >= length)
    }
    let deep = "a = " + String(repeating: "{ ", count: 10_000)
    #expect(text(try update(deep, [back])).hasPrefix(deep))
    let invalid = SourceFile(path: "pl.ftl", bytes: Array("a = ".utf8) + [0xFF, 0x0A])
    #expect(throws: StringTableError.self) { try format.update(invalid, with: [table]) }
  }
}
