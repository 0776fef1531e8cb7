import CatalogFiles
import CatalogModel
import PurposeCatalog
import TestSupport
import Testing

@testable import GeneratedCode

/// Generated Swift: what it looks like, and what compiles.
@Suite struct SwiftPrinterTests {
  /// Few locales compile fast.
  private static func model() throws -> GeneratedCatalog {
    let source = try EverySyntax.read()
    let selection = GenerationSelection(locales: ["ar", "en", "sr-Latn"].compactMap { LanguageTag($0) })
    return try GeneratedCatalog(source, catalog: Catalog(source), selection: selection)
  }

  @Test func printsTheSameBytesTwice() throws {
    let model = try Self.model()
    #expect(SwiftPrinter(model).files == SwiftPrinter(model).files)
  }

  @Test func marksEveryFile() throws {
    let model = try Self.model()
    let files = SwiftPrinter(model, options: SwiftOptions(package: "Purposes")).files
    #expect(files.map(\.path).contains("Package.swift"))
    for file in files { #expect(GeneratedMark.isIn(Array(file.text.utf8)), "\(file.path)") }
  }

  /// Foundation only names the user's languages, on Apple's systems.
  @Test func importsNothingElsewhere() throws {
    for file in try SwiftPrinter(Self.model()).files {
      let lines = file.text.split(separator: "\n")
      guard lines.contains(where: { $0.hasPrefix("import") }) else { continue }
      #expect(lines.dropFirst().first?.hasPrefix("#if canImport(") == true, "\(file.path)")
      #expect(lines.last == "#endif", "\(file.path)")
    }
  }

  // MARK: What compiles

  @Test(arguments: ["5", "6"]) func compilesWithoutWarnings(mode: String) throws {
    let compiler = try SwiftCompiler(SwiftPrinter(Self.model()).files)
    let outcome = try compiler.compile([
      "-typecheck", "-swift-version", mode, "-warnings-as-errors", "-parse-as-library", "-module-name", "App",
    ])
    #expect(outcome.status == 0, "\(outcome.errors.prefix(2000))")
  }

  @Test func compilesAsAPackage() throws {
    let options = SwiftOptions(package: "AppPurposes", minimum: ["iOS": "16", "macos": "13.3"])
    let compiler = try SwiftCompiler(SwiftPrinter(Self.model(), options: options).files)
    let built = try SwiftCompiler.run(["swift", "build", "-Xswiftc", "-warnings-as-errors"], in: compiler.folder.path)
    #expect(built.status == 0, "\(built.output.suffix(2000))\(built.errors.suffix(2000))")
    let manifest = try SwiftCompiler.run(["swift", "package", "dump-package"], in: compiler.folder.path)
    #expect(manifest.output.contains("\"platformName\" : \"ios\""))
    #expect(manifest.output.contains("\"version\" : \"13.3\""))
  }

  @Test func compilesWithNothingInIt() throws {
    var model = try Self.model()
    model.purposes = []
    model.messages = []
    for index in model.locales.indices {
      (model.locales[index].titles, model.locales[index].shortTitles, model.locales[index].texts) = ([], [], [])
    }
    var empty = model
    (empty.locales, empty.languages) = ([], GeneratedLanguages(entries: [], aliases: [:]))
    for catalog in [model, empty] {
      let compiler = try SwiftCompiler(SwiftPrinter(catalog).files)
      let outcome = try compiler.compile([
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
      ])
      #expect(outcome.status == 0, "\(outcome.errors.prefix(2000))")
    }
  }

  /// A locale whose namespace would be a reserved word.
  @Test func compilesWithTheLanguageAny() throws {
    var files = SmallCatalogue.files
    // No Arabic here, and so no icon for it.
    files["purposes.json"]?.replace(#"{ "name": "trash", "locales": { "ar": "bin" } }"#, with: #""trash""#)
    files["catalog.json"] = #"""
      {"formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["any", "en"], "iconSets": ["set"]}
      """#
    files["titles/ar.json"] = nil
    files["titles/any.json"] =
      #"{ "back": "Ba", "delete": { "title": "De", "counted": "{count, plural, other {#}}" } }"#
    let source = try SmallCatalogue.read(".", of: files)
    let model = try GeneratedCatalog(source, catalog: Catalog(source))
    #expect(model.locales.map(\.tag) == ["any", "en"])
    let outcome = try SwiftCompiler(SwiftPrinter(model).files).compile([
      "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
    ])
    #expect(outcome.status == 0, "\(outcome.errors.prefix(2000))")
  }

  /// Stored identifiers from before a renaming are still read.
  @Test func readsFormerIdentifiers() throws {
    let compiler = try SwiftCompiler(SwiftPrinter(Self.model()).files)
    let program = """
      import Foundation
      let stored = Data(#"["erase", "trash", "delete"]"#.utf8)
      print(try JSONDecoder().decode([Purpose].self, from: stored).map(\\.rawValue))
      print(Purpose(rawValue: "erase") == .delete, NamedPurpose(rawValue: "trash") == .delete, Purpose(rawValue: "x") == nil)
      print(Purpose.allCases.allSatisfy { Purpose(rawValue: $0.rawValue) == $0 })
      print(Purpose.back.opposite == .continue, Purpose.continue.opposite == .back, Purpose.delete.opposite == nil)
      """
    let built = try compiler.compile(["-o", "program"], with: ["main.swift": program])
    #expect(built.status == 0, "\(built.errors.prefix(2000))")
    let output = try SwiftCompiler.run(["./program"], in: compiler.folder.path).output
    #expect(output == #"["delete", "delete", "delete"]"# + "\ntrue true true\ntrue\ntrue true true\n")
  }

  private static let right = [
    "counted(.delete, count: 3, in: .ar)", "counted(.selectAll, count: 3, name: \"a\", in: .ar)",
    "`switch`(.delete, in: 3, text: \"a\", in: .ar)",
    "[Purpose.selfPurpose, .continue, .rolePurpose, .init2].map { $0.title(in: .srLatn) }",
  ]

  /// Each expression with what the compiler says about it.
  private static let wrong = [
    ("Purpose.erase", "'erase' is deprecated: renamed to 'delete'"),
    ("named(.trash, name: \"a\", in: .ar)", "'trash' is deprecated: renamed to 'delete'"),
    ("counted(.back, count: 3, in: .ar)", "has no member 'back'"),
    ("counted(.delete, in: .ar)", "missing argument for parameter 'count'"),
    ("counted(.delete, count: 3, name: \"a\", in: .ar)", "has no member 'delete'"),
    ("size(.delete, n: \"3\", in: .ar)", "cannot convert value of type 'String'"),
    ("Purpose.delete.title(in: .it)", "has no member 'it'"),
  ]

  @Test func refusesWhatTheCatalogueDoesNotHave() throws {
    let files = try SwiftPrinter(Self.model()).files
    func errors(_ expressions: [String]) throws -> String {
      let use = expressions.enumerated().map { "func use\($0)() { _ = \($1) }\n" }.joined()
      let arguments = ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
      return try SwiftCompiler(files).compile(arguments, with: ["Use.swift": use]).errors
    }
    #expect(try errors(Self.right) == "")
    let reported = try errors(Self.wrong.map(\.0)).split(separator: "\n")
    for (index, (expression, message)) in Self.wrong.enumerated() {
      let isReported = reported.contains { $0.contains("Use.swift:\(index + 1):") && $0.contains(message) }
      #expect(isReported, "\(expression): \(reported.filter { $0.contains("Use.swift:\(index + 1):") })")
    }
  }
}
