import Testing

@testable import CatalogModel

/// Key patterns in catalog.json.
@Suite struct KeyPatternTests {
  @Test(
    arguments: [
      "{purpose}", "ds_{purpose}_{message}", "ds_{purpose}[_{message}]", "ds{Purpose}[{Message}]", "a.b/{purpose}",
      "{message}.{purpose}", "größe {purpose}", "[{message} ]{purpose}", "{purpose}[a][b]",
    ])
  func keepsItsText(text: String) throws {
    #expect(try KeyPattern(text).description == text)
  }

  @Test func splitsIntoParts() throws {
    let parts = try KeyPattern("ds_{purpose}[_{Message}]").parts
    #expect(
      parts.map(\.piece) == [
        .literal("ds_"), .placeholder(.purpose), .literal("_"), .placeholder(.upperCamelMessage),
      ])
    #expect(parts.map(\.isOptional) == [false, false, true, true])
  }

  @Test(
    arguments: [
      ("", "pattern '' does not name the purpose; put '{purpose}' into it"),
      ("ds_{message}", "pattern 'ds_{message}' does not name the purpose; put '{purpose}' into it"),
      ("{purpos}", "unknown placeholder '{purpos}' in pattern '{purpos}'; did you mean '{purpose}'?"),
      (
        "{locale}_{purpose}",
        "unknown placeholder '{locale}' in pattern '{locale}_{purpose}'; "
          + "use '{purpose}', '{message}', '{Purpose}', '{Message}'"
      ),
      ("{purpose}{Purpose}", "pattern '{purpose}{Purpose}' names the purpose twice; name it once"),
      (
        "{purpose}_{message}[_{message}]",
        "pattern '{purpose}_{message}[_{message}]' names the message twice; name it once"
      ),
      ("{purpose", "'{' is not closed in pattern '{purpose'; add '}'"),
      ("purpose}", "'}' has no opening bracket in pattern 'purpose}'; remove it"),
      ("{purpose}[_{message}", "'[' is not closed in pattern '{purpose}[_{message}'; add ']'"),
      ("{purpose}]", "']' has no opening bracket in pattern '{purpose}]'; remove it"),
      ("{purpose}[a[b]]", "'[' within '[…]' in pattern '{purpose}[a[b]]'; close the first one before it"),
      ("{{purpose}}", "unknown placeholder '{{purpose}' in pattern '{{purpose}}'; did you mean '{purpose}'?"),
      (
        String(repeating: "{purpose}", count: 100_000), "the pattern is longer than 100 characters; shorten it"
      ),
    ])
  func refusesOthers(text: String, message: String) {
    #expect(throws: KeyPatternError(message)) { try KeyPattern(text) }
  }
}
