import CatalogModel
import TestSupport
import Testing

@testable import CatalogFiles

/// `purposes` and `places` of an overlay's catalog.json: the inherited purposes that it keeps.
@Suite("Inherited purposes that an overlay keeps") struct KeptPurposesTests {
  /// Standard, narrowed.
  private static func read(_ selection: String, _ files: [String: String] = [:]) throws -> CatalogSource {
    let manifest = #"{ "formatVersion": 1, "name": "App", "extends": "../Base", "locales": ["en"]\#(selection) }"#
    return try CatalogReader(
      files: MemoryFiles(base.merging(files) { $1 }.merging(["App/catalog.json": manifest]) { $1 })
    )
    .read("App")
  }

  /// Eight purposes in one language, with a place and other names for some of them.
  private static let base: [String: String] = {
    let purposes = ["back", "cancel", "close", "copy", "done", "paste", "pin", "unpin"]
    let pairs = [
      "pin": #""opposite": "unpin", "#, "unpin": #""opposite": "pin", "#, "copy": #""appearsWith": ["pin"], "#,
    ]
    return [
      "Base/catalog.json":
        #"{ "formatVersion": 1, "name": "Base", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
      "Base/purposes.json": "{ "
        + purposes.map {
          #""\#($0)": { "role": "act", \#(pairs[$0] ?? "")"description": "D.", "messages": { "title": {} } }"#
        }
        .joined(separator: ", ") + " }",
      "Base/titles/en.json": "{ " + purposes.map { #""\#($0)": "\#($0)""# }.joined(separator: ", ") + " }",
      "Base/places.json": #"{ "edit": { "description": "A menu.", "purposes": ["copy", "paste", "pin"] } }"#,
      "Base/vocabulary.json": #"{ "pin": { "synonyms": { "en": ["Stick"] } } }"#,
    ]
  }()

  /// Each row has the fields, and the purposes besides those of bars.
  @Test(arguments: [
    ("", ["copy", "paste", "pin", "unpin"]), (#", "purposes": []"#, []), (#", "purposes": ["copy"]"#, ["copy"]),
    (#", "purposes": ["pin"]"#, ["pin", "unpin"]), (#", "places": ["edit"]"#, ["copy", "paste", "pin", "unpin"]),
    (#", "places": ["edit"], "purposes": ["copy"]"#, ["copy", "paste", "pin", "unpin"]),
  ])
  func keeps(fields: String, purposes: [String]) throws {
    let source = try Self.read(fields)
    #expect(source.report == [])
    #expect(source.purposes.map(\.identifier).filter { !["back", "cancel", "close", "done"].contains($0) } == purposes)
    let known = Set(source.purposes.map(\.identifier))
    #expect(source.purposes.flatMap(\.appearsWith).allSatisfy(known.contains))
    #expect(source.places.flatMap(\.purposes).allSatisfy(known.contains))
    #expect(source.vocabulary.purposes.keys.allSatisfy(known.contains))
  }

  @Test("A purpose stays that the overlay changes, or that an inherited screen shows")
  func keepsUsedPurposes() throws {
    let changed = try Self.read(
      #", "purposes": []"#, ["App/purposes.json": #"{ "paste": { "description": "Ours." } }"#])
    #expect(changed.report == [] && changed.purposeIndex["paste"] != nil && changed.purposeIndex["copy"] == nil)
    let shown = try Self.read(
      #", "purposes": []"#,
      [
        "Base/headers.json":
          #"{ "kinds": { "root": { "description": "R.", "title": "inline", "leading": [], "leave": "stays" } } }"#,
        "Base/screens.json": #"{ "home": { "header": "root", "route": "/", "title": "copy" } }"#,
      ])
    #expect(shown.purposeIndex["copy"] != nil && shown.purposeIndex["paste"] == nil)
  }

  /// Each row has a file that names a purpose which is left out, and the report.
  @Test(arguments: [
    ("titles/en.json", #"{ "copy": "Copy!" }"#, "App/titles/en.json:1:3"),
    ("places.json", #"{ "edit": { "purposes": ["copy"] } }"#, "App/places.json:1:26"),
    ("vocabulary.json", #"{ "copy": { "synonyms": { "en": ["Take"] } } }"#, "App/vocabulary.json:1:3"),
    ("purposes.json", #"{ "pin": { "appearsWith": ["copy"] } }"#, "App/purposes.json:1:28"),
  ])
  func reportsNamesThatAreLeftOut(file: String, text: String, place: String) throws {
    let source = try Self.read(#", "purposes": ["pin"]"#, ["App/\(file)": text])
    #expect(source.report.count == 1 && source.report.first?.hasPrefix(place) == true, "\(source.report)")
    #expect(source.report.first?.contains("leaves it out; run 'catalog keep purpose ") == true)
  }

  /// Each row has the fields, and the report.
  @Test(arguments: [
    (#", "purposes": ["cpy"]"#, "unknown purpose 'cpy' in 'purposes' of catalog.json; did you mean 'copy'?"),
    (#", "places": ["edt"]"#, "unknown place 'edt' in 'places' of catalog.json; did you mean 'edit'?"),
    (#", "purposes": ["pin", "pin"]"#, "'pin' is listed twice in 'purposes'; keep one"),
    (#", "purposes": "pin""#, "'purposes' of catalog.json is a string; write an array"),
  ])
  func reportsMistakes(fields: String, message: String) throws {
    #expect(try Self.read(fields).problems.map(\.message) == [message])
  }

  @Test func refusesASelectionWithoutABase() throws {
    let manifest = (SmallCatalogue.files["catalog.json"] ?? "").replacing(
      #""formatVersion": 1,"#, with: #""formatVersion": 1, "purposes": ["filter"],"#)
    #expect(
      try SmallCatalogue.read(["catalog.json": manifest]).problems.map(\.message) == [
        "'purposes' selects what a catalogue inherits, and this one extends none; remove it"
      ])
  }

  /// Each row has the fields, the platforms, and the report.
  @Test(
    arguments: [
      ("", ["desk", "phone"], []), (#", "platforms": ["phone"]"#, ["phone"], []),
      (
        #", "platforms": ["phnoe"]"#, [],
        ["unknown platform 'phnoe' in 'platforms' of catalog.json; did you mean 'phone'?"]
      ),
    ] as [(String, [String], [String])])
  func keepsPlatforms(fields: String, platforms: [String], messages: [String]) throws {
    let profiles = ["desk", "phone"].map { #""\#($0)": { "name": "P", "iconSet": "set", "unit": "pt", "facts": {} }"# }
    let source = try Self.read(fields, ["Base/platforms.json": "{ \(profiles.joined(separator: ", ")) }"])
    #expect(source.platforms.keys.map(\.rawValue).sorted() == platforms)
    #expect(source.problems.map(\.message) == messages)
  }
}
