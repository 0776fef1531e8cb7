import Testing

@testable import CatalogValidation

/// Titles of a hostile catalogue may be as long as a file: comparing each part of one with each part of another would
/// not end.
@Suite struct LongPairTests {
  @Test func leavesOutLongTitles() throws {
    let purposes = ["back", "delete"].map { name in
      """
      "\(name)": {
        "role": "act", "description": "…", "icons": { "set": "\(name == "back" ? "arrow-left" : "trash")" },
        "messages": { "title": {} }, "opposite": "\(name == "back" ? "delete" : "back")"
      }
      """
    }
    let (word, words) = (String(repeating: "abcde", count: 20_000), String(repeating: "ab ", count: 20_000) + "c")
    let example = RuleExample([
      "purposes.json": "{ \(purposes.joined(separator: ", ")) }",
      "titles/en.json": #"{ "back": "\#(words)", "delete": "\#(word)" }"#,
      "titles/pl.json": #"{ "back": "\#(word)x", "delete": "\#(words)y" }"#,
    ])
    let rules = Set(try example.findings().map(\.rule))
    #expect(rules.contains("title-too-long") && !rules.contains("mismatched-pair"))
  }
}
