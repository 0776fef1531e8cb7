import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("Updating TS files")
struct QtTSUpdateTests {
  private static let lrelease = Tool(name: "lrelease", package: "qttools5-dev-tools")

  private static func text(_ contexts: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE TS>
    <TS version="2.1" language="pl">
    \(contexts)
    </TS>

    """
  }

  private func update(_ text: String, with units: [StringUnit]) throws -> (text: String, updated: UpdatedFile) {
    let table = try SmallTables.polish(units)
    let updated = try QtTSFormat().update(SourceFile(path: "a_pl.ts", text: text), with: [table])
    let again = try QtTSFormat().update(SourceFile(path: "a_pl.ts", bytes: updated.bytes), with: [table])
    #expect(again.bytes == updated.bytes && again.changed + again.added == 0)
    return (String(decoding: updated.bytes, as: UTF8.self), updated)
  }

  /// The translations in a file that lrelease made of a text, by id.
  private func release(_ text: String) throws -> String {
    let folder = try ScratchFolder()
    try folder.write("a.ts", text.utf8)
    let compiled = try Self.lrelease.run(["-idbased", "a.ts", "-qm", "a.qm"], in: folder.url)
    #expect(compiled.status == 0 && compiled.errors.isEmpty, "\(compiled.errors)")
    #expect(!compiled.output.lowercased().contains("duplicate"), "\(compiled.output)")
    return String(decoding: try folder.read("a.qm").filter { $0 != 0 }, as: UTF8.self)
  }

  private static let menu = """
    <context>
        <name>menu</name>
        <message id="app.open">
            <location filename="a.cpp" line="1"/>
            <source>Open</source>
            <translation>Open it</translation>
        </message>
    </context>
    """

  @Test("New messages go into the context of their purpose, in Qt's layout, and lrelease reads all")
  func contexts() throws {
    let own = """
      <context>
          <name>delete</name>
          <message id="delete">
              <source>Delete</source>
              <translation>Skasuj</translation>
          </message>
      </context>
      """
    let units = [
      SmallTables.title("back", "Back", "Go back"), SmallTables.title("delete", "Delete", "Delete it"),
      SmallTables.counted(other: "Usuń # elementów").named("delete/counted"),
    ]
    let (text, updated) = try update(Self.text(Self.menu + "\n" + own), with: units)
    #expect((updated.changed, updated.added) == (1, 2))
    #expect(text.contains("</message>\n    <message id=\"delete/counted\" numerus=\"yes\">\n        <source>"))
    #expect(
      text.contains("</context>\n<context>\n    <name>back</name>\n    <message id=\"back\">\n        <source>Back"))
    #expect(text.contains(Self.menu) && text.ranges(of: "<name>delete</name>").count == 1)
    let released = try release(text)
    for text in ["Open it", "Go back", "Delete it"] { #expect(released.contains(text), "\(text)") }
  }

  private static func gone(_ source: String, _ text: String, _ more: String = "") -> String {
    """
    <context>
        <name>App</name>
        <message id="back">
            <source>\(source)</source>
            <oldsource>Bak</oldsource>
            <translation type="vanished">\(text)</translation>\(more)
        </message>
    </context>
    """
  }

  @Test("A vanished message with the translation is used again, as Qt's tools keep the first of two")
  func vanished() throws {
    let unit = SmallTables.title("back", "Back", "Go back")
    let (text, updated) = try update(Self.text(Self.gone("Back", "Go back")), with: [unit])
    #expect(text == Self.text(Self.gone("Back", "Go back").replacing(" type=\"vanished\"", with: "")))
    #expect(updated.added == 1)
    #expect(try release(text).contains("Go back"))
    let none = try update(Self.text(Self.gone("Back", "Go back")), with: [SmallTables.title("back", "Back", nil)])
    #expect(none.text == Self.text(Self.gone("Back", "Go back").replacing("vanished", with: "unfinished")))
    let base = { (unit: StringUnit) in "\n        <extra-base>\(unit.base.attributes)</extra-base>" }
    let old = SmallTables.title("back", "Back", "Old")
    let own = try update(Self.text(Self.gone("Back", "Old", base(old))), with: [unit])
    #expect(
      own.text
        == Self.text(Self.gone("Back", "Go back", base(unit)).replacing(" type=\"vanished\"", with: "")))
  }

  @Test(
    "A vanished message of another text or translation stays",
    arguments: [
      (gone("Back", "Other"), "the file has a vanished message of this name with another translation"),
      (gone("Back up", "Go back"), "the file has a vanished message of this name with another source text"),
    ])
  func vanishedOthers(contexts: String, reason: String) throws {
    let (text, updated) = try update(Self.text(contexts), with: [SmallTables.title("back", "Back", "Go back")])
    #expect(text == Self.text(contexts) && updated.added == 0)
    #expect(updated.losses.count == 1 && updated.losses.allSatisfy { $0.reason.hasPrefix(reason) })
  }

  @Test("Comments, old texts and places of a changed message stay")
  func parts() throws {
    func text(_ unit: StringUnit, _ type: String, _ text: String) -> String {
      Self.text(
        """
        <context><name>back</name>
        <message id="back" encoding="UTF-8">
        <location filename="a.cpp" line="1"/><!-- one -->
        <source>Back</source><oldsource>Bak</oldsource>
        <comment>title</comment><oldcomment>x</oldcomment><extracomment>Of the code</extracomment>
        <translatorcomment>Of a translator</translatorcomment>
        <translation\(type)>\(text)</translation>
        <userdata>u</userdata><extra-base>\(unit.base.attributes)</extra-base><extra-app>1</extra-app>
        </message></context>
        """)
    }
    let old = SmallTables.title("back", "Back", "Wróć", state: .needsReview)
    let new = SmallTables.title("back", "Back", "Wstecz")
    #expect(try update(text(old, " type=\"unfinished\"", "Wróć"), with: [new]).text == text(new, "", "Wstecz"))
    #expect(try update(text(new, "", "Wstecz"), with: [old]).text == text(old, " type=\"unfinished\"", "Wróć"))
  }

  @Test("A message of an export gets plural forms, or loses them")
  func forms() throws {
    func unit(_ target: String) -> StringUnit {
      StringUnit(
        key: UnitKey("a/b"), source: "Delete {count} items", target: target, arguments: [SmallTables.count])
    }
    func written(_ unit: StringUnit) throws -> String {
      let files = try QtTSFormat().write([SmallTables.polish([unit])], options: FormatOptions()).files
      return String(decoding: try #require(files.first).bytes, as: UTF8.self)
    }
    let plain = unit("Usuń {count}")
    let counted = unit("{count, plural, one {# a} few {# b} many {# c} other {# d}}")
    #expect(try update(written(plain), with: [counted]).text == written(counted))
    #expect(try update(written(counted), with: [plain]).text == written(plain))
  }

  @Test("Code decides whether a message has plural forms; a single length variant gets the new text")
  func lengths() throws {
    let contexts = """
      <context><name>A</name>
          <message id="delete/counted">
              <source>Delete %1 items</source>
              <translation>Skasuj %1</translation>
          </message>
          <message id="back">
              <source>Back</source>
              <translation variants="yes"><lengthvariant>Wróć</lengthvariant></translation>
          </message>
      </context>
      """
    let units = [SmallTables.counted(other: "Usuń # elementów"), SmallTables.title("back", "Back", "Wstecz")]
    let (text, updated) = try update(Self.text(contexts), with: units)
    #expect(text == Self.text(contexts.replacing("Wróć", with: "Wstecz")) && updated.changed == 1)
    #expect(updated.losses.map(\.reason).allSatisfy { $0.contains("has no plural forms") } && updated.losses.count == 1)
    _ = try release(text)
  }
}
