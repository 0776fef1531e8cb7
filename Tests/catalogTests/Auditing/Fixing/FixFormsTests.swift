import TestSupport
import Testing

/// The forms of AppKit and HTML, and the reasons where there is no form.
@Suite struct FixFormsTests {
  // MARK: AppKit

  /// The lines that set up an item, in their usual order.
  private static let lines = [
    #"let item = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("share"))"#, #"item.label = "Share""#,
    #"item.paletteLabel = "Share""#, #"item.toolTip = "Share""#,
    #"item.image = NSImage(systemSymbolName: "square.and.arrow.up", accessibilityDescription: nil)"#,
    "item.isBordered = true", "item.target = self", "item.action = #selector(share)",
  ]

  private static func toolbar(_ lines: [String]) -> String {
    let body = lines.map { "    \($0)\n" }.joined()
    return
      "final class Bar: NSObject, NSToolbarDelegate {\n  func item() -> NSToolbarItem {\n\(body)    return item\n  }\n}\n"
  }

  /// What a line becomes, nothing for an empty one, and the reason for leaving the item; nil where it is rewritten.
  private static let items: [(changes: [Int: String], reason: String?)] = [
    ([:], nil),
    ([0: "let item = NSToolbarItem(itemIdentifier: .init(rawValue: \"share\"))"], nil),
    ([0: "let item = NSToolbarItem(itemIdentifier: identifier)"], "its identifier is not written as 'share'"),
    ([1: "item.label = \"share\""], "says 'share' in en, the catalogue 'Share'"),
    ([2: ""], "sets no 'paletteLabel', which the generated form does"),
    ([3: ""], "sets no 'toolTip'"),
    (
      [4: "item.image = NSImage(systemSymbolName: \"square.and.arrow.up.fill\", accessibilityDescription: nil)"],
      "draws 'square"
    ),
    ([5: "item.isBordered = false"], "sets no 'isBordered'"),
    ([5: "item.isBordered = true // since macOS 11"], "a comment inside it would be lost"),
  ]

  @Test func rewritesItemsOfToolbars() throws {
    var files: [String: String] = [:]
    for (index, row) in Self.items.enumerated() {
      let lines = Self.lines.enumerated().map { row.changes[$0] ?? $1 }.filter { !$0.isEmpty }
      files["App/A\(index).swift"] = Self.toolbar(lines)
    }
    let app = try FixedApp(files)
    let reasons = try app.fixAndListReasons()
    let fixed = Self.toolbar(["let item = NSToolbarItem(.share, target: self, action: #selector(share))"])
    for (index, row) in Self.items.enumerated() {
      let path = "App/A\(index).swift"
      if let reason = row.reason {
        #expect(reasons[path]?.hasPrefix(reason) == true, "\(index): \(reasons[path] ?? "")")
        #expect(try app.text(path) == files[path])
      } else {
        #expect(try app.text(path) == fixed, "\(reasons[path] ?? "")")
      }
    }
  }

  /// Properties that the generated item leaves alone are kept.
  @Test func keepsOtherPropertiesOfItems() throws {
    var lines = Self.lines
    lines.insert("item.isNavigational = true", at: 6)
    let app = try FixedApp(["App/A.swift": Self.toolbar(lines)])
    #expect(try app.fix().error == "fixed 1 button in 1 file\n")
    let kept = [
      "let item = NSToolbarItem(.share, target: self, action: #selector(share))", "item.isNavigational = true",
    ]
    #expect(try app.text("App/A.swift") == Self.toolbar(kept))
  }

  // MARK: HTML

  private static let script = """
    <script type="module">import { definePurposeButton } from "/purposes/element.js"; \
    import { en } from "/purposes/locales/en.js"; definePurposeButton({ locale: en });</script>
    """

  private static func page(_ body: String, head: String = "\n  <head>\n•    <title>A</title>\n  </head>\n") -> String {
    "<!DOCTYPE html>\n<html lang=\"en\">\(head.replacing("•", with: ""))<body>\(body)</body></html>\n"
  }

