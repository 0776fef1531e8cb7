import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Android's compilers accept our files and read the intended texts; translate-toolkit reads them too.
@Suite("android through its tools")
struct AndroidToolsTests {
  private static let aapt2 = Tool(name: "aapt2", package: "aapt")
  private static let aapt = Tool(name: "aapt", package: "aapt")
  private static let python = Tool(name: "python3", package: "translate-toolkit")
  private static let manifest = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="org.example.texts"/>
    """

  private static func folder(with tables: [StringTable]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write("AndroidManifest.xml", manifest.utf8)
    for file in try AndroidFormat().write(tables, options: FormatOptions()).files {
      try folder.write("res/\(file.path)", file.bytes)
    }
    return folder
  }

  /// The texts that aapt2 compiled, as its dump prints them.
  private static func compiled(_ folder: ScratchFolder) throws -> String {
    let compile = try aapt2.run(["compile", "--dir", "res", "-o", "compiled.zip"], in: folder.url)
    #expect(compile.status == 0 && compile.errors.isEmpty, "\(compile.errors)")
    let link = try aapt2.run(
      ["link", "--manifest", "AndroidManifest.xml", "-o", "texts.apk", "compiled.zip"], in: folder.url)
    #expect(link.status == 0, "\(link.errors)")
    return try aapt2.run(["dump", "resources", "texts.apk"], in: folder.url).output
  }

  @Test("aapt2 and aapt compile Standard, every locale under its own name")
  func standard() throws {
    let tables = try StandardTables.all(for: AndroidFormat())
    let folder = try Self.folder(with: tables)
    let dump = try Self.compiled(folder)
    // Android writes locales in its own notation, including deprecated codes.
    let delete = try #require(dump.split(separator: "string/delete\n").last?.split(separator: "resource").first)
    for line in ["() \"Delete\"", "(pl) \"Usuń\"", "(b+sr+Latn) \"Izbriši\"", "(iw) \"מחיקה\"", "(in) \"Hapus\""] {
      #expect(delete.contains(line))
    }
    // A title that fits is exported as the short title; otherwise an app would show the English one.
    let short = try #require(
      dump.split(separator: "string/unfollow_short\n").last?.split(separator: "resource").first)
    for line in ["() \"Unfollow\"", "(de) \"Entfolgen\"", "(pl) \"Nie obserwuj\""] { #expect(short.contains(line)) }
    let texts = dump.split(separator: "\n").filter { $0.hasPrefix("      (") && $0.contains(") \"") }
    let configurations = Set(texts.map { $0.prefix { $0 != ")" } })
    #expect(configurations.count == tables.filter { !$0.units.isEmpty }.count)

    let package = try Self.aapt.run(
      ["package", "-f", "-M", "AndroidManifest.xml", "-S", "res", "-F", "old.apk"], in: folder.url)
    #expect(package.status == 0 && package.errors.isEmpty, "\(package.errors)")
  }

  @Test("aapt2 reads the hard texts as intended")
  func hardTexts() throws {
    let hard = SmallTables.hardTexts.enumerated().filter { !$0.element.text.contains("\n") }
    let units = hard.flatMap { index, row in
      [
        SmallTables.title("plain-\(index)", row.text, row.text),
        StringUnit(
          key: UnitKey("named-\(index)"), source: "{name}", target: Self.named(row.text),
          arguments: [SmallTables.name]),
      ]
    }
    // aapt2 drops entries without a default, so the table of the source locale is needed.
    let table = try SmallTables.polish(units)
    let defaults = StringTable(
      catalogue: "Small", sourceLocale: .english, targetLocale: .english, targetCategories: [], units: units)
    let dump = try Self.compiled(try Self.folder(with: [table, defaults]))
    let texts = Dictionary(
      dump.matches(of: /string\/(\w+)\n[^\n]*\n      \(pl\) "([^\n]*)"\n/).map { (String($0.1), String($0.2)) }
    ) { $1 }
    for (index, row) in hard {
      let plain = MessageForms(row.text).plainText
      let doubled = plain.replacing("%", with: "%%")
      let named = "\(doubled)%1$s\(doubled)"
      #expect(texts["plain_\(index)"] == plain, "\(row.name)")
      #expect(texts["named_\(index)"] == named, "\(row.name)")
    }
  }

  /// A message that prints a text, an argument and the text again.
  private static func named(_ text: String) -> String {
    let literal = MessagePiece.text(MessageForms(text).plainText)
    return [literal, .argument("name"), literal].message
  }

  /// Prints each unit's target and translates one, as Weblate does.
  private static let program = """
    import json, sys
    from translate.storage import aresource
    store = aresource.AndroidResourceFile.parsefile(sys.argv[1])
    print(json.dumps({unit.getid(): [str(s) for s in getattr(unit.target, 'strings', [unit.target])]
                      for unit in store.units}))
    for unit in store.units:
        if unit.getid() == 'discard':
            unit.target = "'Inny' \\"tekst\\" @ ? \\\\ "
    store.savefile(sys.argv[2])
    """

  @Test("translate-toolkit reads our file, and we read its file")
  func translateToolkit() throws {
    let counted = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {x}}",
      arguments: [SmallTables.count])
    let table = try SmallTables.polish([counted, SmallTables.title("discard", "Don't", "@ L'a \"b\"", comment: "c")])
    let folder = try Self.folder(with: [table])
    let result = try Self.python.run(
      ["-c", Self.program, "res/values-pl/strings.xml", "res/values-pl/out.xml"], in: folder.url)
    try #require(result.status == 0, "\(result.errors)")
    // The toolkit prints its own messages first.
    let last = try #require(result.output.split(separator: "\n").last)
    let texts = try JSONDecoder().decode([String: [String]].self, from: Data(last.utf8))
    #expect(texts["discard"] == ["@ L'a \"b\""])
    // The toolkit shows the forms that integers have in Polish, but keeps 'other' in the file.
    #expect(texts["delete_counted"]?.count == 3)

    let read = try AndroidFormat().read(
      [SourceFile(path: "values-pl/out.xml", bytes: try folder.read("res/values-pl/out.xml"))],
      context: ReadContext(table))
    let units = try #require(read.tables.first?.units)
    #expect(read.problems.isEmpty)
    #expect(units.map(\.target) == [counted.target, "'Inny' \"tekst\" @ ? \\ "])
    #expect(units.map(\.base) == table.units.map(\.base))
    #expect(units.last?.comment == "c")
  }
}

extension MessageForms {
  /// The printed text of a message without placeholders.
  fileprivate var plainText: String {
    guard case .plain(let pieces) = self, case .text(let text)? = pieces.first else { return "" }
    return text
  }
}
