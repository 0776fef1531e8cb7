import CodeWriting
import Testing

/// Names by the grammar of Dart.
@Suite struct DartTests {
  @Test(arguments: [
    ("select-all", "selectAll", true), ("skip-10", "skip_10", true), ("continue", "continue", false),
    ("in", "in", false), ("delete", "delete", true),
  ])
  func names(identifier: String, name: String, isValid: Bool) {
    #expect(Dart.camelCase(identifier) == name)
    #expect(Dart.isValid(name) == isValid)
    #expect(Dart.isValid(Dart.name(name)))
  }

  @Test(arguments: ["", "Delete", "_delete", "1st", "new", "select-all", "zurück"])
  func refuses(name: String) { #expect(!Dart.isValid(name)) }
}
