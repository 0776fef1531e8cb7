import Testing

@testable import SourceText

/// The place where a file first differs from its canonical form.
@Suite struct CanonicalFormTests {
  @Test(
    arguments: [
      ("{}\n", nil), ("{}", 2), ("{ }\n", 1), ("{\n  \"a\": 1\n}\n", nil), ("{ \"a\": 1 }\n", 1),
      ("{\n  \"b\": 1,\n  \"a\": 1\n}\n", 14), ("{\n  \"a\": 1,\n  \"a\": 1\n}\n", nil), ("{\n  \"a\": 1,\n", nil),
      ("{\n  \"a\": [1, 2]\n}\n", nil), ("{\n  \"a\": [\n    1\n  ]\n}\n", 9), ("{\n  \"a\": [1,2]\n}\n", 12),
      ("{\n  \"a\": \"\\n\\\"\\u001B\"\n}\n", nil), ("{\n  \"a\": \"\\u001b\"\n}\n", 10),
      ("{\n  \"a\": \"\\u0041\"\n}\n", 10), ("{\n  \"a\": \"\\/\"\n}\n", 10), ("{\r\n  \"a\": 1\r\n}\r\n", 1),
      ("{\n\t\"a\": 1\n}\n", 2), ("{}\n\n", 3),
    ] as [(String, Int?)])
  func findsTheDifference(text: String, offset: Int?) {
    #expect(
      CanonicalForm.firstNonCanonicalOffset(in: JSONDocument(SourceFile(path: "input.json", text: text))) { _ in .sorted
      }
        == offset)
  }
}
