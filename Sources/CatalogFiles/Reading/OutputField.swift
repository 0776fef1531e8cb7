internal import CatalogModel

/// A field of an output in catalog.json, and the option of the command that it stands for.
///
/// The commands own the options: they refuse values that are wrong. This table has only their names and forms, and a test runs
/// each through its command.
struct OutputField {
  enum Form {
    /// `"package": "com.example"`.
    case text
    /// `"locales": ["en", "de"]`.
    case list
    /// `"minimum": { "ios": "17" }`, which is `--minimum ios=17`.
    case pairs
    /// `"android": true`.
    case flag
    /// `"compose": false`, which is `--no-compose`.
    case absence
  }

  let name: String
  let option: String
  let form: Form
  /// The languages that have it; empty for none.
  var languages = Set(CodeLanguage.allCases)
  /// True if string tables have it.
  var isOfTables = false

  static let all = [
    OutputField(name: "locales", option: "--locales", form: .list, isOfTables: true),
    OutputField(name: "purposes", option: "--purposes", form: .list, isOfTables: true),
    OutputField(name: "icons", option: "--icons", form: .list),
    OutputField(name: "platforms", option: "--platforms", form: .list),
    OutputField(name: "wording", option: "--wording", form: .text, isOfTables: true),
    OutputField(name: "allowIncomplete", option: "--allow-incomplete", form: .flag, isOfTables: true),
    OutputField(name: "minimum", option: "--minimum", form: .pairs, languages: [.swift]),
    OutputField(name: "namespace", option: "--namespace", form: .text, languages: [.swift]),
    OutputField(name: "swiftPackage", option: "--swift-package", form: .text, languages: [.swift]),
    OutputField(name: "module", option: "--module", form: .text, languages: [.swift]),
    OutputField(name: "modules", option: "--module", form: .pairs, languages: [.swift]),
    OutputField(name: "package", option: "--package", form: .text, languages: [.kotlin, .typescript]),
    OutputField(name: "android", option: "--android", form: .flag, languages: [.kotlin]),
    OutputField(name: "drawables", option: "--drawables", form: .text, languages: [.kotlin]),
    OutputField(name: "compose", option: "--no-compose", form: .absence, languages: [.kotlin]),
    OutputField(name: "keys", option: "--keys", form: .text, languages: [], isOfTables: true),
    OutputField(name: "resolved", option: "--resolved", form: .flag, languages: [], isOfTables: true),
    OutputField(name: "options", option: "--option", form: .pairs, languages: [], isOfTables: true),
  ]

  /// The fields that say which output it is and where it goes.
  static let places = ["language", "folder", "format", "path"]

  /// All names in canonical order.
  static let names = places + all.map(\.name)

  func belongs(to kind: OutputDefinition.Kind) -> Bool {
    switch kind {
    case .code(let language): languages.contains(language)
    case .tables: isOfTables
    }
  }
}
