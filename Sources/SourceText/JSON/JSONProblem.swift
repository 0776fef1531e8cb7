/// A JSON error in a file, with its place.
///
/// `cause` contains the facts; `message` (in `JSONProblem+Message.swift`) is the wording.
package struct JSONProblem: Error, Hashable, Sendable {
  /// The kind of a problem for findings; the raw values are stable.
  package enum Kind: String, CaseIterable, Sendable {
    /// The text does not follow the grammar of RFC 8259.
    case syntax

    /// An object has a duplicate key (RFC 8259 §4 calls the result unpredictable; here it is an error).
    case duplicateKey = "duplicate-key"

    /// The bytes are not UTF-8, or start with a byte-order mark (RFC 8259 §8.1).
    case encoding

    /// The file exceeds a limit of this reader (RFC 8259 §9).
    case limit
  }

  /// The cause of a problem.
  package enum Cause: Hashable, Sendable {
    case emptyFile
    case contentAfterEnd

    case byteOrderMark
    case otherEncoding(name: String)
    case invalidUTF8(byte: UInt8)

    case tooLarge(byteCount: Int)
    case tooDeep
    case tooManyProblems

    case comment
    case unusualSpace(Unicode.Scalar)
    case unexpected(text: String)

    case missingComma
    case extraComma
    case trailingComma(before: Unicode.Scalar)
    case wrongSeparator(found: String, expected: Unicode.Scalar)

    case missingKey
    case unquotedKey(text: String)
    case duplicateKey(key: String, firstLine: Int)
    case missingColon(key: String)
    case extraColon
    case missingValue(key: String)
    case missingColonAndValue(key: String)

    case unknownWord(text: String)
    case notFinite(text: String)

    case malformedNumber(text: String)
    case leadingPlus(text: String)
    case leadingZero(text: String, replacement: String)
    case missingDigit(text: String, place: DigitPlace)

    case singleQuotes
    case typographicQuote(Unicode.Scalar)
    case unescapedQuote
    case unclosedString
    case controlCharacter(Unicode.Scalar)
    case unknownEscape(text: String)
    case incompleteEscape(text: String)
    case loneSurrogate(text: String)

    case unclosed(Container, openedAtLine: Int, closers: String)
    case unclosedBefore(Container, openedAtLine: Int, found: Unicode.Scalar)
    case wrongCloser(Container, openedAtLine: Int, found: Unicode.Scalar)
  }

  /// The place of a missing digit in a number.
  package enum DigitPlace: Hashable, Sendable { case beforePoint, afterPoint, inExponent }

  /// The two kinds of containers.
  package enum Container: Hashable, Sendable { case object, array }

  /// The facts, with the values for the message.
  package let cause: Cause

  /// The bytes of the problem; empty if something is missing.
  package let range: Range<Int>

  /// The start of the problem, in bytes from the start of the file.
  package var offset: Int { range.lowerBound }

  /// The kind of the problem.
  package var kind: Kind {
    switch cause {
    case .duplicateKey: .duplicateKey
    case .byteOrderMark, .otherEncoding, .invalidUTF8: .encoding
    case .tooLarge, .tooDeep, .tooManyProblems: .limit
    default: .syntax
    }
  }
}
