import Testing

@testable import Audit

/// Places in sources, as people pass them to `--explain`.
@Suite struct ExplainedPlaceTests {
  @Test(arguments: [
    ("App/A.swift:42", "App/A.swift", 42), ("./App/A.swift:42:7", "App/A.swift", 42), ("A.swift:x:3", "A.swift", 3),
  ])
  func readsPlaces(text: String, path: String, number: Int) throws {
    let line = try ExplainedLine(text)
    #expect(line.path == path)
    #expect(line.number == number)
  }

  @Test(arguments: ["A.swift", "A.swift:", "A.swift:0", "A.swift:-1", "A.swift:x"])
  func refusesOtherTexts(text: String) {
    #expect(throws: AuditExplanationError.notAPlace(text)) { try ExplainedLine(text) }
  }

  @Test(arguments: [
    (
      AuditExplanationError.unreadFile("A.swift", similar: "App/A.swift"),
      "'A.swift' was not read; did you mean 'App/A.swift'?"
    ),
    (.unreadFile("A.swift", similar: nil), "'A.swift' was not read; name it as the report does"),
    (
      .nothingOnLine(3, of: "A.swift", nearest: 5),
      "no button or screen begins on line 3 of 'A.swift'; the nearest button is on line 5"
    ),
    (
      .nothingOnLine(3, of: "A.swift", nearest: nil),
      "no button or screen begins on line 3 of 'A.swift'; the file has none"
    ),
  ])
  func saysWhatToDo(error: AuditExplanationError, message: String) {
    #expect("\(error)" == message)
  }
}
