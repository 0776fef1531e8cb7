internal import CatalogModel
internal import CodeWriting

/// Prints the catalogue as ES modules with declarations: nothing to compile, no dependency, no `eval`, no `Intl`.
package struct TypeScriptPrinter {
  let catalog: GeneratedCatalog
  /// The names of the purposes' constants.
  var names: [String] { catalog.purposes.map(\.name.typeScript) }
  /// The name of an npm package; nil for plain files.
  private let package: String?

  /// - Parameter package: the name for a `package.json`; nil for none.
  package init(_ catalog: GeneratedCatalog, package: String? = nil) {
    self.catalog = catalog
    self.package = package
  }

  /// The files, sorted by path.
  package var files: [GeneratedFile] {
    let shared = [
      module("index.js", index), module("index.d.ts", declarationsOfIndex),
      module("plurals.js", plurals), module("numbers.js", numbers),
      module("languages.js", languages),
      same("languages.d.ts"), same("runtime.js"), same("runtime.d.ts"),
      same("react.js"), same("react.d.ts"), same("element.js"), same("element.d.ts"),
    ]
    let locales = catalog.locales.flatMap { locale in
      [
        module("texts/\(locale.tag).js", texts(of: locale)),
        module("texts/\(locale.tag).d.ts", declarationsOfTexts),
        module("locales/\(locale.tag).js", code(of: locale)),
        module("locales/\(locale.tag).d.ts", declarations(of: locale)),
      ]
    }
    let icons = catalog.iconSets.indices.flatMap { set in
      [
        module("icons/\(catalog.iconSets[set].identifier).js", self.icons(of: set)),
        module("icons/\(catalog.iconSets[set].identifier).d.ts", declarationsOfIcons(set)),
      ]
    }
    return (shared + bars + locales + icons + manifest).sorted { $0.path < $1.path }
  }

  private var bars: [GeneratedFile] {
    guard let headers = catalog.headers else { return [] }
    let files = [
      module("bar-room.js", barRoom), module("headers.js", self.headers(headers)),
      module("headers.d.ts", declarationsOfHeaders(headers)),
      same("header-items.js"), same("react-header.js"), same("react-header.d.ts"), same("element-header.js"),
      same("element-header.d.ts"),
    ]
    guard !catalog.screens.isEmpty else { return files }
    return files + [
      module("screens.js", screens), module("screens.d.ts", declarationsOfScreens), same("router.js"),
      same("router.d.ts"), same("discard.js"), same("discard.d.ts"), same("browser-router.js"),
      same("browser-router.d.ts"), same("react-router.js"),
      same("react-router.d.ts"),
    ]
  }

  /// A module that is the same for every catalogue.
  private func same(_ path: String) -> GeneratedFile { module(path, RuntimeFile("TypeScript/\(path)").code()) }

  private func module(_ path: String, _ code: String) -> GeneratedFile {
    let name = path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
    // Deno finds declarations only if the module names them.
    let isDeclared = path.hasSuffix(".js") && !["plurals", "numbers", "bar-room", "header-items"].contains(name)
    let types = isDeclared ? "// @ts-self-types=\"./\(name).d.ts\"\n" : ""
    return GeneratedFile(
      path: path, text: "// \(GeneratedMark.line(.typescript, catalog))\n\(types)\n\(code)\n")
  }

  private var manifest: [GeneratedFile] {
    guard let package else { return [] }
    let text = """
      {
        "//": \(JavaScript.string(GeneratedMark.line(.typescript, catalog))),
        "name": \(JavaScript.string(package)),
        "type": "module",
        "sideEffects": false,
        "exports": {
          ".": "./index.js",
          "./*": "./*.js"
        }
      }

      """
    return [GeneratedFile(path: "package.json", text: text)]
  }
}
