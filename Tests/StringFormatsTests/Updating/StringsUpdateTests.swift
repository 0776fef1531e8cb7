import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import TestSupport
import Testing

@testable import StringFormats

/// Updates of `.strings` files, and of the two files together; ``FormatUpdateTests`` has what all formats share.
@Suite("Updating strings")
struct StringsUpdateTests: StringsUpdating {
  // MARK: Texts

  @Test(
    "An entry of any spelling is changed where it stands",
    arguments: [
      ("\"delete\"=\"x\";", "\"delete\"=\"Usuń\";"), ("delete = 'x';", "delete = \"Usuń\";"),
      ("{ delete = x; }\n", "{ delete = \"Usuń\"; }\n"), ("\"delete\";\n", "\"delete\" = \"Usuń\";\n"),
      ("delete /* a */ = // b\n  \"x\\U00fc\" /* c */ ;", "delete /* a */ = // b\n  \"Usuń\" /* c */ ;"),
      ("/* a */ \"delete\" = \"x\"; /* b */ \"b\" = \"c\";", "/* a */ \"delete\" = \"Usuń\"; /* b */ \"b\" = \"c\";"),
      ("\"\\U0064elete\" = \"\";", "\"\\U0064elete\" = \"Usuń\";"),
      (
        "<plist><dict><key>delete</key><string>x</string><key>b</key><integer>1</integer></dict></plist>",
        "<plist><dict><key>delete</key><string>Usuń</string><key>b</key><integer>1</integer></dict></plist>"
      ),
      (
        "<plist><dict><key>delete</key> <string/></dict></plist>",
        "<plist><dict><key>delete</key> <string>Usuń</string></dict></plist>"
      ),
    ])
  func spellings(old: String, new: String) throws {
    let updated = try update(old, [delete])
    #expect(text(updated) == new)
    #expect((updated.changed, updated.added, updated.losses) == (1, 0, []))
    #expect(try propertyList(updated.bytes)["delete"] as? String == "Usuń")
    let again = try update(new, [delete])
    #expect((again.changed, again.added) == (0, 0))
  }

  @Test(
    "A new entry goes after the catalogue's last one, in the file's indentation",
    arguments: [
      ("delete = 'Usuń'; // x\n/* y */\nb = c;\n", "delete = 'Usuń'; // x\n\n@@\n/* y */\nb = c;\n"),
      ("delete = 'Usuń'; b = c;", "delete = 'Usuń';\n\n@@\n b = c;"),
      ("{\n\tdelete = 'Usuń';\n}\n", "{\n\tdelete = 'Usuń';\n\n\t@@\n}\n"),
      ("/* a */\nb = c;", "/* a */\nb = c;\n\n@@"), ("{}", "{\n@@\n}"), ("// a", "// a\n\n@@"),
      ("b = c; /* purpose-catalog: x */", "b = c;\n\n@@\n /* purpose-catalog: x */"),
    ])
  func places(old: String, new: String) throws {
    let back = SmallTables.title("back", "Back", "Wstecz")
    let indentation = new.contains("\t") ? "\t" : ""
    let comment = "/* Button that does something.\nen: Back\n\(back.base.note) */\n"
    let updated = try update(old, [back, delete].filter { old.contains("delete") || $0.key == back.key })
    #expect(text(updated) == new.replacing("@@", with: "\(comment)\(indentation)\"back\" = \"Wstecz\";"))
    #expect(try propertyList(updated.bytes)["back"] as? String == "Wstecz")
  }

  @Test("The base is replaced in our comment, and everything else stays")
  func comments() throws {
    let old = SmallTables.title("delete", "Delete", "Skasuj")
    let note = { (unit: StringUnit) in "/* Note.\nen: Delete\n\(unit.base.note) */" }
    let frame = { (note: String, text: String) in
      "/* Of a person */\n// another\n\(note)\n/* below */ \"delete\" = \"\(text)\"; /* behind */\n"
    }
    let updated = try update(frame(note(old), "Skasuj"), [delete])
    #expect(text(updated) == frame(note(delete), "Usuń"))
    // With line ends of Windows, a comment of two lines is the same.
    let commented = SmallTables.title("delete", "Delete", "Usuń", comment: "one\ntwo")
    let written: [ExportedFile] = try format.write([SmallTables.polish([commented])], options: FormatOptions()).files
    let windows = String(decoding: written[0].bytes, as: UTF8.self).replacing("\n", with: "\r\n")
    let again = try update(windows, [commented])
    #expect(again.changed == 0 && text(again) == windows)
  }

