import Foundation
import PurposeCatalog
import CodeWriting
import Testing

@testable import embed_catalog

/// The Swift file that a build generates from a catalogue.
@Suite struct GeneratedCodeTests {
  @Test func namesEveryPurposeOfStandardOnce() throws {
    let code = try EmbedCatalog.code(for: Project.standard)
    let purposes = try Catalog(contentsOf: Project.standard).purposes
    #expect(code.contains("public static let standard = PurposeCatalog.Catalog(embedded: ["))
    for (index, purpose) in purposes.enumerated() {
      let name = SwiftText.name(try #require(SwiftText.lowerCamelCase(ofWords: purpose.identifier)))
      let line = "\n  public static let \(name) = PurposeCatalog.Catalog.standard.purposes[\(index)]\n"
      #expect(code.components(separatedBy: line).count == 2, "\(purpose.identifier)")
    }
    let constants = code.components(separatedBy: " = PurposeCatalog.Catalog.standard.purposes[").count - 1
    #expect(constants == purposes.count)
  }

  /// Standard's constants take precedence over those that Cycling inherits, but not over Cycling's own.
  @Test func disfavorsInheritedConstants() throws {
    let code = try EmbedCatalog.code(for: Project.cycling)
    #expect(code.contains("public static let cycling = "))
    #expect(code.contains("  @_disfavoredOverload\n  public static let delete = "))
    #expect(code.contains(".\n  public static let saveRoute = "))
  }

  /// Paths are relative to the catalogue's folder, so the code is the same on every machine. Locales that the overlay
  /// omits are not embedded.
  @Test func embedsOnlyFilesThatAreRead() throws {
    let code = try EmbedCatalog.code(for: Project.cycling)
    #expect(!code.contains(Project.root.path))
    #expect(code.contains(##"EmbeddedFile(#"../../Standard/titles/ar.json"#, "##))
    #expect(!code.contains("titles/fr.json"))
    #expect(code.contains("\"trash\""))
    #expect(!code.contains("\"0.circle\""), "an icon that no purpose uses")
  }

  @Test func embedsShortTitles() throws {
    let catalogue = try Folder([
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Own", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
      "purposes.json":
        #"{ "find": { "role": "act", "description": "Finds.", "messages": { "title": {}, "short": { "limit": 15 } } } }"#,
      "titles/en.json": #"{ "find": { "title": "Find and Replace", "short": "Find" } }"#,
    ])
    let code = try EmbedCatalog.code(for: catalogue.url.path)
    #expect(code.contains(#""messages":{"title":{},"short":{"limit":15}}"#))
    #expect(code.contains(#"{"find":{"title":"Find and Replace","short":"Find"}}"#))
  }

  @Test func refusesAnInterruptedChange() throws {
    let catalogue = try Folder([
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Own", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
      "purposes.json": "{}", ".catalog-change": "",
    ])
    let error = #expect(throws: EmbeddingError.self) { try EmbedCatalog.code(for: catalogue.url.path) }
    #expect(error?.lines.first?.contains("run 'catalog recover \(catalogue.url.path)") == true)
  }

  /// A file that programs do not read may name what the catalogue does not have.
  @Test func refusesProblemsOfOtherFiles() throws {
    let catalogue = try Folder([
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Own", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
      "purposes.json": "{}",
      "audit.json": #"{ "formatVersion": 1, "wrappers": { "A": { "framework": "swiftui", "purpose": "burn" } } }"#,
    ])
    let error = #expect(throws: EmbeddingError.self) { try EmbedCatalog.code(for: catalogue.url.path) }
    #expect(error?.lines.first?.contains("unknown purpose 'burn'") == true, "\(String(describing: error))")
  }

  @Test func refusesSettingsOfStringTables() throws {
    let catalogue = try Folder([
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Own", "sourceLocale": "en", "locales": ["en"], "iconSets": [], "stringTables": { "arb": { "foreign": ["burn"] } } }"#,
      "purposes.json": "{}",
    ])
    let error = #expect(throws: EmbeddingError.self) { try EmbedCatalog.code(for: catalogue.url.path) }
    #expect(error?.lines.first?.contains("no key 'burn' in arb") == true, "\(String(describing: error))")
  }

  @Test func findsAMovedPackage() throws {
    let catalogue = try Folder([
      "catalog.json": #"{ "formatVersion": 1, "name": "Own", "extends": "../away/Standard", "locales": ["en"] }"#
    ])
    let away = catalogue.url.deletingLastPathComponent().appending(path: "away/Standard").path
    #expect(throws: EmbeddingError.self) { try EmbedCatalog.code(for: catalogue.url.path) }
    let code = try EmbedCatalog.code(for: catalogue.url.path, moved: [away: Project.standard])
    #expect(code.contains(##"EmbeddedFile(#"../away/Standard/purposes.json"#, "##))
  }

  /// The shipped catalogue has the same path on every machine; another folder with its name is not embedded.
  @Test func embedsTheShippedCatalogueByItsName() throws {
    let catalogue = try Folder([
      "Own/catalog.json": #"{ "formatVersion": 1, "name": "Own", "extends": "Standard", "locales": ["en"] }"#,
      "Standard/catalog.json": "{}", "Own/Standard/catalog.json": "{}",
    ])
    let own = catalogue.url.appending(path: "Own").path
    let code = try EmbedCatalog.code(for: own, moved: ["\(own)/Standard": Project.standard])
    #expect(code.contains(##"EmbeddedFile(#"Standard/purposes.json"#, "##))
    #expect(!code.contains(##"#"../Standard/"##))
    #expect(!code.contains(Project.root.path))
  }

  /// A set without a constant in the library gets one; a set of the extended catalogue gets a disfavored one.
  @Test func namesIconSets() throws {
    let set = #"{ "name": "Acme Icons", "version": "3", "license": "Proprietary", "source": "…", "names": ["bin"] }"#
    let files = [
      "brand/catalog.json":
        #"{ "formatVersion": 1, "name": "Brand", "sourceLocale": "en", "locales": ["en"], "iconSets": ["acme", "lucide"] }"#,
      "brand/purposes.json":
        #"{ "delete": { "role": "destroy", "description": "…", "icons": { "acme": "bin", "lucide": "bin" }, "messages": { "title": {} } } }"#,
      "brand/titles/en.json": #"{ "delete": "Delete" }"#,
      "brand/icon-sets/acme.json": set, "brand/icon-sets/lucide.json": set,
      "app/catalog.json": #"{ "formatVersion": 1, "name": "App", "extends": "../brand" }"#,
    ]
    let folder = try Folder(files)
    let constant = """
        /// Acme Icons, 3.
        public static let acme = PurposeCatalog.IconSetIdentifier(rawValue: #"acme"#)
      """
    let brand = try EmbedCatalog.code(for: folder.url.appending(path: "brand").path)
    #expect(brand.contains("extension PurposeCatalog.IconSetIdentifier {\n\(constant)\n}\n"))
    #expect(!brand.contains("let lucide"))
    let app = try EmbedCatalog.code(for: folder.url.appending(path: "app").path)
    #expect(app.contains("  @_disfavoredOverload\n  public static let acme = "))
  }

  /// The plugin passes two arguments, because a path can contain any separator.
  @Test func acceptsAnyPathOfAMovedPackage() throws {
    let arguments = try EmbedArguments(["/a=b", "--output", "/c", "--moved", "/d=e/f", "/g=h", "--moved", "/i", "/j"])
    #expect(arguments.catalog == "/a=b" && arguments.output == "/c")
    #expect(arguments.moved == ["/d=e/f": "/g=h", "/i": "/j"])
    #expect(throws: EmbeddingError.self) { try EmbedArguments(["/a", "--output", "/b", "--moved", "/c"]) }
  }

  /// A line break in a name does not end the comment that contains it.
  @Test(arguments: ["000A", "000B", "000C", "000D", "0085", "2028", "2029", "0000", "007F"])
  func keepsNamesInsideComments(codePoint: String) throws {
    let catalogue = try Folder([
      "catalog.json": Self.manifest.replacingOccurrences(of: "Small", with: "Small\\u\(codePoint)import X"),
      "purposes.json": "{}", "titles/en.json": "{}",
    ])
    let code = try EmbedCatalog.code(for: catalogue.url.path)
    #expect(
      code.hasPrefix(
        """
        // Made by EmbedCatalog from the catalogue 'Small⟨U+\(codePoint)⟩import X'; a build makes it again when a file of it changes.
        public import PurposeCatalog

        extension PurposeCatalog.Catalog {
          /// The catalogue 'Small
        """), "\(code)")
    #expect(code.contains("public static let smallImportX = "))
    #expect(!code.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F })
  }

