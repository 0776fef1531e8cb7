internal import SourceText

extension KeySyntax {
  /// An identifier of Fluent, or a message's identifier and an attribute's with `.` between them (Fluent Syntax 1.0).
  package static let fluent = KeySyntax(
    "letters, digits, '-' and '_', beginning with a letter, with at most one '.' before an attribute"
  ) { name in
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        part.utf8.first?.isASCIILetter == true && part.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: "-") }
      }
  }
}
