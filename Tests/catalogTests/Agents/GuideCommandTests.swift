import TestSupport
import Testing

/// `catalog mcp --guide`.
@Suite struct GuideCommandTests {
  @Test("Standard's guide has every purpose in a line, in less than 24 kB")
  func standard() throws {
    let guide = try Program().run("mcp", "--guide", "--catalog", "Catalogs/Standard")
    #expect(guide.status == 0 && guide.output.utf8.count < 24_000)
    #expect(guide.output.hasPrefix("# Standard: what buttons are for\n"))
    #expect(guide.output.contains("\n| `select-all` | Select all | act | "))
    #expect(!guide.output.contains("## Screens"))
  }

  @Test func namesScreensAndHeaders() throws {
    let guide = try Program().run("mcp", "--guide", "--catalog", "Catalogs/Examples/Cycling").output
    #expect(guide.contains("\n- `city` at `/places/{city}`, above `places`\n") && guide.contains("\n- `dialog`: "))
  }

  @Test("Texts cannot break the table")
  func escapes() throws {
    let folder = try TemporaryFolder()
    for (name, text) in SmallCatalogue.files {
      try folder.write(text.replacing("Deletes.", with: #"a | b \\ c"#).utf8, to: name)
    }
    let guide = try Program().run("mcp", "--guide", "--catalog", folder.path).output
    #expect(guide.contains(#"| a \| b \\ c (counted) |"#), "\(guide)")
  }
}
