import Foundation
import TestSupport
import Testing

/// Each edit changes every file that names its subject, or is refused: `check` has no error afterwards that was not there before.
@Suite("Every edit") struct EveryEditTests {
  enum Outcome: Sendable {
    case done, refused
    /// The new texts are missing in other locales, which the command says: they are the work of translators.
    case untranslated
  }

  struct Edit: CustomStringConvertible, Sendable {
    let catalogue: String
    let words: String
    let outcome: Outcome

    init(_ catalogue: String, _ words: String, _ outcome: Outcome = .done) {
      self.catalogue = catalogue
      self.words = words
      self.outcome = outcome
    }

    var description: String { "\(catalogue): \(words)" }

    /// The arguments, of which those with spaces are in quotation marks.
    var arguments: [String] {
      words.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { number, part in
        number.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
    }
  }

  @Test("No edit breaks a catalogue", arguments: standard + cycling + overlay)
  func keepsTheCatalogueWhole(edit: Edit) throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: URL(filePath: folder.path))
    try copy(edit.catalogue, to: folder)
    let check = ["check", "C", "--quiet", "--baseline", "baseline.json"]
    let first = try program.run(
      "check", "C", "--baseline", "baseline.json", "--update-baseline", "--grow", "--reason", "known")
    try #require(first.status == 0, "\(first)")
    let before = try folder.files()

