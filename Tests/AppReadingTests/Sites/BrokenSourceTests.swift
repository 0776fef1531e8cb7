import CatalogFiles
import TestSupport
import Testing

@testable import AppReading

/// Sources that do not compile, and line ends and byte-order marks of other systems: the buttons around the damage are found.
@Suite("Buttons of broken sources")
struct BrokenSourceTests {
  @Test("The buttons that can be read", arguments: swift + kotlin + react + markup)
  func finds(_ row: SourceRow) throws { #expect(try SiteOutline.of(row.files) == row.expected) }

  private static let swift = [
    SourceRow("A.swift", ""), SourceRow("A.swift", "\u{FEFF}"), SourceRow("A.swift", "}}}))"),
    SourceRow("A.swift", "\u{FEFF}Button(\"Delete\") { }", "swiftui.button 'Delete'"),
    SourceRow("A.swift", "Button(\r\n  \"Delete\",\r\n  role: .cancel\r\n) { }\r\n", "swiftui.button 'Delete' !cancel"),
    // An open string ends with its line.
    SourceRow("A.swift", "let a = \"open\nButton(\"Delete\") { }", "swiftui.button 'Delete'"),
    SourceRow("A.swift", "Button(\"Delete\") { go(", "swiftui.button 'Delete' do:go"),
    SourceRow("A.swift", "Button(\"Delete\"", "swiftui.button 'Delete'"),
    // An open comment hides the rest, and nested comments end together.
    SourceRow("A.swift", "Button(\"A\") { } /* Button(\"B\") { }", "swiftui.button 'A'"),
    SourceRow("A.swift", "/* /* */ Button(\"A\") { } */ Button(\"B\") { }", "swiftui.button 'B'"),
    SourceRow("A.swift", "// Button(\"A\") { }\nButton(\"B\") { }", "swiftui.button 'B'"),
    SourceRow(
      "A.swift", "<<<<<<< ours\nButton(\"A\") { }\n=======\nButton(\"B\") { }\n>>>>>>> theirs",
      "swiftui.button 'A'", "swiftui.button 'B'"),
    SourceRow(
      "A.swift", "VStack { Button(\"A\") { } ) Button(\"B\") { } }", "swiftui.button 'A'", "swiftui.button 'B'"),
    SourceRow(
      "A.swift", "Button(\"Löschen 🗑\") { }; Button(\"A\") { }", "swiftui.button 'Löschen 🗑'", "swiftui.button 'A'"),
  ]

  private static let kotlin = [
    SourceRow("A.kt", ""), SourceRow("A.kt", "fun"),
    SourceRow(
      "A.kt", "\u{FEFF}fun A() {\r\n  TextButton(onClick = go) {\r\n    Text(\"A\")\r\n  }\r\n}\r\n",
      "compose.text-button 'A' @A do:go"),
    SourceRow("A.kt", "fun A() { TextButton(onClick = go) { Text(\"A", "compose.text-button 'A' @A do:go"),
    SourceRow(
      "A.kt", "val a = \"open\nfun A() { TextButton(onClick = go) { Text(\"A\") } }", "compose.text-button 'A' @A do:go"
    ),
    SourceRow(
      "A.kt", "val a = \"${open\nfun A() { TextButton(onClick = go) { Text(\"A\") } }",
      "compose.text-button 'A' @A do:go"),
    SourceRow("A.kt", "val a = \"\"\"\n TextButton(onClick = go) { Text(\"A\") }\n\"\"\""),
  ]

  private static let react = [
    SourceRow("A.tsx", ""), SourceRow("A.tsx", "<"), SourceRow("A.tsx", "const a = <"),
    SourceRow("A.tsx", "const a = <Button>A", "react.button 'A'"),
    SourceRow("A.tsx", "const a = <Button onClick={go(>A</Button>;", "react.button do:go"),
    SourceRow("A.tsx", "const a = <div><Button>A</Button></span>;", "react.button 'A'"),
    SourceRow("A.tsx", "const a = `open;\nconst b = <Button>A</Button>;"),
    SourceRow("A.tsx", "const a = /<Button>/;\nconst b = <Button>B</Button>;", "react.button 'B'"),
    SourceRow("A.tsx", "const a = <Button>\r\n  Two\r\n  words\r\n</Button>;", "react.button 'Two words'"),
    SourceRow("A.tsx", "const a = <>{/* <Button>A</Button> */}<Button>B</Button></>;", "react.button 'B'"),
  ]

  private static let markup = [
    SourceRow("a.html", ""), SourceRow("a.html", "<button>A", "html.button 'A'"),

    SourceRow("a.html", "<!-- <button>A</button> --><button>B</button>", "html.button 'B'"),
    SourceRow("a.html", "<script>'<button>A</button>'</script><button>B</button>", "html.button 'B'"),
    SourceRow("a.html", "<BUTTON>A</BUTTON>", "html.button 'A'"),
    SourceRow("a.html", "<div><button>A</div><button>B</button>", "html.button 'A'", "html.button 'B'"),
    SourceRow("a.blp", ""), SourceRow("a.blp", "Button { label: \"A\"", "gtk.button 'A'"),
    SourceRow("a.blp", "Box { Button { label: ; } Button { label: \"B\"; } }", "gtk.button", "gtk.button 'B'"),
    SourceRow("a.blp", "// Button {}\n/* Button {} */ Box { Button { label: \"A\"; } }", "gtk.button 'A'"),
    SourceRow("a.ui", ""), SourceRow("a.ui", "<interface><object class=\"GtkButton\">"),
    SourceRow("res/layout/a.xml", "<LinearLayout"),
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
