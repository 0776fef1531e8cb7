import CatalogModel
import Foundation
import MessageSyntax
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("i18next")
struct I18NextTests {
  private let format = I18NextFormat()

  private func write(_ units: [StringUnit], _ options: [(name: String, value: String)]) throws -> String {
    let options = try FormatOptions(options, of: format.description)
    let files: [ExportedFile] = try format.write([SmallTables.polish(units)], options: options).files
    return String(decoding: files[0].bytes, as: UTF8.self)
  }

  @Test("Nested and flat, with and without what was exported")
  func layouts() throws {
    let units = [
      SmallTables.title("delete", "Delete", "Usuń"),
      StringUnit(
        key: UnitKey("delete/counted"), source: "{count, plural, one {Delete #} other {Delete #}}",
        target: "{count, plural, =0 {nic} one {# z {name}} few {{count}} many {#} other {{count, number, integer}}}",
        arguments: [SmallTables.count, SmallTables.name]),
      StringUnit(
        key: UnitKey("remove/counted"), source: "{count, plural, one {#} other {#}}", target: nil,
        arguments: [SmallTables.count]),
    ]
    #expect(
      try write(units, [("meta", "no"), ("untranslated", "empty")]) == """
        {
          "delete": {
            "title": "Usuń",
            "counted_zero": "nic",
            "counted_one": "{{count, number}} z {{name}}",
            "counted_few": "{{count, number}}",
            "counted_many": "{{count, number}}",
            "counted_other": "{{count, number(maximumFractionDigits: 0)}}"
          },
          "remove": { "counted_one": "", "counted_few": "", "counted_many": "", "counted_other": "" }
        }

        """)
    let flat = try write(units, [("layout", "flat")])
    #expect(flat.contains("  \"delete.counted_one\": \"{{count, number}} z {{name}}\",\n"))
    #expect(flat.contains("\"delete.counted\": \"\(units[1].base.attributes)\""))
    for layout in ["nested", "flat"] {
      let options = try FormatOptions([("layout", layout)], of: format.description)
      try RoundTrip(format, [try SmallTables.polish(units)], options: options).expectNoChange()
    }
  }

  @Test(
    "Losses in i18next are reported",
    arguments: [
      ("$t(back)", "the text '$t('"), ("'{{'x", "the text '{{'"), ("'{'{name}", "a brace before a placeholder"),
      ("x'}}'", "the text '}}'"), ("'{'count'}'", "the text '{count}'"),
      ("{n, plural, other {#}}", "a plural of 'n'"), ("{count, plural, one {} other {#}}", "an empty form"),
      ("{count, plural, =2 {x} other {#}}", "the form '=2' of this language"),
      ("{count, plural, zero {x} other {#}}", "the form 'zero' of this language"),
      ("{name, select, other {x}}", "a 'select'"),
    ])
  func losses(target: String, loss: String) throws {
    let unit = StringUnit(key: UnitKey("a/b"), source: "x", target: target, arguments: [SmallTables.count])
    let losses = try format.write([SmallTables.polish([unit])], options: FormatOptions()).losses
    #expect(losses.map(\.reason) == ["i18next cannot hold \(loss)"])
  }

  @Test("A web app's file and its errors")
  func foreignFiles() throws {
    let text = """
      {
        "back": "Wr{ó}ć", "delete": { "title": "{{- name}} {{ count }}", "counted_one": "{{count}} x", "counted_other": "y" },
        "a.b_zero": "0", "a": { "b_other": "#" },
        "c_male": "m", "d": "$t(back)", "e": "{{x, upper}}", "f": ["x"], "g": "p", "g_one": "q", "h": "{{a b}}"
      }
      """
    let read = try format.read([SourceFile(path: "pl.json", text: text)], context: ReadContext())
    #expect(read.tables[0].units.map(\.key.description) == ["back", "delete", "delete/counted", "a/b", "c_male"])
    #expect(
      read.tables[0].units.map(\.target) == [
        "Wr'{'ó'}'ć", "{name} {count}", "{count, plural, one {# x} other {y}}",
        "{count, plural, =0 {0} other {'#'}}", "m",
      ])
    #expect(
      read.problems.map(\.message) == [
        "the value of 'f' is not a text; write a string", "the text refers to another one with '$t('; write its words",
        "the format of '{{x, upper}}' is not known; write '{{x, number}}'",
        "'g' has both a plain text and plural forms; remove one",
        "'{{a b}}' names no argument; write '{{count}}'",
      ])
  }

  @Test(
    "A misspelled placeholder is not text",
    arguments: [
      ("Usuń {{count, number}", "a '{{' has no '}}' after its name; write '{{count, number}}'"),
      ("{{name", "a '{{' has no '}}' after its name; write '{{name}}'"),
      ("{{{count}}}", "a '{{' has no '}}' after its name; write '{{count, number}}'"),
      ("Usuń {count}", "'{count}' has one brace on each side; write '{{count, number}}'"),
      ("{ name, x }", "'{ name, x }' has one brace on each side; write '{{name}}'"),
      ("{count}}", "'{count}' has one brace on each side; write '{{count, number}}'"),
      ("{{name}} count}}", "a '}}' has no '{{' before its name; write '{{count, number}}'"),
      ("{{{name}}", "a '{{' has no '}}' after its name; write '{{count, number}}'"), ("{x} } {", nil),
      ("{{count}}}", nil),
    ] as [(String, String?)])
  func brokenPlaceholders(text: String, problem: String?) throws {
    let unit = ReadContext.Unit(source: "{count}", arguments: [SmallTables.count, SmallTables.name])
    let context = ReadContext(units: [UnitKey("archive/counted"): unit])
    let file = SourceFile(path: "pl.json", text: "{ \"archive\": { \"counted_other\": \"\(text)\" } }")
    let read = try format.read([file], context: context)
    #expect(read.problems.map(\.message) == (problem.map { [$0] } ?? []))
    #expect(read.problems.allSatisfy { $0.key == UnitKey("archive/counted") })
    #expect(read.tables[0].units.count == (problem == nil ? 1 : 0))
  }

  /// Loads each locale into i18next and formats counts; numbers print as `#`, since ICU versions may have other digits.
  private static let program = """
    const fs = require('fs'), path = require('path'), i18next = require('i18next');
    const folder = process.argv[1], result = {};
    for (const file of fs.readdirSync(folder)) {
      const locale = path.basename(file, '.json');
      const texts = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
      delete texts.$meta;
      const app = i18next.createInstance();
      app.init({ lng: locale, fallbackLng: false, initImmediate: false, interpolation: { escapeValue: false },
                 resources: { [locale]: { translation: texts } } });
      app.services.formatter.add('number', () => '#');
      const numbers = JSON.parse(process.argv[2]);
      const keys = JSON.parse(process.argv[3]);
      const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      result[locale] = { categories, texts: keys.map(key => numbers.map(count => app.t(key, { count, name: 'N' }))) };
    }
    console.log(JSON.stringify(result));
    """

  private struct Answer: Decodable {
    let categories: [String]
    let texts: [[String]]
  }

  /// Flat files have the same texts under other keys, so only an exhaustive run takes all locales. The representatives
  /// would miss a text that i18next reads differently under a flat key in another language only.
  @Test("i18next shows the text of the right category, in every locale of Standard", arguments: ["nested", "flat"])
  func i18next(layout: String) throws {
    let locales = layout == "nested" ? nil : try StandardTables.representatives.get()
    let tables = try StandardTables.all(for: format, in: locales)
    let options = try FormatOptions([("layout", layout)], of: format.description)
    let exported: ExportedFiles = try format.write(tables, options: options)
    #expect(exported.losses.isEmpty)
    let folder = try ScratchFolder()
    for file in exported.files { try folder.write(file.path, file.bytes) }
    let numbers: [Int64] = [0, 1, 2, 3, 5, 6, 10, 11, 19, 20, 21, 22, 25, 100, 101, 103, 1000, 1_000_000]
    let keys = try #require(tables.max { $0.units.count < $1.units.count }).units.map(\.key)
    let result = try Tool(name: "node", package: "nodejs node-i18next").run(
      [
        "-e", Self.program, folder.url.path, "\(numbers)".replacing("]", with: ", 1.5]"),
        "[" + keys.map { "\"\($0.fullText)\"" }.joined(separator: ",") + "]",
      ],
      environment: ["NODE_PATH": "/usr/share/nodejs"])
    try #require(result.status == 0, "install i18next with apt-get install node-i18next: \(result.errors)")
    let answers = try JSONDecoder().decode([String: Answer].self, from: Data(result.output.utf8))
    let indices = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    var compared = 0
    var differing: [String] = []
    for table in tables {
      let answer = try #require(answers[table.targetLocale.identifier])
      // Plural rules change with CLDR. If node has other categories than our ICU, the texts cannot be compared.
      guard Set(answer.categories) == Set(table.targetCategories.map(\.keyword)) else {
        differing.append(table.targetLocale.identifier)
        continue
      }
      let rules = try PluralChoice(locale: table.targetLocale)
      for unit in table.units {
        guard let index = indices[unit.key], let target = unit.target else { continue }
        let forms = MessageForms(target)
        let expected = try rules.texts(of: forms, numbers) + [try rules.text(of: forms, fraction: "1.5")]
        if expected != answer.texts[index] {
          Issue.record("\(table.targetLocale) \(unit.key): \(answer.texts[index]) not \(expected)")
        }
        compared += expected.count
      }
    }
    #expect(compared > 2_000 * tables.count, "\(compared)")
    #expect(differing.count <= 3, "node has other categories: \(differing)")
  }
}
