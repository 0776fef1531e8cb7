internal import CodeWriting

/// `languages.js`: the table that matches users' languages, in a separate module.
extension TypeScriptPrinter {
  var languages: String {
    let entries = catalog.languages.entries.map { language in
      let steps = language.steps > 0 || language.script != nil ? ["\(language.steps)"] : []
      let fields = [language.tag, "\(language.locale)", "\(language.numberFormat)"] + steps + [language.script ?? ""]
      return fields.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let names = catalog.languages.names.map { ([$0.subtag] + $0.aliases).joined(separator: " ") }
    let tags = catalog.locales.map { JavaScript.string($0.tag) }.joined(separator: ", ")
    let loaders = catalog.locales.map { locale in
      "() => import(\"./locales/\(locale.tag).js\").then((module) => module.\(Self.name(of: locale))),"
    }
    let numberFormat = catalog.locales.isEmpty ? 0 : catalog.locales[catalog.defaultLocale].numberFormat
    return RuntimeFile("TypeScript/languages.js").code([
      "tags": tags, "loaders": loaders.joined(separator: "\n"),
      "languages": "`\(entries.joined(separator: "\n"))`", "aliases": "`\(names.joined(separator: "\n"))`",
      "default": "\(catalog.defaultLocale), \(numberFormat)",
    ])
  }
}
