import CatalogModel
import Testing

@testable import GeneratedCode

/// Names and literals in generated code, by the grammar of each language.
@Suite struct NamesTests {
  // MARK: Swift

  @Test func swiftNamesAreThoseOfTheModel() {
    let catalog = SmallModel.catalog(
      purposes: ["title", "delete"], formerly: ["delete": ["erase"]], locales: ["en", "pt-BR", "any"],
      iconSets: ["sf-symbols"])
    let names = SwiftNames(catalog)
    #expect(names.purposes == ["titlePurpose", "delete"] && names.former == [[], ["erase"]])
    #expect(names.languages == ["en", "ptBR", "anyLanguage"] && names.texts(1) == "CatalogTexts.PtBR")
    #expect(names.iconSets == ["sfSymbols"])
  }

  @Test(
    "Releases are compared by number",
    arguments: [
      ("16", "16", true), ("16.10", "16.2", true), ("16.2", "16.10", false), ("16", "16.0", true),
      ("16", "16.1", false),
      ("17", "16.4", true), ("9.3", "10", false),
    ])
  func release(version: String, least: String, isAtLeast: Bool) {
    #expect(SwiftRelease(.iOS, version).isAtLeast(SwiftRelease(.iOS, least)) == isAtLeast)
  }

  @Test(
    "Availability",
    arguments: [
      ([:], "iOS 16.0, macOS 13.0, *"), (["iOS": "16"], "macOS 13.0, *"),
      (["ios": "15", "macOS": "14"], "iOS 16.0, *"),
      (["iOS": "17.2", "macOS": "13"], nil),
    ] as [([String: String], String?)])
  func availability(minimum: [String: String], list: String?) {
    let needed = ["iOS 16.0", "macOS 13.0"].compactMap { SwiftRelease($0) }
    #expect(SwiftOptions(minimum: minimum).availability(needed) == list)
  }

  @Test(arguments: [("BeOS 5", nil), ("iOS", nil), ("visionOS 1.0", "visionOS 1.0")] as [(String, String?)])
  func readsReleases(text: String, release: String?) {
    #expect(SwiftRelease(text[...]).map { "\($0.platform.name) \($0.version)" } == release)
  }

  // MARK: Kotlin

  @Test(
    "A drawable of an app",
    arguments: [
      ("com.example.R.drawable.ic_{name}", "arrow.left", "com.example.R.drawable.ic_arrow_left"),
      ("com.example.R.drawable.{name}_24", "Trash-2", "com.example.R.drawable.trash_2_24"),
      ("com.example.in.R.drawable.{name}", "delete", "com.example.`in`.R.drawable.delete"),
      // The name of a Java field does not begin with a digit.
      ("com.example.R.drawable.{name}", "2d", nil), ("ic_{name}", "delete", nil), ("R.drawable.ic", "delete", nil),
      ("R.{name}.ic", "delete", nil),
    ] as [(String, String, String?)])
  func drawable(pattern: String, icon: String, expression: String?) {
    #expect(KotlinAndroid.DrawablePattern(pattern)?.expression(icon: icon) == expression)
  }

  // MARK: JavaScript

  /// The texts of `runtime.js`.
  @Test(
    arguments: [
      ("Delete", #""Delete""#), ("", #""""#), ("{a} b", #"[{ a: "a" }, " b"]"#),
      ("{count, plural, one {# item} other {# items}}", ##"{ o: "# item", x: "# items" }"##),
      ("{count, plural, two {{count}} other {{count, number}}}", ##"{ t: "#", x: "#" }"##),
      // The short form cannot show a number sign, a second number, or other rules.
      ("{count, plural, other {'#' #}}", ##"[{ p: "count", x: ["# ", { h: 1 }] }]"##),
      ("{count, plural, other {# of #}}", #"[{ p: "count", x: [{ h: 1 }, " of ", { h: 1 }] }]"#),
      ("{count, plural, =0 {none} other {#}}", #"[{ p: "count", e: [[0.0, "none"]], x: [{ h: 1 }] }]"#),
      ("{count, plural, offset:1 other {#}}", #"[{ p: "count", d: 1.0, x: [{ h: 1 }] }]"#),
      (
        "{count, selectordinal, few {#rd} other {#th}}",
        #"[{ p: "count", k: 1, f: [{ h: 1 }, "rd"], x: [{ h: 1 }, "th"] }]"#
      ),
      ("{count, number, percent}", #"[{ n: "count", y: 2 }]"#),
      ("{count, number, integer}", #"[{ n: "count", y: 1 }]"#),
      ("{a, select, default {d} other {e}}", #"[{ s: "a", w: { default: "d" }, x: "e" }]"#),
      ("A {count, plural, other {#}}", #"["A ", { p: "count", x: [{ h: 1 }] }]"#),
    ])
  func javaScriptText(message: String, code: String) {
    let counted = GeneratedMessage(
      name: "counted", arguments: [.init(name: "count", kind: .integer)], purposes: [])
    #expect(JavaScriptText(SmallModel.parts(message), of: counted).code == code)
  }
}
