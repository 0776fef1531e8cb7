import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Mozilla's parser and runtime (fluent.syntax and fluent.runtime, from PyPI) read our files.
@Suite("fluent through Mozilla's implementation")
struct FluentOracleTests {
  private func run(_ program: String, _ arguments: [String]) throws -> Any {
    let result = try PythonPackages.tool.run(["-c", program] + arguments)
    try #require(result.status == 0, "install what is missing with Scripts/prerequisites test: \(result.errors)")
    return try JSONSerialization.jsonObject(with: Data(result.output.utf8))
  }

  /// Prints the lines that the parser cannot read, and writes the files again with the serializer.
  private static let parsing = """
    import json, os, sys
    from fluent.syntax import FluentParser, FluentSerializer, ast
    folder, junk = sys.argv[1], []
    for name in sorted(os.listdir(folder)):
        if not name.endswith('.ftl'): continue
        resource = FluentParser().parse(open(os.path.join(folder, name), encoding='utf-8', newline='').read())
        junk += [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        with open(os.path.join(folder, name + '.out'), 'w', encoding='utf-8', newline='') as out:
            out.write(FluentSerializer(with_junk=True).serialize(resource))
    print(json.dumps(junk))
    """

  /// An exhaustive run takes every locale. The representatives would miss a text that contains Fluent syntax in another
  /// language only; the hard texts contain all of that syntax.
  @Test("No line is junk, and its serializer's output has the same texts")
  func syntax() throws {
    // The serializer breaks lines at U+0085 and U+2028; the syntax does not.
    let texts = SmallTables.hardTexts.filter { $0.name != "line separators" }
    let hard = texts.enumerated().flatMap { index, hard in
      [
        SmallTables.title("hard-\(index)", "x", hard.text),
        StringUnit(
          key: UnitKey("hard-\(index)/counted"), source: "x",
          target: "{count, plural, one {\(MessageForms(hard.text).text ?? "")} other {# x}}", arguments: []),
      ]
    }
    let locales = try StandardTables.representatives.get()
    var tables = try StandardTables.all.get().filter {
      $0.targetLocale.identifier != "pl" && locales.contains($0.targetLocale)
    }
    tables.append(try SmallTables.polish(hard))
    let written = try FluentFormat().write(tables, options: FormatOptions())
    let folder = try ScratchFolder()
    for file in written.files { try folder.write(file.path, file.bytes) }
    #expect(try run(Self.parsing, [folder.url.path]) as? [String] == [])

    let lost = Set(written.losses.map(\.key))
    for table in tables {
      let file = SourceFile(path: "x.ftl", bytes: try folder.read("\(table.targetLocale).ftl.out"))
      let read = try FluentFormat().read([file], context: ReadContext())
      let units = table.units.filter { !lost.contains($0.key) }
      #expect(read.problems.isEmpty && read.tables[0].units.map(\.key) == units.map(\.key))
      for (unit, back) in zip(units, read.tables[0].units) {
        let (text, original) = (back.target, unit.target ?? "")
        if MessageForms.canonicalText(of: text) != MessageForms.canonicalText(of: original) || back.base != unit.base {
          Issue.record("\(table.targetLocale) \(unit.key): '\(text)' instead of '\(original)'")
        }
      }
    }
  }

  /// Formats every text of a file for some numbers, which print as `#`.
  private static let formatting = """
    import json, sys
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.runtime.types import FluentNumber
    FluentNumber.format = lambda number, locale: '#'
    path, locale, numbers = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(open(path, encoding='utf-8').read()))
    texts, problems = {}, []
    for identifier in json.loads(sys.argv[4]):
        message = bundle.get_message(identifier)
        patterns = {'': message.value, **message.attributes}
        for name, pattern in patterns.items():
            if pattern is None: continue
            shown = [bundle.format_pattern(pattern, {'count': number, 'name': 'N'}) for number in numbers]
            problems += [str(error) for _, errors in shown for error in errors]
            texts[identifier + ('/' + name if name else '')] = [text for text, _ in shown]
    print(json.dumps([texts, problems]))
    """

  @Test("Its runtime shows the same texts", arguments: ["en", "pl", "ar", "fr", "ru", "lt", "sl", "ja", "lv"])
  func runtime(locale: String) throws {
    let table = try StandardTables.table(locale)
    let numbers: [Int64] = [0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 19, 21, 22, 25, 100, 101, 102, 111, 1000]
    let file = try #require(try FluentFormat().write([table], options: FormatOptions()).files.first)
    let folder = try ScratchFolder()
    let identifiers =
      "[" + Set(table.units.map(\.key.purpose)).sorted().map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let path = try folder.write(file.path, file.bytes)
    let answer = try run(Self.formatting, [path, locale, "\(numbers)", identifiers]) as? [Any]
    let texts = try #require(answer?.first as? [String: [String]])
    #expect(answer?.last as? [String] == [])
    let choice = try PluralChoice(locale: table.targetLocale)
    for unit in table.units {
      let forms = MessageForms(unit.target ?? "")
      let expected = try choice.texts(of: forms, numbers)
      #expect(texts[unit.key.text()] == expected, "\(unit.key)")
    }
  }
}
