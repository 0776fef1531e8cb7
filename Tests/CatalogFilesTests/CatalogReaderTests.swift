import CatalogModel
import SourceText
import TestSupport
import Testing

@testable import CatalogFiles

/// Reading a catalogue without mistakes.
@Suite struct CatalogReaderTests {
  @Test func readsTheManifest() throws {
    let manifest = try SmallCatalogue.read().manifest
    #expect(manifest.name == "Small")
    #expect(manifest.description == "For tests.")
    #expect(manifest.extends == nil)
    #expect(manifest.sourceLocale == .english)
    #expect(manifest.locales.map(\.identifier) == ["ar", "en"])
    #expect(manifest.iconSets == ["set"])
    #expect(manifest.limits == ["title": 15])
  }

  @Test func readsThePurposesSorted() throws {
    let source = try SmallCatalogue.read()
    #expect(source.report == [])
    #expect(source.purposes.map(\.identifier) == ["back", "delete"])

    let back = source.purposes[0]
    #expect(back.role == .navigate)
    #expect(back.direction == .backward)
    #expect(back.description == "Goes back.")
    #expect(back.icons == ["set": .byDirection(leftToRight: "left", rightToLeft: "right")])
    #expect(back.messages.map(\.name) == ["title"])
    #expect(back.appearsWith == ["delete"])

    let delete = source.purposes[1]
    #expect(delete.direction == nil)
    let arabic = try #require(LanguageTag("ar"))
    #expect(delete.icons == ["set": .byLocale(name: "trash", locales: [arabic: "bin"])])
    let counted = MessageDeclaration(
      name: "counted", description: nil,
      arguments: [ArgumentDeclaration(name: "count", kind: .integer, maximum: 9999)], limit: 30)
    #expect(delete.messages.last == counted)
  }

  /// The title comes first wherever purposes.json has it, and purposes are found in any order.
  @Test func numbersTheMessages() throws {
    let source = try SmallCatalogue.read([
      "purposes.json": """
      {
        "zoom": { "role": "act", "description": "…", "messages": { "short": {}, "title": {}, "long": {} } },
        "add": { "role": "act", "description": "…", "messages": { "title": {} } }
      }
      """,
      "titles/ar.json": "{}",
      "titles/en.json": #"{ "zoom": { "long": "Zoom in", "title": "Zoom" }, "add": "Add" }"#,
    ])
    #expect(source.report == [])
    #expect(source.purposes.map { $0.messages.map(\.name) } == [["title"], ["title", "short", "long"]])
    #expect(source.slots.count == 4)
    #expect(source.slots.range(ofPurpose: 1) == 1..<4)
    #expect((0..<4).map { source.declaration(ofSlot: $0).name } == ["title", "title", "short", "long"])
    #expect(source.text("add", in: "en") == "Add")
    #expect(source.text("zoom", "long", in: "en") == "Zoom in")
    #expect(source.text("zoom", "short", in: "en") == nil)
    #expect(source.purposeIndex["zoom"] == 1)
    #expect(source.purposeIndex["zo"] == nil)
    #expect(source.purposeIndex[""] == nil)
  }

  @Test func readsTextsInEveryForm() throws {
    let source = try SmallCatalogue.read()
    #expect(source.text("back", in: "en") == "Back")
    #expect(source.text("delete", in: "en") == "Delete")
    #expect(source.text("delete", "counted", in: "en") == "Delete {count}")
    #expect(source.text("delete", in: "ar") == "حذف")
    #expect(source.text("delete", "counted", in: "ar") == nil)
    #expect(source.sourceIndex == 1)
  }

