import Testing

@testable import SourceText

/// A row of a conformance table: a whole file and its name.
struct JSONCase: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]

  init(_ name: String, _ text: String) {
    self.init(name, bytes: Array(text.utf8))
  }

  init(_ name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A text with bytes that are not UTF-8.
  init(_ name: String, _ before: String, _ bytes: [UInt8], _ after: String) {
    self.init(name, bytes: Array(before.utf8) + bytes + Array(after.utf8))
  }

  var testDescription: String { name }

  var document: JSONDocument { JSONDocument(SourceFile(path: name, bytes: bytes)) }
}

extension JSONDocument {
  convenience init(text: String) {
    self.init(SourceFile(path: "test.json", text: text))
  }

  /// `line:column message`, one for each problem.
  var report: [String] {
    problems.map { "\(source.position(at: $0.offset)) \($0.message)" }
  }
}
