import CatalogFiles
import Testing

@testable import AppReading

/// Sources that do not compile, and line ends and byte-order marks of other systems: the buttons around the damage are found.
@Suite("Buttons of broken sources")
struct BrokenSourceTests {
  @Test("The buttons that can be read", arguments: swift + kotlin + react + markup)
  func finds(_ row: SiteRow) throws { #expect(try SiteOutline.of(row.files) == row.sites) }

  private static let swift = [
    SiteRow("A.swift", ""), SiteRow("A.swift", "\u{FEFF}"), SiteRow("A.swift", "}}}))"),
    SiteRow("A.swift", "\u{FEFF}Button(\"Delete\") { }", "swiftui.button 'Delete'"),
    SiteRow("A.swift", "Button(\r\n  \"Delete\",\r\n  role: .cancel\r\n) { }\r\n", "swiftui.button 'Delete' !cancel"),
    // An open string ends with its line.
    SiteRow("A.swift", "let a = \"open\nButton(\"Delete\") { }", "swiftui.button 'Delete'"),
    SiteRow("A.swift", "Button(\"Delete\") { go(", "swiftui.button 'Delete' do:go"),
    SiteRow("A.swift", "Button(\"Delete\"", "swiftui.button 'Delete'"),
    // An open comment hides the rest, and nested comments end together.
    SiteRow("A.swift", "Button(\"A\") { } /* Button(\"B\") { }", "swiftui.button 'A'"),
    SiteRow("A.swift", "/* /* */ Button(\"A\") { } */ Button(\"B\") { }", "swiftui.button 'B'"),
    SiteRow("A.swift", "// Button(\"A\") { }\nButton(\"B\") { }", "swiftui.button 'B'"),
    SiteRow(
      "A.swift", "<<<<<<< ours\nButton(\"A\") { }\n=======\nButton(\"B\") { }\n>>>>>>> theirs",
      "swiftui.button 'A'", "swiftui.button 'B'"),
    SiteRow("A.swift", "VStack { Button(\"A\") { } ) Button(\"B\") { } }", "swiftui.button 'A'", "swiftui.button 'B'"),
    SiteRow(
      "A.swift", "Button(\"Löschen 🗑\") { }; Button(\"A\") { }", "swiftui.button 'Löschen 🗑'", "swiftui.button 'A'"),
  ]

  private static let kotlin = [
    SiteRow("A.kt", ""), SiteRow("A.kt", "fun"),
    SiteRow(
      "A.kt", "\u{FEFF}fun A() {\r\n  TextButton(onClick = go) {\r\n    Text(\"A\")\r\n  }\r\n}\r\n",
      "compose.text-button 'A' @A do:go"),
    SiteRow("A.kt", "fun A() { TextButton(onClick = go) { Text(\"A", "compose.text-button 'A' @A do:go"),
    SiteRow(
      "A.kt", "val a = \"open\nfun A() { TextButton(onClick = go) { Text(\"A\") } }", "compose.text-button 'A' @A do:go"
    ),
    SiteRow(
      "A.kt", "val a = \"${open\nfun A() { TextButton(onClick = go) { Text(\"A\") } }",
      "compose.text-button 'A' @A do:go"),
    SiteRow("A.kt", "val a = \"\"\"\n TextButton(onClick = go) { Text(\"A\") }\n\"\"\""),
  ]

  private static let react = [
    SiteRow("A.tsx", ""), SiteRow("A.tsx", "<"), SiteRow("A.tsx", "const a = <"),
    SiteRow("A.tsx", "const a = <Button>A", "react.button 'A'"),
    SiteRow("A.tsx", "const a = <Button onClick={go(>A</Button>;", "react.button do:go"),
    SiteRow("A.tsx", "const a = <div><Button>A</Button></span>;", "react.button 'A'"),
    SiteRow("A.tsx", "const a = `open;\nconst b = <Button>A</Button>;"),
    SiteRow("A.tsx", "const a = /<Button>/;\nconst b = <Button>B</Button>;", "react.button 'B'"),
    SiteRow("A.tsx", "const a = <Button>\r\n  Two\r\n  words\r\n</Button>;", "react.button 'Two words'"),
    SiteRow("A.tsx", "const a = <>{/* <Button>A</Button> */}<Button>B</Button></>;", "react.button 'B'"),
  ]

  private static let markup = [
    SiteRow("a.html", ""), SiteRow("a.html", "<button>A", "html.button 'A'"),

    SiteRow("a.html", "<!-- <button>A</button> --><button>B</button>", "html.button 'B'"),
    SiteRow("a.html", "<script>'<button>A</button>'</script><button>B</button>", "html.button 'B'"),
    SiteRow("a.html", "<BUTTON>A</BUTTON>", "html.button 'A'"),
    SiteRow("a.html", "<div><button>A</div><button>B</button>", "html.button 'A'", "html.button 'B'"),
    SiteRow("a.blp", ""), SiteRow("a.blp", "Button { label: \"A\"", "gtk.button 'A'"),
    SiteRow("a.blp", "Box { Button { label: ; } Button { label: \"B\"; } }", "gtk.button", "gtk.button 'B'"),
    SiteRow("a.blp", "// Button {}\n/* Button {} */ Box { Button { label: \"A\"; } }", "gtk.button 'A'"),
    SiteRow("a.ui", ""), SiteRow("a.ui", "<interface><object class=\"GtkButton\">"),
    SiteRow("res/layout/a.xml", "<LinearLayout"),
  ]

  @Test(
    "The place of a button counts the characters of its line, without the byte-order mark",
    arguments: [
      ("Button(\"A\") { }", "1:1"), ("let ä = 1; Button(\"A\") { }", "1:12"),
      ("let 😀 = 1; Button(\"A\") { }", "1:12"), ("\r\n\r\n  Button(\"A\") { }", "3:3"),
      ("\tButton(\"A\") { }", "1:2"), ("view\n  .toolbar {\n    Button(\"A\") { }\n  }", "3:5"),
    ])
  func places(source: String, place: String) throws {
    let site = try #require(try AppInMemory.read(["A.swift": source]).sites.first)
    #expect("\(site.position)" == place)
  }
}
