import AppReading
import Audit
import CatalogFiles
import CatalogModel
import SourceText
import TestSupport
import Testing

@testable import Adoption

/// An app in memory and the plan for its overlay over a small catalogue.
struct PlannedApp {
  /// The catalogue: five purposes in five locales, with icons of SF Symbols and Material Symbols.
  static let catalogue = Result { try SmallCatalogue.read("Small", of: files) }

  let plan: AdoptionPlan

  /// - Parameters:
  ///   - texts: by locale, the texts of `App/<locale>.lproj/Localizable.strings` by key.
  ///   - comments: the notes for translators in English, by key.
  init(
    _ uses: [ButtonUse], _ texts: [String: [String: String]], comments: [String: String] = [:],
    choices: [ReviewChoices.Entry] = [], declared: AdoptionPlanner.Declared? = nil
  ) throws {
    let base = try Self.catalogue.get()
    plan = AdoptionPlanner(
      base: base, uses: uses, tables: try Self.tables(texts, comments: comments),
      choices: ReviewChoices(choices, source: base.manifest.sourceLocale), declared: declared
    ).plan()
  }

  static func tables(_ texts: [String: [String: String]], comments: [String: String] = [:]) throws -> AppStringTables {
    var files: [String: String] = [:]
    for (locale, entries) in texts {
      files["App/\(locale).lproj/Localizable.strings"] = entries.sorted { $0.key < $1.key }.map { key, text in
        let comment = locale == "en" ? comments[key].map { "/* \($0) */\n" } ?? "" : ""
        return "\(comment)\"\(key)\" = \"\(text)\";\n"
      }.joined()
    }
    let manifest = try catalogue.get().manifest
    return AppStringTables(
      below: ["App"], locales: manifest.locales, source: manifest.sourceLocale, from: MemoryFiles(files))
  }

  /// `delete de: Entfernen`, sorted.
  var texts: [String] { plan.texts.map { "\($0.purpose) \($0.locale): \($0.text)" }.sorted() }

  /// `formOnly delete de`, with a colon and the detail if there is one; sorted.
  var doubts: [String] {
    plan.doubts.map { doubt in
      ["\(doubt.kind)", doubt.purpose, doubt.locale?.identifier ?? ""]
        .filter { !$0.isEmpty }.joined(separator: " ") + (doubt.detail.isEmpty ? "" : ": \(doubt.detail)")
    }.sorted()
  }

  /// `delete sf-symbols: xmark.bin`
  var icons: [String] { plan.icons.map { "\($0.purpose) \($0.set): \($0.name)" }.sorted() }

  // MARK: The catalogue

  static let files: [String: String] = [
    "Small/catalog.json": """
    {
      "formatVersion": 1, "name": "Small", "description": "For tests.", "extends": null, "sourceLocale": "en",
      "locales": ["de", "en", "ja", "pt", "pt-BR"], "iconSets": ["material-symbols", "sf-symbols"]
    }
    """,
    "Small/purposes.json": """
    {
      "archive": \(purpose(icon: "archive", symbol: "archivebox")),
      "cancel": \(purpose(icon: "close", symbol: "xmark", with: "delete")),
      "delete": \(purpose(icon: "delete", symbol: "trash")),
      "log-in": \(purpose(icon: "login", symbol: "person")),
      "save": \(purpose(icon: "save", symbol: "square.and.arrow.down"))
    }
    """,
    "Small/vocabulary.json": #"{ "save": { "synonyms": { "de": ["Sichern"] } } }"#,
    "Small/icon-sets/material-symbols.json": iconSet(
      ["archive", "close", "delete", "delete_forever", "login", "pets", "save"]),
    "Small/icon-sets/sf-symbols.json": iconSet(
      ["archivebox", "pawprint", "person", "square.and.arrow.down", "trash", "xmark", "xmark.bin"]),
    "Small/titles/de.json": titles("Archivieren", "Abbrechen", "Löschen", "Anmelden", "Speichern"),
    "Small/titles/en.json": titles("Archive", "Cancel", "Delete", "Log In", "Save"),
    "Small/titles/ja.json": titles("アーカイブ", "キャンセル", "削除", "ログイン", "保存"),
    "Small/titles/pt.json": titles("Arquivar", "Cancelar", "Eliminar", "Iniciar sessão", "Guardar"),
    "Small/titles/pt-BR.json": #"{ "delete": "Excluir", "save": "Salvar" }"#,
  ]

  private static func purpose(icon: String, symbol: String, with companion: String? = nil) -> String {
    """
    {
      "role": "act", "description": "…",
      "icons": { "material-symbols": "\(icon)", "sf-symbols": "\(symbol)" },
      "messages": { "title": {}, "short": {} }\(companion.map { #", "appearsWith": ["\#($0)"]"# } ?? "")
    }
    """
  }

  private static func iconSet(_ names: [String]) -> String {
    #"{ "name": "Set", "version": "1", "license": "MIT", "source": "made up", "names": \#(names) }"#
  }

  private static func titles(_ texts: String...) -> String {
    let pairs = zip(["archive", "cancel", "delete", "log-in", "save"], texts).map { #""\#($0)": "\#($1)""# }
    return "{ \(pairs.joined(separator: ", ")) }"
  }
}

extension ButtonUse {
  /// A button in an app's sources.
  ///
  /// - Parameters:
  ///   - purpose: nil for a button without a known purpose.
  ///   - sign: the signal by which the title led to the purpose.
  static func button(
    _ title: String?, key: String? = nil, _ purpose: String? = nil, line: Int = 1, file: String = "App/A.swift",
    icons: [String] = [], framework: Framework = .swiftUI, role: DeclaredRole? = nil, certainty: Certainty? = nil,
    sign: Evidence.Signal = .title, other: Evidence.Signal? = nil, hasArguments: Bool = false,
    isDefinition: Bool = false, isAccepted: Bool = false
  ) -> ButtonUse {
    let signals = [sign, other].compactMap { kind -> Signal? in
      guard let kind, let purpose else { return nil }
      return Signal(kind: kind, seen: title ?? "", purpose: purpose)
    }
    return ButtonUse(
      file: file, position: SourcePosition(line: line, column: 1), framework: framework, role: role,
      texts: title.map { [Text(use: .title, text: $0, key: key, hasArguments: hasArguments)] } ?? [], icons: icons,
      purpose: purpose, certainty: certainty ?? (purpose == nil ? Certainty.none : .certain), signals: signals,
      isDefinition: isDefinition, isAccepted: isAccepted)
  }

  /// The same button several times, on lines of its own.
  static func buttons(
    _ count: Int, _ title: String, key: String? = nil, of purpose: String? = nil, icons: [String] = [],
    framework: Framework = .swiftUI, role: DeclaredRole? = nil
  ) -> [ButtonUse] {
    (1...count).map {
      button(title, key: key, purpose, line: $0, icons: icons, framework: framework, role: role)
    }
  }
}