  @Test("A translator's lines and comment stay, in texts and in plurals")
  func editedComments() throws {
    let exported = { (source: String, target: String, comment: String) in
      SmallTables.title("delete", source, target, comment: comment)
    }
    let old = exported("Delete", "Skasuj", "ours")
    for (new, theirs, line, comment) in [
      // An edited comment stays with its digest, whatever changes in the catalogue.
      (exported("Delete", "Skasuj", "newer"), "Please check!\r\n  twice", "en: Delete", "Please check!\r\n  twice"),
      (exported("Delete", "Usuń", "newer"), "Please check!", "en: Delete", "Please check!"),
      (exported("Delete all", "Usuń", "ours"), "Please check!", "en: Delete all", "Please check!"),
      // The exported one is replaced.
      (exported("Delete all", "Usuń", "newer"), "ours", "en: Delete all", "newer"),
    ] {
      let note = { (line: String, base: UnitBase, comment: String) in
        "Note.\n\(line)\nA translator's line\n\(base.note)\n\(comment)"
      }
      let base = comment == "newer" ? new.base : new.base.keepingComment(of: old.base)
      for (path, frame) in [
        (path, { "/* \($0) */\n\"delete\" = \"\($1)\";\n" }),
        (path, { "<plist><dict>\n<!-- \($0) -->\n<key>delete</key><string>\($1)</string></dict></plist>" }),
      ] as [(String, (String, String) -> String)] {
        let file = frame(note("en: Delete", old.base, theirs), "Skasuj")
        let updated = try update(file, [new], path: path)
        #expect(text(updated) == frame(note(line, base, comment), new.target ?? ""))
        let again = try update(text(updated), [new], path: path)
        #expect(again.bytes == updated.bytes && again.changed == 0)
      }
    }
  }

  @Test("A source text of several lines is replaced as a whole, and lines below it stay")
  func longSource() throws {
    let old = SmallTables.title("delete", "Delete\nall */ items", "Usuń")
    let plain = SmallTables.title("delete", "Delete\nall items", "Usuń")
    let new = SmallTables.title("delete", "Remove\nthem", "Usuń")
    for (unit, source, kept) in [(plain, "Delete\nall items", "line\n"), (old, "Delete\nall * / items", "")] {
      let frame = { (source: String, base: UnitBase) in
        "/* Note.\nen: \(source)\n\(kept)\(base.note) */\n\"delete\" = \"Usuń\";\n"
      }
      #expect(text(try update(frame(source, unit.base), [new])) == frame("Remove\nthem", new.base))
    }
  }

  @Test("What cannot be read or is not unique is kept and reported")
  func kept() throws {
    for (old, reason) in [
      ("delete = x;\ndelete = y;\n", "the file has the unit twice, also at"),
      ("<plist><dict><key>delete</key><integer>1</integer></dict></plist>", "is not a text; write a '<string>'"),
    ] {
      let updated = try update(old, [delete])
      #expect(text(updated) == old && updated.changed == 0)
      #expect(updated.losses.count == 1 && updated.losses[0].reason.contains(reason), "\(updated.losses)")
    }
  }

  @Test("A text that is undecided or another program's stays")
  func foreign() throws {
    let table = try SmallTables.polish([delete])
    var context = ReadContext(table)
    let file = SourceFile(path: path, text: "delete = x;\n")
    let undecided = try format.update(file, with: [table], options: FormatOptions(), context: context)
    #expect(undecided.bytes == file.bytes && undecided.losses.count == 1)
    context.sources = [delete.key: KeySourceText("Throw away")]
    let foreign = try format.update(file, with: [table], options: FormatOptions(), context: context)
    #expect(foreign.bytes == file.bytes && foreign.foreign.map(\.theirs) == ["Throw away"])
  }

