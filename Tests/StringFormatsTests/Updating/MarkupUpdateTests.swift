import CatalogModel
import SourceText
import TableTestSupport
import TestSupport
import Testing
import TextFormats

@testable import StringFormats

/// What is the same for resx, TS and XLIFF.
@Suite("Updating XML files")
struct MarkupUpdateTests {
  static let formats = ["resx", "qt-ts", "xliff-1.2", "xliff-2.1"]

  private static func format(_ identifier: String) throws -> any UpdatableFormat {
    try #require(try AllFormats.format(identifier) as? any UpdatableFormat)
  }

  private static func table(_ text: String = "Usuń") throws -> StringTable {
    try SmallTables.polish([
      SmallTables.title("back", "Back", "\(text) & <wróć>"), SmallTables.title("delete", "Delete", text),
      StringUnit(
        key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
        target: "{count, plural, one {\(text) # a} few {\(text) # b} many {\(text) # c} other {\(text) # d}}",
        arguments: [SmallTables.count]),
    ])
  }

  // MARK: Random files

  /// Entries of other programs; `@` is a number.
  private static let foreign: [String: [String]] = [
    "resx": [
      "<data name=\"app@\" xml:space=\"preserve\"><value>{0} &#65; &gt;</value><!-- @ --></data>",
      "<data name='img@' type='System.Drawing.Bitmap' mimetype='application/x-microsoft.net.object.bytearray.base64'>\n<value>\n\tAAEC\n</value></data>",
      "<metadata name=\"tray@\"  type=\"System.Drawing.Point\"><value>1, @</value></metadata>",
      "<!-- back @ -->", "<data name=\"delete_all_@\"><value/><comment><![CDATA[<@>]]></comment></data>",
      "<assembly alias=\"a@\" name=\"A\" />", "<data name=\"Form@.Text\" ><value>  two\n\nlines</value></data>",
    ],
    "qt-ts": [
      "<context>\n<name>Window@</name>\n<message><location line=\"@\"/><source>Back</source><translation>W tył</translation></message></context>",
      "<context ><name>C@</name><message numerus='yes'><source>%n</source><translation type='unfinished'><numerusform/><numerusform></numerusform></translation></message></context>",
      "<!-- @ -->",
      "<message id=\"app.@\"><source>&#65;<byte value=\"x7\"/></source><translation variants=\"yes\"><lengthvariant>a</lengthvariant><lengthvariant>b</lengthvariant></translation></message>",
      "<context><name>Old@</name><message><source>Delete</source><translation type=\"vanished\">Precz</translation></message></context>",
      "<extra-app-@ >x</extra-app-@>",
    ],
    "xliff-1.2": [
      "<trans-unit id=\"app@\"><source>A <x id=\"1\"/> &#65;</source><target state-qualifier=\"x-@\"><mrk mtype=\"seg\" mid=\"1\">B <x id=\"1\"/></mrk></target><alt-trans><target>C</target></alt-trans></trans-unit>",
      "<!-- @ -->",
      "<group id=\"g@\"><note>x</note><trans-unit id='in@' translate='no'><source><![CDATA[<b>]]></source></trans-unit></group>",
      "<trans-unit id=\"@\" resname=\"Back\"><source>Back</source>\n<target/></trans-unit>",
      "<bin-unit id=\"b@\" mime-type=\"a/b\"><bin-source/></bin-unit>", "<sdl:x xmlns:sdl=\"urn:sdl\" n='@'/>",
    ],
    "xliff-2.1": [
      "<unit id=\"app@\"><segment><source>A <ph id=\"1\"/> &#65;</source><target>B <ph id=\"1\"/></target></segment></unit>",
      "<!-- @ -->",
      "<group id=\"g@\" translate='no'><unit id='in@'><segment ><source><![CDATA[<b>]]></source></segment></unit></group>",
      "<unit id='u@' name=\"Back\"><notes><note>@</note></notes><segment state=\"final\"><source>Back</source>\n<target/></segment></unit>",
      "<m:x xmlns:m=\"urn:m\" n='@'/>",
    ],
  ]

  private static let frames: [String: (path: String, begin: String, end: String)] = [
    "resx": ("A.pl.resx", "<?xml version=\"1.0\"?>\n<root>", "\n</root>\n"),
    "qt-ts": ("a_pl.ts", "<!DOCTYPE TS>\n<TS version=\"2.1\" language=\"pl\">", "\n</TS>"),
    "xliff-1.2": (
      "pl.xlf",
      "<xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'><file original='a' source-language='en' target-language='pl'><body>",
      "\n</body></file></xliff>\n"
    ),
    "xliff-2.1": (
      "pl.xlf",
      "<xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' xmlns:mda='urn:oasis:names:tc:xliff:metadata:2.0' xmlns:slr='urn:oasis:names:tc:xliff:sizerestriction:2.0' version='2.1' srcLang='en' trgLang='pl'><file id='a'>",
      "\n</file></xliff>"
    ),
  ]

