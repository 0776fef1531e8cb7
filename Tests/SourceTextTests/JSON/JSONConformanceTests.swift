import Testing

@testable import SourceText

/// Files that RFC 8259's grammar allows, and files that it does not.
@Suite struct JSONConformanceTests {
  @Test(arguments: validCases)
  func acceptsValid(_ row: JSONCase) {
    #expect(row.document.report == [])
  }

  @Test(arguments: invalidCases)
  func refusesInvalid(_ row: JSONCase) {
    #expect(!row.document.problems.isEmpty)
  }

  @Test(arguments: acceptedUndecidedCases)
  func acceptsNumbersOfAnySize(_ row: JSONCase) {
    let document = row.document
    #expect(document.report == [])
    #expect(
      document.root.elements?.first?.numberText
        == String(decoding: row.bytes.dropFirst().dropLast(), as: UTF8.self))
  }

  @Test(arguments: loneSurrogateCases)
  func refusesLoneSurrogates(_ row: JSONCase) {
    let problems = row.document.problems
    #expect(!problems.isEmpty)
    for problem in problems {
      guard case .loneSurrogate = problem.cause else {
        Issue.record("\(problem)")
        continue
      }
    }
  }

  @Test(arguments: otherEncodingCases)
  func refusesOtherEncodings(_ row: JSONCase) {
    #expect(row.document.problems.contains { $0.kind == .encoding })
  }

  @Test(arguments: duplicateKeyCases)
  func refusesDuplicateKeys(_ row: JSONCase) {
    #expect(row.document.problems.map(\.kind) == [.duplicateKey])
  }

  /// Unicode 16, table 3-7: every pair of lead byte and second byte, compared with the standard library's decoder.
  @Test func acceptsExactlyTheWellFormedSequences() {
    for lead in UInt8(0x80)...0xFF {
      for second in UInt8(0)...0xFF {
        for tail in [[], [0x80], [0x80, 0xBF]] as [[UInt8]]
        where second != 0x22 && second != 0x5C && second >= 0x20 {
          let text = [lead, second] + tail
          let document = JSONDocument(SourceFile(path: "", bytes: [0x22] + text + [0x22]))
          let isWellFormed = String(validating: text, as: UTF8.self) != nil
          if document.problems.isEmpty != isWellFormed { Issue.record("\(text): \(document.report)") }
        }
      }
    }
  }
}
