import Foundation
import TestSupport
import Testing

/// A small catalogue and a small app in a folder, and `catalog adopt` on them.
struct AdoptedProject {
  let folder: TemporaryFolder
  let program: Program

  /// - Parameter files: the app's, by path; they replace those of ``app``.
  init(_ files: [String: String] = Self.app) throws {
    folder = try TemporaryFolder()
    program = Program(folder: URL(filePath: folder.path))
    for (path, text) in Self.base.merging(files, uniquingKeysWith: { $1 }) { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws { try folder.write(text.utf8, to: path) }

  func adopt(_ arguments: String...) throws -> Program.Result {
    try program.run(["adopt", "--from", "App", "--to", "Own", "--catalog", "Base"] + arguments)
  }

  /// The files of the overlay, by path.
  func overlay() throws -> [String: String] {
    try TemporaryFolder.files(in: folder.path + "/Own").mapValues { String(decoding: $0, as: UTF8.self) }
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: folder.path).appending(path: path), encoding: .utf8)
  }

  /// The lines of a review list that are about a purpose, without the header.
  func review(_ purpose: String) throws -> [String] {
    try text("review.csv").split(separator: "\r\n").dropFirst().map(String.init).filter { $0.hasPrefix("\(purpose),") }
  }

  /// Writes a choice into each line of the review list that has a part.
  func choose(_ choice: String, where part: String) throws {
    let lines = try text("review.csv").split(separator: "\r\n").map { line in
      line.contains(part) && line.hasSuffix(",") ? line + choice : String(line)
    }
    try write(lines.joined(separator: "\r\n") + "\r\n", to: "review.csv")
  }

  // MARK: The catalogue

  /// The purposes of the catalogue.
  static func purposes(messagesOfDelete messages: String) -> String {
    """
    {
      "cancel": {
        "role": "cancel", "description": "Abandons the task.", "icons": { "sf-symbols": "xmark.circle" },
        "messages": { "title": {} }, "appearsWith": ["save"]
      },
      "delete": {
        "role": "destroy", "description": "Destroys the item.", "icons": { "sf-symbols": "trash" },
        "messages": { \(messages) }
      },
      "remove": {
        "role": "act", "description": "Takes the item out.", "icons": { "sf-symbols": "minus.circle" },
        "messages": { "title": {} }
      },
      "save": {
        "role": "confirm", "description": "Keeps the changes.", "icons": { "sf-symbols": "square.and.arrow.down" },
        "messages": { "title": {} }
      }
    }
    """
  }

  static let base = [
    "Base/catalog.json": """
    {
      "formatVersion": 1,
      "name": "Base",
      "sourceLocale": "en",
      "locales": ["de", "en", "fr"],
      "iconSets": ["sf-symbols"]
    }
    """,
    "Base/purposes.json": purposes(messagesOfDelete: #""title": {}"#),
    "Base/titles/en.json":
      #"{ "cancel": "Cancel", "delete": "Delete", "remove": "Remove", "save": "Save" }"#,
    "Base/titles/de.json":
      #"{ "cancel": "Abbrechen", "delete": "Löschen", "remove": "Entfernen", "save": "Speichern" }"#,
    "Base/titles/fr.json":
      #"{ "cancel": "Annuler", "delete": "Supprimer", "remove": "Retirer", "save": "Enregistrer" }"#,
    "Base/vocabulary.json": #"{ "delete": { "synonyms": { "en": ["Erase"] } } }"#,
    "Base/icon-sets/sf-symbols.json": """
    {
      "name": "SF Symbols", "version": "7", "license": "Apple", "source": "made up",
      "names": ["fork.knife", "minus.circle", "square.and.arrow.down", "trash", "trash.slash", "xmark.circle"]
    }
    """,
  ]

  // MARK: The app

  /// An Android app with one Delete button, and a catalogue with Material Symbols.
  static func android(icon: String) -> [String: String] {
    let icons = [
      "xmark.circle": "cancel", "trash": "trash_can", "minus.circle": "minus", "square.and.arrow.down": "save",
    ]
    var purposes = purposes(messagesOfDelete: #""title": {}"#).replacing("sf-symbols", with: "material-symbols")
    for (symbol, name) in icons { purposes = purposes.replacing("\"\(symbol)\"", with: "\"\(name)\"") }
    return [
      "Base/catalog.json": (base["Base/catalog.json"] ?? "").replacing("sf-symbols", with: "material-symbols"),
      "Base/purposes.json": purposes,
      "Base/icon-sets/material-symbols.json": """
      {
        "name": "Material Symbols", "version": "1", "license": "Apache-2.0", "source": "made up",
        "names": ["cancel", "minus", "save", "trash_can", "trash_full"]
      }
      """,
      "App/EditorView.swift": "",
      "App/res/menu/editor.xml": """
      <menu xmlns:android="http://schemas.android.com/apk/res/android">
        <item android:id="@+id/delete" android:title="@string/delete" android:icon="@drawable/\(icon)" />
      </menu>
      """,
      "App/res/values/strings.xml": "<resources><string name=\"delete\">Delete</string></resources>",
    ]
  }

  /// A screen with buttons: their titles, and the names of their symbols.
  static func screen(_ buttons: [(title: String, symbol: String?)], name: String = "EditorView") -> String {
    let lines = buttons.map { title, symbol in
      "    Button(\"\(title)\"" + (symbol.map { ", systemImage: \"\($0)\"" } ?? "") + ") { run() }"
    }
    return "struct \(name): View {\n  var body: some View {\n\(lines.joined(separator: "\n"))\n  }\n}\n"
  }

  static func strings(_ texts: KeyValuePairs<String, String>) -> String {
    texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
  }

  static let app = [
    "App/EditorView.swift": screen([("editor.cancel", nil), ("editor.save", nil)]),
    "App/en.lproj/Localizable.strings": strings(["editor.cancel": "Cancel", "editor.save": "Save"]),
    "App/de.lproj/Localizable.strings": strings(["editor.cancel": "Verwerfen", "editor.save": "Speichern"]),
    "App/fr.lproj/Localizable.strings": strings(["editor.cancel": "Cancel", "editor.save": "Enregistrer"]),
  ]

  /// An app with some buttons and texts in English and German.
  static func app(
    _ buttons: [(title: String, symbol: String?)], en: KeyValuePairs<String, String>,
    de: KeyValuePairs<String, String>
  ) -> [String: String] {
    [
      "App/EditorView.swift": screen(buttons), "App/en.lproj/Localizable.strings": strings(en),
      "App/de.lproj/Localizable.strings": strings(de),
    ]
  }
}