  /// The elements of an export that hold units.
  private static func own(_ identifier: String, _ table: StringTable) throws -> [[UInt8]] {
    let written = try Self.format(identifier).write([table], options: FormatOptions())
    let tree = try XMLTree(
      SourceFile(path: "", bytes: try #require(written.files.first).bytes), doctype: XMLDoctype("TS"))
    let parent =
      switch identifier {
      case "xliff-1.2": try #require(tree.root.child("file")?.child("body"))
      case "xliff-2.1": try #require(tree.root.child("file"))
      default: tree.root
      }
    return parent.children.filter { ["data", "context", "trans-unit", "group", "unit"].contains($0.name) }
      .map { Array($0.source) }
  }

  @Test("Random entries of others among ours stay byte for byte", arguments: formats)
  func random(identifier: String) throws {
    var random = SeededGenerator(seed: 4711)
    let (format, frame) = (try Self.format(identifier), try #require(Self.frames[identifier]))
    let (old, new) = (try Self.table("Skasuj"), try Self.table("Usuń"))
    let ours = try Self.own(identifier, old)
    for round in 0..<40 {
      var number = 0
      let foreign = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        number += 1
        return Array(
          (Self.foreign[identifier]?.randomElement(using: &random) ?? "").replacing("@", with: "\(number)").utf8)
      }
      let kept = ours.filter { _ in identifier == "resx" || Int.random(in: 0..<4, using: &random) > 0 }
      let entries = (foreign.map { ($0, false) } + kept.map { ($0, true) }).shuffled(using: &random)
      let spaces = ["\n", "\n  ", "\n\t", "\n\n    ", " "]
      var bytes = Array(frame.begin.utf8)
      for (entry, _) in entries { bytes += Array((spaces.randomElement(using: &random) ?? "").utf8) + entry }
      bytes += Array(frame.end.utf8)
      let updated = try format.update(SourceFile(path: frame.path, bytes: bytes), with: [new])
      #expect(updated.changed + updated.added == 3 && updated.losses == [], "\(round)")
      var rest = updated.bytes[...]
      for part in [Array(frame.end.utf8)] + entries.filter({ !$0.1 }).map(\.0).reversed() {
        // From the end, where new entries are.
        guard let range = rest.lastRange(of: part) else {
          Issue.record("\(String(decoding: part, as: UTF8.self)) in \(String(decoding: updated.bytes, as: UTF8.self))")
          return
        }
        rest = rest[..<range.lowerBound]
      }
      let again = try format.update(SourceFile(path: frame.path, bytes: updated.bytes), with: [new])
      #expect(again.bytes == updated.bytes && again.changed + again.added == 0, "\(round)")
      let read = try format.read(SourceFile(path: frame.path, bytes: updated.bytes), context: ReadContext(new))
      for unit in new.units {
        let found = read.tables.flatMap(\.units).first { $0.key == unit.key && $0.mayBeOurs }
        let target = try #require(unit.target)
        #expect(found.map { MessageForms.canonicalText(of: $0.target) } == MessageForms.canonicalText(of: target))
        #expect(found?.base == unit.base)
      }
    }
  }

  // MARK: Broken files

  @Test("Cut off and changed files are updated or refused with a place", arguments: formats)
  func hostile(identifier: String) throws {
    let file = try #require(ForeignFiles.all.first { $0.format == identifier })
    let (format, table, bytes) = (try Self.format(identifier), try Self.table(), Array(file.text.utf8))
    var random = SeededGenerator(seed: 12)
    for round in 0..<300 {
      var changed = round < 100 ? Array(bytes.prefix(bytes.count * round / 100)) : bytes
      if round >= 100 {
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      do throws(StringTableError) {
        let updated = try format.update(SourceFile(path: file.path, bytes: changed), with: [table])
        _ = try format.read(SourceFile(path: file.path, bytes: updated.bytes), context: ReadContext(table))
        let again = try format.update(SourceFile(path: file.path, bytes: updated.bytes), with: [table])
        #expect(again.bytes == updated.bytes, "\(round)")
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }

  @Test("Deep, empty and invalid files are refused with line and column", arguments: formats)
  func refused(identifier: String) throws {
    let frame = try #require(Self.frames[identifier])
    for bytes in [
      Array((frame.begin + String(repeating: "<group id='a'>", count: 300)).utf8), [],
      Array(frame.begin.utf8) + [0xFF, 0xC0] + Array(frame.end.utf8), Array((frame.begin + frame.begin).utf8),
    ] {
      let error = #expect(throws: StringTableError.self) {
        try Self.format(identifier).update(SourceFile(path: frame.path, bytes: bytes), with: [Self.table()])
      }
      #expect(bytes.isEmpty || error?.position != nil, "\(error?.message ?? "")")
    }
  }

  @Test("Only the first of several entries with a key changes", arguments: formats)
  func duplicates(identifier: String) throws {
    let frame = try #require(Self.frames[identifier])
    let table = try SmallTables.polish([SmallTables.title("delete", "Delete", "Usuń")])
    let old = try #require(
      try Self.own(identifier, SmallTables.polish([SmallTables.title("delete", "Delete", "x")])).first)
    let new = try #require(try Self.own(identifier, table).first)
    let text = { (first: [UInt8]) in Array(frame.begin.utf8) + first + [0x0A] + old + Array(frame.end.utf8) }
    let updated = try Self.format(identifier).update(SourceFile(path: frame.path, bytes: text(old)), with: [table])
    #expect(updated.bytes == text(new) && updated.changed == 1)
  }
}

extension ArraySlice<UInt8> {
  /// The last place of some bytes.
  fileprivate func lastRange(of part: [UInt8]) -> Range<Int>? {
    guard count >= part.count else { return nil }
    return (startIndex...endIndex - part.count).reversed().first { self[$0..<$0 + part.count].elementsEqual(part) }
      .map { $0..<$0 + part.count }
  }
}
