import CatalogModel
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// The messages of the rules about coverage, plurals and placeholders.
@Suite struct CountingWordingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let files: [String: String]
    let lines: [String]
    var testDescription: String { lines.joined(separator: "; ") }

    /// Another text for `delete/counted` in Polish.
    init(_ counted: String, _ lines: String...) {
      files = ["titles/pl.json": #"{ "back": "Wstecz", "delete": { "title": "Usuń", "counted": "\#(counted)" } }"#]
      self.lines = lines
    }

    init(_ files: [String: String], _ lines: String...) {
      self.files = files
      self.lines = lines
    }

    /// Another title for `back` in Polish, as its file writes it.
    init(back: String, _ lines: String...) {
      let counted =
        "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {Usuń # elementu}}"
      files = [
        "titles/pl.json": #"{ "back": { "title": \#(back) }, "delete": { "title": "Usuń", "counted": "\#(counted)" } }"#
      ]
      self.lines = lines
    }
  }

  @Test(arguments: plurals + nested + placeholders + coverage)
  func reports(_ row: Row) throws {
    let found = try RuleExample.check(row.files).findings.map(\.line)
    #expect(found == row.lines)
  }

  private static let plurals = [
    Row(
      "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów}}",
      "titles/pl.json:1:62: error: missing 'other' branch in plural 'count'; add 'other {…}', which ICU requires even where no whole number of 'pl' reaches it [missing-explicit-other]"
    ),
    Row(
      "Usuń {count} elementów",
      "titles/pl.json:1:67: warning: the source text has a plural for 'count', and words change with the number in 'pl'; write '{count, plural, …}' [plural-flattened]"
    ),
    Row(
      "{count, plural, one {Usuń # element} few {Usuń elementy} many {Usuń # elementów} other {Usuń # elementu}}",
      "titles/pl.json:1:99: warning: plural category 'few' includes 2, 3, 4 … in 'pl', but its branch shows no number; write '#' in it [number-not-shown]"
    ),
    Row(
      "{count, plural, one {Usuń 1 element} few {Usuń # elementy} many {Usuń # elementów} other {Usuń # elementu}}",
      "titles/pl.json:1:88: warning: the number is written as '1'; write '#' [number-hard-coded]"),
    Row(
      "{count, plural, one {Usuń # rzeczy} few {Usuń # rzeczy} many {Usuń # rzeczy} other {Usuń # rzeczy}}",
      "titles/pl.json:1:62: note: all branches of the plural are the same; write the form for each category, or explain in a 'comment' why they are [same-plurals]"
    ),
    Row(
      [
        "catalog.json": manifest("fr"),
        "titles/fr.json":
          #"{ "back": "Retour", "delete": { "title": "Supprimer", "counted": "{count, plural, one {Supprimer un élément} other {Supprimer # éléments}}" } }"#,
      ],
      "titles/fr.json:1:83: warning: plural category 'one' includes 0 and 1 in 'fr', but its branch shows no number; write '#' in it, or move the words to a branch '=1' [number-not-shown]"
    ),
  ]

  private static let nested = [
    Row(
      "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {Usuń {count, plural, one {#} few {#} many {#} other {#}}}}",
      "titles/pl.json:1:157: warning: plural 'count' inside plural 'count'; put them beside each other, or make two messages [nested-plural]"
    )
  ]

  private static let placeholders = [
    Row(
      "{count, select, 1 {Usuń element} other {Usuń elementy}}",
      "titles/pl.json:1:63: error: argument 'count' is a number and a select compares texts; use a plural, with '=1' for a value [argument-type-mismatch]"
    ),
    Row(
      "Usuń: # sztuk",
      "titles/pl.json:1:68: error: '#' is printed literally outside a plural; write '{count}' there [number-sign-outside-plural]"
    ),
    Row(
      "Usuń '{count}'",
      "titles/pl.json:1:67: error: the apostrophe makes '{count}' quoted text; write two apostrophes, or '’', to print one [unpaired-apostrophe]"
    ),
    Row(
      "{count}: usuń ({count})",
      "titles/pl.json:1:62: warning: the text shows 'count' 2 times and the source text once; show it once [placeholder-parity]"
    ),
    Row(
      ["purposes.json": purposes(#""count": { "type": "integer", "maximum": 9999 }, "kind": { "type": "text" }"#)],
      "purposes.json:3:187: warning: no text uses the argument 'kind' of 'delete'; remove it, or use it [unused-argument]"
    ),
    Row(
      ["purposes.json": purposes(#""number": { "type": "integer", "maximum": 9999 }"#)],
      "purposes.json:3:138: warning: no text uses the argument 'number' of 'delete', and the source text uses 'count'; if it "
        + "was renamed, write the same name in the texts and here [unused-argument]",
      "purposes.json:3:138: error: 2 more errors follow from this; correct it and check again [unused-argument]"
    ),
  ]

  private static let coverage = [
    Row(
      ["catalog.json": manifest("de")],
      "catalog.json:1:88: error: 'de' has no file of texts; add titles/de.json, or take 'de' out of 'locales' [locale-without-file]"
    ),
    Row(
      ["catalog.json": manifest("en-GB"), "titles/en-GB.json": #"{ "back": "Return" }"#],
      "catalog.json:1:88: note: 'en-GB' inherits 2 of 3 texts from 'en'; add those that differ to titles/en-GB.json [inherited-title]"
    ),
    Row(
      [
        "catalog.json": manifest("en-001", "en-GB"), "titles/en-001.json": #"{ "back": "Return" }"#,
        "titles/en-GB.json": "{}",
      ],
      "catalog.json:1:88: note: 'en-001' inherits 2 of 3 texts from 'en'; add those that differ to titles/en-001.json [inherited-title]",
      "catalog.json:1:98: note: 'en-GB' inherits 3 of 3 texts (1 from 'en-001', 2 from 'en'); add those that differ to titles/en-GB.json [inherited-title]"
    ),
    Row(
      [
        "catalog.json": manifest("en-GB"),
        "titles/en-GB.json": #"{ "back": "Return", "delete": { "counted": "Delete ({count})" } }"#,
      ],
      "purposes.json:14:7: note: 'en-GB' inherits the title of 'delete' from 'en': 'Delete'; add one if it differs [inherited-title]"
    ),
    Row(
      back: #"{ "text": "Wstecz", "state": "needs-review" }"#,
      "titles/pl.json:1:33: warning: the text is marked 'needs-review'; review it and set its 'state' to 'final' [needs-review]"
    ),
    Row(
      back: #"{ "text": "Wstecz", "state": "new" }"#,
      "titles/pl.json:1:33: warning: the text is marked 'new'; translate it and set its 'state' to 'translated' [needs-review]"
    ),
    Row(
      back: #"{ "text": "Wstecz", "source": "0000000000000000" }"#,
      "titles/pl.json:1:33: warning: the source text has changed and is now 'Back'; review the translation, then set 'source' to '\(SourceDigest.of("Back"))' [stale-translation]"
    ),
    Row(
      [
        "catalog.json": manifest("sr", "sr-Latn"),
        "titles/sr.json": #"{ "back": "Назад", "delete": { "title": "Избриши", "counted": "Избриши ({count})" } }"#,
        "titles/sr-Latn.json": #"{ "back": "Nazad", "delete": { "title": "Izbriši" } }"#,
      ],
      "purposes.json:15:7: error: no text for 'counted' of 'delete' in 'sr-Latn', which cannot inherit it from 'sr' in another script (Cyrl); add it to titles/sr-Latn.json in Latn [wrong-script-fallback]"
    ),
    Row(
      [
        "catalog.json": manifest("en-GB"),
        "titles/en-GB.json": #"{ "back": "Back", "delete": { "title": "Bin", "counted": "Bin ({count})" } }"#,
      ],
      "titles/en-GB.json:1:12: warning: the text repeats that of 'titles/en.json', which would be shown anyway; remove it [redundant-override]"
    ),
    Row(
      "{count, plural, one {Delete # item} other {Delete # items}} '{'now'}'",
      "titles/pl.json:1:62: error: missing plural category 'few' for 'pl'; add a 'few {…}' branch [missing-plural-category]",
      "titles/pl.json:1:62: error: missing plural category 'many' for 'pl'; add a 'many {…}' branch [missing-plural-category]",
      "titles/pl.json:1:62: warning: the branch 'one' has the words of the source locale 'en'; translate it [untranslated]"
    ),
    Row(
      [
        "titles/en.json": #"{ "back": "Go Back", "delete": { "title": "Delete", "counted": "Delete ({count})" } }"#,
        "titles/pl.json": #"{ "back": "Go back", "delete": { "title": "Usuń", "counted": "Usuń ({count})" } }"#,
      ],
      "titles/pl.json:1:12: warning: the text equals that of the source locale 'en'; translate it, or explain in a 'comment' why it stays [untranslated]"
    ),
  ]

  private static func manifest(_ locales: String...) -> String {
    let names = (["en", "pl"] + locales).map { "\"\($0)\"" }.joined(separator: ", ")
    return
      #"{ "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": [\#(names)], "iconSets": ["set"] }"#
  }

  private static func purposes(_ arguments: String) -> String {
    """
    {
      "back": { "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} } },
      "delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {}, "counted": { "arguments": { \(arguments) } } } }
    }
    """
  }
}
