extension JSONProblem: CustomStringConvertible {
  /// The problem and its fix, in one line.
  package var message: String { cause.message }

  /// The range in bytes and the message, for test failures.
  package var description: String { "\(range.lowerBound)..<\(range.upperBound): \(message)" }
}

extension JSONProblem.Cause {
  /// The wording of a problem, as one switch, so that the compiler finds a missing one.
  package var message: String {
    switch self {
    case .emptyFile: "empty file; restore what it had, or write at least '{}'"
    case .contentAfterEnd: "content after the end of the value; remove it"

    case .byteOrderMark: "byte-order mark; save the file as UTF-8 without one"
    case .otherEncoding(let name): "\(name) text; save the file as UTF-8"
    case .invalidUTF8(let byte): "invalid UTF-8 byte 0x\(byte.hexadecimal(digits: 2)); save the file as UTF-8"

    case .tooLarge(let byteCount):
      "file of \(byteCount) bytes; split it: the limit is \(JSONDocument.maximumByteCount)"
    case .tooDeep: "nesting deeper than \(JSONDocument.maximumDepth) levels; flatten it"
    case .tooManyProblems: "more than \(JSONDocument.maximumProblemCount) problems; fix those listed first"

    case .comment: "comment; JSON has none; use a 'description' or 'comment' field"
    case .unusualSpace(let scalar):
      "\(scalar.codePoint) outside a string; use spaces, tabs and line breaks only"
    case .unexpected(let text): "unexpected '\(text)'; remove it"

    case .missingComma: "missing comma after the value; add ','"
    case .extraComma: "extra comma; remove it"
    case .trailingComma(let closer): "trailing comma before '\(closer)'; remove it"
    case .wrongSeparator(let found, let expected):
      "'\(found)' instead of '\(expected)'; write '\(expected)'"

    case .missingKey: "missing key; add one in double quotes and ':' before the value"
    case .unquotedKey(let text): "unquoted key '\(text)'; put it in double quotes"
    case .duplicateKey(let key, let line): "duplicate key '\(key)'; first at line \(line); keep one"
    case .missingColon(let key): "missing colon after key '\(key)'; add ':'"
    case .extraColon: "extra colon; remove it"
    case .missingValue(let key): "missing value of key '\(key)'; add one after ':'"
    case .missingColonAndValue(let key): "missing value of key '\(key)'; add ':' and a value"

    case .unknownWord(let text):
      if let word = Self.intendedWord(for: text) {
        "unknown word '\(text)'; write '\(word)'"
      } else {
        "unquoted text '\(text)'; put it in double quotes"
      }
    case .notFinite(let text): "'\(text)' is not a JSON number; write a number or 'null'"
    case .malformedNumber(let text): "malformed number '\(text)'; write it like '12', '-12.5' or '1e3'"
    case .leadingPlus(let text): "leading plus in number '\(text)'; write '\(text.dropFirst())'"
    case .leadingZero(let text, let replacement):
      "leading zero in number '\(text)'; write '\(replacement)'"
    case .missingDigit(let text, .beforePoint): "missing digit before '.' in number '\(text)'; add '0'"
    case .missingDigit(let text, .afterPoint): "missing digit after '.' in number '\(text)'; add '0'"
    case .missingDigit(let text, .inExponent):
      "missing digit in the exponent of number '\(text)'; add it"

    case .singleQuotes: "single quotes; use double quotes"
    case .typographicQuote(let quote): "typographic quote '\(quote)'; use '\"'"
    case .unescapedQuote: "double quote inside a string; write '\\\"', or close the string before it"
    case .unclosedString: "unclosed string; add '\"' at its end"
    case .controlCharacter(let scalar):
      "unescaped control character \(scalar.codePoint) in a string; "
        + "write '\(JSONEscape.text(for: scalar))'"
    case .unknownEscape(let text): "unknown escape '\(text)'; write '\\\\' for a backslash"
    case .incompleteEscape(let text):
      "incomplete escape '\(text)'; write four hexadecimal digits after '\\u'"
    case .loneSurrogate(let text):
      "lone surrogate '\(text)'; write both halves of the pair, or the character itself"

    case .unclosed(let container, let line, let closers):
      "unclosed \(container), opened at line \(line); add '\(closers)'"
    case .unclosedBefore(let container, let line, let found):
      "unclosed \(container), opened at line \(line); add '\(container.closer)' before '\(found)'"
    case .wrongCloser(let container, let line, let found):
      "'\(found)' closes the \(container) opened at line \(line); write '\(container.closer)'"
    }
  }

  /// The intended JSON word, for a misspelt one or one of another language.
  private static func intendedWord(for text: String) -> String? {
    switch text.lowercased() {
    case "true", "tru", "truth", "yes": "true"
    case "false", "fals", "no": "false"
    case "null", "nul", "nil", "none", "undefined": "null"
    default: nil
    }
  }
}

extension JSONProblem.Container: CustomStringConvertible {
  /// Its name in messages.
  package var description: String {
    switch self {
    case .object: "object"
    case .array: "array"
    }
  }

  /// Its closing character.
  var closer: Unicode.Scalar {
    switch self {
    case .object: "}"
    case .array: "]"
    }
  }
}
