import CodeWriting
import Testing

/// Names and literals by the grammar of JavaScript.
@Suite struct JavaScriptTests {
  @Test func javaScriptNames() {
    #expect(["delete", "await", "back"].map(JavaScript.identifier) == ["delete_", "await_", "back"])
    #expect(["title", "counted", "new"].map(JavaScript.function) == ["title_", "counted", "new_"])
    #expect(
      ["a", "a-b", "2", "_", "", "__proto__"].map(JavaScript.key) == [
        "a", "\"a-b\"", "\"2\"", "_", "\"\"", "[\"__proto__\"]",
      ])
    #expect(JavaScript.string("\"\\\n\u{2028}") == #""\"\\\n\u2028""#)
  }
}
