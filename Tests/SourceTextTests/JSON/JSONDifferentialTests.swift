import Foundation
import Testing
import TestSupport

@testable import SourceText

/// This reader and Foundation's `JSONSerialization` accept the same files and read the same values.
///
/// Where they differ, Foundation is more lenient; `isKnownDifference` lists all such cases.
@Suite struct JSONDifferentialTests {
  /// Without the row about U+FEFF, because Foundation removes that character from strings.
  @Test(arguments: validCases.filter { $0.name != "U+FEFF inside a string" })
  func readsTheSameValues(_ row: JSONCase) throws {
    let theirs = try JSONSerialization.jsonObject(with: Data(row.bytes), options: .fragmentsAllowed)
    let ours = row.document
    #expect(ours.report == [])
    #expect(isSame(ours.root, theirs), "\(theirs)")
  }

  @Test(arguments: invalidCases)
  func refusesTheSameFiles(_ row: JSONCase) {
    let theirs = try? JSONSerialization.jsonObject(with: Data(row.bytes), options: .fragmentsAllowed)
    #expect(theirs == nil || isKnownDifference(row.document))
  }

  /// 20,000 files with one to three bytes changed.
  @Test func agreesOnMutations() {
    var generator = SeededGenerator(seed: 8259)
    for round in 0..<20_000 {
      let bytes = mutated(&generator)
      let ours = JSONDocument(SourceFile(path: "", bytes: bytes))
      let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      let agrees =
        switch (ours.problems.isEmpty, theirs) {
        case (true, let theirs?): isSame(ours.root, theirs)
        case (true, nil): false
        case (false, nil): true
        case (false, .some): isKnownDifference(ours)
        }
      if !agrees {
        let text = String(decoding: bytes, as: UTF8.self)
        Issue.record("round \(round): \(text) \(ours.report) \(String(describing: theirs))")
      }
    }
  }

  /// Files that only Foundation accepts, by design: other encodings and byte-order marks, duplicate keys, one trailing
  /// comma.
  private func isKnownDifference(_ document: JSONDocument) -> Bool {
    document.problems.allSatisfy { problem in
      switch problem.cause {
      case .byteOrderMark, .otherEncoding, .duplicateKey, .trailingComma: true
      default: false
      }
    }
  }

  private func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
    let alphabet = Array("{}[],:\"\\ \n0123456789.eE+-truefalsn'/\u{0}u\u{E9}".utf8)
    var bytes = mutationSeeds[Int.random(in: mutationSeeds.indices, using: &generator)]
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: bytes.indices, using: &generator)
      let byte = alphabet[Int.random(in: alphabet.indices, using: &generator)]
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = byte
      case 1: bytes.insert(byte, at: index)
      default: if bytes.count > 1 { bytes.remove(at: index) }
      }
    }
    return bytes
  }
}

private let mutationSeeds: [[UInt8]] = [
  #"{"back": "Zurück", "count": [1, -2.5e3, 0], "ok": true, "none": null}"#,
  #"{"a": {"title": "{count, plural, one {#} other {#}}", "\u00e9": "\ud83d\ude39\n"}}"#,
  #"[[], {}, "", "日本語", 0.125, false, [{"x": [1]}]]"#,
].map { Array($0.utf8) }

/// Whether two values are the same.
private func isSame(_ ours: JSONValue, _ theirs: Any) -> Bool {
  switch ours.kind {
  case .object:
    guard let theirs = theirs as? [String: Any], let members = ours.members else { return false }
    return members.count == theirs.count
      && members.allSatisfy { member in theirs[member.key].map { isSame(member.value, $0) } ?? false }
  case .array:
    guard let theirs = theirs as? [Any], let elements = ours.elements else { return false }
    return elements.count == theirs.count && zip(elements, theirs).allSatisfy { isSame($0, $1) }
  case .string:
    guard let theirs = theirs as? String, let text = ours.string else { return false }
    return text.unicodeScalars.elementsEqual(theirs.unicodeScalars)
  case .number:
    guard let theirs = theirs as? NSNumber, let text = ours.numberText, let value = Double(text) else {
      return false
    }
    return value == theirs.doubleValue || abs(value - theirs.doubleValue) <= abs(value) * 1e-15
  case .true, .false:
    return (theirs as? Bool) == ours.bool
  case .null:
    return theirs is NSNull
  case .key, .invalid:
    return false
  }
}