  /// A page, and the same with the script and the element, or why its button is left.
  private static let pages: [(page: String, result: String)] = [
    (
      page(#"<button type="button" onclick="save()">Save</button>"#),
      page(
        #"<purpose-button purpose="save" style="display: contents" onclick="save()"></purpose-button>"#,
        head: "\n  <head>\n    <title>A</title>\n    \(script)\n  </head>\n")
    ),
    (
      page(#"<button onclick="save()" title="Now" disabled>Save</button>"#, head: "<head></head>"),
      page(
        #"<purpose-button purpose="save" style="display: contents" onclick="save()" title="Now" disabled></purpose-button>"#,
        head: "<head>\(script)\n</head>")
    ),
    (page(#"<form><button onclick="save()">Save</button></form>"#), "! may submit a form; write type"),
    (
      page(#"<button aria-label="Close" onclick="a()">&times;</button>"#),
      "! draws the sign '×', and the generated form"
    ),
    (page(#"<button aria-label="Delete" onclick="a()">🗑</button>"#), "! draws the sign '🗑', and the generated form"),
    (page(#"<button onclick="save(this)">Save</button>"#), "! its action is not written"),
    (page("<button>Save</button>"), "! its action is not written"),
    (page(#"<button class="big" onclick="save()">Save</button>"#), "! the generated form does not take over 'class'"),
    (page(#"<button onclick="save()">Save<br></button>"#), "! it shows more than a text"),
    (page(#"<button onclick="save()">Save</button>"#, head: "\n"), "! the page has no </head>"),
    (
      page(#"<purpose-button purpose="share"></purpose-button><button onclick="save()">Save</button>"#),
      "! the page defines <purpose-button> elsewhere"
    ),
    (
      page(
        #"<button onclick="save()">Save</button>"#,
        head: "<head><script>definePurposeButton({ locale, icons: lucide })</script></head>"),
      "! the page defines <purpose-button> elsewhere, perhaps with icons"
    ),
  ]

  @Test func rewritesPages() throws {
    let files = Self.pages.enumerated().map { ("App/a\($0).html", $1.page) }
    let app = try FixedApp(Dictionary(files) { first, _ in first })
    try app.name(#"{ "element": "/purposes/element.js", "elementLocale": "/purposes/locales/en.js" }"#)
    let reasons = try app.fixAndListReasons()
    for (index, row) in Self.pages.enumerated() {
      let path = "App/a\(index).html"
      if row.result.hasPrefix("! ") {
        #expect(reasons[path]?.hasPrefix(row.result.dropFirst(2)) == true, "\(index): \(reasons[path] ?? "")")
        #expect(try app.text(path) == row.page)
      } else {
        #expect(try app.text(path) == row.result, "\(reasons[path] ?? "")")
      }
    }
    // The element of a second button is defined already.
    #expect(try app.fix().error.hasPrefix("fixed 0 buttons in 0 files\n"))
  }

  /// A page has one language, that of its element.
  @Test func comparesTheLanguageOfThePage() throws {
    let page = Self.page(#"<button onclick="share()">Share</button>"#)
    let app = try FixedApp(["App/a.html": page], locales: ["de", "en"])
    #expect(try app.explanation(of: "App/a.html:6").contains("does not say 'element' and 'elementLocale'"))
    try app.name(#"{ "element": "/purposes/element.js", "elementLocale": "/purposes/locales/de.js" }"#)
    #expect(try app.explanation(of: "App/a.html:6").contains("says 'Share' in de, the catalogue 'Teilen'"))
  }

  // MARK: Without a form

  /// Each certain button that is not fixed has a reason, also where there is no form.
  @Test func saysWhy() throws {
    let app = try FixedApp([
      "App/res/menu/main.xml": """
      <menu xmlns:android="http://schemas.android.com/apk/res/android"><item android:id="@+id/a" android:title="Share" /></menu>
      """,
      "App/res/layout/main.xml": """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"><Button android:text="Share" /></LinearLayout>
      """,
      "App/window.ui": """
      <interface><object class="GtkButton"><property name="label">Share</property></object></interface>
      """,
      "App/A.swift": """
      struct A: View { var body: some View {
        Button("Share") { share() }
        // catalog: accept hand-made-button, a demonstration
        Button("Share") { share() }
        EditButton()
      } }
      func menu() { menu.addItem(withTitle: "Share", action: nil, keyEquivalent: "") }
      """,
    ])
    let result = try app.fix("--dry-run")
    #expect(
      result.error == """
        would fix 1 button in 1 file
        left: 1 is accepted by a comment (App/A.swift:4:3)
        left: 1 has no generated form: Android's layouts (App/res/layout/main.xml:1:75)
        left: 1 has no generated form: Android's menus (App/res/menu/main.xml:1:67)
        left: 1 has no generated form: AppKit's menus (App/A.swift:7:20)
        left: 1 has no generated form: GTK (App/window.ui:1:13)
        left: 1 has no generated form: SwiftUI's EditButton (App/A.swift:5:3)

        """)
    #expect(try app.explanation(of: "App/window.ui:1").contains("not fixed: catalog generate has no form for GTK"))
    #expect(try app.fix("--dry-run", "--quiet").error == "")
  }

  /// A catalogue with problems explains buttons, and fixes none.
  @Test func refusesBrokenCatalogues() throws {
    let source = "struct A: View { var body: some View {\n  Button(\"Share\") { share() }\n} }\n"
    let app = try FixedApp(["App/A.swift": source], titles: ["en": "{ \"delete\": "])
    #expect(try app.explanation(of: "App/A.swift:2").contains("share certain title 'Share'"))
    let result = try app.fix()
    #expect(result.status == 2 && result.error.contains("Own/titles/en.json"))
    #expect(try app.text("App/A.swift") == source)
  }
}
