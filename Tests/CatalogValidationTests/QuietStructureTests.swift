import CatalogModel
import Testing
import TestSupport

@testable import CatalogFiles
@testable import CatalogValidation

/// A structure of messages in which rules found nothing is not looked at again: what that leaves out would be a mistake that
/// nobody hears of.
@Suite struct QuietStructureTests {
  /// Checked together, messages of few structures get the findings that each gets in a catalogue of its own.
  @Test func everyMessageGetsItsOwnFindings() throws {
    var random = SeededGenerator(seed: 2026)
    let messages = (0..<320).map { _ in Self.message(&random) }
    let together = try Self.findings(messages)
    let alone = try messages.indices.flatMap { index in
      try Self.findings([messages[index]], from: index)
    }
    #expect(together.sorted() == alone.sorted())
    let rules = Set(together.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
    #expect(rules.count >= 9, "only \(rules.sorted()) found anything")
    let quiet = messages.indices.count { index in !together.contains { $0.hasPrefix("m\(index) ") } }
    #expect(quiet >= 40, "only \(quiet) messages have no findings")
  }

  /// What a message declares, what the source locale says and what the translation says.
  private struct Message {
    let arguments: String
    let source: String
    let translation: String
  }

  /// Few structures, each often, and in many of them words that make a difference to some rule.
  private static func message(_ random: inout SeededGenerator) -> Message {
    func any(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
    let words = ["Usuń", "Usuń", "Usuń #", "Usuń # z 1", "Usuń 1", "Usuń '{'#", "", " ", "{name} #", "Usuń {count}"]
    func branches(_ categories: [String]) -> String {
      categories.map { "\($0) {\(any(words + ["Usuń # \($0)"]))}" }.joined(separator: " ")
    }
    // Of one structure; a digit or a sign in the words is what some rules look for.
    let alike = ["Usuń wpis", "Usuń wpis", "Usuń 1 wpis"].map { one in
      "{count, plural, one {\(one)} few {Usuń # wpisy} many {Usuń # wpisów} other {Usuń # wpisu}}"
    }
    let plural = "{count, plural, \(branches(["one", "few", "many", "other"]))}"
    let translations = [
      any(alike), any(alike), any(alike), any(alike), any(["Usuń: {count}", "Usuń #: {count}"]), plural, plural,
      "{count, plural, \(branches(["one", "other"]))}",
      "{count, plural, \(branches(["zero", "one", "few", "many", "other"]))}",
      "{count, plural, \(branches(["one", "few", "many"]))}", "Usuń # {count}", "Usuń: {count}",
      "Usuń {count} dla {name}",
      "Usuń '{count}'", "Usuń", "{count, select, other {Usuń}}", "{count, plural, =1 {Usuń} one {Usuń} other {Usuń #}}",
    ]
    let counted = #"{ "count": { "type": "integer", "maximum": 9999 } }"#
    return Message(
      arguments: any([
        counted, counted, counted, #"{ "count": { "type": "integer", "maximum": 1 } }"#,
        #"{ "count": { "type": "integer" }, "name": { "type": "text" } }"#, #"{ "count": { "type": "text" } }"#,
      ]),
      source: any([
        "{count, plural, one {Delete # item} other {Delete # items}}",
        "{count, plural, one {Delete} other {Delete all}}",
        "Delete {count} items", "Delete {count} of {name}",
      ]),
      translation: any(translations))
  }

  /// What the rules about messages say, a line each, without places.
  ///
  /// - Parameter first: the number of the first message.
  private static func findings(_ messages: [Message], from first: Int = 0) throws -> [String] {
    func file(_ value: (Message) -> String) -> String {
      "{\(messages.enumerated().map { "\"m\(first + $0)\": \(value($1))" }.joined(separator: ", "))}"
    }
    let files = [
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Messages", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": [] }"#,
      "purposes.json": file {
        #"{ "role": "destroy", "description": "Destroys.", "icons": {}, "messages": { "title": {}, "counted": { "arguments": \#($0.arguments) } } }"#
      },
      "titles/en.json": file { #"{ "title": "Delete", "counted": "\#($0.source)" }"# },
      "titles/pl.json": file { #"{ "title": "Usuń", "counted": "\#($0.translation)" }"# },
    ]
    let rules = Set(AllRules.message.map { $0.description.identifier } + ["empty-title", "edge-whitespace"])
    return CatalogCheck.run(on: try CatalogReader(files: MemoryFiles(files)).read("")).findings
      .filter { rules.contains($0.rule) }
      .map { finding in
        let subject = finding.subject
        let parts = [
          subject.purpose, finding.rule, subject.locale?.identifier, subject.category, subject.argument,
          finding.message,
        ]
        return parts.map { $0 ?? "-" }.joined(separator: " ")
      }
  }
}
