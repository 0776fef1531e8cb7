import CodeWriting
import Foundation
import TestSupport
import Testing

@testable import embed_catalog

/// Generated Swift compiles with any names of catalogues and purposes, and hides no member of the library's types.
@Suite struct GeneratedNamesTests {
  @Test(
    arguments: [
      ("purposes", "purposesCatalog"), ("Name", "nameCatalog"), ("resolver", "resolverCatalog"), ("self", "`self`"),
      ("Type", "type"), ("init", "`init`"), ("catalog", "catalog"), ("Purpose Catalog", "purposeCatalog"),
      ("Swift", "swift"), ("Any", "any"),
    ])
  func compiles(name: String, constant: String) throws {
    let manifest = UnusualPurposes.files["catalog.json"]?.replacing("Unusual", with: name)
    let folder = try Folder(UnusualPurposes.files.merging(["catalog.json": manifest ?? ""]) { $1 })
    let code = try EmbedCatalog.code(for: folder.url.path)
    #expect(code.contains("public static let \(constant) = PurposeCatalog.Catalog("))
    #expect(try Compiler.errors(in: [code, Self.use(of: constant)]) == "")
  }

  /// App code in the same module as the generated code.
  private static func use(of constant: String) -> String {
    """
    import PurposeCatalog

    func use(_ catalog: Catalog, _ purpose: Purpose) throws {
      _ = (catalog.name, catalog.locales, catalog.sourceLocale, catalog.iconSets, catalog.purposes)
      _ = (try catalog.purpose("back"), catalog.resolver(for: "en"), Catalog.\(constant).purposes)
      _ = (purpose.identifier, purpose.role, purpose.direction, purpose.description, purpose.messages, purpose.id)
      _ = (purpose.message("title"), purpose.hashValue, [purpose: 1], Catalog.self, Purpose.self)
      _ = Catalog.\(constant).resolver(for: "en").title(for: .messagesPurpose)
      let all: [Purpose] = [\(names.all.map { ".\($0.swift)" }.joined(separator: ", "))]
      _ = all
    }
    """
  }

  /// The names that generated code, fixes and pages have.
  private static let names = PurposeNames(
    UnusualPurposes.identifiers, former: UnusualPurposes.identifiers.map { _ in [] }, iconSets: ["own-set"])
}

/// Generated Swift for an app's screens: an enumeration with typed parameters, and constants for its own kinds of
/// headers.
@Suite struct GeneratedScreensTests {
  private static let use = """
    import PurposeCatalog

    func use() throws {
      var router = Router(Catalog.cycling.screens)
      try router.push(.city(city: "Berlin"))
      try router.push(.route(city: "Berlin", route: "7"))
      try router.open(url: "/itineraries")
      try router.present(.newItinerary)
      let destination: Destination = CyclingScreen.route(city: "Berlin", route: "7").destination
      _ = (destination, router.header, Header.dialog(confirm: .save))
    }
    """

  @Test func namesTheScreensOfCycling() throws {
    let code = try EmbedCatalog.code(for: Project.cycling)
    #expect(code.contains("public enum CyclingScreen: Hashable, Sendable {"))
    #expect(code.contains("  case route(city: String, route: String)\n"))
    #expect(code.contains("  case newItinerary\n"))
    #expect(try Compiler.errors(in: [code, Self.use]) == "")
  }

  /// A dialog needs a confirmation; roots and pages take only their own parameters.
  @Test(
    "A wrong bar does not compile",
    arguments: [
      (".dialog()", "missing argument for parameter 'confirm'"), (".root(dismiss: .hidden)", "'dismiss'"),
      (".page(trailing: [.share], image: 1)", "extra argument 'image'"),
      (".page(dismiss: [.close(action: \"a\"), .hidden])", "cannot convert"),
    ])
  func refusesWrongBars(header: String, message: String) throws {
    let code = try EmbedCatalog.code(for: Project.cycling)
    let errors = try Compiler.errors(in: [code, "import PurposeCatalog\n\nlet header = Header\(header)\n"])
    #expect(errors.contains("error: ") && errors.contains(message), "\(errors)")
  }

