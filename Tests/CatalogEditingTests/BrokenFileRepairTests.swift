import CatalogFiles
import CatalogValidation
import FileWriting
import Foundation
import SourceText
import TestSupport
import Testing

@testable import CatalogEditing

/// A repair while one file is broken leaves the others as they are: once the file is restored, nothing is missing.
@Suite("Repairs beside a broken file") struct BrokenFileRepairTests {
  /// An overlay of Standard with regional locales, a wording, synonyms, a short and an exception.
  private static let manifest = """
    {
      "formatVersion": 1,
      "name": "Broken",
      "sourceLocale": "en",
      "locales": ["de", "en", "es", "es-419", "gl", "pt", "pt-PT"],
      "iconSets": [],
      "limits": { "title": 15 },
      "rules": {
        "edge-whitespace": {
          "exceptions": [
            { "purposes": ["save"], "locales": ["de"], "reason": "It aligns the title." }
          ]
        }
      },
      "wordings": {
        "apple": { "description": "Apple's words." }
      }
    }

    """

  /// Ways to break a file, each with a name.
  private static let ways: [(name: String, broken: @Sendable (String, String) -> String)] = [
    ("empty", { _, _ in "" }),
    ("an empty object", { _, _ in "{}\n" }),
    ("null", { _, _ in "null\n" }),
    ("a list", { _, _ in "[]\n" }),
    ("a web page", { _, _ in "<!DOCTYPE html>\n<html><body>502 Bad Gateway</body></html>\n" }),
    ("a server's error", { _, _ in "{ \"error\": \"unauthorized\", \"status\": 401 }\n" }),
    ("the file of another locale", { _, other in other }),
    (
      "a conflict",
      { text, other in "<<<<<<< HEAD\n\(text)=======\n\(other)>>>>>>> branch\n" }
    ),
    (
      "a conflict in the middle",
      { text, _ in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let middle = lines.count / 2
        return
          (lines[..<middle] + ["<<<<<<< HEAD"] + lines[middle...(middle)] + ["=======", ">>>>>>> main"]
          + lines[(middle + 1)...]).joined(separator: "\n")
      }
    ),
    ("without its last brace", { text, _ in String(text.dropLast(2)) }),
    ("with a comma at the end", { text, _ in String(text.dropLast(3)) + ",\n}\n" }),
    ("without commas", { text, _ in text.replacing(",", with: "") }),
    ("without quotation marks", { text, _ in text.replacing("\"", with: "") }),
    ("in single quotation marks", { text, _ in text.replacing("\"", with: "'") }),
    ("with comments", { text, _ in "// exported\n" + text }),
    ("twice", { text, _ in text + text }),
    ("under another key", { text, _ in "{ \"titles\": \(text) }\n" }),
    (
      "with keys in capitals",
      { text, _ in text.replacing("\"save", with: "\"Save").replacing("\"delete", with: "\"Delete") }
    ),
    ("with renamed keys", { text, _ in text.replacing("\"save\"", with: "\"store\"") }),
    ("with numbers as values", { text, _ in text.replacing(": \"", with: ": 1, \"x\": \"") }),
    ("with null as a value", { text, _ in text.replacingValues("null") }),
    ("with empty texts", { text, _ in text.replacingValues("\"\"") }),
    ("with lists as values", { text, _ in text.replacingValues("[\"a\"]") }),
    ("with the keys as texts", { text, _ in text.replacingValues(nil) }),
  ]

  /// The first bytes of a file, up to a random place.
  private static func cut(_ text: String, _ random: inout some RandomNumberGenerator) -> [UInt8] {
    Array(text.utf8.prefix(Int.random(in: 1..<max(text.utf8.count, 2), using: &random)))
  }

