import Foundation
import TestSupport
import Testing

/// Scripts/testing/summary.py, which turns the events of a run into the lines that people read.
@Suite struct TestSummaryTests {
  private func summary(of events: [String]) throws -> (status: Int32, output: String) {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    try folder.write(events.map { $0 + "\n" }.joined().utf8, to: "events")
    let script = Program.root.appending(path: "Scripts/testing/summary.py").path
    let outcome = try ChildProgram.run(["/usr/bin/env", "python3", "-B", script, "\(folder.path)/events"])
    #expect(outcome.errors == "")
    return (outcome.status, outcome.output)
  }

  private static let suite = "GoodTests"

  /// A test as Swift Testing 6.3 records it.
  private static func test(_ name: String, kind: String = "function") -> String {
    let place = #""sourceLocation":{"fileID":"ATests\/A.swift","line":5,"column":4}"#
    return #"{"kind":"test","payload":{"id":"\#(id(name))","kind":"\#(kind)","name":"\#(name)",\#(place)},"version":0}"#
  }

  private static func id(_ name: String) -> String {
    name == suite ? "ATests.\(suite)" : "ATests.\(suite)\\/\(name)\\/A.swift:5:4"
  }

  private static func event(_ kind: String, of name: String, at second: Double, with more: String = "") -> String {
    #"{"kind":"event","payload":{"instant":{"absolute":\#(second),"since1970":0},"kind":"\#(kind)",\#(more)"#
      + #""messages":[{"symbol":"x","text":"a text\nof two lines"}],"testID":"\#(id(name))"},"version":0}"#
  }

  private static let end =
    #"{"kind":"event","payload":{"instant":{"absolute":9,"since1970":0},"kind":"runEnded","messages":[]},"version":0}"#

  private static let tests = [test(suite, kind: "suite"), test("works()"), test("rows(n:)"), test("skipped()")]

  @Test func aGreenRun() throws {
    let row = #""_testCase":{"id":"1"},"#
    let (status, output) = try summary(
      of: Self.tests + [
        Self.event("testStarted", of: Self.suite, at: 0), Self.event("testStarted", of: "works()", at: 1),
        Self.event("testSkipped", of: "skipped()", at: 1), Self.event("testStarted", of: "rows(n:)", at: 1),
        Self.event("testEnded", of: "works()", at: 1.5),
        // A case that waited for a thread: only its own time counts.
        Self.event("testCaseStarted", of: "rows(n:)", at: 5, with: row),
        Self.event("testCaseEnded", of: "rows(n:)", at: 8, with: row),
        Self.event("testEnded", of: "rows(n:)", at: 8),
        Self.event("testEnded", of: Self.suite, at: 9), Self.end,
      ])
    #expect(status == 0)
    #expect(
      output == """
        ✔ ATests.GoodTests: 3 tests, 2 passed, 1 skipped, 3.5 s

        slowest tests:
              3.0 s  ATests.GoodTests/rows(n:)

        3 tests: 2 passed, 0 failed, 1 skipped

        """)
  }

  @Test func aFailure() throws {
    let (status, output) = try summary(
      of: [
        Self.test("works()"), Self.event("testStarted", of: "works()", at: 0),
        Self.event("issueRecorded", of: "works()", at: 0, with: #""issue":{"isKnown":true},"#),
        Self.event("issueRecorded", of: "works()", at: 0, with: #""issue":{"isKnown":false},"#),
        Self.event("testEnded", of: "works()", at: 0.2), Self.end,
      ])
    #expect(status == 1)
    #expect(
      output == """
        ✘ ATests.GoodTests/works(): works() failed; the end of the run shows it whole
        ✘ ATests.GoodTests: 1 test, 1 failed, 0.2 s

        ✘ ATests.GoodTests/works(): works() (ATests/A.swift:5)
            a text
            of two lines
          repeat it: Scripts/test --filter '^ATests\\.GoodTests/works\\('

        1 test: 0 passed, 1 failed, 0 skipped

        """)
  }

  @Test func aCrash() throws {
    let (status, output) = try summary(
      of: Self.tests + [
        Self.event("testStarted", of: "works()", at: 0), Self.event("testEnded", of: "works()", at: 1),
        Self.event("testStarted", of: "rows(n:)", at: 1),
      ])
    #expect(status == 1)
    #expect(output.contains("✘ the test process ended before its tests\n"))
    #expect(output.contains("newest first:\n    ATests.GoodTests/rows(n:) (ATests/A.swift:5)\n"), "\(output)")
    #expect(output.contains(#"repeat it: Scripts/test --filter '^ATests\.GoodTests/rows\('"#), "\(output)")
  }
}
