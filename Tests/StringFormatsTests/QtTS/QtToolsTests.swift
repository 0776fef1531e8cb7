import CatalogFiles
import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Qt's tools accept our files and have the same plural forms. translate-toolkit reads the files too.
@Suite("qt-ts through its tools")
struct QtToolsTests {
  private static let lrelease = Tool(name: "lrelease", package: "qttools5-dev-tools")
  private static let lconvert = Tool(name: "lconvert", package: "qttools5-dev-tools")
  private static let python = Tool(name: "python3", package: "translate-toolkit")

  @Test("lrelease accepts every locale of Standard, with all of its texts")
  func standard() throws {
    let folder = try ScratchFolder()
    for table in try StandardTables.all.get() where !table.units.isEmpty {
      let written = try QtTSFormat().write([table], options: FormatOptions())
      let file = try #require(written.files.first)
      try folder.write(file.path, file.bytes)
      let result = try Self.lrelease.run(["-idbased", file.path, "-qm", "out.qm"], in: folder.url)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect(!result.output.contains("warning"), "\(result.output)")
      let translated = table.units.filter { $0.target != nil }.count - written.losses.count
      let generated = result.output.firstMatch(of: /Generated (\d+) translation/).flatMap { Int($0.1) } ?? 0
      #expect(generated >= translated, "\(table.targetLocale)")
    }
  }

  @Test("The forms are those of lrelease's .qm files, for every locale of Standard")
  func forms() throws {
    let folder = try ScratchFolder()
    for locale in try StandardTables.catalogue.get().manifest.locales {
      let name = locale.identifier.replacing("-", with: "_")
      let text = """
        <TS version="2.1" language="\(name)"><context><name>c</name><message numerus="yes"><source>%n</source>\
        <translation><numerusform>a</numerusform></translation></message></context></TS>
        """
      try folder.write("\(name).ts", text.utf8)
      let compiled = try Self.lrelease.run(["\(name).ts", "-qm", "out.qm"], in: folder.url)
      #expect(compiled.status == 0, "\(compiled.errors)")
      guard let forms = QtPlurals.forms(of: locale) else {
        // Qt has no plural rules for this language, so its converter writes no header for them.
        let header = try Self.lconvert.run(["-i", "\(name).ts", "-of", "po", "-o", "-"], in: folder.url).output
        #expect(!header.contains("Plural-Forms"), "\(locale)")
        continue
      }
      let rules = QtRules(try folder.read("out.qm"))
      #expect(rules.count == forms.count, "\(locale)")
      let wrong = (0...2000).filter { forms.expression.value(for: UInt64($0)) != UInt64(rules.form(of: $0)) }
      #expect(wrong == [], "\(locale)")
    }
  }

  /// Prints each unit's target and marks one as finished.
  private static let program = """
    import json, sys
    from translate.storage import ts2
    store = ts2.tsfile.parsefile(sys.argv[1])
    print(json.dumps([[str(s) for s in getattr(u.target, 'strings', [u.target])] for u in store.units]))
    for unit in store.units:
        if str(unit.source) == 'Back':
            unit.target = 'Cofnij & <b>'
    store.savefile(sys.argv[2])
    """

  @Test("Files from translate-toolkit and lconvert are read")
  func bothWays() throws {
    let counted = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {x}}",
      arguments: [SmallTables.count], state: .final)
    let back = SmallTables.title("back", "Back", "Wstecz", state: .needsReview, comment: "A comment")
    let table = try SmallTables.polish([counted, back])
    let folder = try ScratchFolder()
    let file = try #require(try QtTSFormat().write([table], options: FormatOptions()).files.first)
    try folder.write("pl.ts", file.bytes)
    let result = try Self.python.run(["-c", Self.program, "pl.ts", "toolkit.ts"], in: folder.url)
    try #require(result.status == 0, "\(result.errors)")
    let texts = try JSONDecoder().decode([[String]].self, from: Data(result.output.utf8))
    #expect(texts == [["Wstecz"], ["Usuń %Ln element", "Usuń %Ln elementy", "Usuń %Ln elementów"], ["x"]])
    let converted = try Self.lconvert.run(["-i", "toolkit.ts", "-o", "qt.ts"], in: folder.url)
    try #require(converted.status == 0, "\(converted.errors)")

    for name in ["toolkit.ts", "qt.ts"] {
      let source = SourceFile(path: name, bytes: try folder.read(name))
      let read = try QtTSFormat().read([source], context: ReadContext(table))
      #expect(read.problems.isEmpty)
      let units = try #require(read.tables.first?.units)
      #expect(units.map(\.target) == ["Cofnij & <b>", counted.target])
      #expect(units.map(\.state).last == .final, "\(name)")
      #expect(units.map(\.base) == table.units.map(\.base), "\(name)")
      #expect(units.first?.comment == "A comment", "\(name)")
    }
  }
}

/// The plural rules in a `.qm`: comparisons joined by "and" and "or", a form for each rule and one for all other
/// numbers (Qt, qtranslator.cpp and Linguist's numerus.cpp).
private struct QtRules {
  private let rules: [ArraySlice<UInt8>]

  init(_ file: [UInt8]) {
    // A magic number of 16 bytes, then sections: a tag, and a length in four bytes.
    var rest = file.dropFirst(16)
    var found: ArraySlice<UInt8> = []
    while rest.count > 5, let tag = rest.first {
      let length = rest.dropFirst().prefix(4).reduce(0) { $0 << 8 | Int($1) }
      if tag == 0x88 { found = rest.dropFirst(5).prefix(length) }
      rest = rest.dropFirst(5 + length)
    }
    rules = found.isEmpty ? [] : found.split(separator: 0xFF)
  }

  var count: Int { rules.count + 1 }

  func form(of number: Int) -> Int { rules.firstIndex { holds($0, number) } ?? rules.count }

  private func holds(_ rule: ArraySlice<UInt8>, _ number: Int) -> Bool {
    rule.split(separator: 0xFE).contains { $0.split(separator: 0xFD).allSatisfy { compares($0, number) } }
  }

  private func compares(_ bytes: ArraySlice<UInt8>, _ number: Int) -> Bool {
    let bytes = bytes.map(Int.init)
    let left = bytes[0] & 0x10 != 0 ? number % 10 : bytes[0] & 0x20 != 0 ? number % 100 : number
    let holds =
      switch bytes[0] & 0x07 {
      case 1: left == bytes[1]
      case 2: left < bytes[1]
      case 3: left <= bytes[1]
      default: (bytes[1]...bytes[2]).contains(left)
      }
    return holds == (bytes[0] & 0x08 == 0)
  }
}
