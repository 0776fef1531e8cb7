internal import CatalogModel
internal import CodeWriting

/// Prints a catalogue as Swift code that needs only the standard library.
package struct SwiftPrinter {
  let catalog: GeneratedCatalog
  let options: SwiftOptions
  let names: SwiftNames
  let messages: [SwiftMessage]
  let needs: SwiftNeeds
  let numbers: SwiftNumbers

  package init(_ catalog: GeneratedCatalog, options: SwiftOptions = SwiftOptions()) {
    self.catalog = catalog
    self.options = options
    names = SwiftNames(catalog)
    messages = SwiftMessage.all(of: catalog, names)
    needs = SwiftNeeds(catalog, messages)
    numbers = SwiftNumbers(catalog, needs)
  }

  /// All files, sorted by path.
  package var files: [GeneratedFile] {
    var files = codeFiles
    if let name = options.namespace {
      let namespace = SwiftNamespace(name, of: files)
      files = files.map { GeneratedFile(path: $0.path, text: namespace.contents(of: $0.text)) }
      files.append(file(name, namespace.declaration))
    }
    if let package = options.package, let module = options.module { files.append(manifest(package, module)) }
    return files.sorted { $0.path < $1.path }
  }

  private var codeFiles: [GeneratedFile] {
    var files = [file("Purpose", purposes)]
    if !catalog.locales.isEmpty { files += textFiles }
    if !catalog.iconSets.isEmpty, !catalog.locales.isEmpty { files.append(file("Icon", icons)) }
    let views = SwiftViews(self)
    if views != nil || (catalog.headers != nil && !catalog.locales.isEmpty) {
      files.append(file("AccessibleName", accessibleNames))
    }
    if let views {
      files += [file("SwiftUI", views.swiftUI), file("UIKit", views.uiKit), file("AppKit", views.appKit)]
    }
    if let headers = catalog.headers, !catalog.locales.isEmpty {
      files.append(file("Header", self.headers(headers)))
      if !catalog.screens.isEmpty {
        files += [
          file("Screen", screens), file("Screens", screenTable), file("Routes", routes), file("Router", router),
          file("DiscardQuestion", discardQuestion),
        ]
        files += screensOfFeatures.map { feature, code in
          file("\(feature.type)s", code, in: options.module(of: feature.name))
        }
        if let views {
          files += [
            file("RouterSwiftUI", views.routerOfSwiftUI), file("RouterLayers", views.layersOfSwiftUI),
            file("RouterUIKit", views.routerOfUIKit), file("RouterStack", views.stackOfUIKit),
            file("DiscardSwiftUI", views.discardOfSwiftUI), file("DiscardUIKit", views.discardOfUIKit),
          ]
        }
      }
      if let views, let platform = views.currentPlatform(headers) {
        files.append(file("CurrentPlatform", platform))
        files += views.headers.map { file($0.name, $0.code) }
      }
    }
    return files
  }

  private var textFiles: [GeneratedFile] {
    var files = [
      file("Language", languages), file("LanguageMatching", matching), file("UserLanguage", userLanguage),
      file("Titles", titles),
    ]
    if !messages.isEmpty { files.append(file("Messages", messageFunctions)) }
    if !needs.rules.isEmpty { files.append(file("PluralRules", pluralRules)) }
    if numbers.isUsed { files.append(file("NumberFormats", numberFormats)) }
    if needs.usesDecimals { files.append(file("Decimal", decimals)) }
    if needs.isolates { files.append(file("Isolation", isolation)) }
    let bodies = catalog.locales.map(bodies)
    for index in catalog.locales.indices {
      files.append(file("Texts-\(catalog.locales[index].tag)", localeTexts(index, bodies)))
    }
    return files
  }

  /// A source file. Its name must differ from the app's file names, which must be unique in a module.
  ///
  /// - Parameter module: the module of a package that has it; nil for the package's first one.
  private func file(_ name: String, _ code: SwiftCode, in module: String? = nil) -> GeneratedFile {
    let folder = (module ?? options.module).map { "Sources/\($0)/" } ?? ""
    return GeneratedFile(
      path: "\(folder)PurposeCatalog.\(name).swift",
      text: "// \(GeneratedMark.line(.swift, catalog))\n\n\(code.text)")
  }

  private func manifest(_ package: String, _ module: String) -> GeneratedFile {
    let modules = [module] + Set(options.modules.values).subtracting([module]).sorted()
    let platforms = options.minimums.map { ".\($0.platform.name)(\(SwiftText.literal($0.version)))" }
    var code = SwiftCode()
    code.line("import PackageDescription")
    code.line()
    code.block("let package = Package", delimiters: ("(", ")")) { code in
      code.line("name: \(SwiftText.literal(package)),")
      if !platforms.isEmpty { code.line("platforms: [\(platforms.joined(separator: ", "))],") }
      let names = modules.map(SwiftText.literal)
      let products = names.map { ".library(name: \($0), targets: [\($0)])" }
      code.line("products: [\(products.joined(separator: ", "))],")
      let others = names.dropFirst().map { ".target(name: \($0), dependencies: [\(names[0])])" }
      code.line("targets: [\(([".target(name: \(names[0]))"] + others).joined(separator: ", "))]")
    }
    // The version of the tools must be on the first line.
    let mark = "// swift-tools-version: 6.0\n// \(GeneratedMark.line(.swift, catalog))"
    return GeneratedFile(path: "Package.swift", text: "\(mark)\n\n\(code.text)")
  }
}
