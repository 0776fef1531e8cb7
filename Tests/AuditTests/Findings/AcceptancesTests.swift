import SourceReading
import SourceText
import Testing

@testable import Audit

/// Comments that accept a finding.
@Suite struct AcceptancesTests {
  private static let rules = ["dismissal-differs", "modal-over-modal"]

  private static func read(_ source: String) -> Acceptances {
    let file = SourceFile(path: "A.swift", text: source)
    return Acceptances(SourceReader.read(file, as: .swift).comments, in: file, rules: rules)
  }

  /// The lines that a comment accepts, from 1 to 4.
  @Test(
    arguments: [
      // A comment after code is about its line; one that is alone is also about the next line.
      ("a() // catalog: no purpose, a game\nb()", [1]), ("// catalog: no purpose, a game\nb()\nc()", [1, 2]),
      ("\n  /* catalog: no purpose, a game */\nb()\nc()", [2, 3]),
      ("/* catalog: no purpose,\n a game */\nb()\nc()", [2, 3]),
      ("a() /* catalog: no purpose; a game */\nb()", [1]), ("// catalog: no purpose – a game\nb()", [1, 2]),
      ("// catalog: no purpose\nb()", []), ("// no purpose, a game\nb()", []),
      ("// catalog: accept dismissal-differs, a game\nb()", []),
    ])
  func lines(source: String, lines: [Int]) {
    let read = Self.read(source)
    #expect((1...4).filter { read.reason(for: .noPurpose, on: $0) != nil } == lines)
    for line in lines { #expect(read.reason(for: .noPurpose, on: line) == "a game") }
  }

  @Test func acceptsARule() {
    let read = Self.read("// catalog: accept dismissal-differs, Apple's paywall\na()")
    #expect(read.reason(for: .rule("dismissal-differs"), on: 2) == "Apple's paywall")
    #expect(read.reason(for: .rule("modal-over-modal"), on: 2) == nil && read.reason(for: .noPurpose, on: 2) == nil)
  }

  @Test(
    arguments: [
      ("// catalog: no purpose", "'no purpose' has no reason"),
      ("// catalog: no purpose,  ", "'no purpose' has no reason"),
      ("// catalog: accept dismissal-difers, a", "unknown rule 'dismissal-difers'"),
      ("// catalog: ignore, a", "'ignore' accepts nothing"),
    ])
  func reports(source: String, message: String) {
    let read = Self.read(source)
    #expect(read.mistakes.map { $0.message.prefix(message.count) } == [message[...]])
    #expect(read.mistakes.map(\.offset) == [0] && !read.isEmpty)
  }

  @Test func readsOtherComments() { #expect(Self.read("// a comment about the catalog: b\na()").isEmpty) }
}
