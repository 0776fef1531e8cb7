import CatalogModel
import Foundation
import MessageSyntax
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Other readers of `.strings` and `.stringsdict` files: libplist, Python's plistlib and translate-toolkit.
@Suite("strings and stringsdict through other tools")
struct StringsOracleTests {
  private static let python = Tool(name: "python3", package: "translate-toolkit")
  private static let plistutil = Tool(name: "plistutil", package: "libplist-utils")

  /// Prints keys and values as JSON, of .stringsdict files with plistlib and of .strings files with translate-toolkit.
  private static let program = """
    import json, plistlib, sys
    from translate.storage import properties
    if sys.argv[1].endswith('dict'):
        print(json.dumps(plistlib.load(open(sys.argv[1], 'rb'))))
    else:
        store = properties.stringsutf8file()
        store.parse(open(sys.argv[1], 'rb').read())
        print(json.dumps({unit.name: unit.source for unit in store.units if unit.name}))
    """

  private func units() -> [StringUnit] {
    SmallTables.hardTexts.enumerated().flatMap { index, hard in
      // The space keeps an apostrophe at the end from quoting the brace.
      let plural = "{count, plural, one {\(hard.text) } other {# \(hard.text) }}"
      return [
        SmallTables.title("hard-\(index)", hard.text, hard.text),
        StringUnit(
          key: UnitKey("hard-\(index)/counted"), source: plural, target: MessageForms(plural).text,
          arguments: [SmallTables.count]),
      ]
    }
  }

  /// Writes the hard texts and returns the path of the file with this extension.
  private func file(_ ending: String, in folder: ScratchFolder) throws -> String {
    let files: [ExportedFile] = try StringsFormat().write([SmallTables.polish(units())], options: FormatOptions()).files
    let file = try #require(files.first { $0.path.hasSuffix(ending) })
    return try folder.write(file.path, file.bytes)
  }

  @Test("plistlib reads every counted text, and libplist accepts the file")
  func stringsdict() throws {
    let folder = try ScratchFolder()
    let path = try file(".stringsdict", in: folder)
    let binary = folder.url.appending(path: "binary.plist").path
    let converted = try Self.plistutil.run(["-i", path, "-o", binary, "-f", "bin"])
    #expect(converted.status == 0, "\(converted.errors)")
    #expect(try folder.read("binary.plist").starts(with: "bplist00".utf8))

    let result = try Self.python.run(["-c", Self.program, path])
    #expect(result.status == 0, "\(result.errors)")
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [String: Any]])
    let counted = units().filter { $0.key.message == "counted" }
    #expect(read.count == counted.count)
    for unit in counted {
      let entry = try #require(read[unit.key.text(separator: ".")])
      #expect(entry["NSStringLocalizedFormatKey"] as? String == "%#@count@")
      let plural = try #require(entry["count"] as? [String: String])
      #expect(plural["NSStringFormatValueTypeKey"] == "lld")
      let target = try AppleText(unit.target ?? "", of: .english, arguments: unit.arguments, style: .positional)
      #expect(target.shape == .plural([.one: plural["one"] ?? "", .other: plural["other"] ?? ""]))
    }
  }

  @Test("translate-toolkit reads every title")
  func strings() throws {
    let folder = try ScratchFolder()
    let path = try file(".strings", in: folder)
    let result = try Self.python.run(["-c", Self.program, path])
    #expect(result.status == 0, "\(result.errors)")
    let read = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: String])
    // If a text ends with two backslashes, the toolkit reads the second one as escaping the quotation mark.
    for unit in units() where unit.key.message == "title" && unit.target?.hasSuffix("\\") != true {
      let text = try AppleText(unit.target ?? "", of: .english, arguments: [], style: .positional)
      #expect(text.shape == .whole(read[unit.key.text()] ?? ""), "\(unit.key)")
    }
  }

  // MARK: CoreFoundation

  /// Whether CoreFoundation, with which Apple's platforms read string files, reads a dictionary.
  private func isDictionary(_ text: String) -> Bool {
    (try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)) is [String: Any]
  }

  private func isRead(_ text: String) -> Bool {
    let file = SourceFile(path: "pl.lproj/Localizable.strings", text: text)
    return (try? StringsFormat().read([file], context: ReadContext())) != nil
  }

  @Test(
    "What CoreFoundation refuses is refused",
    arguments: [
      "\"a\" = \"b\"\n\"c\" = \"d\";", "\"a\" = \"b\";\n\"c\" = \"d\"\n", "\"a\" \"b\";", "garbage here",
      "\"a\" = \"b\"", "\"a\" = \"Us\"taw\";", "\"a\" = ;", "= \"b\";",
      "\"a\" = \"b\", \"c\" = \"d\";",
      "{ \"a\" = \"b\" }", "{ \"a\" = \"b\"; ", "\"a\" : \"b\";",
    ])
  func refused(text: String) {
    #expect(!isDictionary(text))
    #expect(!isRead(text))
  }

  @Test("A file that lacks any one character is refused if CoreFoundation refuses it")
  func deletions() {
    let text =
      "/* A comment */\n\"back\" = \"Wstecz\";\n// b\nx.y = 'it' ;\n\"key\";\n\"l\" = \"a \\\"q\\\" \\U00e9\";\n"
    #expect(isDictionary(text) && isRead(text))
    var refused = 0
    for index in text.indices {
      var damaged = text
      damaged.remove(at: index)
      guard !isDictionary(damaged) else { continue }
      refused += 1
      #expect(!isRead(damaged), "\(damaged)")
    }
    #expect(refused > 10)
  }
}