  @Test(
    "A message takes just the purposes that declare it, with its arguments",
    arguments: [
      ("en.counted(.delete, count: 3)", nil), ("en.counted(.clock, count: 3)", "has no member 'clock'"),
      ("en.counted(.delete, count: \"3\")", "cannot convert"),
      ("en.confirmation(.delete, name: \"A\", size: 1.5)", nil),
      ("en.confirmation(.delete, name: \"A\")", "missing argument"), ("en.`in`(.selfPurpose)", nil),
      ("en.title(for: .time)", "'time' is deprecated: renamed to 'clock'"),
    ] as [(String, String?)])
  func typesMessages(call: String, error: String?) throws {
    let counted = #""counted": { "arguments": { "count": { "type": "integer" } } }"#
    let confirmation = #""confirmation": { "arguments": { "size": { "type": "number" }, "name": { "type": "text" } } }"#
    let folder = try Folder([
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Own", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
      "purposes.json": """
      {
        "clock": { "role": "act", "description": "…", "messages": { "title": {} }, "formerly": ["time"] },
        "delete": { "role": "destroy", "description": "…", "messages": { "title": {}, \(counted), \(confirmation) } },
        "self": { "role": "act", "description": "…", "messages": { "title": {}, "in": {}, "counted": {} } }
      }
      """,
      "titles/en.json": """
      {
        "clock": "Clock", "self": { "title": "Self", "counted": "All", "in": "In" },
        "delete": { "title": "Delete", "counted": "Delete {count}", "confirmation": "Delete {name} ({size})?" }
      }
      """,
    ])
    let code = try EmbedCatalog.code(for: folder.url.path)
    let use = "import PurposeCatalog\n\nlet en = Catalog.own.resolver(for: \"en\")\nlet text = \(call)\n"
    let errors = try Compiler.errors(in: [code, use], refusesWarnings: true)
    if let error { #expect(errors.contains(error), "\(errors)") } else { #expect(errors == "") }
  }

  @Test func compilesWhateverTheScreensAreNamed() throws {
    let names = ["destination", "init", "self", "hash", "default", "type", "none", "case", "screen"]
    let screens = names.map { #""\#($0)": { "title": "{self}", "route": "/\#($0)/{in}/{self}/{class?}?{hash?}" }"# }
    let folder = try Folder([
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Own", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
      "purposes.json": "{}", "titles/en.json": "{}", "screens.json": "{ \(screens.joined(separator: ", ")) }",
      "headers.json": """
      {
        "kinds": {
          "full-page": { "extends": "page", "description": "A page without actions.", "maximumTrailing": 0 },
          "page": { "description": "A page.", "title": "inline", "leading": ["system"], "leave": "pop" }
        }
      }
      """,
    ])
    let code = try EmbedCatalog.code(for: folder.url.path)
    let use = """
      import PurposeCatalog

      let kind = HeaderKind.fullPage
      let screen = OwnScreen.`default`(`in`: "a", `self`: "b").destination
      """
    #expect(try Compiler.errors(in: [code, use]) == "")
  }
}

/// The Swift compiler with the modules of this build.
private enum Compiler {
  /// Compiles files as one module and returns the errors; empty if there are none.
  static func errors(in files: [String], refusesWarnings: Bool = false) throws -> String {
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: files.enumerated().map { ("file\($0).swift", $1) }))
    var command = ["swiftc", "-typecheck", "-module-name", "App"] + (try BuiltModules.searchPaths())
    for index in files.indices { command.append(folder.url.appending(path: "file\(index).swift").path) }
    if refusesWarnings { command.append("-warnings-as-errors") }
    let outcome = try ChildProgram.run(command)
    return outcome.status == 0 ? "" : outcome.errors
  }
}