  private static func files() throws -> [String: String] {
    var files = ["catalog.json": manifest]
    let purposes = [
      ("cancel", "cancel"), ("delete", "destroy"), ("open", "act"), ("print", "act"), ("save", "confirm"),
      ("settings", "navigate"),
    ].map { name, role in
      let short = name == "save" ? #", "short": { "limit": 8 }"# : ""
      return """
          "\(name)": { "role": "\(role)", "description": "Does it.", "messages": { "title": {}\(short) } }
        """
    }
    files["purposes.json"] = "{\n\(purposes.joined(separator: ",\n"))\n}\n"
    let titles: [String: [(String, String)]] = [
      "de": [
        ("cancel", "Abbrechen"), ("delete", "Löschen"), ("open", "Öffnen"), ("print", "Drucken"), ("save", " Sichern"),
        ("settings", "Einstellungen"),
      ],
      "de.apple": [("delete", "Entfernen"), ("settings", "Optionen")],
      "en": [
        ("cancel", "Cancel"), ("delete", "Delete"), ("open", "Open"), ("print", "Print"), ("save", "Save"),
        ("settings", "Settings"),
      ],
      "es": [
        ("cancel", "Cancelar"), ("delete", "Eliminar"), ("open", "Abrir"), ("print", "Imprimir"), ("save", "Guardar"),
        ("settings", "Ajustes"),
      ],
      "es-419": [("settings", "Configuración")],
      "gl": [
        ("cancel", "Cancelar"), ("delete", "Eliminar"), ("open", "Abrir"), ("print", "Imprimir"), ("save", "Gardar"),
        ("settings", "Configuración"),
      ],
      "pt": [
        ("cancel", "Cancelar"), ("delete", "Excluir"), ("open", "Abrir"), ("print", "Imprimir"), ("save", "Salvar"),
        ("settings", "Configurações"),
      ],
      "pt-PT": [("delete", "Eliminar"), ("save", "Guardar"), ("settings", "Definições")],
    ]
    for (name, texts) in titles {
      let lines = texts.map { "  \"\($0)\": \"\($1)\"" }.joined(separator: ",\n")
      files["titles/\(name).json"] = "{\n\(lines)\n}\n"
    }
    // In canonical form, so that nothing else is fixed.
    for change in try CatalogRepair(of: "", files: MemoryFiles(files)).changes {
      files[change.path] = String(decoding: change.new ?? [], as: UTF8.self)
    }
    return files
  }

  @Test("The catalogue has nothing to repair")
  func isClean() throws {
    let repair = try CatalogRepair(of: "", files: MemoryFiles(Self.files()))
    #expect(repair.changes.unifiedDiff(in: "") == "")
    #expect(!repair.before.findings.contains { $0.severity == .error }, "\(repair.before.findings.map(\.line))")
  }

  @Test("A repair changes no other file than the broken one", arguments: ways.map(\.name))
  func keepsTheOthers(way: String) throws {
    let files = try Self.files()
    let broken = try #require(Self.ways.first { $0.name == way }).broken
    let titles = files.keys.filter { $0.hasPrefix("titles/") }.sorted()
    for path in files.keys.sorted() {
      let others = titles.filter { $0 != path }
      for other in path.hasPrefix("titles/") ? others : [others[0]] {
        try expectOthersUnchanged(files, breaking: path, as: Array(broken(files[path] ?? "", files[other] ?? "").utf8))
      }
    }
  }

  @Test("A repair changes no other file than the one that was cut", arguments: 0..<6)
  func keepsTheOthersBesideACutFile(seed: UInt64) throws {
    let files = try Self.files()
    var random = SeededGenerator(seed: seed)
    for path in files.keys.sorted() {
      try expectOthersUnchanged(files, breaking: path, as: Self.cut(files[path] ?? "", &random))
    }
  }

  private func expectOthersUnchanged(_ files: [String: String], breaking path: String, as bytes: [UInt8]) throws {
    var contents = files.mapValues { Array($0.utf8) }
    contents[path] = bytes
    let repair = try CatalogRepair(of: "", files: MemoryFiles(bytes: contents))
    let changed = repair.changes.filter { $0.path != path }.unifiedDiff(in: "")
    #expect(changed == "", "\(path) is broken: \(String(decoding: bytes, as: UTF8.self).prefix(300))")
  }
}

extension String {
  /// The text of a titles file with other values: `nil` writes each key as its text.
  fileprivate func replacingValues(_ value: String?) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let colon = line.firstRange(of: "\": ") else { return String(line) }
      let key = line[..<line.index(after: colon.lowerBound)]
      let text = value ?? key.trimmingCharacters(in: .whitespaces)
      return "\(key): \(text)\(line.hasSuffix(",") ? "," : "")"
    }.joined(separator: "\n")
  }
}
