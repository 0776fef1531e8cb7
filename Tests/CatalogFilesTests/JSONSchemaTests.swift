import Foundation
import SourceText
import TestSupport
import Testing

@testable import CatalogFiles

/// Validates the shipped catalogue against the schemas that editors use.
@Suite struct JSONSchemaTests {
  private static let schemas = [
    "catalog.schema.json", "purposes.schema.json", "titles.schema.json", "icon-set.schema.json",
    "glossary.schema.json", "headers.schema.json", "screens.schema.json", "platforms.schema.json",
    "vocabulary.schema.json", "audit.schema.json", "places.schema.json",
  ]

  /// Draft 2020-12, which the schemas name in `$schema`.
  @Test func schemasAreSchemas() throws {
    let paths = Self.schemas.map { StandardCatalogue.catalogs.appending(path: $0).path }
    let problems = try SchemaValidator().problems(of: paths.map { (schema: nil, file: $0) })
    for (path, problems) in zip(paths, problems) { #expect(problems == [], "\(path)") }
    for path in paths {
      let schema = JSONDocument(SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path)))))
      #expect(schema.problems.isEmpty)
      #expect(schema.root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    }
  }

  @Test func standardFollowsTheSchemas() throws {
    let pairs = StandardCatalogue.files.map { file in
      (schema: Self.schema(of: file), file: StandardCatalogue.folder.appending(path: file).path)
    }
    #expect(pairs.count >= 23)
    for (pair, problems) in zip(pairs, try SchemaValidator().problems(of: pairs)) {
      #expect(problems == [], "\(pair.file)")
    }
  }

  /// Each file names its schema by a path that exists.
  @Test(arguments: StandardCatalogue.files)
  func filesNameTheirSchema(file: String) throws {
    let document = JSONDocument(SourceFile(path: file, bytes: try StandardCatalogue.bytes(of: file)))
    let reference = try #require(document.root["$schema"]?.string)
    let target = StandardCatalogue.folder.appending(path: file).deletingLastPathComponent().appending(path: reference)
    #expect(target.standardizedFileURL.path == Self.schema(of: file))
  }

  /// The schema and the reader accept and refuse the same files.
  @Test func schemaAndReaderAgree() throws {
    let folder = try TemporaryFolder()
    let rows = (Self.whole + Self.wholeScreens).map { ($0, isBroken: false) } + Self.broken.map { ($0, isBroken: true) }
    let pairs = try rows.enumerated().map { index, row in
      try folder.write(row.0.text.utf8, to: "\(index).json")
      return (schema: Self.schema(of: row.0.file) as String?, file: "\(folder.path)/\(index).json")
    }
    for ((row, isBroken), problems) in zip(rows, try SchemaValidator().problems(of: pairs)) {
      let report = try row.read()
      #expect(problems.isEmpty == !isBroken, "the schema says \(problems) of \(row.text)")
      #expect(report.isEmpty == !isBroken, "the reader says \(report) of \(row.text)")
    }
  }

  /// One file, added to the small catalogue.
  private struct Row {
    let file: String
    let text: String

    init(_ file: String, _ text: String) {
      self.file = file
      self.text = text
    }

    /// A file with these fields, one of them changed or added.
    init(
      _ file: String, _ fields: [String: String], _ change: (field: String, value: String)? = nil, within: String = ""
    ) {
      let changed = change.map { fields.merging([$0.field: $0.value]) { $1 } } ?? fields
      let members = changed.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }
      let object = "{ \(members.joined(separator: ", ")) }"
      self.init(file, within.isEmpty ? object : "{ \"\(within)\": \(object) }")
    }

    /// The reader's report on the catalogue with this file. There are no other titles, since their purposes
    /// may be missing.
    func read() throws -> [String] {
      var texts: [String: String?] = file.hasPrefix("titles/") ? [:] : ["titles/ar.json": nil, "titles/en.json": nil]
      // These manifests name no icon set.
      if file == "catalog.json" { texts["icon-sets/set.json"] = .some(nil) }
      if file == "screens.json" { texts["headers.json"] = "{ \"kinds\": { \"page\": \(JSONSchemaTests.page) } }" }
      return try SmallCatalogue.read(texts.merging([file: text]) { $1 }).report
    }
  }

  private static let manifest = [
    "formatVersion": "1", "name": #""N""#, "sourceLocale": #""en""#, "locales": #"["en"]"#, "iconSets": "[]",
  ]
  private static let purpose = ["role": #""act""#, "description": #""…""#, "messages": #"{ "title": {} }"#]
  private static let iconSet = [
    "name": #""N""#, "version": #""1""#, "license": #""MIT""#, "source": #""…""#, "names": #"["i"]"#,
  ]

  private static let whole =
    SmallCatalogue.files.filter { $0.key != "catalog.json" && $0.key != "purposes.json" }.map { Row($0, $1) } + [
      Row("catalog.json", manifest), Row("catalog.json", manifest, ("extends", "null")),
      Row("catalog.json", manifest, ("limits", #"{ "title": 15 }"#)),
      Row("catalog.json", manifest, ("minimumSystems", #"{ "iOS": "17", "macOS": "14.2.1" }"#)),
      Row("catalog.json", manifest, ("numberingSystems", #"{ "en": "latn" }"#)),
      Row("catalog.json", manifest, ("stringTables", #"{ "android": {}, "gettext": { "foreign": ["menu", "a b"] } }"#)),
      Row("catalog.json", manifest, ("stringTables", #"{ "android": { "keys": "ds_{purpose}[_{message}]" } }"#)),
      Row("catalog.json", manifest, ("stringTables", #"{ "arb": { "keys": "ds{Purpose}{Message}" } }"#)),
      Row("catalog.json", manifest, ("outputs", "[]")),
      Row(
        "catalog.json", manifest,
        (
          "outputs",
          #"""
          [
            { "language": "swift", "folder": "../App", "locales": ["en"], "minimum": { "ios": "17" }, "namespace": "Buttons" },
            { "language": "kotlin", "folder": "../app/src/main", "android": true, "compose": false, "package": "a.b" },
            { "format": "gettext", "path": "../po", "keys": "ds_{purpose}[_{message}]", "options": { "untranslated": "empty" } }
          ]
          """#
        )),
      Row("icon-sets/set.json", iconSet, ("renamed", #"{ "old": "i" }"#)),
      Row("vocabulary.json", "{}"),
      Row("vocabulary.json", #"{ "$schema": "s", "back": {} }"#),
      Row(
        "vocabulary.json", #"{ "back": { "synonyms": { "en": ["Return", "C+"] }, "icons": { "*": ["go-previous"] } } }"#
      ),
      Row("vocabulary.json", #"{ "back": { "icons": { "set": ["arrow"] } } }"#),
      Row("places.json", "{}"),
      Row("places.json", #"{ "$schema": "s", "menu": { "description": "…", "purposes": [] } }"#),
      Row(
        "places.json",
        #"{ "menu": { "description": "…", "seenIn": ["HIG, Menus"], "titlesOnly": true, "purposes": ["back", "delete"] } }"#
      ),
      Row("glossary.json", "{}"),
      Row("glossary.json", #"{ "en": { "terms": { "ride": { "words": ["Fahrt*"], "note": "…" } } } }"#),
      Row("glossary.json", #"{ "en": { "forbidden": { "Trip*": { "instead": "Fahrt", "reason": "…" } } } }"#),
      Row("purposes.json", purpose, within: "back"),
      Row("purposes.json", purpose, ("direction", #""forward""#), within: "a-1"),
      Row("purposes.json", purpose, ("icons", #"{ "set": "i" }"#), within: "back"),
      Row(
        "purposes.json", purpose, ("icons", #"{ "set": { "leftToRight": "l", "rightToLeft": "r" } }"#), within: "back"),
      Row("purposes.json", purpose, ("opposite", #""unpin""#), within: "back"),
      Row("purposes.json", purpose, ("appearsWith", "[]"), within: "back"),
      Row("purposes.json", purpose, ("formerly", #"["remove"]"#), within: "back"),
      Row("purposes.json", purpose, ("messages", #"{ "title": {}, "short": {} }"#), within: "back"),
      Row(
        "purposes.json", purpose, ("messages", #"{ "title": {}, "short": { "description": "…", "limit": 15 } }"#),
        within: "back"),
      Row("headers.json", "{}"), Row("headers.json", #"{ "dismissal": "cross", "kinds": { "page": \#(page) } }"#),
      Row("purposes.json", "{}"), Row("titles/en.json", "{}"),
      Row("icon-sets/set.json", iconSet), Row("icon-sets/set.json", iconSet, ("rightToLeft", #"{ "i": "mirrors" }"#)),
    ]

  private static let broken =
    brokenManifests + brokenPurposes + brokenTitles + brokenIconSets + brokenGlossaries + brokenVocabularies
    + brokenPlaces
    + brokenHeaders + brokenScreens
    + brokenPlatforms

  /// A fact of a platform.
  private static func platform(_ fact: String, _ value: String, _ rest: String? = nil) -> Row {
    let rest = rest ?? #""source": "S", "confidence": "verified""#
    return Row("platforms.json", "{ \"tv\": { \"facts\": { \"\(fact)\": { \"value\": \(value), \(rest) } } } }")
  }

  private static let brokenPlatforms =
    [
      platform("bar", "1"), platform("height", "true"), platform("height", "-1"), platform("height", "10001"),
      platform("titleLength", "0"), platform("titleLength", "1.5"), platform("maximumTabs", "0"),
      platform("maximumTrailing", "-1"), platform("maximumTrailing", #"[{ "width": 1 }]"#), platform("cancel", #""x""#),
      platform("titleAlignment", #""left""#), platform("backSwipe", #""left""#), platform("heigth", "1"),
      platform("height", "1", #""source": "S""#), platform("height", "1", #""confidence": "verified""#),
      platform("height", "1", #""source": "S", "confidence": "sure""#),
      platform("height", "1", #""source": "S", "confidence": "memory", "note": """#),
    ]
    + ["[]", #"{ "iOS": {} }"#, #"{ "tv": { "name": 1 } }"#, #"{ "tv": { "fact": {} } }"#].map {
      Row("platforms.json", $0)
    }

  private static let page = #"{ "description": "…", "title": "inline", "leading": ["system"], "leave": "pop" }"#
  private static let kind = [
    "description": #""…""#, "title": #""inline""#, "leading": #"["system"]"#, "leave": #""pop""#,
  ]

  private static let brokenHeaders =
    [
      ("description", "1"), ("title", #""big""#), ("leading", #""system""#), ("leading", #"["left"]"#),
      ("confirmation", "1"), ("input", "null"), ("maximumTrailing", "-1"), ("leave", #""gone""#), ("reason", #""""#),
      ("icon", #""x""#),
    ].map { change in
      let members = kind.merging([change.0: change.1]) { $1 }.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
      return Row("headers.json", "{ \"kinds\": { \"page\": { \(members) } } }")
    }
    + ["[]", #"{ "dismissal": "x" }"#, #"{ "kinds": [] }"#, #"{ "kinds": { "Page": {} } }"#, #"{ "kind": {} }"#].map {
      Row("headers.json", $0)
    }

  private static let screen = ["title": #""back""#]

  private static let brokenScreens =
    [
      ("description", #""""#), ("header", "1"), ("title", #""Back""#), ("title", #""{A}""#), ("leading", "[]"),
      ("leading", "{}"), ("confirm", "1"), ("confirm", #"{ "action": "a" }"#), ("discard", "true"), ("input", #""no""#),
      ("trailing", #""back""#), ("trailing", "[1]"), ("trailing", #"[{ "purpose": "back", "image": "x" }]"#),
      ("trailing", #"[{ "purpose": "back", "enabled": 1 }]"#), ("segments", #""back""#), ("segments", "[1]"),
      ("segments", #"["back"]"#), ("segments", #"["back", "back"]"#),
      ("parent", "1"), ("route", "1"), ("route", #""places""#), ("presentation", #""popup""#), ("presentation", "{}"),
      ("presentation", #"{ "style": "custom" }"#), ("presentation", #"{ "style": "push", "grabber": true }"#),
      ("presentation", #"{ "style": "sheet", "name": "x" }"#),
      ("presentation", #"{ "style": "sheet", "detents": ["small"] }"#),
      ("presentation", #"{ "style": "sheet", "detents": [0] }"#),
      ("presentation", #"{ "style": "sheet", "cornerRadius": -1 }"#), ("indicator", #""arrow""#),
      ("task", #""work""#), ("tab", #""My Tab""#), ("tabOrder", "0"), ("tabs", "[]"),
    ].map { Row("screens.json", screen, $0, within: "home") }
    + ["[]", #"{ "Home": { "title": "" } }"#, #"{ "home": 1 }"#].map { Row("screens.json", $0) }

  private static let wholeScreens =
    [
      ("title", #""""#), ("title", #""{city}""#), ("description", #""…""#), ("header", #""page""#),
      ("leading", #""hidden""#), ("leading", #"{ "purpose": "back", "action": "leave" }"#), ("confirm", #""delete""#),
      ("discard", #""delete""#), ("input", "true"), ("segments", #"["back", "delete"]"#), ("parent", #""home""#),
      ("trailing", #"["back", { "purpose": "delete", "enabled": false, "identifier": "d", "message": "counted" }]"#),
      ("route", #""/home/{page?}""#), ("presentation", #""full-screen""#),
      ("presentation", #"{ "style": "custom", "name": "zoom" }"#),
      ("presentation", #"{ "style": "sheet", "detents": ["medium", 0.4, 1], "grabber": true, "cornerRadius": 12.5 }"#),
      ("indicator", #""none""#), ("task", #""steps""#), ("tab", #""home""#), ("tabOrder", "1"),
    ].map { Row("screens.json", screen, $0, within: "home") }

  private static let brokenGlossaries = [
    "[]", #"{ "d_e": {} }"#, #"{ "de": [] }"#, #"{ "de": { "words": {} } }"#, #"{ "de": { "terms": [] } }"#,
    #"{ "de": { "terms": { "ride": "Fahrt" } } }"#, #"{ "de": { "terms": { "ride": {} } } }"#,
    #"{ "de": { "terms": { "ride": { "words": [] } } } }"#, #"{ "de": { "terms": { "ride": { "words": ["a*b"] } } } }"#,
    #"{ "de": { "terms": { "*": { "words": ["Fahrt"] } } } }"#, #"{ "de": { "forbidden": { "Trip": {} } } }"#,
    #"{ "de": { "forbidden": { "Trip": { "reason": 1 } } } }"#,
    #"{ "de": { "forbidden": { "Trip": { "reason": "…", "use": "" } } } }"#,
  ].map { Row("glossary.json", $0) }

  private static let brokenVocabularies = [
    "[]", #"{ "back": [] }"#, #"{ "Back": {} }"#, #"{ "back": { "words": {} } }"#, #"{ "back": { "synonyms": [] } }"#,
    #"{ "back": { "synonyms": { "e_n": ["Return"] } } }"#, #"{ "back": { "synonyms": { "en": "Return" } } }"#,
    #"{ "back": { "synonyms": { "en": [] } } }"#, #"{ "back": { "synonyms": { "en": [1] } } }"#,
    #"{ "back": { "synonyms": { "en": ["…"] } } }"#, #"{ "back": { "synonyms": { "en": ["A", "A"] } } }"#,
    #"{ "back": { "icons": { "S E T": ["arrow"] } } }"#, #"{ "back": { "icons": { "set": [" "] } } }"#,
    #"{ "back": { "icons": { "*": {} } } }"#,
  ].map { Row("vocabulary.json", $0) }

  private static let brokenPlaces = [
    "[]", #"{ "menu": [] }"#, #"{ "Menu": { "purposes": [] } }"#, #"{ "menu": {} }"#,
    #"{ "menu": { "purposes": {} } }"#,
    #"{ "menu": { "purposes": ["Back"] } }"#, #"{ "menu": { "purposes": ["back", "back"] } }"#,
    #"{ "menu": { "purposes": [], "description": " " } }"#, #"{ "menu": { "purposes": [], "seenIn": "HIG" } }"#,
    #"{ "menu": { "purposes": [], "titlesOnly": "yes" } }"#, #"{ "menu": { "purposes": [], "purpose": "back" } }"#,
  ].map { Row("places.json", $0) }

  private static let brokenManifests =
    [
      ("formatVersion", "2"), ("formatVersion", #""1""#), ("name", "null"), ("description", "1"), ("extends", "true"),
      ("sourceLocale", #""en_US""#), ("sourceLocale", "[]"), ("locales", #""en""#), ("locales", #"["en", "en"]"#),
      ("locales", #"["en", "zh-HANT"]"#), ("locales", #"["en", "english language"]"#), ("locales", #"["en", 1]"#),
      ("locales", "[]"), ("locales", #"["en", "en-a"]"#), ("locales", #"["en", "en-x"]"#),
      ("locales", #"["en", "zh-yue"]"#), ("iconSets", #""set""#), ("iconSets", #"["SF Symbols"]"#),
      ("iconSets", #"["set", "set"]"#), ("limits", "15"), ("limits", #"{ "title": 0 }"#),
      ("limits", #"{ "title": "15" }"#), ("limits", #"{ "title": 1.5 }"#), ("limit", "{}"),
      ("minimumSystems", "17"), ("minimumSystems", #"{ "iOS": 17 }"#), ("minimumSystems", #"{ "iOS": "17.x" }"#),
      ("numberingSystems", #""arab""#), ("numberingSystems", #"{ "en": "Latn" }"#),
      ("numberingSystems", #"{ "en": 1 }"#), ("wordings", #"["apple"]"#),
      ("wordings", #"{ "Apple": { "description": "A." } }"#),
      ("wordings", #"{ "apple": {} }"#), ("wordings", #"{ "apple": { "description": "A.", "titleCase": ["en_GB"] } }"#),
      ("wording", #""apple""#), ("wording", #"{ "swift": 1 }"#),
      ("stringTables", "[]"), ("stringTables", #"{ "word": {} }"#), ("stringTables", #"{ "arb": "x" }"#),
      ("stringTables", #"{ "arb": { "foreign": ["a", "a"] } }"#), ("stringTables", #"{ "arb": { "key": "x" } }"#),
      ("stringTables", #"{ "arb": { "keys": "ds_{message}" } }"#),
      ("stringTables", #"{ "arb": { "keys": "{purpose" } }"#),
      ("stringTables", #"{ "arb": { "keys": "[[{purpose}]]" } }"#),
      ("stringTables", #"{ "arb": { "keys": "{purpose}{name}" } }"#),
      ("stringTables", #"{ "arb": { "keys": "{purpose}{Purpose}" } }"#),
    ].map { Row("catalog.json", manifest, $0) }
    + ["[]", "{}", #"{ "formatVersion": 1, "name": "N", "extends": null }"#].map { Row("catalog.json", $0) }

  private static let brokenPurposes =
    [
      ("role", #""go""#), ("role", "1"), ("direction", #""left""#), ("description", "[]"), ("descripton", #""…""#),
      ("icons", "[]"), ("icons", #"{ "set": 1 }"#), ("icons", #"{ "set": {} }"#), ("icons", #"{ "set": null }"#),
      ("icons", #"{ "set": { "leftToRight": "l" } }"#), ("icons", #"{ "set": { "name": "n" } }"#),
      ("icons", #"{ "set": { "name": "n", "locales": { "en_US": "m" } } }"#),
      ("icons", #"{ "set": { "name": "n", "locales": { "en": 1 } } }"#),
      ("icons", #"{ "set": { "leftToRight": "l", "rightToLeft": "r", "top": "t" } }"#),
      ("messages", "[]"), ("messages", #"{ "Title": {} }"#), ("messages", #"{ "title": "Back" }"#),
      ("messages", #"{ "title": { "limit": 0 } }"#), ("messages", #"{ "title": { "limits": 3 } }"#),
      ("messages", #"{ "title": { "arguments": [] } }"#), ("messages", #"{ "title": { "arguments": { "n": {} } } }"#),
      ("messages", #"{ "title": { "arguments": { "n": { "type": "int" } } } }"#),
      ("messages", #"{ "title": { "arguments": { "n-o": { "type": "text" } } } }"#),
      ("messages", #"{ "title": { "arguments": { "n": { "type": "integer", "maximum": -1 } } } }"#),
      ("messages", #"{ "title": { "arguments": { "n": { "type": "integer", "minimum": 1 } } } }"#),
      ("messages", #"{ "title": {}, "short": { "limit": 0 } }"#), ("messages", #"{ "title": {}, "short": 15 }"#),
      ("messages", #"{ "title": {}, "short": { "arguments": { "n": { "type": "text" } } } }"#),
      ("opposite", #"["back"]"#), ("appearsWith", #""back""#), ("appearsWith", "[1]"),
      ("appearsWith", #"["back", "back"]"#),
      ("formerly", #""remove""#), ("formerly", "[1]"), ("formerly", #"["remove", "remove"]"#),
    ].map { Row("purposes.json", purpose, $0, within: "back") }
    + ["[]", "null", #"{ "Back": {} }"#, #"{ "select_all": {} }"#, #"{ "back": "navigate" }"#].map {
      Row("purposes.json", $0)
    }

  private static let brokenTitles = [
    "[]", #""Back""#, #"{ "back": null }"#, #"{ "back": 1 }"#, #"{ "back": ["Back"] }"#, #"{ "Back": "Back" }"#,
    #"{ "back": { "title": null } }"#, #"{ "back": { "title": {} } }"#, #"{ "back": { "title": { "text": 1 } } }"#,
    #"{ "back": { "title": { "text": "Back", "state": "done" } } }"#,
    #"{ "back": { "title": { "text": "Back", "comment": 1 } } }"#,
    #"{ "back": { "title": { "text": "Back", "note": "" } } }"#, #"{ "back": { "Title": "Back" } }"#,
  ].map { Row("titles/en.json", $0) }

  private static let brokenIconSets =
    [
      ("name", "1"), ("version", "2"), ("license", "null"), ("licence", #""MIT""#), ("source", "[]"), ("names", "{}"),
      ("names", "[1]"), ("rightToLeft", "[]"), ("rightToLeft", #"{ "i": "flips" }"#),
      ("renamed", "[]"), ("renamed", #"{ "old": 1 }"#), ("rightToLeft", #"{ "i": true }"#),
      ("rightToLeft", #"{ "i": {} }"#), ("rightToLeft", #"{ "i": { "behaviour": "mirrors", "scripts": "Arab" } }"#),
      ("rightToLeft", #"{ "i": { "behaviour": "mirrors", "scripts": [1] } }"#),
      ("rightToLeft", #"{ "i": { "behaviour": "mirrors", "scripts": [] } }"#),
      ("rightToLeft", #"{ "i": { "behaviour": "mirrors", "scripts": ["arab"] } }"#),
      ("rightToLeft", #"{ "i": { "behavior": "mirrors", "scripts": ["Arab"] } }"#),
    ].map { Row("icon-sets/set.json", iconSet, $0) }
    + ["[]", "{}"].map { Row("icon-sets/set.json", $0) }

  /// The path of the schema for a catalogue's file.
  private static func schema(of file: String) -> String {
    let name =
      switch file {
      case "catalog.json": schemas[0]
      case "purposes.json": schemas[1]
      case _ where file.hasPrefix("titles/"): schemas[2]
      case "glossary.json": schemas[4]
      case "headers.json": schemas[5]
      case "screens.json": schemas[6]
      case "platforms.json": schemas[7]
      case "vocabulary.json": schemas[8]
      case "audit.json": schemas[9]
      case "places.json": schemas[10]
      default: schemas[3]
      }
    return StandardCatalogue.catalogs.appending(path: name).path
  }
}