  // MARK: Two files

  /// The other file, as a command line finds it.
  private func companion(
    _ text: String?, path: String, isUpdated: Bool = false, _ sources: [UnitKey: KeySourceText] = [:]
  )
    throws -> CompanionFile
  {
    guard let text else { return CompanionFile(path: path) }
    var context = ReadContext(try SmallTables.polish([delete, counted]))
    context.sources = sources
    let read = try format.read([SourceFile(path: path, text: text)], context: context)
      .sourced(by: context, format.description)
    return CompanionFile(path: path, exists: true, isUpdated: isUpdated, read: read)
  }

  private static let empty = "<plist version=\"1.0\"><dict/></plist>\n"

  @Test("Each file takes its kind, and the other kind is a loss unless the other file has it or is updated too")
  func division() throws {
    let file = try update("", [delete, counted])
    #expect(text(file).contains("\"delete\"") && !text(file).contains("counted"))
    #expect(
      file.losses.map(\.reason) == [
        "a plural belongs in 'pl.lproj/Localizable.stringsdict'; create that file, with "
          + "'<plist version=\"1.0\"><dict/></plist>', and give it too"
      ])
    let there = try update("", [delete, counted], companion: companion(Self.empty, path: pluralPath))
    #expect(
      there.losses.map(\.reason) == ["a plural belongs in 'pl.lproj/Localizable.stringsdict'; give that file too"])
    let given = try update("", [delete, counted], companion: companion(Self.empty, path: pluralPath, isUpdated: true))
    #expect(given.losses == [] && given.added == 1)

    let plurals = try update(Self.empty, [delete, counted], path: pluralPath)
    #expect(plurals.added == 1 && !text(plurals).contains("<key>delete</key>"))
    #expect(
      plurals.losses.map(\.reason) == [
        "a text without plurals belongs in 'pl.lproj/Localizable.strings'; create that file, empty, and give it too"
      ])
    // The files that were updated alone are enough for each other.
    let first = try update("", [delete, counted], companion: companion(text(plurals), path: pluralPath))
    #expect(first.losses == [] && first.added == 1)
    let second = try update(
      text(plurals), [delete, counted], path: pluralPath, companion: companion(text(first), path: path))
    #expect(second.losses == [] && second.bytes == plurals.bytes)
  }

  @Test("A unit that a file has is changed there, whatever its kind")
  func otherKind() throws {
    let whole =
      "<plist><dict><key>delete</key><dict><key>NSStringLocalizedFormatKey</key><string>%@</string></dict>"
      + "</dict></plist>"
    let changed = try update(whole.replacing("%@", with: "x"), [delete], path: pluralPath)
    #expect(text(changed) == whole.replacing("%@", with: "Usuń") && changed.changed == 1)
    // Apps find it there, so it is not added to the other file.
    let texts = try update("", [delete], companion: companion(whole, path: pluralPath))
    #expect(texts.bytes == [] && texts.losses == [])

    // A text under the key of a plural stays beside the plural.
    let plain = "\"delete.counted\" = \"Usuń\";\n"
    let source = [counted.key: KeySourceText("Delete {count} items")]
    let plural = try update(
      Self.empty, [counted], path: pluralPath, companion: companion(plain, path: path, isUpdated: true, source))
    #expect(plural.added == 1)
    let kept = try update(plain, [counted], companion: companion(text(plural), path: pluralPath))
    #expect(text(kept) == plain && kept.losses == [])
    #expect(try update(plain, [counted]).losses.count == 1)
    // Another program's text is not hidden by a plural; the file that has it reports it.
    let other = [counted.key: KeySourceText("Anything")]
    for isUpdated in [true, false] {
      let hidden = try update(
        Self.empty, [counted], path: pluralPath,
        companion: companion(plain, path: path, isUpdated: isUpdated, other))
      #expect(text(hidden) == Self.empty && hidden.foreign.count == (isUpdated ? 0 : 1))
    }
  }

  @Test("A message that no string file can hold is reported once")
  func refused() throws {
    let select = StringUnit(
      key: UnitKey("open/named"), source: "{x, select, a {A} other {B}}", target: "{x, select, a {A} other {B}}")
    let texts = try update("", [select], companion: companion(Self.empty, path: pluralPath, isUpdated: true))
    let plurals = try update(
      Self.empty, [select], path: pluralPath, companion: companion("", path: path, isUpdated: true))
    #expect((texts.losses.count, plurals.losses.count) == (1, 0))
    let bell = SmallTables.title("delete", "Delete", "\u{7}")
    #expect(try update("<plist><dict/></plist>", [bell]).losses.map(\.reason) == ["XML cannot hold U+0007 in its text"])
  }

  @Test("Texts of Info.plist are not the catalogue's")
  func infoPlist() {
    for name in ["InfoPlist.strings", "Watch-InfoPlist.strings", "InfoPlist.stringsdict"] {
      #expect(format.reasonToSkip(SourceFile(path: "pl.lproj/\(name)", bytes: [])) != nil)
    }
    #expect(format.reasonToSkip(SourceFile(path: path, bytes: [])) == nil)
  }

  // MARK: Random files

  @Test("Whatever surrounds our entries stays, byte for byte", arguments: 0..<60 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "/* a comment */\n", "// line\n", "\"x\" = \"\\U00e9 \\\"q\\\"\";\n", "y=z ;\n", "  'it' = 'b' ; /* behind */\n",
      "\n\n",
      "\"two\nlines\" = \"a\nb\";\n", "\"key only\";\n", "\t/**/\n", "\"%d\" = \"%1$@ /* no */ // no\"; ",
    ]
    func foreign() -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    // Keys may be there twice, which is not our business.
    let parts = [foreign(), foreign(), foreign()]
    let old = "\(parts[0])\"delete\" = \"x\";\(parts[1])cancel = 'Anuluj';\(parts[2])"
    let units = [delete, SmallTables.title("cancel", "Cancel", "Anuluj"), SmallTables.title("open", "Open", "Otwórz")]
    let updated = try update(old, units)
    #expect((updated.changed, updated.added, updated.losses) == (1, 1, []))
    let changed = old.replacing("\"delete\" = \"x\"", with: "\"delete\" = \"Usuń\"")
    let (expected, found) = (Array(changed.utf8), updated.bytes)
    let start = zip(expected, found).prefix { $0 == $1 }.count
    let end = zip(expected.reversed(), found.reversed()).prefix { $0 == $1 }.count
    #expect(start + end >= expected.count)
    #expect(try propertyList(found)["open"] as? String == "Otwórz")
    #expect(try update(text(updated), units).bytes == found)
  }

  @Test("Files cut off anywhere are refused or updated, and hostile ones do no harm")
  func hostile() throws {
    for (path, text) in [(path, ForeignFiles.strings), (pluralPath, ForeignFiles.stringsdict)] {
      let bytes = Array(text.utf8)
      for length in stride(from: 0, to: bytes.count, by: 3) {
        let file = SourceFile(path: path, bytes: Array(bytes.prefix(length)))
        let table = try SmallTables.polish([delete, counted])
        guard let updated = try? format.update(file, with: [table]) else { continue }
        #expect(updated.bytes.count + 4 >= length)
      }
    }
    let deep = "<plist><dict><key>delete</key>" + String(repeating: "<dict><key>a</key>", count: 5000)
    for text in [deep, "\u{0}", "delete = { a = b; };", "{{{{"] {
      #expect(throws: StringTableError.self) { try update(text, [delete], path: pluralPath) }
    }
    let invalid = SourceFile(path: path, bytes: Array("a = \"".utf8) + [0xFF] + Array("\";\n".utf8))
    #expect(throws: StringTableError.self) { try format.update(invalid, with: [SmallTables.polish([delete])]) }
  }
}