  /// The reader records the traits of a text, so that rules can skip texts that do not concern them.
  @Test(
    arguments: [
      (#""Back""#, []),
      (#""Zurück""#, .hasNonASCII),
      (#""{count}""#, .hasSyntax),
      (#""It's""#, .hasSyntax),
      (#""\u0042ack""#, .isEscaped),
      (#""\u007Bcount\u007D""#, [.isEscaped, .hasSyntax]),
      (#"{ "text": "Back", "state": "new" }"#, .isAnnotated),
      (#"{ "text": "Back" }"#, .isAnnotated),
    ] as [(String, TextEntry.Traits)])
  func recordsTraitsOfTexts(value: String, traits: TextEntry.Traits) throws {
    let source = try SmallCatalogue.read(["titles/en.json": #"{ "back": { "title": \#(value) } }"#])
    #expect(try #require(source.entry("back", in: "en")).traits == traits)
  }

  /// A text's state, comment and source, and whether it needs review.
  @Test(
    arguments: [
      (#"{ "text": "Back" }"#, TextRecord(state: nil, comment: nil, source: nil), false),
      (#"{ "text": "Back", "state": "new" }"#, TextRecord(state: .new, comment: nil, source: nil), true),
      (
        #"{ "text": "Back", "state": "needs-review" }"#, TextRecord(state: .needsReview, comment: nil, source: nil),
        true
      ),
      (
        #"{ "text": "Back", "state": "final", "comment": "A verb.", "source": "af63dc4c8601ec8c" }"#,
        TextRecord(state: .final, comment: "A verb.", source: "af63dc4c8601ec8c"), false
      ),
    ])
  func keepsRecordsOfTexts(value: String, record: TextRecord, needsReview: Bool) throws {
    let source = try SmallCatalogue.read(["titles/en.json": #"{ "back": { "title": \#(value) } }"#])
    let slot = try #require(source.purposeIndex["back"].map { source.slots.starts[$0] })
    let found = try #require(source.record(ofLocale: source.sourceIndex, slot: slot))
    #expect(found == record)
    #expect(found.needsReview == needsReview)
  }

  /// Accepted findings, in the order of the file.
  @Test func readsTheSettingsOfRules() throws {
    let rules = #"""
      { "kashida": "off",
        "untranslated": { "severity": "error",
          "exceptions": [{ "locales": ["de", "nl"], "purposes": ["filter"], "reason": "The word is the same." }] } }
      """#
    let manifest = (SmallCatalogue.files["catalog.json"] ?? "").replacing(
      #""formatVersion": 1,"#, with: #""formatVersion": 1, "rules": \#(rules),"#)
    let settings = try SmallCatalogue.read(["catalog.json": manifest]).ruleSettings
    #expect(settings.map(\.rule) == ["kashida", "untranslated"])
    #expect(settings.map(\.level) == [.off, .error])
    let exception = try #require(settings.last?.exceptions.first)
    #expect(exception.reason == "The word is the same.")
    let dutch = LanguageTag("nl")
    #expect(exception.covers(Subject(purpose: "filter", message: "title", locale: dutch), inherited: []))
    #expect(!exception.covers(Subject(purpose: "sort", message: "title", locale: dutch), inherited: []))
    #expect(!exception.covers(Subject(purpose: "filter", locale: .english), inherited: []))
    #expect(!exception.covers(Subject(purpose: "filter"), inherited: []), "it is about some locales")
  }

  @Test func readsExceptionsForInheritedPurposes() throws {
    let rules =
      #"{ "missing-icon": { "exceptions": [{ "inherited": true, "reason": "They have no drawings yet." }] } }"#
    let manifest = (SmallCatalogue.files["catalog.json"] ?? "").replacing(
      #""formatVersion": 1,"#, with: #""formatVersion": 1, "rules": \#(rules),"#)
    let exception = try #require(
      try SmallCatalogue.read(["catalog.json": manifest]).ruleSettings.last?.exceptions.first)
    #expect(exception.covers(Subject(purpose: "filter"), inherited: ["filter"]))
    #expect(!exception.covers(Subject(purpose: "filter"), inherited: ["sort"]), "it is the catalogue's own")
    #expect(!exception.covers(Subject(locale: .english), inherited: ["filter"]), "it is about no purpose")
  }

  @Test func readsTheIconSets() throws {
    let set = try #require(try SmallCatalogue.read().iconSets.first)
    #expect(set.identifier == "set")
    #expect(set.name == "Set")
    #expect(set.version == "1")
    #expect(set.contains("left") && set.contains("trash") && !set.contains("lef") && !set.contains(""))
    #expect(set.behaviour(of: "trash") == .mirrors(scripts: ["Arab"]))
    #expect(set.behaviour(of: "left") == .fixed)
    #expect(set.nearestName(to: "lift") == "left")
    #expect(set.nearestName(to: "xylophone") == nil)
  }

  /// An icon set gets more icons with each release. A purpose can have a new icon and an older one as its fallback.
  @Test func distinguishesReleases() throws {
    let source = try SmallCatalogue.read([
      "icon-sets/set.json": """
      {
        "name": "Set", "version": "2", "license": "MIT", "source": "…",
        "names": { "System 1": ["bin", "left", "right", "trash"], "System 2": ["trash.new"] }
      }
      """,
      "purposes.json": """
      {
        "delete": {
          "role": "destroy", "description": "Deletes.",
          "icons": { "set": { "name": "trash.new", "fallback": "trash" } },
          "messages": { "title": {}, "counted": { "arguments": { "count": { "type": "integer" } } } }
        }
      }
      """,
      "titles/ar.json": "{}", "titles/en.json": "{}",
    ])
    #expect(source.report == [])
    #expect(source.purposes[0].icons == ["set": .byRelease(name: "trash.new", fallback: "trash")])
    let introductions = ["trash", "trash.new", "paper"].map { source.iconSets[0].introduction(of: $0) }
    #expect(introductions.map { $0?.map { "\($0.system) \($0.version)" } } == [["System 1"], ["System 2"], nil])
    #expect(source.iconSets[0].nearestName(to: "trash.nwe") == "trash.new")
  }

  /// A handwritten list of icons may be unsorted.
  @Test func findsNamesOfAnUnsortedInventory() throws {
    let source = try SmallCatalogue.read([
      "icon-sets/set.json": """
      {
        "name": "Set", "version": "1", "license": "MIT", "source": "…",
        "rightToLeft": { "a": "fixed", "m": "mirrors", "s": "semantic", "l": "localized" },
        "names": ["trash", "s", "left", "m", "bin", "l", "right", "a", "\\u0062\\u0061ck"]
      }
      """
    ])
    #expect(source.report == [])
    for name in ["trash", "s", "left", "m", "bin", "l", "right", "a", "back"] {
      #expect(source.iconSets[0].contains(name), "\(name)")
    }
    let behaviours = ["a", "m", "s", "l"].map { source.iconSets[0].behaviour(of: $0) }
    #expect(behaviours == [.fixed, .mirrors(scripts: nil), .semantic, .localized])
  }

  /// `$schema` is for editors; it is neither a purpose nor an unknown field.
  @Test func ignoresSchemaReferences() throws {
    let files = SmallCatalogue.files.mapValues { text in
      "{ \"$schema\": \"../schema.json\"," + text.drop { $0 != "{" }.dropFirst()
    }
    #expect(try SmallCatalogue.read("", of: files).report == [])
  }

  /// Paths begin with the folder as the caller named it.
  @Test(arguments: ["Catalogs/Small", "./Catalogs/Small", "Catalogs/Small/"])
  func namesFilesAsTheCallerDoes(folder: String) throws {
    let files = Dictionary(uniqueKeysWithValues: SmallCatalogue.files.map { ("Catalogs/Small/\($0)", $1) })
      .merging(["Catalogs/Small/titles/ar.json": "{,}"]) { $1 }
    let source = try SmallCatalogue.read(folder, of: files)
    let path = folder.hasSuffix("/") ? folder : folder + "/"
    #expect(source.report == ["\(path)titles/ar.json:1:2: json-syntax: extra comma; remove it"])
    #expect(source.folder == folder)
  }

  @Test func requiresAManifest() {
    #expect(throws: FileError(path: "Nowhere/catalog.json", reason: .notFound)) {
      try SmallCatalogue.read("Nowhere", of: SmallCatalogue.files)
    }
  }

  /// With more locales than one thread reads, each locale keeps its own texts, and the order of problems is fixed.
  @Test func readsManyLocalesInParallel() throws {
    let purposes = (0..<100).map { "p\($0)" }
    let tags = (0..<300).map { "qa\(["a", "b", "c"][$0 % 3])-\(100 + $0 / 3)" }
    var files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Large", "sourceLocale": "\(tags[0])", "iconSets": [],
        "locales": [\(tags.map { "\"\($0)\"" }.joined(separator: ","))] }
      """,
      "purposes.json": "{"
        + purposes.map { #""\#($0)": { "role": "act", "description": "…", "messages": { "title": {} } }"# }
        .joined(separator: ",") + "}",
    ]
    for tag in tags {
      let texts = purposes.map { "\"\($0)\": \"\($0) in \(tag)\"" }.joined(separator: ",")
      files["titles/\(tag).json"] = "{ \(texts), \"x\": 1 }"
    }
    let source = try SmallCatalogue.read("", of: files)
    for tag in tags {
      #expect(source.text("p7", in: tag) == "p7 in \(tag)")
      #expect(source.text("p99", in: tag) == "p99 in \(tag)")
    }
    #expect(source.problems.map(\.place.file.path) == tags.sorted().map { "titles/\($0).json" })
  }
}
