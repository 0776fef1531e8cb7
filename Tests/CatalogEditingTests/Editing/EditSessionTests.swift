import CatalogFiles
import CatalogModel
import CatalogValidation
import SourceText
import TestSupport
import Testing

@testable import CatalogEditing

/// Checks between edits read and check only what changed.
@Suite struct EditSessionTests {
  private let folder: TemporaryFolder

  /// Locales that inherit from each other, that share a language but not a script, and unrelated ones.
  private static let locales = [
    "ar", "de", "de-AT", "en", "en-GB", "nb", "nn", "no", "sr", "sr-Latn", "zh-Hans", "zh-Hant", "zh-Hant-HK",
  ]

  init() throws {
    folder = try TemporaryFolder()
    var files = SmallCatalogue.files
    let list = Self.locales.map { "\"\($0)\"" }.joined(separator: ", ")
    files["catalog.json"] = files["catalog.json"]?.replacing(#""ar", "en""#, with: list)
    for (path, text) in files { try folder.write(text.utf8, to: path) }
  }

  private func session() throws -> EditSession {
    try EditSession(CatalogEditor(folder: folder.path))
  }

  private static func lines(_ report: CheckReport) -> [String] {
    report.findings.map { "\($0.identity) \($0.file):\($0.position) \($0.severity): \($0.message)" }
  }

  private static let texts = [
    "", " Back", "Back", "Delete", "Löschen", "Tilbake", "Обриши", "刪除", "删除", "A title that does not fit",
    "{count}", "Delete {number}", "{count, plural, one {Delete #} other {Delete #}}", "{count, plural, one {", "x\u{7}",
  ]

  /// The report is the same as that of a full check, whatever was edited before.
  @Test(arguments: [1, 2, 3] as [UInt64]) func equalsAFullCheck(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var session = try session()
    let unedited = session.editor
    for step in 1...40 {
      if step % 15 == 0 { session.editor = unedited }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let locale = try #require(Self.locales.randomElement(using: &random).flatMap { LanguageTag($0) })
        let (purpose, message) = [("back", "title"), ("delete", "title"), ("delete", "counted")][step % 3]
        if let text = Self.texts.randomElement(using: &random), Int.random(in: 0...3, using: &random) > 0 {
          try session.editor.setText(TextValue(text), purpose: purpose, message: message, locale: locale)
        } else {
          try session.editor.removeText(purpose: purpose, message: message, locale: locale)
        }
      }
      let report = try session.check().report
      let whole = CatalogCheck.run(on: try session.editor.read(), settings: CheckSettings(countsFollowUps: false))
      #expect(Self.lines(report) == Self.lines(whole), "after step \(step)")
      #expect(report.coverage.locales.map(\.texts) == whole.coverage.locales.map(\.texts))
    }
  }

  /// After an edit of a file other than a titles file, everything is read again.
  @Test func readsEverythingAfterOtherEdits() throws {
    var session = try session()
    _ = try session.check()
    try session.editor.renamePurpose("back", to: "return")
    let (report, changes) = try session.check(renamed: ["back": "return"])
    #expect(report.source.purposeIndex["return"] != nil)
    #expect(changes.new.isEmpty)
    #expect(
      Self.lines(report)
        == Self.lines(CatalogCheck.run(on: try session.editor.read(), settings: CheckSettings(countsFollowUps: false))))
  }

  /// A new locale shifts the indices of the others.
  @Test func readsTheRightTextsAfterANewLocale() throws {
    var session = try session()
    let declared = session.source.manifest.locales
    try session.editor.addLocale(#require(LanguageTag("aa")), to: declared)
    _ = try session.check()
    try session.editor.setText(
      TextValue(" Zurück"), purpose: "back", message: "title", locale: #require(LanguageTag("de")))
    let (report, changes) = try session.check()
    #expect(changes.new.contains { $0.rule == "edge-whitespace" })
    #expect(
      Self.lines(report)
        == Self.lines(CatalogCheck.run(on: try session.editor.read(), settings: CheckSettings(countsFollowUps: false))))
  }

  /// New findings are found by comparing with the catalogue before all edits, not with the last check.
  @Test func comparesWithTheCatalogueBeforeAllEdits() throws {
    var session = try session()
    try session.editor.setText(TextValue(" Back"), purpose: "back", message: "title", locale: .english)
    for _ in 1...2 {
      let rules = try session.check().changes.new.map(\.rule)
      #expect(rules.contains("edge-whitespace"))
    }
    try session.editor.setText(TextValue("Back"), purpose: "back", message: "title", locale: .english)
    let changes = try session.check().changes
    #expect(changes.new.isEmpty)
  }

  /// Reading files ahead changes nothing.
  @Test func preparesWithoutChanges() throws {
    var session = try session()
    try session.prepare(textsOf: Set(Self.locales.compactMap { LanguageTag($0) }))
    #expect(session.editor.changes.isEmpty)
  }

  /// Files of unedited locales are not read again.
  @Test func readsOnlyChangedTexts() throws {
    var session = try session()
    _ = try session.check()
    try folder.write("{,}".utf8, to: "titles/ar.json")
    try session.editor.setText(
      TextValue("Zurück"), purpose: "back", message: "title", locale: #require(LanguageTag("de")))
    let rules = try session.check().report.findings.map(\.rule)
    #expect(!rules.contains("json-syntax"))
  }
}
