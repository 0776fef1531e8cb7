import CatalogFiles
import CatalogModel
import FileWriting
import Foundation
import SourceText
import TestSupport
import Testing

@testable import CatalogEditing

/// Edits of a catalogue on disk: what they change, and that they change nothing else.
@Suite struct CatalogEditorTests {
  private let folder: TemporaryFolder
  private let german = LanguageTag("de") ?? .english

  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in SmallCatalogue.files { try folder.write(text.utf8, to: path) }
    try folder.write(Self.german.utf8, to: "titles/de.json")
  }

  private static let german = """
    {
      "$schema": "../../titles.schema.json",
      "$form": "infinitive",
      "back": "Zurück",
      "delete": {
        "title": "Löschen",
        "counted": { "text": "{count} löschen", "state": "new", "comment": "…" }
      },
      "open": "Öffnen"
    }

    """

  // MARK: Texts

  /// A new text for a message, and the purpose's lines in the file afterwards.
  @Test(
    arguments: [
      (TextValue("Rück"), "back", "title", #""back": "Rück","#),
      (
        TextValue("Rück", state: .needsReview), "back", "title",
        #""back": { "title": { "text": "Rück", "state": "needs-review" } },"#
      ),
      (
        TextValue("Rück", state: .final, comment: "c", source: "0123456789abcdef"), "back", "title",
        """
        "back": {
            "title": { "text": "Rück", "state": "final", "comment": "c", "source": "0123456789abcdef" }
          },
        """
      ),
      (TextValue("R"), "back", "short", #""back": { "title": "Zurück", "short": "R" },"#),
      (TextValue("Abbrechen"), "cancel", "title", #""cancel": "Abbrechen","#),
      (TextValue("A"), "cancel", "short", #""cancel": { "short": "A" },"#),
      (
        TextValue("# löschen"), "delete", "counted", ##""delete": { "title": "Löschen", "counted": "# löschen" },"##
      ),
      (TextValue("\"\\\u{1}"), "open", "title", #""open": "\"\\\u0001""#),
    ])
  func setsATextInTheShortestForm(value: TextValue, purpose: String, message: String, line: String) throws {
    var editor = try CatalogEditor(folder: folder.path)
    try editor.setText(value, purpose: purpose, message: message, locale: german)
    let text = try text(of: "titles/de.json", editor)
    #expect(text.contains("\n  \(line)\n"))
    #expect(try editor.text(purpose: purpose, message: message, locale: german) == value)
    // Everything outside the purpose is unchanged.
    #expect(text.hasPrefix(#"{\#n  "$schema": "../../titles.schema.json",\#n  "$form": "infinitive",\#n"#))
    #expect(editor.changes.map(\.path) == ["titles/de.json"])
  }

  /// Setting the same text changes no file; neither does setting it back.
  @Test func keepsTheFileIfNothingChanges() throws {
    var editor = try CatalogEditor(folder: folder.path)
    try editor.setText(TextValue("Zurück"), purpose: "back", message: "title", locale: german)
    #expect(editor.changes.isEmpty)
    try editor.setText(TextValue("Rück"), purpose: "back", message: "title", locale: german)
    #expect(editor.changes.count == 1)
    try editor.setText(TextValue("Zurück"), purpose: "back", message: "title", locale: german)
    #expect(editor.changes.isEmpty)
  }

  /// "ö" as one scalar and as two are different texts.
  @Test func comparesTextsByScalars() throws {
    var editor = try CatalogEditor(folder: folder.path)
    try editor.setText(TextValue("Zuru\u{308}ck"), purpose: "back", message: "title", locale: german)
    #expect(try text(of: "titles/de.json", editor).contains("\"back\": \"Zuru\u{308}ck\""))
  }

  /// The purpose and message whose text is removed, and the purpose's lines in the file afterwards.
  @Test(
    arguments: [
      ("back", "title", nil), ("delete", "counted", #""delete": "Löschen","#),
      (
        "delete", "title",
        #""delete": { "counted": { "text": "{count} löschen", "state": "new", "comment": "…" } },"#
      ),
    ] as [(String, String, String?)])
  func removesAText(purpose: String, message: String, line: String?) throws {
    var editor = try CatalogEditor(folder: folder.path)
    try editor.removeText(purpose: purpose, message: message, locale: german)
    let text = try text(of: "titles/de.json", editor)
    if let line { #expect(text.contains("\n  \(line)\n")) } else { #expect(!text.contains("\"\(purpose)\"")) }
    #expect(try editor.text(purpose: purpose, message: message, locale: german) == nil)
  }

  @Test func removingAMissingTextChangesNothing() throws {
    var editor = try CatalogEditor(folder: folder.path)
    try editor.removeText(purpose: "cancel", message: "title", locale: german)
    #expect(editor.changes.isEmpty)
  }

  // MARK: Files

  /// A file in another layout keeps everything that it contains.
  @Test func editsAFileThatIsNotCanonical() throws {
    let files = ["titles/de.json": #"{"x-unknown":[1.50,null,true],"delete":{"title":"L\u00f6schen"},"back":"Zurück"}"#]
    for (path, text) in files { try folder.write(text.utf8, to: path) }
    var editor = try CatalogEditor(folder: folder.path)
    #expect(editor.changes.isEmpty)
    try editor.setText(TextValue("Rück"), purpose: "back", message: "title", locale: german)
    #expect(
      try text(of: "titles/de.json", editor) == """
        {
          "back": "Rück",
          "delete": { "title": "Löschen" },
          "x-unknown": [1.50, null, true]
        }

        """)
  }

  @Test func refusesAFileThatDoesNotParse() throws {
    try folder.write("{\n  \"back\": \"Zurück\",\n  \"back\": \"Rück\",\n}".utf8, to: "titles/de.json")
    var editor = try CatalogEditor(folder: folder.path)
    let path = "\(folder.path)/titles/de.json"
    let error = #expect(throws: EditError.self) {
      try editor.setText(TextValue("R"), purpose: "back", message: "title", locale: german)
    }
    guard case .broken(file: path, let problems)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { $0.hasPrefix("\(path):3:") })
  }

  @Test(arguments: ["[]", "null", "\"\""]) func refusesAFileThatIsNotAnObject(text: String) throws {
    try folder.write(text.utf8, to: "titles/de.json")
    var editor = try CatalogEditor(folder: folder.path)
    #expect(throws: EditError.unexpectedShape(file: "\(folder.path)/titles/de.json")) {
      try editor.setText(TextValue("R"), purpose: "back", message: "title", locale: german)
    }
  }

  /// Pending changes can be read before they are written; afterwards the disk has the same files.
  @Test func readsPendingChanges() throws {
    var editor = try CatalogEditor(folder: folder.path)
    try editor.addLocale(german, to: try editor.read().manifest.locales)
    try editor.setText(TextValue("Rück"), purpose: "back", message: "title", locale: german)
    #expect(try editor.read().text("back", in: "de") == "Rück")
    let before = try folder.files()
    #expect(before["titles/de.json"] == Array(Self.german.utf8))
    try editor.commit()
    #expect(try folder.files() == before.merging(editor.changes.map { ($0.path, $0.new ?? []) }) { $1 })
    #expect(try folder.files().count == SmallCatalogue.files.count + 1)
  }

  /// Changes that another process writes before the commit are not overwritten.
  @Test func noticesConcurrentChanges() throws {
    var editor = try CatalogEditor(folder: folder.path)
    try editor.setText(TextValue("Rück"), purpose: "back", message: "title", locale: german)
    try folder.write("{}".utf8, to: "titles/de.json")
    #expect(throws: FileError(path: "\(folder.path)/titles/de.json", reason: .changedMeanwhile)) {
      try editor.commit()
    }
    #expect(try folder.files()["titles/de.json"] == Array("{}".utf8))
  }

  /// Setting every text of Standard to its current value changes no byte, whatever its form.
  @Test func changesNothingInStandard() throws {
    var editor = try CatalogEditor(previewing: Repository.standard.path)
    let source = try editor.read()
    var count = 0
    for locale in source.manifest.locales {
      for purpose in source.purposes {
        for message in purpose.messages {
          guard let value = try editor.text(purpose: purpose.identifier, message: message.name, locale: locale)
          else { continue }
          try editor.setText(value, purpose: purpose.identifier, message: message.name, locale: locale)
          count += 1
        }
      }
    }
    #expect(count > 9_000)
    #expect(editor.changes.map(\.path) == [])
  }

  @Test func doesNotWriteAPreview() throws {
    var editor = try CatalogEditor(previewing: folder.path)
    try editor.setText(TextValue("Rück"), purpose: "back", message: "title", locale: german)
    #expect(editor.changes.count == 1)
    let before = try folder.files()
    try editor.commit()
    #expect(try folder.files() == before)
  }

  // MARK: Purposes and locales

  @Test func addsAPurpose() throws {
    var editor = try CatalogEditor(folder: folder.path)
    let title = MessageDeclaration(name: "title", description: nil, arguments: [], limit: nil)
    let definition = PurposeDefinition(
      identifier: "cancel", role: .cancel, direction: nil, description: "Cancels.",
      icons: ["b": .name("x"), "a": .byDirection(leftToRight: "l", rightToLeft: "r")], messages: [title],
      appearsWith: ["delete"])
    try editor.addPurpose(definition, iconSets: ["b", "a", "c"])
    let added = """
        "cancel": {
          "role": "cancel",
          "description": "Cancels.",
          "icons": { "b": "x", "a": { "leftToRight": "l", "rightToLeft": "r" } },
          "messages": { "title": {} },
          "appearsWith": ["delete"]
        },
        "delete": {
      """
    #expect(try text(of: "purposes.json", editor).contains(added))
    #expect(throws: EditError.purposeExists("cancel")) { try editor.addPurpose(definition, iconSets: []) }
  }

  @Test func renamesAPurposeEverywhere() throws {
    var editor = try CatalogEditor(folder: folder.path)
    try editor.renamePurpose("delete", to: "a-delete")
    #expect(editor.changes.map(\.path) == ["purposes.json", "titles/ar.json", "titles/de.json", "titles/en.json"])
    for change in editor.changes {
      let (old, new) = (
        String(decoding: change.old ?? [], as: UTF8.self), String(decoding: change.new ?? [], as: UTF8.self)
      )
      #expect(!new.replacing("\"formerly\": [\"delete\"]", with: "").contains("\"delete\""))
      #expect(new.split(separator: "\"a-delete\"").count == old.split(separator: "\"delete\"").count)
    }
    let source = try editor.read()
    #expect(source.purposes[0].formerly == ["delete"])
    #expect(source.purposes.map(\.identifier) == ["a-delete", "back"])
    #expect(source.purposes[1].appearsWith == ["a-delete"])
    #expect(source.text("a-delete", in: "en") == "Delete")
  }

  @Test func renamesOpposites() throws {
    let purposes = try String(contentsOfFile: "\(folder.path)/purposes.json", encoding: .utf8)
    let paired = purposes.replacing(#""appearsWith": ["delete"]"#, with: #""opposite": "delete""#)
    try folder.write(paired.utf8, to: "purposes.json")
    var editor = try CatalogEditor(folder: folder.path)
    try editor.renamePurpose("delete", to: "erase")
    #expect(try text(of: "purposes.json", editor).contains(#""opposite": "erase""#))
  }

  @Test("Renaming twice keeps both names; renaming back takes the name out again")
  func renamesBack() throws {
    var editor = try CatalogEditor(folder: folder.path)
    try editor.renamePurpose("delete", to: "erase")
    try editor.renamePurpose("erase", to: "destroy")
    #expect(try editor.read().purposes.first { $0.identifier == "destroy" }?.formerly == ["delete", "erase"])
    try editor.renamePurpose("destroy", to: "erase")
    try editor.renamePurpose("erase", to: "delete")
    #expect(editor.changes.isEmpty)
  }

  /// An exception under the old name would apply to nothing.
  @Test func renamesAPurposeInExceptions() throws {
    var editor = try CatalogEditor(folder: folder.path)
    try editor.edit("catalog.json") { (file) throws(EditError) in
      let exception = JSONTree.fields([
        ("purposes", .array([.string("back"), .string("delete")])), ("reason", .string("Short by nature.")),
      ])
      file["rules"] = .fields([
        ("title-too-long", .fields([("exceptions", .array([exception]))])), ("emoji", .string("off")),
      ])
    }
    try editor.renamePurpose("delete", to: "a-delete")
    let settings = try editor.read().ruleSettings
    #expect(settings.flatMap(\.exceptions).map(\.purposes) == [["a-delete", "back"]])
  }

  @Test func refusesUnknownAndExistingNames() throws {
    var editor = try CatalogEditor(folder: folder.path)
    #expect(throws: EditError.purposeNotDeclaredHere("delte")) { try editor.renamePurpose("delte", to: "x") }
    #expect(throws: EditError.purposeExists("back")) { try editor.renamePurpose("delete", to: "back") }
    #expect(editor.changes.isEmpty)
  }

  @Test func addsALocale() throws {
    var editor = try CatalogEditor(folder: folder.path)
    let french = try #require(LanguageTag("fr"))
    try editor.addLocale(french, to: [.english, german])
    #expect(try text(of: "catalog.json", editor).contains(#""locales": ["de", "en", "fr"],"#))
    #expect(
      try text(of: "titles/fr.json", editor) == """
        {
          "$schema": "../../titles.schema.json"
        }

        """)
    #expect(throws: EditError.localeExists(french)) { try editor.addLocale(french, to: [french]) }
  }

  // MARK: Helpers

  private func text(of path: String, _ editor: CatalogEditor) throws -> String {
    let change = try #require(editor.changes.first { $0.path == path })
    return String(decoding: change.new ?? [], as: UTF8.self)
  }
}
