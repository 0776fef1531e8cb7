import CatalogFiles
import CatalogModel
import CheckTestSupport
import Foundation
import TestSupport
import Testing

@testable import CatalogValidation

/// A titles file that is another one: the source's, or that of another language. The rule reports it once, and no other
/// rule reports it too.
@Suite struct WholeFileMistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let rule: String
    let locale: String
    /// The locale whose file it is.
    let file: String

    var testDescription: String { "\(rule): titles/\(locale).json is that of \(file)" }
  }

  @Test(arguments: mistakes)
  func isTheOnlyFinding(_ mistake: Mistake) throws {
    let found = try Self.findings(mistake).filter { $0.severity > .note && $0.followUps == 0 }
    #expect(found.map(\.rule) == [mistake.rule], "\(found.prefix(5).map(\.line))")
    #expect(found.map { $0.subject.locale?.identifier } == [mistake.locale])
  }

  static let mistakes =
    ["de", "fr", "it", "nl", "sv"].map { Mistake(rule: "copied-locale", locale: $0, file: "en") }
    + [("cs", "sk"), ("nb", "da"), ("pt", "es"), ("hr", "sl"), ("hi", "mr"), ("bg", "mk"), ("fa", "ar")]
    .map { Mistake(rule: "other-language", locale: $0.0, file: $0.1) }

  /// A word that a titles file in one of seven languages kept in English.
  @Test(arguments: untranslated)
  func reportsAKeptWord(_ mistake: Mistake) throws {
    let titles = [
      "de": "Löschen", "es": "Eliminar", "fr": "Supprimer", "it": "Elimina", "nl": "Verwijderen", "pl": "Usuń",
      "ru": "Удалить", "en": mistake.file,
    ].merging([mistake.locale: mistake.file]) { $1 }
    var files = [
      "catalog.json": RuleExample.manifest(locales: titles.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")),
      "purposes.json": """
      { "delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } } }
      """,
      "icon-sets/set.json": RuleExample.base["icon-sets/set.json"] ?? "",
    ]
    for (locale, title) in titles { files["titles/\(locale).json"] = #"{ "delete": "\#(title)" }"# }
    let found = CatalogCheck.run(on: try .reading(files)).findings.filter { $0.severity > .note }
    #expect(found.map(\.rule) == [mistake.rule], "\(found.map(\.line))")
  }

  static let untranslated = [("de", "Save"), ("es", "Share"), ("pl", "Edit"), ("ru", "Delete"), ("it", "Undo")]
    .map {
      Mistake(rule: "untranslated-word", locale: $0.0, file: $0.1)
    }

  /// A source locale that is not the one of the identifiers.
  @Test(arguments: foreignSources)
  func reportsAForeignSource(_ mistake: Mistake) throws {
    let found = try Self.findings(mistake, sourceLocale: mistake.locale).filter { $0.rule == mistake.rule }
    #expect(found.count == 1 && found.allSatisfy { $0.message.contains("write \"sourceLocale\": \"en\"") })
    #expect(try Self.findings(mistake).allSatisfy { $0.rule != mistake.rule })
  }

  static let foreignSources = ["de", "fr", "ja", "pl", "ar"].map {
    Mistake(rule: "foreign-source", locale: $0, file: $0)
  }

  /// A few of Standard's titles, in English and in the mistake's file.
  private static func findings(_ mistake: Mistake, sourceLocale: String = "en") throws -> [Finding] {
    let purposes = [
      "back", "cancel", "close", "edit", "find", "help", "open", "print", "redo", "save", "search", "undo", "zoom-in",
    ]
    let declared = purposes.map {
      "\"\($0)\": { \"role\": \"act\", \"description\": \"…\", \"icons\": {}, \"messages\": { \"title\": {} } }"
    }
    let source = try Catalogues.source("Standard")
    func file(_ tag: String) throws -> String {
      let found = source.manifest.locales.firstIndex { $0.identifier == tag }
      let index = try #require(found)
      let lines = purposes.compactMap { purpose in
        source.purposeIndex[purpose].flatMap { source.text(of: source.locales[index].entries[source.slots.starts[$0]]) }
          .map { "\"\(purpose)\": \"\($0)\"" }
      }
      try #require(lines.count == purposes.count)
      return "{ \(lines.joined(separator: ", ")) }"
    }
    let files = [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Files", "sourceLocale": "\(sourceLocale)", "iconSets": [],
        "locales": [\(["en", mistake.locale].sorted().map { "\"\($0)\"" }.joined(separator: ", "))]
      }
      """,
      "purposes.json": "{ \(declared.joined(separator: ", ")) }",
      "titles/en.json": try file("en"), "titles/\(mistake.locale).json": try file(mistake.file),
    ]
    return CatalogCheck.run(on: try .reading(files)).findings
  }
}
