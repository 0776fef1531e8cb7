import CatalogReports
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// The messages of the rules that check a catalogue, and places in texts with escapes. CatalogFilesTests has the
/// messages of the rules that read it.
@Suite struct RuleWordingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let example: RuleExample
    let lines: [String]
    var testDescription: String { lines.joined(separator: "; ") }

    init(_ example: RuleExample, _ lines: String...) {
      self.example = example
      self.lines = lines
    }

    /// Another icon for `back`.
    init(icon: String, _ lines: String...) {
      let purposes = RuleExample.base["purposes.json"] ?? ""
      example = ["purposes.json": purposes.replacing(#""arrow-back""#, with: icon)]
      self.lines = lines
    }
  }

  @Test(arguments: titles + messages + icons + mirrors + meaning + escapes)
  func reports(_ row: Row) throws {
    let found = Finding.ordered(try row.example.findings()).map(\.line)
    #expect(found == row.lines)
  }

  private static let whole = "{count, plural, one {Delete # item} other {Delete # items}}"

  private static func english(_ back: String, counted: String = whole) -> RuleExample {
    ["titles/en.json": #"{ "back": "\#(back)", "delete": { "title": "Delete", "counted": "\#(counted)" } }"#]
  }

  private static func english(counted: String) -> RuleExample { english("Back", counted: counted) }

  private static let titles = [
    Row(
      english(""),
      "titles/en.json:1:12: error: the text is empty; write it, or leave it out to inherit one [empty-title]"),
    Row(
      english("  "),
      "titles/en.json:1:12: error: the text is empty; write it, or leave it out to inherit one [empty-title]"),
    Row(
      english("\u{A0}"),
      "titles/en.json:1:12: error: the text is empty; write it, or leave it out to inherit one [empty-title]"),
    Row(
      english("\u{A0}\u{3000}"),
      "titles/en.json:1:12: error: the text is empty; write it, or leave it out to inherit one [empty-title]"),
    Row(
      english("''"),
      "titles/en.json:1:13: warning: ''' is not a quotation mark of 'en'; write '“' and '”' [confusable-quotes]"),
    Row(
      english(" Back\u{2003}"),
      "titles/en.json:1:12: warning: white space at the beginning; remove it [edge-whitespace]",
      "titles/en.json:1:17: warning: white space at the end; remove it [edge-whitespace]"),
    Row(
      english("Return to previous"),
      "titles/en.json:1:12: warning: the text is 18 characters long and the limit is 15; shorten it, or allow a longer title in purposes.json: \"title\": { \"limit\": 18 }, \"short\": {} [title-too-long]"
    ),
    Row(
      english("Sixteen letters!"),
      "titles/en.json:1:12: warning: the text is 16 characters long and the limit is 15; shorten it, or allow a longer title in purposes.json: \"title\": { \"limit\": 16 }, \"short\": {} [title-too-long]"
    ),
    Row(english("Zurück: ÄÖÜäöüß")),
    Row(
      ["titles/en.json": "{ \"delete\": { \"title\": \"Delete\", \"counted\": \"\(whole)\" } }"],
      "purposes.json:7:19: error: no title of 'back' in 'en'; add it to titles/en.json [missing-title]"),
    Row(
      ["titles/pl.json": #"{ "back": "Wstecz", "delete": "Usuń" }"#],
      "purposes.json:15:7: error: no text for 'counted' of 'delete' in 'pl'; add it to titles/pl.json [missing-title]"),
  ]

  private static let messages = [
    Row(
      english(counted: "Delete"),
      "titles/en.json:1:62: error: the text does not use the argument 'count'; add '{count}' where it belongs [missing-argument]"
    ),
    Row(
      english(counted: "Delete {count} of {cuont}"),
      "titles/en.json:1:81: error: unknown argument 'cuont'; did you mean 'count'? [unknown-argument]"),
    Row(
      english(counted: "Delete {count} {x}"),
      "titles/en.json:1:78: error: unknown argument 'x'; declare it in purposes.json or remove the placeholder [unknown-argument]"
    ),
    Row(
      english(counted: "{count, plural, one {#} other {}}"),
      "titles/en.json:1:93: error: the text can come out empty; write something in this branch [empty-title]"),
    Row(
      english(counted: "{count, plural, other {#}}"),
      "titles/en.json:1:62: error: missing plural category 'one' for 'en'; add a 'one {…}' branch [missing-plural-category]"
    ),
    Row(
      english(counted: "{count, plural, zero {none} one {#} other {#}}"),
      "titles/en.json:1:78: warning: no value of 'count' has plural category 'zero' for 'en'; remove the branch, or write '=0' for the number itself [unused-plural-category]"
    ),
    Row(
      english(counted: "{count, plural, many {none} one {#} other {#}}"),
      "titles/en.json:1:78: warning: no value of 'count' has plural category 'many' for 'en'; remove the branch [unused-plural-category]"
    ),
    Row(
      english(counted: "{count} } {"),
      "titles/en.json:1:70: error: unmatched '}'; remove it, or put it between apostrophes to print it [message-syntax]",
      "titles/en.json:1:72: error: '{' is never closed; add '}', or put the brace between apostrophes to print it [message-syntax]"
    ),
    Row(
      english(counted: "{count, date} {x"),
      "titles/en.json:1:70: error: unknown argument type 'date'; use 'number', 'plural', 'selectordinal' or 'select' [message-syntax]",
      "titles/en.json:1:76: error: '{' is never closed; add '}', or put the brace between apostrophes to print it [message-syntax]",
      "titles/en.json:1:77: error: unknown argument 'x'; declare it in purposes.json or remove the placeholder [unknown-argument]"
    ),
    Row(
      english(counted: "{count, plural, one {# thing} other {# things to delete for good}}"),
      "titles/en.json:1:62: warning: the text is 31 characters long and the limit is 30; shorten it [title-too-long]"
    ),
    Row(
      english(counted: "{count, plural, one { # } other {# items\u{A0}}}"),
      "titles/en.json:1:83: warning: white space at the beginning; remove it [edge-whitespace]",
      "titles/en.json:1:85: warning: white space at the end; remove it [edge-whitespace]",
      "titles/en.json:1:102: warning: white space at the end; remove it [edge-whitespace]"),
    Row(
      english(counted: "{count, plural, =0 {nothing at all is going to be deleted} one {#} other {#}}"),
      "titles/en.json:1:62: warning: the text is 37 characters long and the limit is 30; shorten it [title-too-long]"
    ),
    Row(
      english("Back {count}"),
      "titles/en.json:1:18: error: unknown argument 'count'; declare it in purposes.json or remove the placeholder [unknown-argument]"
    ),
    // Short in the file, long when printed.
    Row(
      [
        "purposes.json": """
        {
          "back": {
            "role": "navigate", "description": "…", "icons": { "set": "arrow-back" },
            "messages": { "title": { "arguments": { "n": { "type": "integer", "maximum": 9999999 } }, "limit": 8 } }
          }
        }
        """, "titles/en.json": #"{ "back": "{n}" }"#, "titles/pl.json": #"{ "back": "{n}" }"#,
      ],
      "titles/en.json:1:12: warning: the text is 9 characters long and the limit is 8; shorten it, or allow a longer title in purposes.json: \"title\": { \"limit\": 9 }, \"short\": {} [title-too-long]",
      "titles/pl.json:1:12: warning: the text is 9 characters long and the limit is 8; shorten it, or allow a longer title in purposes.json: \"title\": { \"limit\": 9 }, \"short\": {} [title-too-long]"
    ),
  ]

  private static let icons = [
    Row(
      icon: #""arow-back""#,
      "purposes.json:6:23: error: 'set' has no icon 'arow-back'; did you mean 'arrow-back'? [unknown-icon]"),
    Row(
      icon: #""zzz""#,
      "purposes.json:6:23: error: 'set' has no icon 'zzz'; choose one of icon-sets/set.json [unknown-icon]"),
    Row(
      icon: #""arrow-left""#,
      "purposes.json:6:23: error: 'back' points along the reading direction, but 'arrow-left' of 'set' always points one way; use an icon that mirrors or a pair 'leftToRight' and 'rightToLeft'; if apps mirror it, state so under 'rightToLeft' of icon-sets/set.json [fixed-direction-icon]"
    ),
    Row(
      icon: #"{ "leftToRight": "arrow-left", "rightToLeft": "arrow-left" }"#,
      "purposes.json:6:16: error: 'back' points along the reading direction, but 'arrow-left' of 'set' always points one way; use an icon that mirrors or a pair 'leftToRight' and 'rightToLeft'; if apps mirror it, state so under 'rightToLeft' of icon-sets/set.json [fixed-direction-icon]"
    ),
    Row(
      icon: #"{ "leftToRight": "arrow-left", "rightToLeft": "arrow-right" }"#,
      "purposes.json:6:16: error: 'set' has no icon 'arrow-right'; choose one of icon-sets/set.json [unknown-icon]"),
    Row(
      icon: #"{ "name": "arrow-back", "locales": { "pl": "arrow-left" } }"#,
      "purposes.json:6:16: error: 'back' points along the reading direction, but 'arrow-left' of 'set' always points one way; use an icon that mirrors or a pair 'leftToRight' and 'rightToLeft'; if apps mirror it, state so under 'rightToLeft' of icon-sets/set.json [fixed-direction-icon]"
    ),
    Row(
      icon: #""arrow-back", "ste": "trash""#,
      "purposes.json:6:44: error: icon set 'ste' is not listed in catalog.json; did you mean 'set'? [unknown-icon]"),
    Row(
      icon: #""arrow-back", "lucide": "trash""#,
      "purposes.json:6:47: error: icon set 'lucide' is not listed in catalog.json; add it to 'iconSets' in catalog.json [unknown-icon]"
    ),
    Row(
      ["purposes.json": (RuleExample.base["purposes.json"] ?? "").replacing(#"{ "set": "trash" }"#, with: "{}")],
      "purposes.json:12:5: error: no icon of 'set' for 'delete'; add one to its 'icons' [missing-icon]"),
    // The icon is newer than the oldest system, and the set has its earlier name.
    Row(
      [
        "catalog.json": """
        {
          "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"],
          "minimumSystems": { "iOS": "16.0" }
        }
        """,
        "purposes.json":
          #"{ "back": { "role": "act", "description": "…", "icons": { "set": "document" }, "messages": { "title": {} } } }"#,
        "icon-sets/set.json": """
        {
          "name": "Set", "version": "1", "license": "MIT", "source": "made up", "renamed": { "doc": "document" },
          "names": { "iOS 13.0": ["doc"], "iOS 18.0": ["document"] }
        }
        """,
        "titles/en.json": #"{ "back": "Back" }"#, "titles/pl.json": #"{ "back": "Wstecz" }"#,
      ],
      "purposes.json:1:66: error: 'document' of 'set' needs iOS 18.0, but the catalogue supports 16.0 and later; add its older name 'doc' as its 'fallback' [icon-availability]"
    ),
    // An icon of a pair cannot have a fallback.
    Row(
      [
        "catalog.json": """
        {
          "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"],
          "minimumSystems": { "iOS": "16.0" }
        }
        """,
        "purposes.json": """
        {
          "back": {
            "role": "act", "description": "…", "messages": { "title": {} },
            "icons": { "set": { "leftToRight": "new-left", "rightToLeft": "right" } }
          }
        }
        """,
        "icon-sets/set.json": """
        {
          "name": "Set", "version": "1", "license": "MIT", "source": "made up", "renamed": { "left": "new-left" },
          "names": { "iOS 13.0": ["left", "right"], "iOS 18.0": ["new-left"] }
        }
        """,
        "titles/en.json": #"{ "back": "Back" }"#, "titles/pl.json": #"{ "back": "Wstecz" }"#,
      ],
      "purposes.json:4:16: error: 'new-left' of 'set' needs iOS 18.0, but the catalogue supports 16.0 and later; use its older name 'left' instead [icon-availability]"
    ),
    // Renamed twice, and renamed to a retired name.
    Row(
      renamed("home"),
      "icon-sets/set.json:3:23: error: 'set' has no icon 'document'; correct it, or remove it [unknown-icon]",
      "purposes.json:1:66: error: 'set' no longer has an icon 'home'; write 'building' [retired-icon]"),
    Row(
      renamed("doc"),
      "icon-sets/set.json:3:23: error: 'set' has no icon 'document'; correct it, or remove it [unknown-icon]",
      "purposes.json:1:66: error: 'set' has no icon 'doc'; choose one of icon-sets/set.json [unknown-icon]"),
  ]

  private static func renamed(_ icon: String) -> RuleExample {
    [
      "purposes.json":
        #"{ "back": { "role": "act", "description": "…", "icons": { "set": "\#(icon)" }, "messages": { "title": {} } } }"#,
      "icon-sets/set.json": """
      {
        "name": "Set", "version": "1", "license": "MIT", "source": "made up",
        "renamed": { "doc": "document", "home": "house", "house": "building" }, "names": ["building"]
      }
      """,
      "titles/en.json": #"{ "back": "Back" }"#, "titles/pl.json": #"{ "back": "Wstecz" }"#,
    ]
  }

  private static let mirrors = [
    Row(
      .icon(#"{ "leftToRight": "chevron-left", "rightToLeft": "arrow-right" }"#),
      "purposes.json:4:16: error: 'chevron-left' and 'arrow-right' are not each other's mirror image; use 'chevron-right' for 'rightToLeft' [missing-mirror]"
    ),
    Row(
      .icon(#"{ "leftToRight": "arrow-back", "rightToLeft": "arrow-right" }"#),
      "purposes.json:4:16: error: 'arrow-back' and 'arrow-right' are not each other's mirror image; write 'arrow-back' alone, which mirrors automatically [missing-mirror]"
    ),
    // Only icons for right-to-left locales must be mirrored.
    Row(.icon(#"{ "name": "arrow-back", "locales": { "ar": "undo" } }"#)),
    Row(
      .icon(#"{ "name": "arrow-back", "locales": { "he": "undo" } }"#),
      "purposes.json:4:16: error: 'undo' of 'set' mirrors only in the script Arab, not in 'he'; use an icon that always mirrors or a pair 'leftToRight' and 'rightToLeft' [missing-mirror]"
    ),
    Row(
      .icon(#"{ "leftToRight": "arrow-back", "rightToLeft": "arrow-back" }"#),
      "purposes.json:4:16: error: both icons of the pair are 'arrow-back', and a pair is never mirrored; write 'arrow-back' alone [missing-mirror]"
    ),
    Row(
      .icon(#""undo""#),
      "purposes.json:4:23: error: 'undo' of 'set' mirrors only in the script Arab, not in 'he'; use an icon that always mirrors or a pair 'leftToRight' and 'rightToLeft' [missing-mirror]"
    ),
    Row(
      .icon(#"{ "leftToRight": "arrow-back", "rightToLeft": "arrow-forward" }"#),
      "purposes.json:4:16: error: 'arrow-forward' of 'set' is already mirrored right-to-left, so it points the same way as left-to-right; write 'arrow-back' alone [double-mirror]"
    ),
    Row(
      .icon(#""clock""#, direction: nil),
      "purposes.json:4:23: warning: 'clock' of 'set' is mirrored right-to-left, but a clock never is; use an icon that is not mirrored, or correct the icon set's 'rightToLeft' [unneeded-mirror]"
    ),
    Row(
      .icons(back: #""trash""#, direction: nil, delete: #""trash""#),
      "purposes.json:8:23: warning: this is also the glyph of 'back', which appears beside it; use another icon for one of the two [icon-collision]"
    ),
    // 'en', the first locale of its direction, has its own glyph; 'pl' does not.
    Row(
      [
        "purposes.json": """
        {
          "back": {
            "role": "act", "description": "…", "messages": { "title": {} },
            "icons": { "set": { "name": "trash", "locales": { "en": "check" } } }
          },
          "delete": {
            "role": "act", "description": "…", "messages": { "title": {} }, "appearsWith": ["back"],
            "icons": { "set": "trash" }
          }
        }
        """,
        "icon-sets/set.json": """
        { "name": "Set", "version": "1", "license": "MIT", "source": "made up", "names": ["check", "trash"] }
        """,
        "titles/en.json": #"{ "back": "Back", "delete": "Delete" }"#,
        "titles/pl.json": #"{ "back": "Wstecz", "delete": "Usuń" }"#,
      ],
      "purposes.json:8:23: warning: this is also the glyph of 'back', which appears beside it; use another icon for one of the two [icon-collision]"
    ),
    Row(
      .icons(back: #""arrow-return-right""#, direction: "forward", delete: #""arrow-return-left""#),
      "purposes.json:8:23: warning: right-to-left, this is also the glyph of 'back', which appears beside it; use another icon for one of the two [icon-collision]"
    ),
  ]

  private static let meaning = [
    Row(
      english("Go left"),
      "titles/en.json:1:15: warning: 'left' names a side, but 'back' points the other way in a mirrored layout; say what it does instead [direction-word]"
    ),
    Row(
      [
        "glossary.json": """
        {
          "pl": {
            "terms": { "back": { "words": ["wróć", "powrót*"], "note": "Not 'cofnij'." } },
            "forbidden": { "wste*": { "instead": "wróć", "reason": "It is for texts." } }
          }
        }
        """
      ],
      "titles/pl.json:2:12: warning: the glossary forbids 'wste…': It is for texts; write 'wróć' [glossary]",
      "titles/pl.json:2:12: warning: the glossary requires 'wróć' or 'powrót…' for 'back': Not 'cofnij'; use that word [glossary]"
    ),
  ]

  /// Escapes before the place count with their length in the file, not with that of their value.
  private static let escapes = [
    Row(
      english(#"\u0042ack\u0020"#),
      "titles/en.json:1:21: warning: white space at the end; remove it [edge-whitespace]"),
    Row(
      english(counted: #"\u007bcount} \ud834\udd1e {x}"#),
      "titles/en.json:1:89: error: unknown argument 'x'; declare it in purposes.json or remove the placeholder [unknown-argument]"
    ),
    Row(
      english(counted: #"Äöü {count} {x}"#),
      "titles/en.json:1:75: error: unknown argument 'x'; declare it in purposes.json or remove the placeholder [unknown-argument]"
    ),
  ]
}
