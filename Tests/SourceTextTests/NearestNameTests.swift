import SourceText
import Testing

/// Suggestions for misspelt names.
@Suite struct NearestNameTests {
  private static let purposes = ["add", "back", "close", "delete", "remove", "select-all", "send"]

  @Test(
    arguments: [
      ("delete", "delete"),
      // One insertion, deletion, substitution or transposition.
      ("deelete", "delete"), ("delte", "delete"), ("delate", "delete"), ("dleete", "delete"),
      ("Delete", "delete"), ("SEND", "send"), ("select_all", "select-all"), ("selectall", "select-all"),
      ("bak", "back"), ("ad", "add"),
      // At most a third of the name's length: two for six to eight characters.
      ("selec-al", "select-all"), ("sele-al", nil),
      ("bbbb", nil), ("x", nil), ("", nil), ("settings", nil), ("trash", nil),
    ] as [(String, String?)])
  func finds(name: String, nearest: String?) {
    #expect(NearestName.of(name, in: Self.purposes) == nearest)
  }

  @Test func prefersTheNearestThenTheFirst() {
    #expect(NearestName.of("cont", in: ["count", "cost"]) == "count")
    #expect(NearestName.of("cont", in: ["const", "count"]) == "const")
    #expect(NearestName.of("contt", in: ["const", "cont"]) == "const")
    #expect(NearestName.of("count", in: ["counts", "count"]) == "count")
    #expect(NearestName.of("count", in: [] as [String]) == nil)
  }

  @Test func formatsTheSuggestion() {
    #expect(NearestName.suggestion(for: "bakc", in: Self.purposes) == "; did you mean 'back'?")
    #expect(NearestName.suggestion(for: "zzz", in: Self.purposes) == "")
  }
}
