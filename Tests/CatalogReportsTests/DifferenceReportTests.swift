import CheckTestSupport
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// Reports of differences for people, forges and programs.
@Suite struct DifferenceReportTests {
  /// Every kind of change, with texts that must be escaped and isolated.
  private static func mixed() throws -> CatalogDifference {
    let old = ChangedCatalogue.base.merging([
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Shop", "sourceLocale": "en", "locales": ["ar", "de", "en", "fr"],
        "iconSets": ["set"], "limits": { "title": 15 }
      }
      """,
      "titles/ar.json": #"{ "back": "رجوع", "delete": { "title": "حذف", "counted": "{count}" }, "save": "حفظ" }"#,
      "titles/fr.json": #"{ "back": "Retour" }"#,
    ]) { $1 }
    let new = [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Shop_*2*", "sourceLocale": "en", "locales": ["ar", "de", "en", "he"],
        "iconSets": ["set", "other"], "limits": { "title": 20 }
      }
      """,
      "purposes.json": """
      {
        "back": {
          "role": "dismiss", "direction": "backward", "description": "Returns to the previous screen.",
          "icons": { "set": { "leftToRight": "arrow", "rightToLeft": "trash" }, "other": "back" },
          "messages": { "title": {} }
        },
        "keep": {
          "role": "confirm", "description": "Saves.", "icons": { "set": "disk" },
          "messages": { "title": {}, "label": {} }
        },
        "pin": {
          "role": "act", "description": "Keeps <it> | `at` the @top of #1 and https://example.org :tada:.",
          "icons": { "set": "bin" }, "messages": { "title": {} }, "appearsWith": ["back"]
        }
      }
      """,
      "icon-sets/set.json": ChangedCatalogue.base["icon-sets/set.json", default: ""].replacing("\"1\"", with: "\"2\"")
        .replacing(
          "\"arrow\": \"mirrors\"",
          with: "\"arrow\": \"mirrors\", \"disk\": { \"behaviour\": \"mirrors\", \"scripts\": [\"Arab\"] }"),
      "icon-sets/other.json":
        #"{ "name": "Other", "version": "1", "license": "MIT", "source": "made up", "names": ["back"] }"#,
      "titles/ar.json": #"{ "back": "عودة!", "keep": "حفظ", "pin": "تثبيت" }"#,
      "titles/de.json":
        #"{ "back": "Zurück ", "keep": { "title": "Sichern", "label": "OK" }, "pin": "An|heften" }"#,
      "titles/en.json": #"{ "back": "Go\nback", "keep": { "title": "Save it", "label": "Save" }, "pin": "Pin" }"#,
      "titles/he.json": #"{ "back": "חזרה" }"#,
    ]
    return CatalogDifference(
      from: try .reading(old, revision: "main"), to: try .reading(new, revision: nil))
  }

  private func withoutVersions(_ text: String) -> String {
    text.replacing(/"(icu|cldr)Version": "[0-9.]+"/) { "\"\($0.output.1)Version\": \"…\"" }
  }

  @Test func text() throws {
    try Snapshot.expect(DifferenceText.text(Self.mixed()), is: "difference.txt")
  }

  @Test func markdown() throws {
    try Snapshot.expect(DifferenceMarkdown.text(Self.mixed()), is: "difference.md")
  }

  @Test func json() throws {
    try Snapshot.expect(withoutVersions(DifferenceJSON.text(Self.mixed())), is: "difference.json")
  }

  @Test func reportsNoChanges() throws {
    let nothing = try ChangedCatalogue().difference()
    #expect(DifferenceText.text(nothing) == "Shop → Shop\n\nnothing changed\n")
    #expect(DifferenceMarkdown.text(nothing).hasSuffix(": nothing changed.\n\n"))
  }

  /// A forge limits the length of a comment: changes that do not fit are counted, and the Markdown stays valid.
  @Test(arguments: [500, 1_000, 2_000, 4_000, 60_000])
  func fitsAComment(limit: Int) throws {
    let standard = ComparedCatalog(try Catalogues.source("Standard"))
    let empty = try ComparedCatalog.reading(ChangedCatalogue.base)
    let text = DifferenceMarkdown.text(CatalogDifference(from: empty, to: standard), limit: limit)
    #expect(text.unicodeScalars.count < limit + 1_500)
    #expect(text.split(separator: "<details>").count == text.split(separator: "</details>").count)
    #expect(text.contains(/\*[0-9]+ more rows do not fit here/))
    #expect(text.hasSuffix("\n"))
  }

  /// Markdown shows a text unchanged.
  @Test(
    arguments: [
      ("Save", "Save"), ("a|b", #"a\|b"#),
      ("*a* _b_ `c` [d](e) ~f~ $g$ \\", #"\*a\* \_b\_ \`c\` \[d\](e) \~f\~ \$g\$ \\"#),
      ("<b>&", "&lt;b&gt;&amp;"),
      ("@name #12 :tada: https://a", "@<!-- -->name #<!-- -->12 :<!-- -->tada: https:<!-- -->//a"),
      ("one {# item} a: b @ c", "one {# item} a: b @ c"), ("a\nb", "a⟨U+000A⟩b"), ("a|\u{301}b", "a\\|\u{301}b"),
      ("www.a.example GH-1", "www<!-- -->.a.example GH<!-- -->-1"), ("عودة!", "<span dir=\"auto\">عودة!</span>"),
      ("שמור", "<span dir=\"auto\">שמור</span>"),
    ])
  func escapesMarkdown(text: String, markdown: String) {
    #expect(Markdown.text(text) == markdown)
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "`` a`b ``"), ("``", "``` `` ```"), ("a|b", #"`a\|b`"#), ("a\n# b", "`a⟨U+000A⟩# b`"),
    ("|\u{301}", "`\\|\u{301}`"), ("`\u{301}", "`` `\u{301} ``"), ("", "–"),
  ])
  func writesCode(name: String, markdown: String) {
    #expect(Markdown.code(name) == markdown)
  }

  /// Texts that look alike are shown with their difference.
  @Test(
    arguments: [
      ("Zurück", "Zurück ", "Zurück", "Zurück⟨U+0020⟩"), ("a\u{A0}b", "a b", "a⟨U+00A0⟩b", "a⟨U+0020⟩b"),
      ("می\u{200C}خواهم", "میخواهم", "می⟨U+200C⟩خواهم", "میخواهم"),
      ("\u{FC}", "u\u{308}", "⟨U+00FC⟩", "u⟨U+0308⟩"), ("a\u{200C}b", "c\u{200C}d", "a\u{200C}b", "c\u{200C}d"),
      ("a b", "a c", "a b", "a c"), ("a\tb", "c", "a⟨U+0009⟩b", "c"),
    ])
  func showsInvisibleDifferences(old: String, new: String, shownOld: String, shownNew: String) {
    let shown = ShownText.pair(Change(old: old, new: new))
    #expect(shown.old == shownOld)
    #expect(shown.new == shownNew)
  }
}
