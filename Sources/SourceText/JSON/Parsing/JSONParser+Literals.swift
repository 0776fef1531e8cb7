extension JSONParser {
  /// Reads `true`, `false` or `null`.
  ///
  /// - Returns: false, with nothing read, if there is something else.
  mutating func readLiteral() -> Bool {
    let (kind, length): (JSONNode.Kind, Int)
    switch bytes[position] {
    case UInt8(ascii: "t") where bytes.hasPrefix("true", at: position): (kind, length) = (.true, 4)
    case UInt8(ascii: "f") where bytes.hasPrefix("false", at: position): (kind, length) = (.false, 5)
    case UInt8(ascii: "n") where bytes.hasPrefix("null", at: position): (kind, length) = (.null, 4)
    default: return false
    }
    guard !Byte.isWord(bytes[position + length]), bytes[position + length] < 0x80 else { return false }
    nodes.append(JSONNode(kind, position..<position + length, at: nodes.count))
    position += length
    return true
  }

  /// Reads a number (RFC 8259 §6).
  ///
  /// - Returns: false, with nothing read, if the number is malformed.
  mutating func readNumber() -> Bool {
    guard let end = bytes.endOfNumber(from: position), !Byte.isWord(bytes[end]) else { return false }
    nodes.append(JSONNode(.number, position..<end, at: nodes.count))
    position = end
    return true
  }

  /// Reports a malformed number and continues after it.
  mutating func recoverNumber() -> State {
    let start = position
    while Byte.isWord(bytes[position]) { position += 1 }
    let range = start..<position
    report(Self.whatIsWrong(withNumber: excerpt(range)), range)
    appendInvalid(range)
    return stateAfterValue
  }

  /// The mistake whose correction makes the text a number.
  private static func whatIsWrong(withNumber text: String) -> JSONProblem.Cause {
    if isNotFinite(text) { return .notFinite(text: text) }
    guard text.utf8.contains(where: \.isASCIIDigit) else { return .unexpected(text: text) }

    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    let sign = text.hasPrefix("-") ? "-" : ""
    if text.hasPrefix("+"), JSONNumber(String(text.dropFirst())) != nil { return .leadingPlus(text: text) }

    if unsigned.hasPrefix("0") {
      let significant = unsigned.drop { $0 == "0" }
      for replacement in ["\(sign)\(significant)", "\(sign)0\(significant)"]
      where JSONNumber(replacement) != nil {
        return .leadingZero(text: text, replacement: replacement)
      }
    }
    if unsigned.hasPrefix("."), JSONNumber("\(sign)0\(unsigned)") != nil {
      return .missingDigit(text: text, place: .beforePoint)
    }
    if let point = text.firstIndex(of: ".") {
      let next = text.index(after: point)
      if JSONNumber("\(text[..<next])0\(text[next...])") != nil {
        return .missingDigit(text: text, place: .afterPoint)
      }
    }
    if JSONNumber(text + "0") != nil { return .missingDigit(text: text, place: .inExponent) }
    return .malformedNumber(text: text)
  }

  /// True for another language's name of a number that JSON does not have.
  static func isNotFinite(_ text: String) -> Bool {
    ["nan", "inf", "infinity"].contains(text.drop { $0 == "-" || $0 == "+" }.lowercased())
  }
}

extension JSONBytes {
  /// The end of the number (RFC 8259 §6) at a position, or `nil`.
  func endOfNumber(from start: Int) -> Int? {
    var position = start
    if self[position] == Byte.minus { position &+= 1 }
    if self[position] == Byte.zero {
      position &+= 1
    } else if !skipDigits(&position) {
      return nil
    }
    if self[position] == Byte.point {
      position &+= 1
      guard skipDigits(&position) else { return nil }
    }
    if self[position] | 0x20 == UInt8(ascii: "e") {
      position &+= 1
      if self[position] == Byte.plus || self[position] == Byte.minus { position &+= 1 }
      guard skipDigits(&position) else { return nil }
    }
    return position
  }

  private func skipDigits(_ position: inout Int) -> Bool {
    let start = position
    while self[position].isASCIIDigit { position &+= 1 }
    return position > start
  }
}