  /// Embedding checks the glossary but leaves it out, because programs do not need it.
  @Test func doesNotEmbedGlossaries() throws {
    let files = ["catalog.json": Self.manifest, "purposes.json": "{}", "titles/en.json": "{}"]
    let glossary = #"{ "en": { "forbidden": { "abort": { "reason": "It frightens." } } } }"#
    let (plain, catalogue) = (try Folder(files), try Folder(files.merging(["glossary.json": glossary]) { $1 }))
    let code = try EmbedCatalog.code(for: catalogue.url.path)
    #expect(!code.contains("glossary"))
    #expect(code == (try EmbedCatalog.code(for: plain.url.path)))
    #expect(try errors(files.merging(["glossary.json": "{"]) { $1 }).contains { $0.hasPrefix("glossary.json:1:") })
  }

  // MARK: Errors

  private static let manifest =
    #"{ "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#

  private func errors(_ files: [String: String]) throws -> [String] {
    let folder = try Folder(files)
    do throws(EmbeddingError) {
      _ = try EmbedCatalog.code(for: folder.url.path)
      return []
    } catch {
      return error.lines.map { $0.replacingOccurrences(of: folder.url.path + "/", with: "") }
    }
  }

  @Test func reportsProblemsWithPlaces() throws {
    #expect(
      try errors([
        "catalog.json": Self.manifest,
        "purposes.json": #"{ "back": { "role": "navigate", "description": "…", "messages": { "title": {} } } }"#,
        "titles/en.json": "{\n  \"back\": \"Back {\"\n}",
      ]) == [
        "titles/en.json:2:17: error: '{' is never closed; add '}', or put the brace between apostrophes to print it "
          + "[message-syntax]"
      ])
  }

  @Test func reportsAMissingCatalogue() throws {
    #expect(
      try errors(["purposes.json": "{}"]) == [
        "catalog.json:1:1: error: no file 'catalog.json'; create it or correct its name [unreadable-file]"
      ])
  }

  /// Turning a rule off does not permit embedding files with problems.
  @Test func refusesCataloguesWithProblems() throws {
    let rules = #""rules": { "unknown-purpose": "off" }, "iconSets""#
    #expect(
      try errors([
        "catalog.json": Self.manifest.replacingOccurrences(of: "\"iconSets\"", with: rules),
        "purposes.json": "{}", "titles/en.json": "{ \"back\": \"Back\" }",
      ]) == [
        "titles/en.json:1:3: error: unknown purpose 'back'; add it to purposes.json or remove it here [unknown-purpose]"
      ])
  }

  @Test func reportsNamesThatAreInvalidInSwift() throws {
    let purpose = #"{ "role": "act", "description": "…", "messages": { "title": {} } }"#
    let titles = #"{ "a-1": "One", "a1": "Two" }"#
    #expect(
      try errors([
        "catalog.json": Self.manifest.replacingOccurrences(of: "Small", with: "42"), "titles/en.json": titles,
        "purposes.json": "{ \"a-1\": \(purpose) , \"a1\": \(purpose) }",
      ]) == [
        "catalog.json:1:31: error: the name '42' cannot be a name in Swift; begin it with a letter [swift-name]"
      ])
  }
}