    let result = try program.run(edit.arguments + ["--catalog", "C"])
    let isChanged = try folder.files() != before
    switch edit.outcome {
    case .done: #expect(result.status == 0 && isChanged, "\(result)")
    case .refused: #expect(result.status != 0 && !isChanged, "\(result)")
    case .untranslated: #expect(result.status == 0 && (result.output + result.error).contains(" lacks "), "\(result)")
    }
    let ignored = edit.outcome == .untranslated ? ["--severity", "missing-title=warning"] : []
    let after = try program.run(check + ignored)
    #expect(after.status == 0, "\(after)")
  }

  /// An import writes only what brings no error, a fix takes errors away, and a new overlay has none.
  @Test func keepsTheCatalogueWholeInBulk() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: URL(filePath: folder.path))
    try copy("overlay", to: folder)
    let check = ["check", "C", "--quiet", "--baseline", "baseline.json"]
    let known = try program.run(
      "check", "C", "--baseline", "baseline.json", "--update-baseline", "--grow", "--reason", "known")
    try #require(known.status == 0, "\(known)")
    func whole(_ step: Comment) throws { #expect(try program.run(check).status == 0, step) }

    #expect(
      try program.run("export", "--all", "--format", "xliff-1.2", "--output", "out", "--catalog", "C").status == 0)
    let sent = try String(contentsOfFile: "\(folder.path)/out/de.xlf", encoding: .utf8)
    func send(_ text: String) throws -> Program.Result {
      try folder.write(sent.replacing(">Verbrennen<", with: ">\(text)<").utf8, to: "out/de.xlf")
      return try program.run("import", "out", "--catalog", "C")
    }
    #expect(try send("Verfeuern").status == 0)
    try whole("import")
    let before = try folder.files().filter { $0.key.hasPrefix("C/") }
    #expect(try send("Verfeuern {count").status == 1)
    #expect(try folder.files().filter { $0.key.hasPrefix("C/") } == before)

    let french = try String(contentsOfFile: "\(folder.path)/C/titles/fr.json", encoding: .utf8)
    try folder.write(french.replacing("\"fires\"", with: "\"fire\"").utf8, to: "C/titles/fr.json")
    #expect(try program.run(check).status == 1)
    #expect(try program.run("check", "C", "--fix", "--quiet", "--baseline", "baseline.json").status == 0)
    try whole("fix")

    #expect(try program.run("init", "Further", "--extends", "C", "--locales", "de,en").status == 0)
    #expect(try program.run("check", "Further", "--quiet").status == 0)
  }

  @Test("A purpose whose key catalog.json calls foreign in an app's files is not removed")
  func refusesToRemoveAForeignKey() throws {
    let folder = try TemporaryFolder()
    try copy("overlay", to: folder)
    let manifest = try String(contentsOfFile: "\(folder.path)/C/catalog.json", encoding: .utf8)
    try folder.write(manifest.replacing("\"app_fires\"", with: "\"app_burn\"").utf8, to: "C/catalog.json")
    let before = try folder.files()
    let result = try Program(folder: URL(filePath: folder.path)).run("remove", "purpose", "burn", "--catalog", "C")
    #expect(result.status == 1 && result.error.contains("the catalogue has no key 'app_burn' in strings"), "\(result)")
    #expect(try folder.files() == before)
  }

  @Test("A warning that other findings follow from does not make an edit's missing texts errors")
  func addsUnderAWarning() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: URL(filePath: folder.path))
    try copy("Standard", to: folder)
    // Spanish is named a mistake for Galician: one line, behind which everything else of the locale is counted.
    let galician = try String(contentsOfFile: "\(folder.path)/C/titles/gl.json", encoding: .utf8)
    try folder.write(galician.utf8, to: "C/titles/es.json")
    let icons = ["sf-symbols", "material-symbols", "fluent", "bootstrap-icons", "lucide"].flatMap {
      ["--icon", "\($0)=star"]
    }
    let added = try program.run(
      ["add", "purpose", "gaze", "--role", "act", "--title", "Gaze", "--description", "Looks long.", "--catalog", "C"]
        + icons)
    #expect(added.status == 0 && added.error.contains("'gaze' lacks its title in"), "\(added.error)")
  }

  @Test("A baseline accepts the findings of a renamed purpose, and its update writes the new identifier")
  func baselineFollowsARename() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: URL(filePath: folder.path))
    try copy("overlay", to: folder)
    let check = ["check", "C", "--severity", "app-name-title=error", "--baseline", "baseline.json"]
    #expect(try program.run(check + ["--update-baseline", "--grow", "--reason", "known"]).status == 0)
    #expect(try program.run("rename", "purpose", "fires", "flames", "--catalog", "C").status == 0)
    let after = try program.run(check)
    #expect(after.status == 0 && after.output.contains("0 errors"), "\(after)")
    #expect(try program.run(check + ["--update-baseline"]).status == 0)
    let baseline = try String(contentsOfFile: "\(folder.path)/baseline.json", encoding: .utf8)
    #expect(baseline.contains("app-name-title:flames:") && !baseline.contains(":fires:"), "\(baseline)")
  }

  /// Files of a catalogue below `C`.
  private func copy(_ catalogue: String, to folder: TemporaryFolder) throws {
    guard catalogue != "overlay" else {
      for (path, text) in Self.files { try folder.write(text.utf8, to: "C/\(path)") }
      return
    }
    try FileManager.default.copyItem(
      atPath: Repository.catalogs.appending(path: catalogue).path, toPath: "\(folder.path)/C")
    guard catalogue != "Standard" else { return }
    // Its base is beside the repository's catalogues.
    let path = "\(folder.path)/C/catalog.json"
    let text = try String(contentsOfFile: path, encoding: .utf8).replacing("\"../../Standard\"", with: "\"Standard\"")
    try folder.write(text.utf8, to: "C/catalog.json")
  }

  private static let standard = [
    Edit("Standard", "rename purpose bookmark keep-page"), Edit("Standard", "remove purpose follow unfollow"),
    Edit("Standard", "remove locale cy"), Edit("Standard", "remove locale fr", .refused),
    Edit("Standard", "remove icon-set lucide", .refused), Edit("Standard", "remove purpose back", .refused),
    Edit("Standard", "set save --locale de --title Ablegen"),
  ]

  private static let cycling =
    [
      "add screen viewed-page --title \"{page}\" --route /pages/{page} --trailing share,delete",
      "rename purpose start-ride begin-ride", "rename purpose itineraries plans", "remove screen people",
      "set start-ride --locale de --title Losfahren", "set share --locale de --title Weitergeben",
      "set add-stop --icon lucide=map-pin", "remove purpose start-ride",
    ].map { Edit("Examples/Cycling", $0) } + [
      Edit(
        "Examples/Cycling",
        "add message add-stop counted --argument count=integer --text \"{count, plural, one {Add # stop} other {Add # stops}}\"",
        .untranslated),
      Edit(
        "Examples/Cycling", "add purpose glow --role act --description \"Glows. A verb.\" --title Glow", .refused),
      Edit("Examples/Cycling", "remove locale en", .refused),
      Edit("Examples/Cycling", "remove purpose itineraries", .refused), Edit("Examples/Cycling", "remove locale ja"),
      Edit("Examples/Cycling", "rename purpose back return", .refused),
      Edit("Examples/Cycling", "add locale it", .untranslated),
    ]

  private static let overlay =
    [
      "rename purpose burn ignite", "rename purpose fires flames", "remove purpose burn", "remove purpose delete",
      "remove locale de",
      "remove locale fr-CA",
      "remove message burn counted",
      "set burn --locale de --title Anzünden", "set burn --locale de --wording apple --title Anbrennen",
      "set burn --locale de --wording apple --remove", "set burn --description \"Sets fire to it. A verb.\"",
      "remove screen fires",
    ].map { Edit("overlay", $0) } + [
      Edit("overlay", "add locale it", .untranslated),
      Edit(
        "overlay", "add purpose glow --role act --description \"Glows. A verb.\" --title Glow --place fire",
        .untranslated),
      Edit("overlay", "add message burn warning --text \"This cannot be undone.\"", .untranslated),
      Edit("overlay", "remove purpose share", .refused), Edit("overlay", "rename purpose save keep", .refused),
      Edit("overlay", "rename purpose burn share", .refused),
      Edit("overlay", "remove purpose glowing", .refused), Edit("overlay", "remove locale fr", .refused),
      Edit("overlay", "remove purpose fires", .refused), Edit("overlay", "remove locale en", .refused),
    ]

  /// An overlay with every kind of file that names purposes and locales.
  private static let files = [
    "catalog.json": """
    {
      "formatVersion": 1,
      "name": "Fires",
      "extends": "Standard",
      "locales": ["de", "en", "fr", "fr-CA"],
      "rules": {
        "missing-icon": "off",
        "shared-text": { "exceptions": [{ "locales": ["de", "fr-CA"], "purposes": ["burn", "share"], "reason": "A test." }] },
        "unneeded-exception": "off"
      },
      "purposes": ["burn", "delete", "save", "share"],
      "stringTables": { "strings": { "keys": "app_{purpose}[_{message}]", "foreign": ["app_save", "app_fires"] } }
    }
    """,
    "purposes.json": """
    {
      "burn": {
        "role": "destroy", "description": "Burns it. A verb.", "messages": {
          "title": {},
          "counted": { "description": "How many burn.", "arguments": { "count": { "type": "integer" } } }
        },
        "appearsWith": ["fires"]
      },
      "fires": { "role": "navigate", "description": "Leads to the fires. A noun.", "messages": { "title": {} } }
    }
    """,
    "titles/en.json": """
    { "burn": { "title": "Burn", "counted": "{count, plural, one {Burn # thing} other {Burn # things}}" }, "fires": "Fires" }
    """,
    "titles/de.json": """
    { "burn": { "title": "Verbrennen", "counted": "{count, plural, one {# Ding verbrennen} other {# Dinge verbrennen}}" }, "fires": "Feuer" }
    """,
    "titles/de.apple.json": "{ \"burn\": \"Brennen\" }",
    "titles/fr.json": """
    {
      "burn": { "title": "Brûler", "counted": "{count, plural, one {Brûler # objet} many {Brûler # d’objets} other {Brûler # objets}}" },
      "fires": "Feux"
    }
    """,
    "places.json": "{ \"fire\": { \"description\": \"At a fire.\", \"purposes\": [\"burn\", \"save\"] } }",
    "vocabulary.json": "{ \"burn\": { \"synonyms\": { \"de\": [\"Anfachen\"], \"en\": [\"Torch\"] } } }",
    "screens.json": """
    {
      "fires": { "description": "All fires.", "header": "root", "title": "fires", "trailing": ["share"], "route": "/fires" }
    }
    """,
    "audit.json": """
    {
      "formatVersion": 1,
      "wrappers": {
        "BurnButton": { "framework": "swiftui", "purpose": "burn" },
        "ShareButton": { "framework": "swiftui", "purpose": "share" }
      }
    }
    """,
    "attestation.tsv": """
    locale\tpurpose\ttitle\tprograms that print it\twhat programs print instead\twhy\tEnglish\twitnesses\ton buttons
    de\tburn\tVerbrennen\tA\t\t\tBurn\t1\t1
    de\tshare\tTeilen\tA\t\t\tShare\t1\t1
    fr-CA\tburn\tBrûler\tA\t\t\tBurn\t1\t1

    """,
  ]
}
